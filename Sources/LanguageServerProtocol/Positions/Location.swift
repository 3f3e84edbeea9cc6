package import Syntax

/// A stretch of some document (LSP 3.17, Location).
package struct Location: Hashable, Sendable, WireObject {
  package var uri: String
  package var range: PositionRange

  package init(uri: String, range: PositionRange) {
    self.uri = uri
    self.range = range
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("uri", uri)
    writer.member("range", range)
  }
}
