package import DesignTokens
package import SourceText

/// What one component of a color space may be (Color Module 2025.10, section 4.2).
package struct ChannelRange: Sendable {
  /// As messages call it: `hue`.
  package var name: String
  var lower: Double
  var upper: Double
  /// A hue ends before its upper bound.
  var isHue = false

  /// Whether a value lies within the range, its bounds included but for the upper one of a hue.
  package func contains(_ value: Double) -> Bool { value >= lower && (isHue ? value < upper : value <= upper) }

  /// Whether three components of a space are numbers within their ranges.
  package static func allow(_ space: ColorSpace, _ first: Double, _ second: Double, _ third: Double) -> Bool {
    let ranges = of(space)
    return first.isFinite && second.isFinite && third.isFinite && ranges[0].contains(first)
      && ranges[1].contains(second) && ranges[2].contains(third)
  }

  /// The range in words: `from 0 to 1`.
  package var text: String {
    if isHue { return "from 0 to below 360" }
    if upper == .infinity { return lower == -.infinity ? "any number" : "\(NumberText.shortest(lower)) or more" }
    return "from \(NumberText.shortest(lower)) to \(NumberText.shortest(upper))"
  }

  /// The offer to bring a value into the range: a hue goes around, everything else stops at the bound.
  package func fixes(_ value: Double, _ range: ByteRange) -> [ProblemFix] {
    var mended = min(max(value, lower), upper)
    if isHue {
      mended = value.truncatingRemainder(dividingBy: 360)
      if mended < 0 { mended += 360 }
    }
    let text = NumberText.shortest(mended)
    return [ProblemFix("Write `\(text)`", [TextEdit(range, text)])]
  }

  /// The three components of a space, in order.
  package static func of(_ space: ColorSpace) -> [ChannelRange] {
    switch space {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020: rgb
    case .xyzD65, .xyzD50: xyz
    case .hsl: hsl
    case .hwb: hwb
    case .lab: lab
    case .lch: lch
    case .oklab: oklab
    case .oklch: oklch
    }
  }

  // Made once, because every color is held against one of them.
  private static let rgb = [unit("red"), unit("green"), unit("blue")]
  private static let xyz = [unit("X"), unit("Y"), unit("Z")]
  private static let hsl = [hue, percent("saturation"), percent("lightness")]
  private static let hwb = [hue, percent("whiteness"), percent("blackness")]
  private static let lab = [percent("lightness"), free("a"), free("b")]
  private static let lch = [percent("lightness"), chroma, hue]
  private static let oklab = [unit("lightness"), free("a"), free("b")]
  private static let oklch = [unit("lightness"), chroma, hue]
  private static let hue = ChannelRange(name: "hue", lower: 0, upper: 360, isHue: true)
  private static let chroma = ChannelRange(name: "chroma", lower: 0, upper: .infinity)
  private static func unit(_ name: String) -> ChannelRange { ChannelRange(name: name, lower: 0, upper: 1) }
  private static func percent(_ name: String) -> ChannelRange { ChannelRange(name: name, lower: 0, upper: 100) }
  private static func free(_ name: String) -> ChannelRange {
    ChannelRange(name: name, lower: -.infinity, upper: .infinity)
  }
}
