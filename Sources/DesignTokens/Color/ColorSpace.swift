/// The fourteen color spaces of the Design Tokens Color Module 2025.10 (section 4), by their DTCG spelling.
package enum ColorSpace: String, Sendable, CaseIterable, Hashable {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl, hwb, lab, lch, oklab, oklch
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case prophotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"
}

/// One of the three components of a color space: what it is called and which values the format allows.
package struct ColorChannel: Sendable {
  /// As people call it: `red`, `hue`, `lightness`, `chroma`, `a`, `X`.
  package let name: String
  /// The least value allowed; `nil` where there is no limit.
  package let least: Double?
  /// The greatest value allowed; `nil` where there is no limit.
  package let greatest: Double?
  /// Whether `greatest` itself is outside, as 360 degrees are.
  package let excludesGreatest: Bool

  init(_ name: String, _ least: Double?, _ greatest: Double?, excludesGreatest: Bool = false) {
    self.name = name
    self.least = least
    self.greatest = greatest
    self.excludesGreatest = excludesGreatest
  }

  /// Whether a value is allowed (Color Module 2025.10, section 4); infinities and NaN never are.
  package func allows(_ value: Double) -> Bool {
    guard value.isFinite else { return false }
    if let least, value < least { return false }
    if let greatest, value > greatest || (excludesGreatest && value == greatest) { return false }
    return true
  }
}

extension ColorSpace {
  /// The three components in order, with the ranges of the Color Module 2025.10 (section 4).
  package var components: [ColorChannel] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020:
      [ColorChannel("red", 0, 1), ColorChannel("green", 0, 1), ColorChannel("blue", 0, 1)]
    case .hsl:
      [.hue, ColorChannel("saturation", 0, 100), ColorChannel("lightness", 0, 100)]
    case .hwb:
      [.hue, ColorChannel("whiteness", 0, 100), ColorChannel("blackness", 0, 100)]
    case .lab:
      [ColorChannel("lightness", 0, 100), ColorChannel("a", nil, nil), ColorChannel("b", nil, nil)]
    case .lch:
      [ColorChannel("lightness", 0, 100), ColorChannel("chroma", 0, nil), .hue]
    case .oklab:
      [ColorChannel("lightness", 0, 1), ColorChannel("a", nil, nil), ColorChannel("b", nil, nil)]
    case .oklch:
      [ColorChannel("lightness", 0, 1), ColorChannel("chroma", 0, nil), .hue]
    case .xyzD65, .xyzD50:
      [ColorChannel("X", 0, 1), ColorChannel("Y", 0, 1), ColorChannel("Z", 0, 1)]
    }
  }
}

extension ColorChannel {
  /// A hue in degrees, 0 ..< 360.
  static let hue = ColorChannel("hue", 0, 360, excludesGreatest: true)
}
