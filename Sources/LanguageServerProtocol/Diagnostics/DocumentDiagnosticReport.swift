package import Syntax

/// All findings of one document, asked for (LSP 3.17, FullDocumentDiagnosticReport).
package struct DocumentDiagnosticReport: WireObject {
  package var diagnostics: [Diagnostic]

  package init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", "full")
    writer.member("items", diagnostics)
  }
}
