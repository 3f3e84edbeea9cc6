package import Syntax

/// All findings of one document; they replace those sent before (LSP 3.17, PublishDiagnosticsParams).
package struct PublishDiagnosticsParams: WireObject {
  package var uri: String
  /// The version of the text that they are about; `nil` for a document that is not open.
  package var version: Int?
  package var diagnostics: [Diagnostic]

  package init(uri: String, version: Int?, diagnostics: [Diagnostic]) {
    self.uri = uri
    self.version = version
    self.diagnostics = diagnostics
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("uri", uri)
    writer.member("version", ifPresent: version)
    writer.member("diagnostics", diagnostics)
  }
}
