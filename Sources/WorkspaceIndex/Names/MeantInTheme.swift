import DesignTokens
import Facts

extension NameLookup {
  /// The definition that a name means to a reader in a theme: there, what is merged last; without a theme, the first.
  func first(named name: TokenName, from reader: Viewpoint, theme: Int?) -> Site? {
    candidates(named: name, from: reader, theme: theme).first
  }

  /// The definitions that a name may mean to a reader in a theme: there, what is merged last; several where they are
  /// equally near.
  func candidates(named name: TokenName, from reader: Viewpoint, theme: Int?) -> SiteList {
    guard let theme else {
      return name.isCodeName ? heldSites(ofCodeName: name, from: reader) : sites(named: name, from: reader)
    }
    let name = meaning(of: name, from: reader)
    if name.isCodeName {
      return SiteList(site(ofCodeName: name, from: reader, in: permutations.all[theme].name))
    }
    if reader.mask != 0, !permutations.isDeclared {
      let found = layered.winner(of: name, in: theme) ?? inheritance.inherited(name, from: reader, theme: theme)
      if found != nil || !permutations.isOpen(to: reader) { return SiteList(found) }
    }
    let sites = stated.nearest(name, in: layered.definitions, from: reader)
    let own = sites.isEmpty ? stated.sitesInOwnGroups(name, from: reader) : SiteList()
    guard own.isEmpty else { return own }
    if let first = sites.first, files.records[first.file]?.scope != .project { return SiteList(first) }
    if let winner = merged(sites, of: name, in: theme) { return SiteList(winner) }
    let plain = sites.restricted { layered.layers[$0.file] == nil }
    return plain.isEmpty ? SiteList(inheritance.inherited(name, from: reader, theme: theme)) : plain
  }

  /// What is merged last, in a theme, of the definitions that a resolver document puts together with some; in what it
  /// shows where the theme is another document's.
  private func merged(_ sites: SiteList, of name: TokenName, in theme: Int) -> Site? {
    guard !permutations.isDeclared, let first = sites.first else {
      return layered.winner(of: name, in: theme).flatMap { layered.layers[$0.file] == nil ? nil : $0 }
    }
    let mask = layered.mergedMask(of: sites)
    guard mask != 0 else { return nil }
    let isIncluded = mask & 1 << UInt64(theme) != 0
    let found = (isIncluded ? theme : layered.shownPermutation(in: mask)).flatMap { layered.winner(of: name, in: $0) }
    return found ?? (isIncluded || layered.layers[first.file] == nil ? nil : first)
  }

  /// The definitions that a name may mean inside the token at a site.
  func meant(by site: Site, named name: TokenName, askedFrom origin: Int?, theme: Int?, _ watch: OriginWatch? = nil)
    -> SiteList
  {
    if let only = onlySite(named: name), only != site { return SiteList(only) }
    let reader = layered.reader(of: site, askedFrom: origin, watch)
    return othersThan(site, candidates(named: name, from: reader, theme: theme), named: name, from: reader)
  }

  /// What a name means inside the token at a site, where it would mean that token itself: another that has the name.
  ///
  /// Nobody means a circle; a token whose set is left out of its name may look like one.
  func othersThan(_ site: Site, _ sites: SiteList, named name: TokenName, from reader: Viewpoint) -> SiteList {
    guard sites.count == 1, sites[0] == site else { return sites }
    // A key that is left out would make a circle of it: then it is another name, which nothing here bears.
    if let definition = files.definition(at: site), definition.name != name, !name.isCodeName { return SiteList() }
    guard scopes.hasImpliedSets(site.file) || files.namesCollections(site.file) else { return sites }
    var elsewhere = reader
    elsewhere.set = 0
    let others = scopes.nearest(layered.definitions.project[name].restricted { $0 != site }, to: elsewhere)
    return others.isEmpty ? sites : others
  }
}
