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
    for site in sites where context(of: site) == nil {
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
      guard let context = context(of: site) else { continue }
      if let themed = statedThemes(at: site) {
        found += themed.map { ("\(context), \($0.theme)", $0.value) }
        continue
      }
      let value = resolved(site, where: context)
      if !found.contains(where: { $0.theme == context && $0.value.outcome == value.outcome }) {
        found.append((context, value))
      }
    }
    return found
  }

  /// What a declaration is worth where a context holds, such as `dark`: an alias leads to what its name is there.
  ///
  /// A value that is put together from names of which one is another there is unreadable.
  private func resolved(_ start: Site, where context: String) -> ResolvedValue {
    var chain = [start]
    while chain.count < Self.mostLinks, let site = chain.last, case .alias(let name) = value(at: site),
      let next = declaration(of: name, at: site, where: context)
    {
      guard !chain.contains(next) else { return ways(chain, ResolvedValue(outcome: .circular, type: nil, chain: [])) }
      chain.append(next)
    }
    guard let end = chain.last else { return resolved(start, theme: nil) }
    let isMixed = value(at: end).references.contains { reference in
      guard case .alias(let name) = reference, value(at: end).aliasedName == nil else { return false }
      return declaration(of: name, at: end, where: context).map { self.context(of: $0) != nil } ?? false
    }
    let last = isMixed ? ResolvedValue(outcome: .unreadable, type: nil, chain: []) : resolved(end, theme: nil)
    return chain.count > 1 || isMixed ? ways(chain, last) : last
  }

  /// The worth of the last link of a chain, as that of its first.
  private func ways(_ chain: [Site], _ last: ResolvedValue) -> ResolvedValue {
    ResolvedValue(
      outcome: last.outcome, type: last.type,
      chain: chain.dropLast().map(files.definitionSite)
        + (last.chain.isEmpty ? chain.suffix(1).map(files.definitionSite) : last.chain))
  }

  /// The declaration of a custom property that holds where a context does, else the one for everywhere; `nil` for what is
  /// no declaration, and where several files have one.
  private func declaration(of name: TokenName, at site: Site, where context: String) -> Site? {
    guard name.isCodeName else { return nil }
    let sites = names.sites(ofCodeName: name, from: layered.reader(of: site))
    guard sites.allSatisfy({ files.name(at: $0)?.isCodeName == true }) else { return nil }
    let themed = sites.filter { self.context(of: $0) == context }
    let holding = themed.isEmpty ? sites.filter { self.context(of: $0) == nil } : themed
    return Set(holding.map(\.file)).count == 1 ? holding.last : nil
  }

  private func context(of site: Site) -> String? { files.definition(at: site)?.context }

  /// Real chains have five links.
  private static var mostLinks: Int { 16 }
}
