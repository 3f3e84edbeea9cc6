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
