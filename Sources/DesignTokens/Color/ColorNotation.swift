extension Color {
  /// Reads a colour in any notation of CSS Color 4, in modern or legacy syntax; `nil` for anything else.
  ///
  /// Hex with 3, 4, 6 or 8 digits, names, `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()` and
  /// `color()`; case and outer white space do not matter. Values outside a range are brought into it as CSS does;
  /// `none` stays. Keywords of the surroundings (`currentcolor`, `inherit`, system colours) and `calc()` are `nil`.
  package init?(css text: String) { self.init(css: text.utf8) }

  /// Reads a colour from UTF-8 bytes, as ``init(css:)`` does from text.
  package init?(css bytes: some Sequence<UInt8>) {
    var reader = NotationReader(bytes)
    reader.skipSpace()
    let color =
      reader.skip(UInt8(ascii: "#")) ? Color.hexDigits(reader.rest()) : Color.word(reader.identifier(), &reader)
    reader.skipSpace()
    guard let color, reader.isAtEnd else { return nil }
    self = color
  }

  /// A name, or a function up to its closing parenthesis.
  private static func word(_ name: String, _ reader: inout NotationReader) -> Color? {
    guard reader.skip(UInt8(ascii: "(")) else {
      return name.utf8.count <= NamedColors.longest ? NamedColors.color(named: name) : nil
    }
    guard let notation = ColorFunction(name: name) else { return nil }
    return notation.read(&reader)
  }

  private static func hexDigits(_ bytes: ArraySlice<UInt8>) -> Color? {
    var digits: [Double] = []
    let end = bytes.lastIndex { !NotationReader.isSpace($0) }.map { $0 + 1 } ?? bytes.startIndex
    guard end - bytes.startIndex <= 8 else { return nil }
    for byte in bytes[..<end] {
      guard let digit = NotationReader.hexValue(byte) else { return nil }
      digits.append(Double(digit))
    }
    switch digits.count {
    case 3, 4: digits = digits.map { $0 * 17 }
    case 6, 8: digits = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    let alpha = digits.count == 4 ? digits[3] / 255 : 1
    return Color(.srgb, digits[0] / 255, digits[1] / 255, digits[2] / 255, alpha: alpha)
  }
}
