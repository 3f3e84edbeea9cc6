package import Syntax

/// A document that the client opens (LSP 3.17, DidOpenTextDocumentParams).
package struct DidOpenTextDocumentParams: Sendable, WireReadable {
  package var uri: String
  package var languageID: String
  package var version: Int
  package var text: String

  package init?(_ node: JSONNode) {
    guard let document = node["textDocument"], let uri = document["uri"]?.string, let text = document["text"]?.string
    else { return nil }
    self.uri = uri
    self.text = text
    languageID = document["languageId"]?.string ?? ""
    version = document["version"]?.integer ?? 0
  }
}
