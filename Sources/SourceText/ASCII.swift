/// What a byte of a text is.
extension UInt8 {
  /// `0` to `9`.
  @inlinable package var isASCIIDigit: Bool { self &- 0x30 < 10 }
  /// `a` to `z`, in either case.
  @inlinable package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
  /// A digit of a hexadecimal number, in either case.
  @inlinable package var isHexDigit: Bool { isASCIIDigit || (self | 0x20) &- 0x61 < 6 }
  /// A letter, a digit, an underscore, or part of a character beyond ASCII.
  @inlinable package var isWordByte: Bool {
    isASCIIDigit || isASCIILetter || self == UInt8(ascii: "_") || self >= 0x80
  }
}
