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
    reach: .names,
    check: duplicateDefinitions)
}

private func duplicateDefinitions(in file: CheckedFile) -> [Finding] {
  guard file.facts.kind == .tokens, !file.themes.isEmpty else { return [] }
  let ownRanks = file.themes.map { $0.rank(of: file.path) }
  guard ownRanks.contains(where: { $0 != nil }) else { return [] }
  return file.facts.definitions.compactMap { definition in
    let others = file.projectSites(named: definition.name).filter { $0.path != file.path }
    guard !others.isEmpty else { return nil }
    for (theme, ownRank) in zip(file.themes, ownRanks) {
      guard let own = ownRank else { continue }
      let earlier = others.first { site in
        theme.rank(of: site.path).map { ($0, site.path) < (own, file.path) } ?? false
      }
      guard let earlier else { continue }
      return Finding(
        "`\(definition.name)` is defined twice in the theme `\(theme.name)`.", at: definition.nameRange,
        related: [file.place("The other definition is here.", earlier)].compactMap { $0 })
    }
    return nil
  }
}
