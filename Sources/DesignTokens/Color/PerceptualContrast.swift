import Platform

extension Color {
  /// The lightness contrast Lc of this color as a text on a background: APCA 0.0.98G-4g, as apca-w3 0.1.9 works it out.
  ///
  /// About -108…106; positive for a dark text on a light ground, negative for a light one on a dark ground, 0 below 7.5.
  /// Which color is the text matters. Alpha is treated as in ``contrast(with:)``.
  package func perceptualContrast(on background: Color) -> Double {
    let ground = background.alpha < 1 ? background.composited(over: .white) : background
    let front = alpha < 1 ? composited(over: ground) : self
    let text = front.perceptualLuminance
    let below = ground.perceptualLuminance
    guard abs(below - text) >= 0.000_5 else { return 0 }
    let isDarkOnLight = below > text
    // The exponents are not the same in both directions: light text on dark reads differently.
    let contrast =
      isDarkOnLight
      ? Mathematics.power(below, 0.56) - Mathematics.power(text, 0.57)
      : Mathematics.power(below, 0.65) - Mathematics.power(text, 0.62)
    let scaled = contrast * 1.14
    guard abs(scaled) >= 0.1 else { return 0 }
    return (isDarkOnLight ? scaled - 0.027 : scaled + 0.027) * 100
  }

  /// The luminance of APCA: a display's plain curve of 2.4 instead of sRGB's own, and black that never is quite black.
  private var perceptualLuminance: Double {
    let light = mappedToSRGB.components.map { Mathematics.power($0, 2.4) }
    let sum = (light * SIMD3(0.212_672_9, 0.715_152_2, 0.072_175_0)).sum()
    return sum >= 0.022 ? sum : sum + Mathematics.power(0.022 - sum, 1.414)
  }
}
