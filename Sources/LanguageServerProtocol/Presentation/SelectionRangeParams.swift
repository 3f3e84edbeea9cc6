package import Syntax

/// The parameters of `textDocument/selectionRange` (LSP 3.17, SelectionRangeParams).
package struct SelectionRangeParams: Sendable, WireReadable {
  package var uri: String
  package var positions: [Position]

  package init?(_ node: JSONNode) {
    guard let uri = node["textDocument"]?["uri"]?.string, let positions = node["positions"]?.elements else {
      return nil
    }
    self.uri = uri
    self.positions = positions.compactMap(Position.init)
  }
}
