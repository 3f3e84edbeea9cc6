package import Syntax

/// The parameters of `workspace/symbol` (LSP 3.17, WorkspaceSymbolParams).
package struct WorkspaceSymbolParams: Sendable, WireReadable {
  package var query: String

  package init?(_ node: JSONNode) { query = node["query"]?.string ?? "" }
}
