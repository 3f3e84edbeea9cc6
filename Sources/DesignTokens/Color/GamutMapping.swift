extension Color {
  /// Whether the color can be shown in sRGB without change.
  package var isInSRGBGamut: Bool {
    let rgb = converted(to: .srgb).components
    return rgb.min() >= -Color.gamutTolerance && rgb.max() <= 1 + Color.gamutTolerance
  }

  /// As section 13.2 has it inside its search, where there is no rounding to forgive.
  private var isExactlyInSRGBGamut: Bool {
    let rgb = converted(to: .srgb).components
    return rgb.min() >= 0 && rgb.max() <= 1
  }

  /// The color in sRGB, each component 0…1: what lies outside is mapped as CSS does (CSS Color 4, section 13.2).
  ///
  /// OKLCH lightness and hue stay, chroma shrinks until clipping is not noticed (deltaEOK 0.02).
  package var mappedToSRGB: Color {
    let plain = converted(to: .srgb)
    if plain.isInSRGBGamut { return plain.clipped }
    let origin = converted(to: .oklch)
    let lightness = origin.first ?? 0
    if lightness >= 1 { return Color(.srgb, 1, 1, 1, alpha: alpha) }
    if lightness <= 0 { return Color(.srgb, 0, 0, 0, alpha: alpha) }
    return origin.reducedToSRGB
  }

  /// The search for the chroma of section 13.2.5, steps 9 to 13.
  private var reducedToSRGB: Color {
    let noticeable = 0.02
    let epsilon = 0.0001
    var current = self
    var result = current.converted(to: .srgb).clipped
    if result.difference(from: current) < noticeable { return result }
    var least = 0.0
    // No sRGB color has a chroma near 10; without a bound an infinite one would be halved for ever.
    var most = min(second ?? 0, 10)
    var leastIsInside = true
    while most - least > epsilon {
      let chroma = (least + most) / 2
      current.second = chroma
      if leastIsInside, current.isExactlyInSRGBGamut {
        least = chroma
        continue
      }
      result = current.converted(to: .srgb).clipped
      let difference = result.difference(from: current)
      guard difference < noticeable else {
        most = chroma
        continue
      }
      if noticeable - difference < epsilon { break }
      leastIsInside = false
      least = chroma
    }
    return result
  }

  /// Each component cut to 0…1, `none` as 0; the hue of the color may shift.
  private var clipped: Color {
    let value = components.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
    return Color(space, value.x, value.y, value.z, alpha: alpha)
  }

  /// Rounding in a conversion there and back must not count as "outside".
  private static let gamutTolerance = 0.000_001
}
