package import DesignTokens
package import SourceText

/// One thing that a text says twice in one breath: a color and the comment beside it, a length in px and in rem.
package struct StatedTwice: Sendable {
  package enum Claim: Sendable, Hashable {
    /// A color that is said again, where no channel may differ by more than a share of 1; its alpha counts only where
    /// both say it.
    case color(Color, again: Color, withAlpha: Bool, within: Double)
    /// `#0D73770A (5% opacity)`: a share of 1.
    case opacity(Double, of: Color)
    /// `0.5rem /* 9px */`: lengths in px and in rem of so many px that no rounding makes the same.
    case length(Dimension, again: Dimension, rem: Double)
  }

  package var claim: Claim
  /// What is written out first.
  package var range: ByteRange
  /// What says it again.
  package var claimRange: ByteRange

  package init(_ claim: Claim, at range: ByteRange, again claimRange: ByteRange) {
    self.claim = claim
    self.range = range
    self.claimRange = claimRange
  }

  /// Whether it is a color that is said twice.
  package var isOfColor: Bool { if case .length = claim { false } else { true } }
}
