package import Syntax

/// The parameters of a request about a whole document.
package struct DocumentParams: Sendable, WireReadable {
  package var uri: String

  package init?(_ node: JSONNode) {
    guard let uri = node["textDocument"]?["uri"]?.string else { return nil }
    self.uri = uri
  }
}
