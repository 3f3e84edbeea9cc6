import Configuration
import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension Rule {
  /// Two files of one theme define the same token.
  static let duplicateDefinition = Rule(
    id: "duplicate-definition",
    family: .references,
    severity: .warning,
    summary: "Two files of one declared theme define the same token.",
    page: """
      The later file of the theme wins and the other definition is dead. Only a theme that `tincture.json` declares is \
      looked at: two files that define one name side by side, such as light and dark, are silent without one.

      ## Fails

      ```json tincture.json
      { "resolver": [{ "name": "light", "files": ["base.tokens.json", "brand.tokens.json"] }] }
      ```

      ```json base.tokens.json
      { "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }
      ```

      ```json brand.tokens.json
      { "gap": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } } }
      ```

      ## Passes

      ```json tincture.json
      {
        "resolver": [
          { "name": "compact", "files": ["compact.tokens.json"] },
          { "name": "roomy", "files": ["roomy.tokens.json"] }
        ]
      }
      ```

      ```json compact.tokens.json
      { "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }
      ```

      ```json roomy.tokens.json
      { "gap": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } } }
      ```
      """,
    reach: .workspace,
    check: duplicateDefinitions)
}

private func duplicateDefinitions(in file: CheckedFile) -> [Finding] {
  let themes = file.configuration.themes
  guard file.facts.kind == .tokens, !themes.isEmpty else { return [] }
  return file.facts.definitions.indices.compactMap { index in
    let definition = file.facts.definitions[index]
    let sites = file.workspace.definitions(named: definition.name, visibleFrom: file.path)
    guard sites.count > 1 else { return nil }
    for theme in themes {
      let members = sites.filter { file.configuration.rank(of: $0.path, in: theme) != nil }
      guard let own = file.configuration.rank(of: file.path, in: theme),
        let earlier = members.first(where: { site in
          (file.configuration.rank(of: site.path, in: theme) ?? own, site.path) < (own, file.path)
        })
      else { continue }
      return Finding(
        "`\(definition.name)` is defined twice in the theme `\(theme.name)`.", at: definition.nameRange,
        related: [file.place("The other definition is here.", earlier)].compactMap { $0 })
    }
    return nil
  }
}
