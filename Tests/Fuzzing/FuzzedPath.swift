import SourceText

/// Fuzzed globs, paths and URIs: a line each.
enum FuzzedPath {
  static func faults(_ bytes: [UInt8]) -> [String] {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", maxSplits: 1).map(String.init)
    guard let pattern = lines.first else { return [] }
    var faults: [String] = []
    for path in lines {
      _ = Glob(pattern).matches(path)
      _ = GlobList([pattern, "!" + path], root: "/w").matches("/w/" + path)
      let there = FileURI.path(fromURI: FileURI.uri(forPath: "/" + path))
      if there != "/" + path { faults.append("the path “/\(path)” is “\(there)” once it has been a URI") }
      _ = FileURI.path(fromURI: path)
    }
    return faults
  }
}
