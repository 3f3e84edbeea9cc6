import Configuration
import Facts
import WorkspaceIndex

extension Rule {
  /// A token has a value in some themes and none in others.
  static let missingInTheme = Rule(
    id: "missing-in-theme",
    family: .resolver,
    severity: nil,
    summary: "A token has a value in some themes or contexts and none in the others.",
    page: """
      Where somebody names it, `unresolved-in-context` tells; this rule also tells of tokens that nobody of the \
      project names. Off by default: a context may well bring tokens of its own.

      ## Fails

      ```json tincture.json
      {
        "rules": { "missing-in-theme": "warning" },
        "resolver": [
          { "name": "light", "files": ["light.tokens.json"] },
          { "name": "dark", "files": ["dark.tokens.json"] }
        ]
      }
      ```

      ```json light.tokens.json
      { "depth": { "$type": "number", "$value": 1 }, "glow": { "$type": "number", "$value": 0 } }
      ```

      ```json dark.tokens.json
      { "depth": { "$type": "number", "$value": 2 } }
      ```

      ## Passes

      ```json tincture.json
      {
        "rules": { "missing-in-theme": "warning" },
        "resolver": [
          { "name": "light", "files": ["light.tokens.json"] },
          { "name": "dark", "files": ["dark.tokens.json"] }
        ]
      }
      ```

      ```json light.tokens.json
      { "depth": { "$type": "number", "$value": 1 }, "glow": { "$type": "number", "$value": 0 } }
      ```

      ```json dark.tokens.json
      { "depth": { "$type": "number", "$value": 2 }, "glow": { "$type": "number", "$value": 1 } }
      ```
      """,
    reach: .names,
    check: tokensMissingInThemes)
}

private func tokensMissingInThemes(in file: CheckedFile) -> [Finding] {
  guard file.facts.kind == .tokens, file.workspace.hasPermutations(file.path) else { return [] }
  let themes = file.workspace.themes(for: file.path)
  return file.facts.definitions.compactMap { definition in
    let sites = themes.map { file.workspace.definition(named: definition.name, visibleFrom: file.neighbor, in: $0) }
    let missing = zip(themes, sites).filter { $0.1 == nil }.map(\.0)
    // It is told once, where the first of the themes that have it takes it from.
    guard !missing.isEmpty, missing.count < themes.count, let first = sites.compactMap({ $0 }).first,
      first.path == file.path, file.workspace.definition(at: first)?.nameRange == definition.nameRange
    else { return nil }
    let names = missing.prefix(3).map { "`\($0)`" }.joined(separator: ", ") + (missing.count > 3 ? " and others" : "")
    return Finding(
      "`\(definition.name)` has no value in \(names).", at: definition.nameRange,
      context: file.workspace.context(of: missing, for: file.path))
  }
}
