package import Syntax

/// Edits in several documents (LSP 3.17, WorkspaceEdit).
package struct WorkspaceEdit: WireObject {
  /// The edits in one document; the version is that of an open one.
  package struct DocumentEdits: WireObject {
    package var uri: String
    package var version: Int?
    package var edits: [WireTextEdit]

    package init(uri: String, version: Int?, edits: [WireTextEdit]) {
      self.uri = uri
      self.version = version
      self.edits = edits
    }

    package func writeMembers(to writer: inout JSONWriter) {
      writer.member(
        "textDocument",
        object: { writer in
          writer.member("uri", uri)
          if let version { writer.member("version", version) } else { writer.memberNull("version") }
        })
      writer.member("edits", edits)
    }
  }

  package var documents: [DocumentEdits]
  /// The files to make before the edits; only for a client that takes `documentChanges` and makes files.
  package var createdFiles: [String] = []
  /// Whether the client takes `documentChanges`; else it gets `changes`, without versions.
  package var isVersioned: Bool

  package init(documents: [DocumentEdits], isVersioned: Bool) {
    self.documents = documents
    self.isVersioned = isVersioned
  }

  package func writeMembers(to writer: inout JSONWriter) {
    if isVersioned {
      writer.member(
        "documentChanges",
        array: { writer in
          for uri in createdFiles {
            writer.object { writer in
              writer.member("kind", "create")
              writer.member("uri", uri)
            }
          }
          for document in documents { writer.object { document.writeMembers(to: &$0) } }
        })
    } else {
      writer.member(
        "changes", object: { writer in for document in documents { writer.member(document.uri, document.edits) } })
    }
  }
}
