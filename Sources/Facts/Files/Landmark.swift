package import SourceText

/// A named stretch by which people say where something stands: a section, a rule of a style sheet, a declaration.
///
/// Those of a file lie in one another or apart.
package struct Landmark: Sendable {
  package enum Kind: Sendable {
    /// What things stand in: headings, selectors, types and functions.
    case section
    /// What a value belongs to: `padding` in a style sheet.
    case property
  }

  package var kind: Kind
  /// On one line.
  package var name: String
  package var range: ByteRange

  package init(_ kind: Kind, _ name: String, _ range: ByteRange) {
    self.kind = kind
    self.name = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    self.range = range
  }
}
