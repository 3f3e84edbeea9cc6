package import Syntax

/// A way to write a colour (LSP 3.17, ColorPresentation).
package struct WireColorPresentation: WireObject {
  package var label: String
  package var edit: WireTextEdit

  package init(label: String, edit: WireTextEdit) {
    self.label = label
    self.edit = edit
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("label", label)
    writer.member("textEdit", edit)
  }
}
