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
