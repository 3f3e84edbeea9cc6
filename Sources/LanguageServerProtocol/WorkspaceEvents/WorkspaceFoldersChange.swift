package import Syntax

/// Folders that came to the workspace or left it (LSP 3.17, WorkspaceFoldersChangeEvent).
package struct WorkspaceFoldersChange: Sendable, WireReadable {
  package var added: [WorkspaceFolder]
  package var removed: [WorkspaceFolder]

  package init?(_ node: JSONNode) {
    guard let event = node["event"] else { return nil }
    added = event["added"]?.elements?.compactMap(WorkspaceFolder.init) ?? []
    removed = event["removed"]?.elements?.compactMap(WorkspaceFolder.init) ?? []
  }
}
