package import Syntax

/// A text in the markup that the client shows (LSP 3.17, MarkupContent).
package struct MarkupContent: WireObject {
  package var isMarkdown: Bool
  package var value: String

  package init(isMarkdown: Bool, value: String) {
    self.isMarkdown = isMarkdown
    self.value = value
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", isMarkdown ? "markdown" : "plaintext")
    writer.member("value", value)
  }
}
