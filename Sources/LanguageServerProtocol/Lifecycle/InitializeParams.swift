package import Syntax

/// What a client says of itself and of the workspace when it starts us (LSP 3.17, InitializeParams).
///
/// Nothing is required: a client that says nothing gets what every client understands.
package struct InitializeParams: Sendable {
  /// The process to follow into its grave; `nil` where the client names none.
  package var processID: Int?
  /// Name and version, for the log.
  package var clientName: String?
  /// The folders of the workspace: `workspaceFolders`, else `rootUri`, else `rootPath` as a URI; empty for none.
  package var folders: [WorkspaceFolder]
  package var capabilities: ClientCapabilities
  package var options: JSONNode?
  /// Where the client wants to see how far we are.
  package var workDoneToken: ProgressToken?

  package init(_ node: JSONNode?) {
    processID = node?["processId"]?.integer
    clientName = node?["clientInfo"]?["name"]?.string
    capabilities = ClientCapabilities(node?["capabilities"])
    options = node?["initializationOptions"]
    workDoneToken = node?["workDoneToken"].flatMap(ProgressToken.init)
    if let listed = node?["workspaceFolders"]?.elements {
      folders = listed.compactMap(WorkspaceFolder.init)
    } else if let uri = node?["rootUri"]?.string ?? node?["rootPath"]?.string {
      folders = uri.isEmpty ? [] : [WorkspaceFolder(uri: uri)]
    } else {
      folders = []
    }
  }
}
