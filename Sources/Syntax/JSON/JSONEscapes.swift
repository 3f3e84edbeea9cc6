/// What the backslashes in a JSON string mean, those of JSON5 included.
enum JSONEscapes {
  /// The content of a string with its escapes read: UTF-8, a lone surrogate as three bytes of its own (WTF-8).
  ///
  /// What is no escape stands for itself; nothing is lost.
  static func decode(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < text.endIndex else {
        result.append(byte)
        continue
      }
      decodeEscape(in: text, at: &index, into: &result)
    }
    return result
  }

  /// Reads one escape, whose backslash is already consumed.
  private static func decodeEscape(in text: ArraySlice<UInt8>, at index: inout Int, into result: inout [UInt8]) {
    let byte = text[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "v"): result.append(0x0B)
    case UInt8(ascii: "0"): result.append(0x00)
    case UInt8(ascii: "\n"): break
    case UInt8(ascii: "\r"): if index < text.endIndex, text[index] == UInt8(ascii: "\n") { index += 1 }
    case UInt8(ascii: "x"): append(hexadecimal(2, in: text, at: &index) ?? 0x78, to: &result)
    case UInt8(ascii: "u"): append(unicode(in: text, at: &index), to: &result)
    default: result.append(byte)
    }
  }

  /// Reads what follows `\u`; two surrogates that belong together are one code point.
  private static func unicode(in text: ArraySlice<UInt8>, at index: inout Int) -> UInt32 {
    guard let first = hexadecimal(4, in: text, at: &index) else { return 0x75 }
    guard 0xD800..<0xDC00 ~= first, index + 1 < text.endIndex, text[index] == UInt8(ascii: "\\"),
      text[index + 1] == UInt8(ascii: "u")
    else { return first }
    var behind = index + 2
    guard let second = hexadecimal(4, in: text, at: &behind), 0xDC00..<0xE000 ~= second else { return first }
    index = behind
    return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
  }

  /// Reads so many hexadecimal digits; `nil` and nothing consumed if they do not stand there.
  private static func hexadecimal(_ count: Int, in text: ArraySlice<UInt8>, at index: inout Int) -> UInt32? {
    guard index + count <= text.endIndex else { return nil }
    var value: UInt32 = 0
    for byte in text[index..<(index + count)] {
      guard let digit = hexadecimalDigit(byte) else { return nil }
      value = value << 4 | digit
    }
    index += count
    return value
  }

  /// The value of a hexadecimal digit in either case.
  static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// Appends a code point as UTF-8, surrogates too.
  static func append(_ point: UInt32, to result: inout [UInt8]) {
    func byte(_ lead: UInt32, _ shift: UInt32, _ mask: UInt32) -> UInt8 { UInt8(lead | point >> shift & mask) }
    switch point {
    case ..<0x80: result.append(UInt8(point))
    case ..<0x800: result += [byte(0xC0, 6, 0x1F), byte(0x80, 0, 0x3F)]
    case ..<0x10000: result += [byte(0xE0, 12, 0xF), byte(0x80, 6, 0x3F), byte(0x80, 0, 0x3F)]
    default: result += [byte(0xF0, 18, 7), byte(0x80, 12, 0x3F), byte(0x80, 6, 0x3F), byte(0x80, 0, 0x3F)]
    }
  }
}
