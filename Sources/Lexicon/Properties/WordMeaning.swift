package import Facts

/// What a word of a specification means: the part a length beside it plays, or what a color beside it paints.
package struct WordMeaning: Sendable, Equatable {
  package var role: DimensionRole?
  package var slot: PaintSlot?

  package init(role: DimensionRole? = nil, slot: PaintSlot? = nil) {
    self.role = role
    self.slot = slot
  }
}

/// What a color paints.
package enum PaintSlot: String, Sendable, Hashable {
  case background, text, icon, line, shadow
  /// A veil behind a dialog: no background of anything.
  case overlay
  /// "Color" alone: the text's or the icon's, as the neighbors tell.
  case color
}
