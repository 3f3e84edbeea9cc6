/// A change that Tokens Studio makes to a color (`$extensions.studio.tokens.modify`).
package struct ColorModifier: Hashable, Sendable {
  package enum Kind: String, Sendable, Hashable { case lighten, darken, mix, alpha }

  package var kind: Kind
  /// How far: a number from 0 to 1, or what comes to one.
  package var amount: TokenValue
  /// The space that is reckoned in and that the result is given in.
  ///
  /// `nil` where none is stated that the tool knows, so that tools differ in what they make of it.
  package var space: ColorSpace?
  /// The color to mix with.
  package var other: TokenValue?

  package init(_ kind: Kind, by amount: TokenValue, in space: ColorSpace?, with other: TokenValue? = nil) {
    self.kind = kind
    self.amount = amount
    self.space = space
    self.other = other
  }

  /// The change in words: `lighten 0.2`, `mix 0.5 of #fff`.
  var text: String { kind.rawValue + " " + amount.cssText + (other.map { " of " + $0.cssText } ?? "") }

  var values: [TokenValue] { [amount] + (other.map { [$0] } ?? []) }

  func map(_ replace: (TokenValue) -> TokenValue) -> ColorModifier {
    ColorModifier(kind, by: replace(amount), in: space, with: other.map(replace))
  }

  /// The changed color, as `sd-transforms` 1.2 works it out; `nil` where the amount, the space or
  /// the other color is unknown.
  func applied(to color: Color) -> Color? {
    guard let space, let share = TokenExpression.alpha(amount.cssText) else { return nil }
    switch kind {
    case .alpha:
      var result = color.converted(to: space)
      result.alpha = share
      return result
    case .mix:
      guard let text = other?.cssText, let other = TokenExpression.color(text) else { return nil }
      return ColorModifier.mixed(color.converted(to: space), other.converted(to: space), share)
    case .lighten, .darken: return shaded(color.converted(to: space), by: share)
    }
  }

  /// Lighter or darker: in `lch` the lightness moves and the chroma shrinks, in `hsl` the lightness moves alone, in the
  /// RGB spaces every component goes towards white or black.
  private func shaded(_ color: Color, by share: Double) -> Color {
    let isLighter = kind == .lighten
    func toward(_ value: Double?, _ top: Double) -> Double {
      let value = value ?? 0
      return isLighter ? min(top, value + (top - value) * share) : max(0, value - value * share)
    }
    var result = color
    switch color.space {
    case .lch:
      result.first = toward(color.first, 100)
      result.second = max(0, (color.second ?? 0) * (1 - share))
    case .hsl: result.third = toward(color.third, 100)
    default:
      result.first = toward(color.first, 1)
      result.second = toward(color.second, 1)
      result.third = toward(color.third, 1)
    }
    return result
  }

  /// Between two colors of one space, a hue by the shorter way (CSS Color 4, section 12.4).
  private static func mixed(_ one: Color, _ other: Color, _ share: Double) -> Color {
    func between(_ left: Double?, _ right: Double?) -> Double? {
      guard let left, let right else { return left ?? right }
      return left + (right - left) * share
    }
    func hue(_ left: Double?, _ right: Double?) -> Double? {
      guard let left, let right else { return left ?? right }
      return Color.hue(share, ofTheWayFrom: left, to: right)
    }
    let isHueFirst = one.space == .hsl || one.space == .hwb
    let isHueLast = one.space == .lch || one.space == .oklch
    return Color(
      one.space, isHueFirst ? hue(one.first, other.first) : between(one.first, other.first),
      between(one.second, other.second),
      isHueLast ? hue(one.third, other.third) : between(one.third, other.third),
      alpha: one.alpha + (other.alpha - one.alpha) * share)
  }
}
