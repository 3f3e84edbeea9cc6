package import SourceText

/// A ratio of contrast that a text states of two colors, or of one alone.
package struct ContrastClaim: Sendable {
  package var foreground: PairColor.Source
  /// What the text lays it on; `nil` where it names nothing, and no color that it writes explains the ratio.
  package var background: PairColor.Source?
  /// What the text says, from 1 to 21.
  package var ratio: Double
  /// How far the ratio may be off for its rounding: half a unit of its last digit.
  package var rounding: Double
  /// Where the ratio stands, `:1` included.
  package var range: ByteRange
  /// Whether it is one that WCAG asks for, which a mark says is reached: `✅ 4.5:1`; more than that is right, too.
  package var isGranted: Bool

  package init(
    _ foreground: PairColor.Source, on background: PairColor.Source?, ratio: Double, rounding: Double,
    at range: ByteRange, isGranted: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.ratio = ratio
    self.rounding = rounding
    self.range = range
    self.isGranted = isGranted
  }
}
