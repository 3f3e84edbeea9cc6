package import Syntax

/// A folder that the user works in (LSP 3.17, WorkspaceFolder).
package struct WorkspaceFolder: Hashable, Sendable, WireReadable {
  /// A URI; a path where an old client sent only that.
  package var uri: String

  package init(uri: String) { self.uri = uri }

  package init?(_ node: JSONNode) {
    guard let uri = node["uri"]?.string else { return nil }
    self.uri = uri
  }
}
