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

extension ArraySlice<UInt8> {
  /// Whether `part`, in ASCII and small letters, stands somewhere in the bytes, in whatever case.
  package func holds(small part: StaticString) -> Bool {
    part.withUTF8Buffer { part in
      guard let first = part.first, count >= part.count else { return part.isEmpty }
      return indices.dropLast(part.count - 1).contains { start in
        self[start].isSmall(first) && part.indices.allSatisfy { self[start + $0].isSmall(part[$0]) }
      }
    }
  }
}

extension UInt8 {
  /// Whether the byte is another one, or the capital of that.
  fileprivate func isSmall(_ other: UInt8) -> Bool { self == other || isASCIILetter && self | 0x20 == other }
}
