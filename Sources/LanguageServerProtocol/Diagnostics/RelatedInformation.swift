package import Syntax

/// Another place that belongs to a diagnostic (LSP 3.17, DiagnosticRelatedInformation).
package struct RelatedInformation: WireObject, Equatable {
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
