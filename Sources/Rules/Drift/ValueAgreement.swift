import DesignTokens
import Facts
import WorkspaceIndex

extension TokenValue {
  /// Whether two literals mean the same; `nil` where they cannot be compared.
  func agrees(with other: TokenValue, in file: CheckedFile) -> Bool? {
    switch (self, other) {
    case (.dimension(let left), .dimension(let right)):
      // A relative length says nothing about an absolute one.
      guard
        left.unit == right.unit
          || (left.pixels(pointsArePixels: true) != nil
            && right.pixels(pointsArePixels: true) != nil)
      else { return nil }
      return left.isNearlyEqual(to: right, pointsArePixels: file.pointsArePixels) || file.isSame(left, right)
        || [left, right].allSatisfy(\.isWithoutEnd)
    case (.color(let left), .color(let right)): return left.agrees(with: right)
    case (.duration(let left), .duration(let right)): return abs(left.milliseconds - right.milliseconds) < 0.001
    case (.number(let left), .number(let right)): return abs(left - right) < 0.000_1
    default:
      guard let left = ShadowLayers(self), let right = ShadowLayers(other) else { return nil }
      return left.agrees(with: right)
    }
  }
}

extension Dimension {
  /// Whether a length only says that there is no end to it, as that of a pill does: `999px`, `9999px`.
  fileprivate var isWithoutEnd: Bool { pixels(pointsArePixels: true).map([999, 9_999, 99_999].contains) ?? false }
}

extension CheckedFile {
  /// Whether a length in px and one in rem are the same by a size that the project's style sheets give to a rem, or by the
  /// usual one but for what rounding leaves of a length without end (`9999px`).
  func isSame(_ left: Dimension, _ right: Dimension) -> Bool {
    guard left.unit != right.unit, let rems = [left, right].first(where: { $0.unit == "rem" })?.value,
      let pixels = [left, right].first(where: { $0.unit == "px" })?.value
    else { return false }
    if abs(rems * 16 - pixels) < pixels * 0.000_1 { return true }
    return workspace.rootFontSizes(seenFrom: path).contains { abs(rems * $0 - pixels) < 0.05 }
  }
}

extension Color {
  /// Whether one of two colors in HSL is the other with whole numbers (`221.2 83.2% 53.3%` and `221 83% 53%`), or a color
  /// in other notation is one in HSL with whole numbers; `nil` where neither is in HSL.
  func agreesAsHSL(with other: Color) -> Bool? {
    guard space == .hsl || other.space == .hsl else { return nil }
    guard space == other.space else {
      return agrees(with: other, within: 0.02) && isRounded(from: other)
    }
    return [(first, other.first), (second, other.second), (third, other.third)].allSatisfy { left, right in
      let (left, right) = (left ?? 0, right ?? 0)
      let isWhole = left == left.rounded() || right == right.rounded()
      return abs(left - right) <= (isWhole ? 0.5 : 0.05) + 0.000_001
    } && abs(alpha - other.alpha) <= 0.005
  }

  /// Whether lightness and saturation in HSL are no further apart than whole percentages and 8 bits of a channel leave
  /// them: half a percentage of each, and what a channel can differ.
  private func isRounded(from other: Color) -> Bool {
    let (own, other) = (extent, other.extent)
    let room = 1 - abs(own.light + other.light - 1)
    let saturation = room > 0 ? max(own.chroma, other.chroma) / room : 0
    return abs(own.light - other.light) <= 0.0075
      && abs(own.chroma - other.chroma) <= 0.005 * room + 0.01 * saturation + 0.0045
  }

  /// How light it is in HSL, and how far its channels are apart, 0…1.
  private var extent: (light: Double, chroma: Double) {
    let color = mappedToSRGB
    let channels = [color.first, color.second, color.third].map { $0 ?? 0 }
    let (least, most) = (channels.min() ?? 0, channels.max() ?? 0)
    return ((least + most) / 2, most - least)
  }

  /// Whether two colors are the same as people write them: no sRGB channel differs by more than a share of 1, and no alpha
  /// by more than that or two decimals.
  ///
  /// Two decimals (`0.18`) and 8 bits (`2e`) of one color differ by up to 0.005; an alpha hardly ever has more decimals.
  func agrees(with other: Color, within tolerance: Double = 0.005) -> Bool {
    let left = mappedToSRGB
    let right = other.mappedToSRGB
    let channels = [(left.first, right.first), (left.second, right.second), (left.third, right.third)]
    return channels.allSatisfy { Self.isNear($0 ?? 0, $1 ?? 0, tolerance) }
      && Self.isNear(left.alpha, right.alpha, max(tolerance, 0.005))
  }

  private static func isNear(_ left: Double, _ right: Double, _ tolerance: Double) -> Bool {
    abs(left - right) <= tolerance + 0.000_000_1
  }
}
