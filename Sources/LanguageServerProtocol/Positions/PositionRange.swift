package import Syntax

/// A stretch of a document; the end is exclusive (LSP 3.17, Range).
package struct PositionRange: Hashable, Sendable, WireReadable, WireObject {
  package var start: Position
  package var end: Position

  package init(start: Position, end: Position) {
    self.start = start
    self.end = end
  }

  package init?(_ node: JSONNode) {
    guard let start = node["start"].flatMap(Position.init), let end = node["end"].flatMap(Position.init) else {
      return nil
    }
    self.init(start: start, end: end)
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("start", start)
    writer.member("end", end)
  }
}
