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
      // A slash at the end names the same folder and is taken away.
      let slashes = path.utf8.reversed().prefix { $0 == UInt8(ascii: "/") }.count
      let plain = "/" + String(decoding: path.utf8.dropLast(slashes), as: UTF8.self)
      let there = FileURI.path(fromURI: FileURI.uri(forPath: "/" + path))
      if there != plain { faults.append("the path “/\(path)” is “\(there)” once it has been a URI") }
      _ = FileURI.path(fromURI: path)
    }
    return faults
  }
}
