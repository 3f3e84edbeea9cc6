extension String {
  /// The last part of a path.
  var fileName: String { lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self }

  /// The path of the folder that holds the file, without a slash at its end; empty where there is none.
  var folder: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }

  /// Whether a path lies in a folder or below it.
  func isInside(_ folder: String) -> Bool {
    let path = utf8
    let folder = folder.utf8
    guard path.count > folder.count, path.starts(with: folder) else { return folder.isEmpty }
    return folder.isEmpty || path[path.index(path.startIndex, offsetBy: folder.count)] == UInt8(ascii: "/")
  }
}

extension ProjectFiles {
  /// A path as another one's folder sees it, with `.` and `..` read.
  static func path(_ reference: String, relativeTo folder: String) -> String {
    let whole = reference.hasPrefix("/") ? reference : folder + "/" + reference
    var parts: [Substring] = []
    for part in whole.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (whole.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
