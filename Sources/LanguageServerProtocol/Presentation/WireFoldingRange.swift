package import Syntax

/// Lines that can be folded (LSP 3.17, FoldingRange).
package struct WireFoldingRange: WireObject {
  package var startLine: Int
  package var endLine: Int
  /// `comment`, `imports` or `region`; `nil` for none of them.
  package var kind: String?

  package init(startLine: Int, endLine: Int, kind: String?) {
    self.startLine = startLine
    self.endLine = endLine
    self.kind = kind
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("startLine", startLine)
    writer.member("endLine", endLine)
    writer.member("kind", ifPresent: kind)
  }
}
