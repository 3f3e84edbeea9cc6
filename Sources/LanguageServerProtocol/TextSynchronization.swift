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

/// One edit; without a range the text replaces the whole document (LSP 3.17, TextDocumentContentChangeEvent).
///
/// `rangeLength` is passed over: it says nothing that the range does not.
package struct TextDocumentContentChange: Sendable, WireReadable {
  package var range: PositionRange?
  package var text: String

  package init?(_ node: JSONNode) {
    guard let text = node["text"]?.string else { return nil }
    self.text = text
    range = node["range"].flatMap(PositionRange.init)
  }
}
