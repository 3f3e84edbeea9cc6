extension StringProtocol {
  /// Whether `part` stands somewhere in the text, byte for byte; an empty part always does.
  ///
  /// The standard library has this only in the module of its regular expressions, a megabyte that is not linked.
  package func holds(_ part: some StringProtocol) -> Bool {
    let part = Array(part.utf8)
    guard let first = part.first else { return true }
    var rest = Substring(self).utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
