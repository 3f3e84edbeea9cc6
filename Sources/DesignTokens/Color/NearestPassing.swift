extension Color {
  /// The nearest color in 8 bits whose contrast on a background reaches a ratio of WCAG 2.2; `nil` where none does.
  package func nearest(passing ratio: Double, against background: Color) -> Color? {
    nearest { $0.contrast(with: background) >= ratio }
  }

  /// The nearest color in 8 bits that passes a test; `nil` where none does.
  ///
  /// Only the OKLCH lightness changes: the hue stays, and as much of the chroma as sRGB can show. Alpha stays. In each
  /// direction there may be one border only between what fails and what passes; `isBetween` says that further out it
  /// may fail again, as where a color has to stand out from a light and from a dark ground.
  package func nearest(where passes: (Color) -> Bool, isBetween: Bool = false) -> Color? {
    let start = converted(to: .oklch)
    let lightness = min(max(start.first ?? 0, 0), 1)
    if let same = start.inEightBits(lightness: lightness, where: passes) { return same }
    let lighter = start.search(from: lightness, to: 1, passes, isBetween: isBetween)
    let darker = start.search(from: lightness, to: 0, passes, isBetween: isBetween)
    guard let lighter, let darker else { return lighter?.color ?? darker?.color }
    return lighter.change < darker.change ? lighter.color : darker.color
  }

  /// Halves the stretch between a lightness that fails and an end that passes until only one 8-bit color is left.
  private func search(
    from start: Double, to end: Double, _ passes: (Color) -> Bool, isBetween: Bool
  ) -> (color: Color, change: Double)? {
    guard let reached = firstPassing(from: start, to: end, passes, isBetween: isBetween) else { return nil }
    var best = reached.color
    var failing = reached.before
    var passing = reached.lightness
    while abs(passing - failing) > 0.000_1 {
      let middle = (failing + passing) / 2
      if let color = inEightBits(lightness: middle, where: passes) {
        passing = middle
        best = color
      } else {
        failing = middle
      }
    }
    return (best, abs(passing - start))
  }

  /// The end where it passes; else, where something between may, the first of the steps on the way that does.
  private func firstPassing(
    from start: Double, to end: Double, _ passes: (Color) -> Bool, isBetween: Bool
  ) -> (color: Color, lightness: Double, before: Double)? {
    if let color = inEightBits(lightness: end, where: passes) { return (color, end, start) }
    guard isBetween else { return nil }
    // No stretch that passes is narrower in 8 bits.
    let step = end > start ? 1.0 / 256 : -1.0 / 256
    var lightness = start + step
    while (end - lightness) * step > 0 {
      if let color = inEightBits(lightness: lightness, where: passes) { return (color, lightness, lightness - step) }
      lightness += step
    }
    return nil
  }

  private func inEightBits(lightness: Double, where passes: (Color) -> Bool) -> Color? {
    var moved = self
    moved.first = lightness
    let color = moved.roundedToEightBits
    return passes(color) ? color : nil
  }

  /// The sRGB color that `#rrggbb` spells; alpha as it is.
  package var roundedToEightBits: Color {
    let value = mappedToSRGB.components.map { Double(Color.byte($0)) / 255 }
    return Color(.srgb, value.x, value.y, value.z, alpha: alpha)
  }
}
