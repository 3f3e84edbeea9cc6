import DesignTokens
import Facts
import SourceText

extension Values {
  /// The values of a name that style sheets define: one for each theme that they tell apart, and for each file where
  /// several give it for everywhere.
  func valuesOfDeclarations(_ sites: SiteList) -> [(theme: String, value: ResolvedValue)] {
    var found: [(theme: String, value: ResolvedValue)] = []
    // Within one file the later declaration wins.
    var plain: [Site] = []
    for site in sites where files.definition(at: site)?.context == nil {
      if plain.last?.file == site.file { plain.removeLast() }
      plain.append(site)
    }
    for site in plain {
      let name = plain.count > 1 ? files.paths[site.file].below(files.root) : "default"
      if plain.count == 1, let themed = statedThemes(at: site) {
        found += themed
        continue
      }
      found.append((name, resolved(site, theme: nil)))
    }
    for site in sites {
      guard let context = files.definition(at: site)?.context else { continue }
      if let themed = statedThemes(at: site) {
        found += themed.map { ("\(context), \($0.theme)", $0.value) }
        continue
      }
      let value = resolved(site, theme: nil)
      if !found.contains(where: { $0.theme == context && $0.value.outcome == value.outcome }) {
        found.append((context, value))
      }
    }
    return found
  }
}
