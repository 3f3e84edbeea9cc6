package import Syntax

/// A place that is about what stands under the cursor (LSP 3.17, DocumentHighlight).
package struct WireDocumentHighlight: WireObject {
  package var range: PositionRange
  /// 2 for a place that reads, 3 for one that writes.
  package var kind: Int

  package init(range: PositionRange, kind: Int) {
    self.range = range
    self.kind = kind
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("range", range)
    writer.member("kind", kind)
  }
}
