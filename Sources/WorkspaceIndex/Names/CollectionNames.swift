import DesignTokens
import Facts
import SourceText

// References as exports of Figma write them: `{Radius/radius-md}` for the `radius-md` of the collection `Radius`, which is
// a file beside the one that names it, or several, one for each mode; within a collection its own name is left out.
extension StatedNames {
  /// The sites that a name with slashes has in the files beside the reader's: without the collection that it begins with,
  /// else as a whole.
  func sitesBySlashes(_ name: TokenName, in index: ScopedIndex, from reader: Viewpoint) -> SiteList {
    guard let file = reader.file, files.isTokenFile(file), let slashed = SlashedName(name) else { return SiteList() }
    let folder = files.paths[file].folder
    func beside(_ name: TokenName) -> SiteList {
      index.project[name].restricted { files.isTokenFile($0.file) && files.paths[$0.file].folder == folder }
    }
    let inside = beside(slashed.insideCollection)
    guard inside.isEmpty else {
      return scopes.nearest(ofCollection(slashed.collection, inside, besides: file), to: reader)
    }
    let all = beside(slashed.whole)
    let own = all.restricted { $0.file == file }
    return own.isEmpty ? scopes.nearest(ofMode(of: file, all), to: reader) : own
  }

  /// Of some sites those in files that are called after a collection (`radius.json`), where there are any, and of several
  /// modes (`colors-light.json`, `colors-dark.json`) that of a reader's own file.
  private func ofCollection(_ collection: String, _ sites: SiteList, besides file: Int) -> SiteList {
    guard sites.count > 1 else { return sites }
    let words = collection.lowercased().words()
    let named = sites.restricted { nameWords(of: $0.file).starts(with: words) }
    return ofMode(of: file, named.isEmpty ? sites : named)
  }

  /// Of some sites those in files whose name ends as that of another file does, where there are any.
  private func ofMode(of file: Int, _ sites: SiteList) -> SiteList {
    let mode = nameWords(of: file).last
    let found = sites.restricted { nameWords(of: $0.file).last == mode }
    return found.isEmpty ? sites : found
  }

  /// The words of a file's name up to its first dot, written small.
  private func nameWords(of file: Int) -> [Substring] {
    String(files.paths[file].fileName.lowercased().prefix { $0 != "." }).words()
  }
}

/// A name whose parts are set apart by slashes.
struct SlashedName {
  /// The first part, which may be a collection.
  let collection: String
  /// What stands behind it.
  let insideCollection: TokenName
  /// All of it.
  let whole: TokenName

  /// `nil` for a name without a slash, or with one at an end, and for one of code.
  init?(_ name: TokenName) {
    let slash = UInt8(ascii: "/")
    guard let first = name.bytes.firstIndex(of: slash), first > 0, first + 1 < name.bytes.count, !name.isCodeName else {
      return nil
    }
    let dotted = name.bytes.map { $0 == slash ? UInt8(ascii: ".") : $0 }
    collection = String(decoding: name.bytes[..<first], as: UTF8.self)
    insideCollection = TokenName(bytes: Array(dotted[(first + 1)...]))
    whole = TokenName(bytes: dotted)
  }
}
