extension Color {
  /// The color that is seen when this one lies over another: source-over in sRGB (Compositing 1, section 5.1).
  package func composited(over backdrop: Color) -> Color {
    let top = mappedToSRGB
    guard alpha < 1 else { return top }
    let below = backdrop.mappedToSRGB
    let share = backdrop.alpha * (1 - alpha)
    let whole = alpha + share
    guard whole > 0 else { return Color(.srgb, 0, 0, 0, alpha: 0) }
    let mixed = (top.components * alpha + below.components * share) / whole
    return Color(.srgb, mixed.x, mixed.y, mixed.z, alpha: whole)
  }

  /// Relative luminance, 0…1, of the color as sRGB shows it (WCAG 2.2); alpha is not looked at.
  package var relativeLuminance: Double {
    let light = mappedToSRGB.components.map(TransferFunction.srgb.decode)
    return (light * SIMD3(0.2126, 0.7152, 0.0722)).sum()
  }

  /// The contrast ratio, 1…21, of this color on a background (WCAG 2.2).
  ///
  /// A translucent color is laid over the background first, and a translucent background over white.
  package func contrast(with background: Color) -> Double {
    let ground = background.alpha < 1 ? background.composited(over: .white) : background
    let front = alpha < 1 ? composited(over: ground) : self
    let one = front.relativeLuminance + 0.05
    let other = ground.relativeLuminance + 0.05
    return max(one, other) / min(one, other)
  }

  /// A contrast ratio with two decimals (`2.78`), rounded down where it would else read as one that is asked for, here or
  /// by WCAG (3, 4.5, 7; WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11), and is not.
  package static func ratioText(_ ratio: Double, asked: Double? = nil) -> String {
    let rounded = NumberText.rounded(ratio, places: 2)
    let seemsReached = ([3, 4.5, 7] + [asked].compactMap { $0 }).contains {
      ratio < $0 && rounded == NumberText.rounded($0, places: 2)
    }
    return seemsReached ? NumberText.rounded(ratio - 0.005, places: 2) : rounded
  }

  /// Whether two notations mean one color: no sRGB component and no alpha differs by half a step of 255 or more.
  package func isNearlyEqual(to other: Color) -> Bool {
    let left = converted(to: .srgb).components
    let right = other.converted(to: .srgb).components
    let apart = (left - right).map(abs).max()
    return apart < Color.halfStep && abs(alpha - other.alpha) < Color.halfStep
  }

  /// Half a step of 8 bits with a little for rounding, so that `0.3` is `4d`.
  private static let halfStep = 0.5 / 255 + 0.000_01

  /// Whether `#rrggbb` (or any other hex notation) is the fallback of this color: what it looks like in sRGB.
  ///
  /// Each channel may be one step of 255 off, as tools round and map differently; `nil` where the text is no hex.
  /// Eight digits must agree in alpha too, six say nothing of it. A color outside sRGB is compared as mapped, and as
  /// cut off, which many tools do instead.
  package func matches(hex: String) -> Bool? {
    guard hex.hasPrefix("#"), let fallback = Color(css: hex) else { return nil }
    let saysAlpha = hex.utf8.count == 5 || hex.utf8.count == 9
    if saysAlpha, abs(alpha - fallback.alpha) > Color.fullStep { return false }
    let cutOff = converted(to: .srgb).components.clamped(lowerBound: .zero, upperBound: .one)
    return [mappedToSRGB.components, cutOff].contains { shown in
      (shown - fallback.components).map(abs).max() < Color.fullStep
    }
  }

  /// A step of 8 bits and half of another: the neighbors of what a component rounds to.
  private static let fullStep = 1.5 / 255
}
