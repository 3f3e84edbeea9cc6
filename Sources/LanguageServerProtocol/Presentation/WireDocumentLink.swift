package import Syntax

/// A stretch that opens something (LSP 3.17, DocumentLink).
package struct WireDocumentLink: WireObject {
  package var range: PositionRange
  package var target: String

  package init(range: PositionRange, target: String) {
    self.range = range
    self.target = target
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("range", range)
    writer.member("target", target)
  }
}
