package import SourceText

/// What a reader would call a heading: a section, a group, a token, a component, a property.
///
/// Outlines are flat: an item belongs to the nearest earlier one of lower depth.
package struct OutlineItem: Sendable {
  package enum Kind: String, Sendable { case section, group, token, component, property, state }

  package var name: String
  package var kind: Kind
  /// A short addition such as the value (`#0d7377`, `16px`); empty for none.
  package var detail: String
  package var depth: Int
  package var range: ByteRange
  package var nameRange: ByteRange
  package var isDeprecated: Bool

  package init(
    name: String, kind: Kind, detail: String = "", depth: Int, range: ByteRange, nameRange: ByteRange,
    isDeprecated: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.detail = detail
    self.depth = depth
    self.range = range
    self.nameRange = nameRange
    self.isDeprecated = isDeprecated
  }
}
