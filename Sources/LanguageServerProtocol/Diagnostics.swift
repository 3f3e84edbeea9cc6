package import Syntax

/// A finding as the client shows it (LSP 3.17, Diagnostic).
package struct Diagnostic: WireObject {
  package var range: PositionRange
  /// 1 error, 2 warning, 3 information, 4 hint.
  package var severity: Int
  package var code: String
  /// The address of the rule's page; `nil` for clients that show none.
  package var codeDescription: String?
  package var message: String
  /// 1 unnecessary, 2 deprecated.
  package var tags: [Int] = []
  package var related: [RelatedInformation] = []
  /// The titles of the fixes there are, for clients that give them back.
  package var fixTitles: [String] = []

  package init(range: PositionRange, severity: Int, code: String, message: String) {
    self.range = range
    self.severity = severity
    self.code = code
    self.message = message
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("range", range)
    writer.member("severity", severity)
    writer.member("code", code)
    if let codeDescription { writer.member("codeDescription", object: { $0.member("href", codeDescription) }) }
    writer.member("source", "tincture")
    writer.member("message", message)
    if !tags.isEmpty { writer.member("tags", array: { writer in for tag in tags { writer.value(tag) } }) }
    if !related.isEmpty { writer.member("relatedInformation", related) }
    if !fixTitles.isEmpty { writer.member("data", object: { $0.member("fixes", fixTitles) }) }
  }
}

/// Another place that belongs to a diagnostic (LSP 3.17, DiagnosticRelatedInformation).
package struct RelatedInformation: WireObject {
  package var location: Location
  package var message: String

  package init(location: Location, message: String) {
    self.location = location
    self.message = message
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("location", location)
    writer.member("message", message)
  }
}

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

/// All findings of one document, asked for (LSP 3.17, FullDocumentDiagnosticReport).
package struct DocumentDiagnosticReport: WireObject {
  package var diagnostics: [Diagnostic]

  package init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", "full")
    writer.member("items", diagnostics)
  }
}

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
