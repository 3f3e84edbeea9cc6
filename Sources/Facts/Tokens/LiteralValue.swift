package import DesignTokens
package import SourceText

/// A color written out where a token could stand.
package struct LiteralColor: Sendable {
  package var color: Color
  /// The text of the color alone, without quotes; for a DTCG object the whole object.
  package var range: ByteRange
  /// The index in ``FileFacts/definitions`` of the token whose value holds it; `nil` outside of values.
  package var owner: Int?
  /// Where the parts of a DTCG object stand; `nil` for every other notation, and where it is not in order.
  package var object: ColorObject?

  package init(color: Color, range: ByteRange, owner: Int? = nil, object: ColorObject? = nil) {
    self.color = color
    self.range = range
    self.owner = owner
    self.object = object
  }
}

/// A length written out where a token could stand.
package struct LiteralDimension: Sendable {
  package var dimension: Dimension
  package var role: DimensionRole
  /// The text of the length alone (`16pt`), without quotes; for a DTCG object the whole object.
  package var range: ByteRange
  /// The stretch that a fix of the number replaces; equal to `range` in text, the number alone in an object or code.
  package var numberRange: ByteRange
  /// The index in ``FileFacts/definitions`` of the token whose value holds it; `nil` outside of values.
  package var owner: Int?
  /// In prose the way of saying that told the part it plays, or why it plays none; `nil` elsewhere.
  package var reading: String?
  /// The word for the side that it holds on (`vertical`), in lower case; `nil` for all, and where no word says it.
  package var side: String?

  package init(
    dimension: Dimension, role: DimensionRole, range: ByteRange, numberRange: ByteRange? = nil, owner: Int? = nil
  ) {
    self.dimension = dimension
    self.role = role
    self.range = range
    self.numberRange = numberRange ?? range
    self.owner = owner
  }
}

/// The part that a length plays; the raw values appear in `inspect --format json`.
package enum DimensionRole: String, Sendable, CaseIterable {
  case padding, margin, gap, inset, width, height, size, radius, border, stroke
  case fontSize = "font-size"
  case lineHeight = "line-height"
  case letterSpacing = "letter-spacing"
  /// A length of a shadow: by its part, or `shadow` where no part is said, as of an elevation.
  case offset, blur, spread, shadow
  case other
}
