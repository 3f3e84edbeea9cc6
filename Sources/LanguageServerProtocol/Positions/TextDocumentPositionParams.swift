package import Syntax

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
