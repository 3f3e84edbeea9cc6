package import Syntax

/// A replacement in a document (LSP 3.17, TextEdit).
package struct WireTextEdit: Hashable, Sendable, WireObject {
  package var range: PositionRange
  package var newText: String

  package init(range: PositionRange, newText: String) {
    self.range = range
    self.newText = newText
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("range", range)
    writer.member("newText", newText)
  }
}

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
  /// Whether the client takes `documentChanges`; else it gets `changes`, without versions.
  package var isVersioned: Bool

  package init(documents: [DocumentEdits], isVersioned: Bool) {
    self.documents = documents
    self.isVersioned = isVersioned
  }

  package func writeMembers(to writer: inout JSONWriter) {
    if isVersioned {
      writer.member("documentChanges", documents)
    } else {
      writer.member(
        "changes", object: { writer in for document in documents { writer.member(document.uri, document.edits) } })
    }
  }
}

/// The parameters of `textDocument/codeAction` (LSP 3.17, CodeActionParams).
package struct CodeActionParams: Sendable, WireReadable {
  package var uri: String
  package var range: PositionRange
  /// The kinds asked for; `nil` for all.
  package var only: [String]?
  /// What the client shows at the place, as we sent it.
  package var diagnostics: [JSONNode]

  package init?(_ node: JSONNode) {
    guard let uri = node["textDocument"]?["uri"]?.string, let range = node["range"].flatMap(PositionRange.init)
    else { return nil }
    self.uri = uri
    self.range = range
    only = node["context"]?["only"]?.elements?.compactMap(\.string)
    diagnostics = node["context"]?["diagnostics"]?.elements ?? []
  }
}

/// A change that is offered (LSP 3.17, CodeAction).
package struct WireCodeAction: WireObject {
  package var title: String
  package var kind: String
  /// The client's own diagnostics that it mends.
  package var diagnostics: [JSONNode]
  package var isPreferred: Bool
  package var edit: WorkspaceEdit

  package init(title: String, kind: String, diagnostics: [JSONNode], isPreferred: Bool, edit: WorkspaceEdit) {
    self.title = title
    self.kind = kind
    self.diagnostics = diagnostics
    self.isPreferred = isPreferred
    self.edit = edit
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("title", title)
    writer.member("kind", kind)
    if !diagnostics.isEmpty {
      writer.member("diagnostics", array: { writer in for diagnostic in diagnostics { writer.value(diagnostic) } })
    }
    if isPreferred { writer.member("isPreferred", true) }
    writer.member("edit", edit)
  }
}
