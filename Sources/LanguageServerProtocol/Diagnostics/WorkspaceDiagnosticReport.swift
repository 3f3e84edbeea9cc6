package import Syntax

/// All findings of documents that are not open, asked for (LSP 3.17, WorkspaceDiagnosticReport).
package struct WorkspaceDiagnosticReport: WireObject {
  /// The findings of one document, under a name that changes with them.
  package struct Item: WireObject {
    package var uri: String
    package var resultID: String
    package var diagnostics: [Diagnostic]

    package init(uri: String, resultID: String, diagnostics: [Diagnostic]) {
      self.uri = uri
      self.resultID = resultID
      self.diagnostics = diagnostics
    }

    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("kind", "full")
      writer.member("uri", uri)
      writer.memberNull("version")
      writer.member("resultId", resultID)
      writer.member("items", diagnostics)
    }
  }

  package var items: [Item]

  package init(items: [Item]) { self.items = items }

  package func writeMembers(to writer: inout JSONWriter) { writer.member("items", items) }
}
