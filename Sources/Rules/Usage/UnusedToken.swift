import Configuration
import DesignTokens
import Facts
import WorkspaceIndex

extension Rule {
  /// Nothing in the workspace names a token.
  static let unusedToken = Rule(
    id: "unused-token",
    family: .project,
    severity: nil,
    summary: "Nothing in the workspace names a token.",
    page: """
      No alias, no document, no style sheet and no Swift; scripts and pages are searched for the token's custom property \
      alone. Off by default, because tokens are often used by other projects, and by scripts under names of their own. \
      Deprecated tokens are not looked at.

      ## Fails

      ```json tincture.json
      { "rules": { "unused-token": "info" } }
      ```

      ```json space.tokens.json
      {
        "space": {
          "$type": "dimension",
          "sm": { "$value": { "value": 8, "unit": "px" } },
          "md": { "$value": { "value": 16, "unit": "px" } }
        }
      }
      ```

      ```markdown card.md
      # Card

      - Padding: `space.sm`
      ```

      ## Passes

      ```json tincture.json
      { "rules": { "unused-token": "info" } }
      ```

      ```json space.tokens.json
      { "space": { "sm": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } } }
      ```

      ```markdown card.md
      # Card

      - Padding: `space.sm`
      ```
      """,
    reach: .workspace,
    check: unusedTokens)
}

private func unusedTokens(in file: CheckedFile) -> [Finding] {
  guard file.facts.kind == .tokens else { return [] }
  return file.facts.definitions.indices.compactMap { index in
    let definition = file.facts.definitions[index]
    guard definition.deprecation == nil,
      file.workspace.references(to: DefinitionSite(path: file.path, index: index)).isEmpty,
      !file.workspace.isNamedInScripts(definition.name, visibleFrom: file.path)
    else { return nil }
    return Finding("No file that is read uses `\(definition.name)`.", at: definition.nameRange)
  }
}
