extension Color {
  /// `#rrggbb`: sRGB, mapped into its gamut, lower case, alpha left out.
  package var hexRGB: String {
    let value = mappedToSRGB.components
    return Color.hex(Color.byte(value.x), Color.byte(value.y), Color.byte(value.z))
  }

  /// `#rrggbbaa`: sRGB, mapped into its gamut, lower case, always eight digits; halves round up (0.3 is `4d`).
  package var hexRGBA: String { hexRGB + Color.hex(Color.byte(alpha)).dropFirst() }

  /// The color as CSS would write it in its own space (CSS Color 4, section 15): `#0d7377`, `oklch(0.7 0.1 196)`.
  ///
  /// An sRGB color inside its gamut is written in 8 bits; alpha is left out where it is 1.
  package var cssText: String {
    switch space {
    case .srgb where components.min() >= 0 && components.max() <= 1:
      alpha >= 1 ? hexRGB : function("rgb", components.map { Double(Color.byte($0)) }, "", places: 0)
    case .hsl, .hwb:
      function(space.rawValue, components, "%", places: 2)
    case .lab, .lch:
      function(space.rawValue, components, "", places: 3)
    case .oklab, .oklch:
      function(space.rawValue, components, "", places: 4)
    default:
      function("color(" + space.rawValue, components, "", places: 5)
    }
  }

  /// `oklch(0.507 0.085 197.1)`: lightness and chroma to three places, the hue to one.
  package var oklchText: String {
    let value = converted(to: .oklch)
    let hue = value.third.map { NumberText.rounded($0, places: 1) } ?? "none"
    let chroma = NumberText.rounded(value.third == nil ? 0 : value.second ?? 0, places: 3)
    return "oklch(\(NumberText.rounded(value.first ?? 0, places: 3)) \(chroma) \(hue)\(alphaText))"
  }

  /// `rgb(13, 115, 119)` or `rgba(13, 115, 119, 0.3)`: the form that editors find in a documentation string.
  package var legacyText: String {
    let value = mappedToSRGB.components.map { Double(Color.byte($0)) }
    let list = [value.x, value.y, value.z].map { String(Int($0)) }.joined(separator: ", ")
    return alpha >= 1 ? "rgb(\(list))" : "rgba(\(list), \(NumberText.rounded(alpha, places: 3)))"
  }

  /// A component 0…1 in 8 bits, halves up; a little is added because 0.7 × 255 falls short of 178.5.
  static func byte(_ value: Double) -> UInt8 {
    guard value > 0 else { return 0 }
    return value >= 1 ? 255 : UInt8((value * 255 + 0.5 + 0.000_000_1).rounded(.down))
  }

  /// `#` and two digits for each byte.
  private static func hex(_ bytes: UInt8...) -> String {
    String(unsafeUninitializedCapacity: 1 + bytes.count * 2) { text in
      text[0] = UInt8(ascii: "#")
      for (index, byte) in bytes.enumerated() {
        text[1 + index * 2] = digit(byte >> 4)
        text[2 + index * 2] = digit(byte & 0xF)
      }
      return 1 + bytes.count * 2
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  private var alphaText: String { alpha >= 1 ? "" : " / " + NumberText.rounded(alpha, places: 3) }

  /// `name(a b c / alpha)`; a name that already opens a parenthesis goes on with a space.
  private func function(_ name: String, _ value: SIMD3<Double>, _ unit: String, places: Int) -> String {
    func text(_ component: Double?, _ number: Double, _ unit: String) -> String {
      component == nil ? "none" : NumberText.rounded(number, places: places) + unit
    }
    let opening = name.contains("(") ? name + " " : name + "("
    let last = [text(second, value.y, unit), text(third, value.z, unit)].joined(separator: " ")
    return opening + text(first, value.x, "") + " " + last + alphaText + ")"
  }
}
