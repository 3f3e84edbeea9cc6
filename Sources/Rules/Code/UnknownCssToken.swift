import Configuration
import DesignTokens
import Facts
import WorkspaceIndex

extension Rule {
  /// A `var()` names a token that does not exist.
  static let unknownCssToken = Rule(
    id: "unknown-css-token",
    family: .code,
    severity: .warning,
    summary: "A style sheet uses a custom property with the prefix of the tokens that no token gives.",
    page: """
      A browser takes the fallback, or nothing, and says no word. A custom property is held to be a token's only if it \
      begins with the prefix of the project: the one that `names` in `tincture.json` sets, or one that three names and \
      more than half of all that are tokens need. Names without it are anybody's own, and a name that any style sheet \
      of the project declares is known.

      ## Fails

      ```json tincture.json
      { "names": { "css": { "prefix": "ds" } } }
      ```

      ```json space.tokens.json
      { "space": { "md": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } } } }
      ```

      ```css card.css
      .card { padding: var(--ds-space-mdd) }
      ```

      ## Passes

      ```json tincture.json
      { "names": { "css": { "prefix": "ds" } } }
      ```

      ```json space.tokens.json
      { "space": { "md": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } } } }
      ```

      ```css card.css
      .card { padding: var(--ds-space-md) var(--card-inset, 8px) }
      ```
      """,
    reach: .names,
    check: unknownTokens)
}

private func unknownTokens(in file: CheckedFile) -> [Finding] {
  guard file.facts.language == .css, file.hasTokens else { return [] }
  let unknown = file.resolvedReferences.filter { reference, targets in
    reference.form == .customProperty && targets.isEmpty
      && file.workspace.isTokenName(reference.name, visibleFrom: file.path)
      && file.workspace.leftOutFile(defining: reference.name, for: file.path) == nil
      && file.workspace.localDeclarations(named: reference.name, visibleFrom: file.path).isEmpty
  }.map(\.0)
  return unknown.enumerated().map { count, reference in
    // With more mistakes than that, something else is wrong.
    guard count < 20, let near = file.workspace.nearestCodeName(to: reference.name, visibleFrom: file.path) else {
      return Finding("No token is called `\(reference.name)` in style sheets.", at: reference.nameRange)
    }
    return Finding(
      "No token is called `\(reference.name)` in style sheets; the nearest is `\(near)`.", at: reference.nameRange,
      fixes: [file.fix("Use `\(near)`", replacing: reference.nameRange, with: near.text)])
  }
}

extension CheckedFile {
  /// Whether the project defines any token at all: without them, every name with the prefix comes from elsewhere.
  fileprivate var hasTokens: Bool { !workspace.visibleNames(from: path).isEmpty }
}
