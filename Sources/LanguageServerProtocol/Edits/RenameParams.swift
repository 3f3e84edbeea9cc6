package import Syntax

/// The parameters of `textDocument/rename` (LSP 3.17, RenameParams).
package struct RenameParams: Sendable, WireReadable {
  package var place: TextDocumentPositionParams
  package var newName: String

  package init?(_ node: JSONNode) {
    guard let place = TextDocumentPositionParams(node), let newName = node["newName"]?.string else { return nil }
    self.place = place
    self.newName = newName
  }
}
