import DesignTokens
import Facts
import SourceText

// References that begin with where a token lies: `{primitives.blue.100}` for the `blue.100` of `primitives/color.json`,
// as a set of tokens is often a folder or a file.
extension StatedNames {
  /// The sites that a name has in the folder or the file that its first segment names.
  func sitesInFolders(_ name: TokenName, in index: ScopedIndex, from reader: Viewpoint) -> SiteList {
    guard let file = reader.file, files.isTokenFile(file), !name.isCodeName, let rest = name.withoutFirstSegment,
      rest.bytes.contains(UInt8(ascii: ".")), rest.segments.first != name.segments.first
    else { return SiteList() }
    // Nobody names the file that he is in, nor twice what a token is called.
    let sites = index.project[rest].restricted { site in
      site.file != file && files.isTokenFile(site.file) && folderKeys(of: site.file).contains { name == rest.below($0) }
    }
    return scopes.nearest(sites, to: reader)
  }

  /// The names by which references may mean a token that a file defines, because they begin with where it lies.
  func usesByFolder(of name: TokenName, definedIn file: Int) -> [TokenName] {
    guard files.isTokenFile(file), !name.isCodeName, name.bytes.contains(UInt8(ascii: ".")) else { return [] }
    return folderKeys(of: file).map(name.below)
  }

  /// The folders that a file lies in below the project's own, and its name up to the first dot.
  private func folderKeys(of file: Int) -> [TokenName] {
    let path = files.paths[file]
    let below = GlobList.path(path, relativeTo: files.root) ?? path[...]
    return below.split(separator: "/").compactMap { part in
      part.split(separator: ".").first.map { TokenName(String($0)) }
    }
  }
}
