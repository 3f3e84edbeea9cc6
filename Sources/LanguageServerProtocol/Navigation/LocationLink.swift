package import Syntax

/// A way to a definition that says what was clicked on (LSP 3.17, LocationLink).
package struct LocationLink: WireObject {
  package var origin: PositionRange
  package var uri: String
  /// The whole definition.
  package var target: PositionRange
  /// What is selected in it.
  package var selection: PositionRange

  package init(origin: PositionRange, uri: String, target: PositionRange, selection: PositionRange) {
    self.origin = origin
    self.uri = uri
    self.target = target
    self.selection = selection
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("originSelectionRange", origin)
    writer.member("targetUri", uri)
    writer.member("targetRange", target)
    writer.member("targetSelectionRange", selection)
  }
}
