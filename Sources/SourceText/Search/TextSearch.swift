extension StringProtocol {
  /// Whether `part` stands somewhere in the text, byte for byte; an empty part always does.
  ///
  /// The standard library has this only in the module of its regular expressions, a megabyte that is not linked.
  package func holds(_ part: some StringProtocol) -> Bool {
    var (text, part) = (String(self), String(part))
    return text.withUTF8 { text in part.withUTF8 { part in text.holds(part, or: part.first ?? 0, areSame: ==) } }
  }
}

extension ArraySlice<UInt8> {
  /// Whether `part`, in ASCII and small letters, stands somewhere in the bytes, in whatever case.
  package func holds(small part: StaticString) -> Bool {
    part.withUTF8Buffer { part in
      let first = part.first ?? 0
      let other = first.isASCIILetter ? first & ~0x20 : first
      return withUnsafeBufferPointer { $0.holds(part, or: other) { $0.isSmall($1) } }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a part stands somewhere, which an empty one does; `other` is what may stand for its first byte.
  @inline(__always)
  fileprivate func holds(_ part: Self, or other: UInt8, areSame: (UInt8, UInt8) -> Bool) -> Bool {
    guard let first = part.first else { return true }
    var start = 0
    while start + part.count <= count,
      let offset = Self(rebasing: self[start..<(count - part.count + 1)]).firstOffset(of: first, or: other)
    {
      start += offset
      var length = 1
      while length < part.count, areSame(self[start + length], part[length]) { length += 1 }
      if length == part.count { return true }
      start += 1
    }
    return false
  }
}

extension UInt8 {
  /// Whether the byte is another one, or the capital of that.
  fileprivate func isSmall(_ other: UInt8) -> Bool { self == other || isASCIILetter && self | 0x20 == other }
}
