package import DesignTokens
package import SourceText

/// A foreground and the background it stands on, both stated or inherited inside one component.
///
/// A pair whose background is only assumed is not made at all: a finding is silent unless it is certain.
package struct ColorPair: Sendable {
  /// The component's name; `nil` for a pair of tokens or of a CSS rule.
  package var component: String?
  /// The part whose color the foreground is; `nil` for that of the component itself.
  package var part: String?
  /// The state; `nil` for the default.
  package var state: String?
  /// The variant; `nil` for all.
  package var variant: String?
  package var foreground: PairColor
  package var background: PairColor
  /// What lies under the background where that is translucent (a tint over White); `nil` where it is not stated.
  package var backdrop: PairColor?
  /// All that may lie under a translucent background for which no backdrop is stated: the one counts on which the
  /// foreground is seen best.
  package var possibleBackdrops: [Color] = []
  package var use: PairUse
  /// Whether WCAG asks nothing of it (a disabled state, a logo).
  package var isExempt: Bool
  /// The only theme it stands in, as component files can say; `nil` for all.
  package var theme: String?
  /// The themes in which another pair stands in its place.
  package var replacedInThemes: [String] = []
  /// Where a finding is shown: the side that the state or the part states itself; of two, the foreground.
  package var range: ByteRange

  package init(
    component: String?, state: String?, foreground: PairColor, background: PairColor, backdrop: PairColor? = nil,
    use: PairUse, isExempt: Bool = false, range: ByteRange
  ) {
    self.component = component
    self.state = state
    self.foreground = foreground
    self.background = background
    self.backdrop = backdrop
    self.use = use
    self.isExempt = isExempt
    self.range = range
  }
}

/// One side of a pair.
package struct PairColor: Sendable {
  package var source: Source
  package var range: ByteRange
  /// Whether it is one stop of a gradient, one of several colors to choose from (the others would stay), or of all that a
  /// page may have the one on which writing is seen best.
  package var isOneOfSeveral = false
  /// What told it, in words for people; `nil` where the file's format does.
  package var reading: String?

  package init(_ source: Source, at range: ByteRange) {
    self.source = source
    self.range = range
  }

  /// A color at hand, or the name of a token that holds it, with an opacity on top of its own (1 for none).
  package enum Source: Sendable {
    case literal(Color)
    case token(TokenName, opacity: Double)
  }
}

/// What the foreground is, which decides the ratio that WCAG 2.2 asks for.
package enum PairUse: Sendable, Hashable {
  /// Text; the size in CSS pixels where it is known.
  case text(size: Double?, isBold: Bool)
  /// An icon, a border, a focus ring, a control's part (WCAG 2.2, 1.4.11).
  case graphic

  /// Whether WCAG counts a text as large: from 24px, or from 18.66px if it is bold (WCAG 2.2, 1.4.3); of no known size it
  /// is not.
  package var isLargeText: Bool {
    if case .text(let size?, let isBold) = self { size >= 24 || (isBold && size >= 18.66) } else { false }
  }
}

extension PairColor {
  /// Of colors at hand the one that a foreground stands out from least; of tokens all.
  package static func faintest(of grounds: [PairColor], under front: PairColor) -> [PairColor] {
    guard grounds.count > 1, let ratios = ratios(of: front, on: grounds) else { return grounds }
    guard var ground = ratios.min(by: { $0.ratio < $1.ratio })?.ground else { return [] }
    ground.isOneOfSeveral = true
    return [ground]
  }

  /// The contrast of a color with each ground (WCAG 2.2, 1.4.3), in their order; `nil` unless all are colors at hand.
  package static func ratios(
    of front: PairColor, on grounds: [PairColor]
  ) -> [(ground: PairColor, ratio: Double)]? {
    guard case .literal(let color) = front.source else { return nil }
    var ratios: [(ground: PairColor, ratio: Double)] = []
    for ground in grounds {
      guard case .literal(let below) = ground.source else { return nil }
      ratios.append((ground, color.contrast(with: below)))
    }
    return ratios
  }
}
