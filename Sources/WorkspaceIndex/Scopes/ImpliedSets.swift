import DesignTokens
import Facts

// Sets inside one file that no themes choose among: its references alone tell of them. Such a set is nearer to what
// stands in it than the others are.
extension Scopes {
  /// Whether the references of a file tell of sets in it that no theme or order of sets names.
  func hasImpliedSets(_ file: Int) -> Bool {
    files.records[file]?.content.facts.sets.isEmpty == false && files.records[file]?.content.facts.resolver == nil
  }

  /// Of places in the reader's own file those of his own set, where one of them is.
  func ofOneSet(_ sites: SiteList, as reader: Viewpoint) -> SiteList {
    guard reader.set > 0, sites.count > 1, let file = reader.file, hasImpliedSets(file) else { return sites }
    let own = sites.restricted { $0.file == file && set(of: $0) == reader.set }
    return own.isEmpty ? sites : own
  }

  private func set(of site: Site) -> Int { files.layer(of: site, .tokens) }
}
