/// A color function of CSS Color 4: how its arguments are written and what they mean.
package enum ColorFunction {
  case rgb, hsl, hwb
  /// `lab()`, `lch()`, `oklab()` and `oklch()`.
  case lab(ColorSpace)
  /// `color()`, whose space is its first argument.
  case color

  /// The names of all of them, in lower case (CSS Color 4, section 4).
  package static let names: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color",
  ]

  init?(name: String) {
    switch name {
    case "rgb", "rgba": self = .rgb
    case "hsl", "hsla": self = .hsl
    case "hwb": self = .hwb
    case "lab", "lch", "oklab", "oklch": self = .lab(ColorSpace(rawValue: name) ?? .lab)
    case "color": self = .color
    default: return nil
    }
  }

  /// Reads the arguments and the closing parenthesis.
  func read(_ reader: inout NotationReader) -> Color? {
    reader.skipSpace()
    var space = ColorSpace.srgb
    if case .color = self {
      guard let named = ColorFunction.space(named: reader.identifier()) else { return nil }
      space = named
      reader.skipSpace()
    }
    guard let arguments = Arguments(&reader), !arguments.isLegacy || allowsLegacy(arguments) else { return nil }
    let values = arguments.values
    let alpha = arguments.alpha
    switch self {
    case .rgb:
      return ColorFunction.plain(.srgb, values, percentage: 255, alpha) { min(max($0 / 255, 0), 1) }
    case .hsl:
      guard let hue = values.0.hue, let rest = ColorFunction.hundredths(values.1, values.2) else { return nil }
      return Color(.hsl, hue.value, rest.0.map { max($0, 0) }, rest.1, alpha: alpha)
    case .hwb:
      guard let hue = values.0.hue, let rest = ColorFunction.hundredths(values.1, values.2) else { return nil }
      return Color(.hwb, hue.value, rest.0, rest.1, alpha: alpha)
    case .lab(let space):
      return ColorFunction.lab(space, values, alpha)
    case .color:
      return ColorFunction.plain(space, values, percentage: 1, alpha) { $0 }
    }
  }

  /// Only `rgb()` and `hsl()` know commas, and there neither `none` nor a mixture of numbers and percentages.
  private func allowsLegacy(_ arguments: Arguments) -> Bool {
    let (first, second, third) = arguments.values
    switch (self, first, second, third) {
    case (.rgb, .number, .number, .number), (.rgb, .percentage, .percentage, .percentage): return true
    case (.hsl, .number, .percentage, .percentage), (.hsl, .angle, .percentage, .percentage): return true
    default: return false
    }
  }

  /// Three components of one kind.
  private static func plain(
    _ space: ColorSpace, _ values: Arguments.Three, percentage: Double, _ alpha: Double,
    _ finish: (Double) -> Double
  ) -> Color? {
    guard let first = values.0.scaled(percentage: percentage), let second = values.1.scaled(percentage: percentage),
      let third = values.2.scaled(percentage: percentage)
    else { return nil }
    return Color(space, first.value.map(finish), second.value.map(finish), third.value.map(finish), alpha: alpha)
  }

  /// Lightness is clamped, negative chroma is 0 (CSS Color 4, sections 9.3 and 9.4).
  private static func lab(_ space: ColorSpace, _ values: Arguments.Three, _ alpha: Double) -> Color? {
    let isOK = space == .oklab || space == .oklch
    let top = isOK ? 1.0 : 100
    guard let lightness = values.0.scaled(percentage: top) else { return nil }
    let clamped = lightness.value.map { min(max($0, 0), top) }
    if space == .lab || space == .oklab {
      let reach = isOK ? 0.4 : 125
      guard let a = values.1.scaled(percentage: reach), let b = values.2.scaled(percentage: reach) else { return nil }
      return Color(space, clamped, a.value, b.value, alpha: alpha)
    }
    guard let chroma = values.1.scaled(percentage: isOK ? 0.4 : 150), let hue = values.2.hue else { return nil }
    return Color(space, clamped, chroma.value.map { max($0, 0) }, hue.value, alpha: alpha)
  }

  private static func hundredths(_ one: NotationValue, _ other: NotationValue) -> (Double?, Double?)? {
    guard let one = one.scaled(percentage: 100), let other = other.scaled(percentage: 100) else { return nil }
    return (one.value, other.value)
  }

  private static func space(named name: String) -> ColorSpace? {
    switch name {
    case "xyz": .xyzD65
    case "hsl", "hwb", "lab", "lch", "oklab", "oklch": nil
    default: ColorSpace(rawValue: name)
    }
  }
}

extension ColorFunction {
  /// Three values and an alpha, with commas all through (legacy) or with spaces and a slash.
  struct Arguments {
    typealias Three = (NotationValue, NotationValue, NotationValue)

    let values: Three
    let alpha: Double
    let isLegacy: Bool

    /// Reads up to and with the closing parenthesis.
    init?(_ reader: inout NotationReader) {
      let comma = UInt8(ascii: ",")
      guard let first = reader.value() else { return nil }
      reader.skipSpace()
      isLegacy = reader.skip(comma)
      reader.skipSpace()
      guard let second = reader.value() else { return nil }
      reader.skipSpace()
      guard reader.skip(comma) == isLegacy else { return nil }
      reader.skipSpace()
      guard let third = reader.value() else { return nil }
      reader.skipSpace()
      values = (first, second, third)
      guard reader.skip(isLegacy ? comma : UInt8(ascii: "/")) else {
        alpha = 1
        guard reader.skip(UInt8(ascii: ")")) else { return nil }
        return
      }
      reader.skipSpace()
      guard let last = reader.value(), let scaled = last.scaled(percentage: 1) else { return nil }
      guard !isLegacy || scaled.value != nil else { return nil }
      alpha = min(max(scaled.value ?? 0, 0), 1)
      reader.skipSpace()
      guard reader.skip(UInt8(ascii: ")")) else { return nil }
    }
  }
}
