import DesignTokens
import Facts

extension Scopes {
  func bearers(of name: TokenName, in index: ScopedIndex, from reader: Viewpoint) -> SiteList {
    let sites = nearest(withoutEchoes(index.project[name]), to: reader)
    guard index.hasLocalNames else { return sites }
    if let file = reader.file, sites.contains(where: { $0.file == file }) { return sites }
    let place = reader.file.map { locations[$0] } ?? tree.place(of: reader.path)
    let shared = sites.map { place.shared(with: locations[$0.file]) }.max() ?? 0
    for scope in localScopes(of: reader) {
      guard let local = index.names(in: scope)?[name], !local.isEmpty else { continue }
      // A folder's own document is as far away as the folder.
      guard case .folder(let folder) = scope else { return local }
      if folder.utf8.count(where: { $0 == UInt8(ascii: "/") }) >= shared { return local }
    }
    return sites
  }

  /// The sites without those of code where a token file defines the name as well: code repeats what is defined there.
  private func withoutEchoes(_ sites: SiteList) -> SiteList {
    guard sites.count > 1 else { return sites }
    let defining = sites.restricted { !files.isCode($0) }
    return defining.isEmpty ? sites : defining
  }
}
