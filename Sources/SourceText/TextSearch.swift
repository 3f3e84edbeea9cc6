extension StringProtocol {
  /// Whether `part` stands somewhere in the text, byte for byte; an empty part always does.
  ///
  /// The standard library has this only in the module of its regular expressions, a megabyte that is not linked.
  package func holds(_ part: some StringProtocol) -> Bool {
    var (text, part) = (String(self), String(part))
    return text.withUTF8 { text in part.withUTF8 { text.firstOffset(of: $0, areSame: ==) != nil } }
  }
}

extension ArraySlice<UInt8> {
  /// Whether `part`, in ASCII and small letters, stands somewhere in the bytes, in whatever case.
  package func holds(small part: StaticString) -> Bool {
    part.withUTF8Buffer { part in
      withUnsafeBufferPointer { $0.firstOffset(of: part) { $0.isSmall($1) } != nil }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a part begins first; 0 for an empty one, `nil` where it stands nowhere.
  @inline(__always)
  fileprivate func firstOffset(of part: Self, areSame: (UInt8, UInt8) -> Bool) -> Int? {
    guard let first = part.first else { return 0 }
    guard count >= part.count else { return nil }
    for start in 0...(count - part.count) where areSame(self[start], first) {
      var length = 1
      while length < part.count, areSame(self[start + length], part[length]) { length += 1 }
      if length == part.count { return start }
    }
    return nil
  }
}

extension UInt8 {
  /// Whether the byte is another one, or the capital of that.
  fileprivate func isSmall(_ other: UInt8) -> Bool { self == other || isASCIILetter && self | 0x20 == other }
}
