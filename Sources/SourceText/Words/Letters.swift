/// What a character of a text is. Where its block tells, the tables of Unicode, which are slow, are not asked.
extension Unicode.Scalar {
  /// Whether it is a letter of any script, as Unicode has it (*Alphabetic*).
  package var isLetter: Bool { isLetterByBlock ?? properties.isAlphabetic }

  /// Whether it is a mark on the letter in front of it.
  package var isMarkOnLetter: Bool { isLetterByBlock == nil && properties.generalCategory == .nonspacingMark }

  /// Whether it is a capital, of any script that has some.
  package var isCapital: Bool {
    switch value {
    case 0..<0x80: ("A"..."Z").contains(self)
    case 0x2000...0x2070, 0x2190...0x245F, 0x2500...0x2BFF, 0x2E80...0x9FFF, 0xAC00...0xD7A3: false
    default: properties.isUppercase
    }
  }

  /// Whether it is a letter, for those blocks that hold nothing but letters or no letters and no marks.
  private var isLetterByBlock: Bool? {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x400...0x481: true
    case 0...0xA9, 0x2000...0x2070, 0x2190...0x245F, 0x2500...0x2BFF, 0x3000...0x3004: false
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    case 0xFF01...0xFF20, 0x1F300...0x1FAFF: false
    default: nil
    }
  }
}

extension String {
  /// The text in lower case; what is so already, as most words are, is not made again.
  package var small: String {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(\.hasNoCapital) } ?? false ? self : lowercased()
  }
}

extension String {
  /// Whether the text is nothing but digits, of any script; that of an empty one is.
  package var isNumber: Bool {
    utf8.allSatisfy { $0.isASCIIDigit || $0 >= 0x80 } && (utf8.allSatisfy(\.isASCIIDigit) || allSatisfy(\.isNumber))
  }
}

extension ArraySlice<UInt8> {
  /// A stretch of letters and digits in ASCII, in lower case.
  package var smallText: String {
    String(unsafeUninitializedCapacity: count) { text in
      for (index, byte) in enumerated() { text[index] = byte | 0x20 }
      return count
    }
  }
}

extension ArraySlice<UInt8> {
  /// The character that begins at a place, with its bytes; `nil` for a faulty sequence.
  package func scalar(at index: Int) -> (value: Unicode.Scalar, count: Int)? {
    let byte = self[index]
    guard byte >= 0x80 else { return (Unicode.Scalar(byte), 1) }
    let count = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
    guard byte >= 0xC2, index + count <= endIndex else { return nil }
    var value = UInt32(byte) & (count == 2 ? 0x1F : count == 3 ? 0x0F : 0x07)
    for next in self[(index + 1)..<(index + count)] {
      guard next & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(next & 0x3F)
    }
    return Unicode.Scalar(value).map { ($0, count) }
  }

  /// Whether the character that begins at a place is no letter, no part of one, and no parenthesis of East Asia: a dash,
  /// an arrow, a picture.
  package func isSign(at index: Int) -> Bool {
    guard let (value, _) = scalar(at: index) else { return false }
    return !value.isLetter && !value.isMarkOnLetter && value != "（" && value != "）"
  }
}

extension UInt8 {
  /// Whether no character that is a capital has the byte: what is in ASCII and no capital letter, and in UTF-8 what a
  /// character goes on with and what those of East Asia begin with.
  fileprivate var hasNoCapital: Bool {
    self < 0x80 ? self &- 0x41 >= 26 : self < 0xC0 || 0xE3...0xE9 ~= self
  }
}
