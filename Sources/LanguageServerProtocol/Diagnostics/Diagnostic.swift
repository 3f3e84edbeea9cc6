package import Syntax

/// A finding as the client shows it (LSP 3.17, Diagnostic).
package struct Diagnostic: WireObject, Equatable {
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
