/// What the backslashes in double quotes mean (YAML 1.2.2, section 5.7).
enum YAMLEscapes {
  /// Reads what follows a backslash and tells how many bytes that were; `nil` if it is no escape.
  ///
  /// Two surrogates that belong together are one code point, as in JSON.
  static func decode(
    _ text: UnsafeBufferPointer<UInt8>, at start: Int, to end: Int, into content: inout [UInt8]
  ) -> Int? {
    guard start < end else { return nil }
    switch text[start] {
    case UInt8(ascii: "x"): return number(2, text, start + 1, end, into: &content)
    case UInt8(ascii: "u"): return number(4, text, start + 1, end, into: &content)
    case UInt8(ascii: "U"): return number(8, text, start + 1, end, into: &content)
    default:
      guard let point = single(text[start]) else { return nil }
      JSONEscapes.append(point, to: &content)
      return 1
    }
  }

  private static func single(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0"): 0x00
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "t"), 0x09: 0x09
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "v"): 0x0B
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "e"): 0x1B
    case UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\\"): UInt32(byte)
    case UInt8(ascii: "N"): 0x85
    case UInt8(ascii: "_"): 0xA0
    case UInt8(ascii: "L"): 0x2028
    case UInt8(ascii: "P"): 0x2029
    default: nil
    }
  }

  private static func number(
    _ count: Int, _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, into content: inout [UInt8]
  ) -> Int? {
    guard var point = hexadecimal(count, text, start, end) else { return nil }
    var length = count + 1
    if count == 4, 0xD800..<0xDC00 ~= point, start + 10 <= end, text[start + 4] == UInt8(ascii: "\\"),
      text[start + 5] == UInt8(ascii: "u"), let second = hexadecimal(4, text, start + 6, end), 0xDC00..<0xE000 ~= second
    {
      point = 0x10000 + (point - 0xD800) << 10 + (second - 0xDC00)
      length += 6
    }
    guard point <= 0x10FFFF else { return nil }
    JSONEscapes.append(point, to: &content)
    return length
  }

  private static func hexadecimal(
    _ count: Int, _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> UInt32? {
    guard start + count <= end else { return nil }
    var value: UInt32 = 0
    for byte in text[start..<(start + count)] {
      guard let digit = JSONEscapes.hexadecimalDigit(byte) else { return nil }
      value = value &<< 4 | digit
    }
    return value
  }

  /// A tag's suffix with its `%21` read.
  static func percentDecoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = JSONEscapes.hexadecimalDigit(bytes[index + 1]),
        let low = JSONEscapes.hexadecimalDigit(bytes[index + 2])
      {
        result.append(UInt8(high << 4 | low))
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
