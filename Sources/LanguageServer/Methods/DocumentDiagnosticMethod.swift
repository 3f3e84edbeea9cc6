import LanguageFeatures
import LanguageServerProtocol
import SourceText
import Syntax

extension Feature {
  static let findings = Feature(
    title: "Findings",
    page: """
      What `tincture check` reports, and hints besides: at once when a document is opened or saved, and after 150 ms \
      of quiet while somebody types. An edit renews the findings of every file that depends on it.
      """)
}

extension Method {
  /// Findings for clients that ask for them and can be told to ask again; all others are told.
  static let documentDiagnostic = Method(
    .findings, "textDocument/diagnostic",
    needs: .findings,
    capability: .options(
      "diagnosticProvider", .init("identifier", "tincture"), .init("interFileDependencies", true),
      .init("workspaceDiagnostics", true)),
    isServed: { $0.pullsDiagnostics && $0.refreshesDiagnostics },
    answer: { (document: DocumentParams, snapshot) -> DocumentDiagnosticReport in
      let path = FileURI.path(fromURI: document.uri)
      return DocumentDiagnosticReport(diagnostics: Check(path: path, snapshot: snapshot).performed().diagnostics)
    })
}

/// All findings of one document, asked for (LSP 3.17, FullDocumentDiagnosticReport).
private struct DocumentDiagnosticReport: WireObject {
  var diagnostics: [Diagnostic]

  func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", "full")
    writer.member("items", diagnostics)
  }
}
