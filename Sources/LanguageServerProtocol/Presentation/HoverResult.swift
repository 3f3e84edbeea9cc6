package import Syntax

/// The answer to `textDocument/hover` (LSP 3.17, Hover).
package struct HoverResult: WireObject {
  package var contents: MarkupContent
  package var range: PositionRange

  package init(contents: MarkupContent, range: PositionRange) {
    self.contents = contents
    self.range = range
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("contents", contents)
    writer.member("range", range)
  }
}
