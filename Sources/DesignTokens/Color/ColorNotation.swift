extension Color {
  /// Reads a color in any notation of CSS Color 4, in modern or legacy syntax; `nil` for anything else.
  ///
  /// Hex with 3, 4, 6 or 8 digits, names, `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()` and
  /// `color()`; case and outer white space do not matter. Values outside a range are brought into it as CSS does;
  /// `none` stays. Keywords of the surroundings (`currentcolor`, `inherit`, system colors) and `calc()` are `nil`.
  package init?(css text: String) {
    if NamedColors.isOtherWord(text.utf8) { return nil }
    self.init(NotationReader(text.utf8))
  }

  /// Reads the bare channels of an HSL color, as style sheets give them to `hsl(var(--brand))`: `217 91% 60%`; `nil` for
  /// anything else.
  package init?(channels text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 3, text.utf8.count < 32, parts[1].hasSuffix("%"), parts[2].hasSuffix("%"),
      let color = Color(css: "hsl(\(text))")
    else { return nil }
    self = color
  }

  /// Reads a color from UTF-8 bytes, as ``init(css:)`` does from text.
  package init?(css bytes: ArraySlice<UInt8>) { self.init(NotationReader(bytes)) }

  private init?(_ reader: NotationReader) {
    var reader = reader
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
    let end = bytes.lastIndex { !NotationReader.isSpace($0) }.map { $0 + 1 } ?? bytes.startIndex
    let count = end - bytes.startIndex
    guard [3, 4, 6, 8].contains(count) else { return nil }
    var channels = SIMD4(repeating: 255.0)
    for (index, byte) in bytes[..<end].enumerated() {
      guard let digit = NotationReader.hexValue(byte).map(Double.init) else { return nil }
      switch (count < 6, index.isMultiple(of: 2)) {
      case (true, _): channels[index] = digit * 17
      case (false, true): channels[index / 2] = digit * 16
      case (false, false): channels[index / 2] += digit
      }
    }
    channels /= 255
    return Color(.srgb, channels.x, channels.y, channels.z, alpha: channels.w)
  }
}
