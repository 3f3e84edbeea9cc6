package import Syntax

/// A replacement in a document (LSP 3.17, TextEdit).
package struct WireTextEdit: Hashable, Sendable, WireObject {
  package var range: PositionRange
  package var newText: String

  package init(range: PositionRange, newText: String) {
    self.range = range
    self.newText = newText
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("range", range)
    writer.member("newText", newText)
  }
}
