package import Syntax

/// A place between two characters; the column counts in the unit that was agreed on (LSP 3.17, Position).
package struct Position: Hashable, Sendable, WireReadable, WireObject {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package init?(_ node: JSONNode) {
    guard let line = node["line"]?.integer, let character = node["character"]?.integer else { return nil }
    self.init(line: line, character: character)
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("line", line)
    writer.member("character", character)
  }
}

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

/// The parameters of a request about a place (LSP 3.17, TextDocumentPositionParams).
package struct TextDocumentPositionParams: Sendable, WireReadable {
  package var uri: String
  package var position: Position

  package init?(_ node: JSONNode) {
    guard let uri = node["textDocument"]?["uri"]?.string, let position = node["position"].flatMap(Position.init)
    else { return nil }
    self.uri = uri
    self.position = position
  }
}

/// The parameters of a request about a whole document.
package struct DocumentParams: Sendable, WireReadable {
  package var uri: String

  package init?(_ node: JSONNode) {
    guard let uri = node["textDocument"]?["uri"]?.string else { return nil }
    self.uri = uri
  }
}
