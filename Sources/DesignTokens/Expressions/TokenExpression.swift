import SourceText

/// A value that has to be worked out: text with references in its midst, arithmetic, or a color that is changed.
///
/// Style Dictionary and Tokens Studio write such values; the format itself has none.
package struct TokenExpression: Hashable, Sendable {
  /// Stretches of text (`.string`) and references in their order; literals once the references are filled in.
  package var parts: [TokenValue]
  /// The type of the token or of the part that it is the value of, where one is known.
  package var type: TokenType?
  /// The unit of a length that is written without one: `px` in Tokens Studio, none elsewhere.
  package var unit: String
  /// What is done to the color in the end.
  package var modifier: ColorModifier?

  package init(_ parts: [TokenValue], type: TokenType?, unit: String = "", modifier: ColorModifier? = nil) {
    self.parts = parts
    self.type = type
    self.unit = unit
    self.modifier = modifier
  }

  /// The values that it is made of: its parts, and what the change of the color needs.
  package var values: [TokenValue] { parts + (modifier?.values ?? []) }

  /// The same expression with each of its values replaced.
  package func map(_ replace: (TokenValue) -> TokenValue) -> TokenExpression {
    var result = self
    result.parts = parts.map(replace)
    result.modifier = modifier?.map(replace)
    return result
  }

  /// The text as it stands, with references as `{a.b}` or, filled in, as CSS writes their values: of a length that was
  /// written without a unit the number, where a unit stands behind it (`{space.step}rem`).
  package var text: String {
    parts.indices.map { bareNumber(at: $0) ?? parts[$0].cssText }.joined()
  }

  private func bareNumber(at index: Int) -> String? {
    guard !unit.isEmpty, case .dimension(let length) = parts[index], length.unit == unit,
      parts.indices.contains(index + 1), case .string(let behind) = parts[index + 1],
      Dimension.units.contains(String(behind.prefix { $0.isLetter }))
    else { return nil }
    return NumberText.shortest(length.value)
  }

  /// What it comes to once every reference is filled in.
  ///
  /// The text with all values put into it where it is neither a color nor a sum; `nil` where a change of a color
  /// cannot be worked out, or is a function of the build's own.
  package var worth: TokenValue? {
    let text = self.text
    if let modifier {
      guard let color = TokenExpression.color(text) else { return nil }
      return modifier.applied(to: color).map { .color($0) }
    }
    if type == nil || type == .color, let color = TokenExpression.color(text) { return .color(color) }
    if type == .color, TokenExpression.isCall(ofForeignFunction: text) { return nil }
    switch type {
    case nil, .dimension, .number, .duration, .fontWeight:
      guard let result = Arithmetic.result(of: text, isStrict: type == nil) else { return .string(text) }
      return value(of: result)
    default: return .string(text)
    }
  }

  private func value(of result: Arithmetic.Quantity) -> TokenValue {
    switch (result.unit, type) {
    case ("%", .number): return .number(Arithmetic.rounded(result.value / 100))
    case ("", .dimension) where !unit.isEmpty: return .dimension(Dimension(result.value, unit))
    case ("", _): return .number(result.value)
    case ("ms", _), ("s", _): return .duration(Duration(result.value, result.unit))
    default: return .dimension(Dimension(result.value, result.unit))
    }
  }

  /// A color in any notation of CSS, or with another opacity: `rgba(#0d7377, 0.5)`; `nil` for anything else.
  package static func color(_ text: String) -> Color? {
    if let color = Color(css: text) ?? Color(mix: text) { return color }
    let bytes = Array(text.utf8).trimmed
    guard let opening = bytes.firstIndex(of: UInt8(ascii: "(")), bytes.last == UInt8(ascii: ")"),
      ["rgba", "rgb", "hsla", "hsl"].contains(String(decoding: bytes[..<opening], as: UTF8.self).lowercased()),
      let comma = bytes.lastIndex(of: UInt8(ascii: ",")), comma > opening,
      var color = Color(css: bytes[(opening + 1)..<comma]),
      let alpha = alpha(String(decoding: bytes[(comma + 1)..<(bytes.count - 1)], as: UTF8.self))
    else { return nil }
    color.alpha = alpha
    return color
  }

  /// Whether a text calls a function that CSS does not have, so that only a build knows what becomes of it.
  package static func isCall(ofForeignFunction text: String) -> Bool {
    guard let opening = text.firstIndex(of: "("), opening > text.startIndex else { return false }
    let name = text[..<opening]
    guard name.utf8.allSatisfy({ $0.isASCIILetter || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") })
    else { return false }
    return !functions.contains(name.lowercased())
  }

  /// The functions that stand where a color or a picture does (CSS Color 5, CSS Images 4, CSS Values 5).
  private static let functions = ColorFunction.names.union([
    "attr", "calc", "color-mix", "conic-gradient", "contrast-color", "cross-fade", "device-cmyk", "element", "env",
    "if", "image", "image-set", "inherit", "light-dark", "linear-gradient", "paint", "radial-gradient",
    "repeating-conic-gradient", "repeating-linear-gradient", "repeating-radial-gradient", "url", "var",
  ])

  /// An opacity from `0.5` or `50%`.
  static func alpha(_ text: String) -> Double? {
    guard let result = Arithmetic.result(of: text, isStrict: false) else { return nil }
    switch result.unit {
    case "": return min(max(result.value, 0), 1)
    case "%": return min(max(result.value / 100, 0), 1)
    default: return nil
    }
  }
}

extension [UInt8] {
  /// The bytes without white space at either end.
  fileprivate var trimmed: [UInt8] {
    guard let start = firstIndex(where: { $0 > 0x20 }), let end = lastIndex(where: { $0 > 0x20 }) else { return [] }
    return Array(self[start...end])
  }
}
