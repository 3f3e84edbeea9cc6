import LanguageServerProtocol
import SourceText

extension Method {
  /// Findings for clients that ask for them and can be told to ask again; all others are told.
  static let documentDiagnostic = Method(
    "textDocument/diagnostic",
    needs: .findings,
    advertise: { $0.pullsDiagnostics = true },
    isServed: { $0.pullsDiagnostics && $0.refreshesDiagnostics },
    answer: { (document: DocumentParams, snapshot) -> DocumentDiagnosticReport in
      let path = FileURI.path(fromURI: document.uri)
      return DocumentDiagnosticReport(diagnostics: Check(path: path, snapshot: snapshot).performed().diagnostics)
    })
}
