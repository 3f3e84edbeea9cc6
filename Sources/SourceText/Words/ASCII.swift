/// What a byte of a text is.
extension UInt8 {
  /// `0` to `9`.
  @inlinable package var isASCIIDigit: Bool { self &- 0x30 < 10 }
  /// `a` to `z`, in either case.
  @inlinable package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
  /// A digit of a hexadecimal number, in either case.
  @inlinable package var isHexDigit: Bool { isASCIIDigit || (self | 0x20) &- 0x61 < 6 }
  /// `a` to `z` in either case, or part of a character beyond ASCII.
  @inlinable package var isLetterByte: Bool { isASCIILetter || self >= 0x80 }
  /// A letter, a digit, an underscore, or part of a character beyond ASCII.
  @inlinable package var isWordByte: Bool {
    isASCIIDigit || isASCIILetter || self == UInt8(ascii: "_") || self >= 0x80
  }
  /// What a custom property's name is made of: word bytes and hyphens.
  @inlinable package var isNameByte: Bool { isWordByte || self == UInt8(ascii: "-") }
  /// What a token's name is made of: word bytes, hyphens and dots.
  @inlinable package var isDottedNameByte: Bool { isNameByte || self == UInt8(ascii: ".") }
}
