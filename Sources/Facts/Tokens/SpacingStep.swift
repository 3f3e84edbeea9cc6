package import DesignTokens
package import SourceText

/// One step of a spacing scale, as a token of a group of them or a line of a list gives it.
package struct SpacingStep: Sendable, Hashable {
  /// The length in px.
  package var pixels: Double
  /// The length as written.
  package var range: ByteRange
  /// The group of tokens that is the scale (`space`, `--space`); `nil` for a line of a list.
  package var group: TokenName?
  /// The index of the token in ``FileFacts/definitions``; `nil` for a line of a list.
  package var owner: Int?
  /// Whether the name has no dots, so that only its first word says what it belongs to.
  package var isFlat = false

  package init(pixels: Double, range: ByteRange, group: TokenName?, isFlat: Bool = false) {
    self.pixels = pixels
    self.range = range
    self.group = group
    self.isFlat = isFlat
  }
}
