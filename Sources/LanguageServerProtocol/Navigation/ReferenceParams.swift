package import Syntax

/// The parameters of `textDocument/references` (LSP 3.17, ReferenceParams).
package struct ReferenceParams: Sendable, WireReadable {
  package var place: TextDocumentPositionParams
  package var includesDeclaration: Bool

  package init?(_ node: JSONNode) {
    guard let place = TextDocumentPositionParams(node) else { return nil }
    self.place = place
    includesDeclaration = node["context"]?["includeDeclaration"]?.boolean ?? true
  }
}
