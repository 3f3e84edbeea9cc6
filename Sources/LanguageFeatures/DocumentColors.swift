package import DesignTokens
package import SourceText
package import WorkspaceIndex

/// A colour that an editor can show beside its text.
package struct DocumentColor: Sendable {
  package var range: ByteRange
  /// In sRGB, inside its gamut, components 0…1.
  package var color: Color

  package init(range: ByteRange, color: Color) {
    self.range = range
    self.color = color
  }
}

/// A way to write a colour that a picker has chosen.
package struct ColorPresentation: Sendable {
  package var label: String
  package var edit: TextEdit

  package init(label: String, edit: TextEdit) {
    self.label = label
    self.edit = edit
  }
}

extension Workspace {
  /// Every colour in a file: those written out, and those that a reference resolves to.
  package func documentColors(in path: String) -> [DocumentColor] { [] }

  /// How to write `color` (sRGB) in place of the text at `range`; the notation that stands there comes first.
  package func presentations(of color: Color, at range: ByteRange, in path: String) -> [ColorPresentation] { [] }
}
