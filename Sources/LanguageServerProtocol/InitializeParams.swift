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

/// What a stretch of progress is called (LSP 3.17, ProgressToken).
package enum ProgressToken: Hashable, Sendable, WireReadable {
  case number(Int)
  case text(String)

  package init?(_ node: JSONNode) {
    if let number = node.integer {
      self = .number(number)
    } else if let text = node.string {
      self = .text(text)
    } else {
      return nil
    }
  }

  /// Writes the token as the member of that name.
  package func write(as name: String, to writer: inout JSONWriter) {
    switch self {
    case .number(let number): writer.member(name, number)
    case .text(let text): writer.member(name, text)
    }
  }
}

/// The answer to `initialize` (LSP 3.17, InitializeResult).
package struct InitializeResult: WireObject {
  package var capabilities: ServerCapabilities
  package var name: String
  package var version: String

  package init(capabilities: ServerCapabilities, name: String, version: String) {
    self.capabilities = capabilities
    self.name = name
    self.version = version
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("capabilities", capabilities)
    writer.member(
      "serverInfo",
      object: { writer in
        writer.member("name", name)
        writer.member("version", version)
      })
  }
}
