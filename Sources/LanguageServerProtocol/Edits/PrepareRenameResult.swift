package import Syntax

/// What a rename would change (LSP 3.17, PrepareRenameResult).
package struct PrepareRenameResult: WireObject {
  package var range: PositionRange
  package var placeholder: String

  package init(range: PositionRange, placeholder: String) {
    self.range = range
    self.placeholder = placeholder
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("range", range)
    writer.member("placeholder", placeholder)
  }
}
