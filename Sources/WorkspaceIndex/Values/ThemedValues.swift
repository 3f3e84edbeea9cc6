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
      let value = ContextValues(values: self, context: context).resolved(site)
      if !found.contains(where: { $0.theme == context && $0.value.outcome == value.outcome }) {
        found.append((context, value))
      }
    }
    return found
  }
}

/// What declarations are worth where a context holds, such as `dark`.
private struct ContextValues {
  let values: Values
  let context: String

  /// What a declaration is worth: an alias leads to what its name is there.
  ///
  /// A value that is put together from names of which one is another there is unreadable.
  func resolved(_ start: Site) -> ResolvedValue {
    var chain = [start]
    while chain.count < Self.mostLinks, let site = chain.last, case .alias(let name) = values.value(at: site),
      let next = declaration(of: name, at: site)
    {
      guard !chain.contains(next) else { return ways(chain, ResolvedValue(outcome: .circular, type: nil, chain: [])) }
      chain.append(next)
    }
    guard let end = chain.last else { return values.resolved(start, theme: nil) }
    let isMixed = values.value(at: end).references.contains { reference in
      guard case .alias(let name) = reference, values.value(at: end).aliasedName == nil else { return false }
      return declaration(of: name, at: end).map { context(of: $0) != nil } ?? false
    }
    let last = isMixed ? ResolvedValue(outcome: .unreadable, type: nil, chain: []) : values.resolved(end, theme: nil)
    return chain.count > 1 || isMixed ? ways(chain, last) : last
  }

  /// The worth of the last link of a chain, as that of its first.
  private func ways(_ chain: [Site], _ last: ResolvedValue) -> ResolvedValue {
    ResolvedValue(
      outcome: last.outcome, type: last.type,
      chain: chain.dropLast().map(values.files.definitionSite)
        + (last.chain.isEmpty ? chain.suffix(1).map(values.files.definitionSite) : last.chain))
  }

  /// The declaration of a custom property that holds where a context does, else the one for everywhere; `nil` for what is
  /// no declaration, and where several files have one.
  private func declaration(of name: TokenName, at site: Site) -> Site? {
    guard name.isCodeName else { return nil }
    let sites = values.names.sites(ofCodeName: name, from: values.layered.reader(of: site))
    guard sites.allSatisfy({ values.files.name(at: $0)?.isCodeName == true }) else { return nil }
    let themed = sites.filter { context(of: $0) == context }
    let holding = themed.isEmpty ? sites.filter { context(of: $0) == nil } : themed
    return Set(holding.map(\.file)).count == 1 ? holding.last : nil
  }

  private func context(of site: Site) -> String? { values.files.definition(at: site)?.context }

  /// Real chains have five links.
  private static var mostLinks: Int { 16 }
}
