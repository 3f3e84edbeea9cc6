import DesignTokens
import Facts

// Sets inside one file that no themes choose among: its references alone tell of them. Such a set is nearer to what
// stands in it than the others are.
extension Project {
  /// Whether the references of a file tell of sets in it that no theme or order of sets names.
  func hasImpliedSets(_ file: Int) -> Bool {
    records[file]?.content.facts.sets.isEmpty == false && records[file]?.content.facts.resolver == nil
  }

  /// Of places in the reader's own file those of his own set, where one of them is.
  func ofOneSet(_ sites: SiteList, as reader: Viewpoint) -> SiteList {
    guard reader.set > 0, sites.count > 1, let file = reader.file, hasImpliedSets(file) else { return sites }
    let own = sites.restricted { $0.file == file && set(of: $0) == reader.set }
    return own.isEmpty ? sites : own
  }

  private func set(of site: Site) -> Int {
    guard let content = records[site.file]?.content, content.facts.definitions.indices.contains(site.index) else {
      return 0
    }
    return content.facts.definitions[site.index].layer
  }

  /// The definitions that a name may mean inside the token at a site.
  func meant(by site: Site, named name: TokenName, askedFrom origin: Int?, theme: Int?, _ watch: OriginWatch? = nil)
    -> SiteList
  {
    let reader = reader(of: site, askedFrom: origin, watch)
    return othersThan(site, candidates(named: name, from: reader, theme: theme), named: name, from: reader)
  }

  /// What a name means inside the token at a site, where it would mean that token itself: another that has the name.
  ///
  /// Nobody means a circle; a token whose set is left out of its name may look like one.
  func othersThan(_ site: Site, _ sites: SiteList, named name: TokenName, from reader: Viewpoint) -> SiteList {
    guard sites.count == 1, sites[0] == site, hasImpliedSets(site.file) else { return sites }
    var elsewhere = reader
    elsewhere.set = 0
    let others = nearest(definitions.project[name].restricted { $0 != site }, to: elsewhere)
    return others.isEmpty ? sites : others
  }
}
