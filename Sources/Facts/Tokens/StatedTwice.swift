package import DesignTokens
package import SourceText

/// One thing that a text says twice in one breath: a colour and the comment beside it, a colour and its opacity in words.
package struct StatedTwice: Sendable {
  package enum Claim: Sendable, Hashable {
    /// `Color(red: …) // #2E0D5A`: a comment that says a colour again; its alpha counts only where it is written.
    case color(Color, withAlpha: Bool)
    /// `#0D73770A (5% opacity)`: a share of 1.
    case opacity(Double)
  }

  /// The colour as it is written out.
  package var color: Color
  package var range: ByteRange
  package var claim: Claim
  package var claimRange: ByteRange

  package init(color: Color, range: ByteRange, claim: Claim, claimRange: ByteRange) {
    self.color = color
    self.range = range
    self.claim = claim
    self.claimRange = claimRange
  }
}
