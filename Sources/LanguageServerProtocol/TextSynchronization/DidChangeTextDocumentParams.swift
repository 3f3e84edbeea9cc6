package import Syntax

/// A document that the client edits (LSP 3.17, DidChangeTextDocumentParams).
package struct DidChangeTextDocumentParams: Sendable, WireReadable {
  package var uri: String
  package var version: Int?
  /// In order; each refers to the text that the one before has left.
  package var changes: [TextDocumentContentChange]

  package init?(_ node: JSONNode) {
    guard let uri = node["textDocument"]?["uri"]?.string, let changes = node["contentChanges"]?.elements else {
      return nil
    }
    self.uri = uri
    version = node["textDocument"]?["version"]?.integer
    self.changes = changes.compactMap(TextDocumentContentChange.init)
  }
}
