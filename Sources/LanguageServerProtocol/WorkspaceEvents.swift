package import Syntax

/// Files that the client saw change on the disk (LSP 3.17, DidChangeWatchedFilesParams).
package struct DidChangeWatchedFilesParams: Sendable, WireReadable {
  package var uris: [String]

  package init?(_ node: JSONNode) {
    guard let changes = node["changes"]?.elements else { return nil }
    uris = changes.compactMap { $0["uri"]?.string }
  }
}

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

/// The question for a section of the user's settings (LSP 3.17, ConfigurationParams).
package struct ConfigurationParams: WireObject {
  package var section: String

  package init(section: String) { self.section = section }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("items", array: { writer in writer.object { $0.member("section", section) } })
  }
}

/// What the client should tell us from now on (LSP 3.17, RegistrationParams).
package struct RegistrationParams: WireObject {
  /// One method; the watchers concern watched files only.
  package struct Registration: WireObject {
    package var id: String
    package var method: String
    package var watchers: [FileSystemWatcher]
    package var section: String?

    package init(id: String, method: String, watchers: [FileSystemWatcher] = [], section: String? = nil) {
      self.id = id
      self.method = method
      self.watchers = watchers
      self.section = section
    }

    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("id", id)
      writer.member("method", method)
      if !watchers.isEmpty { writer.member("registerOptions", object: { $0.member("watchers", watchers) }) }
      if let section { writer.member("registerOptions", object: { $0.member("section", section) }) }
    }
  }

  package var registrations: [Registration]

  package init(registrations: [Registration]) { self.registrations = registrations }

  package func writeMembers(to writer: inout JSONWriter) { writer.member("registrations", registrations) }
}

/// Files that the client should watch (LSP 3.17, FileSystemWatcher).
package struct FileSystemWatcher: WireObject {
  package var pattern: String
  /// The folder that the pattern is relative to, as a URI; `nil` for every folder of the workspace.
  package var base: String?

  package init(pattern: String, base: String?) {
    self.pattern = pattern
    self.base = base
  }

  package func writeMembers(to writer: inout JSONWriter) {
    guard let base else { return writer.member("globPattern", pattern) }
    writer.member(
      "globPattern",
      object: { writer in
        writer.member("baseUri", base)
        writer.member("pattern", pattern)
      })
  }
}

/// A line for the user or for the client's log (LSP 3.17, ShowMessageParams and LogMessageParams).
package struct MessageParams: WireObject {
  /// 1 error, 2 warning, 3 information, 4 log.
  package var type: Int
  package var message: String

  package init(type: Int, message: String) {
    self.type = type
    self.message = message
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("type", type)
    writer.member("message", message)
  }
}

/// How far some work has come (LSP 3.17, ProgressParams with WorkDoneProgress).
package struct WorkDoneProgress: WireObject {
  /// The moments of a piece of work that a client hears of.
  package enum Step: Sendable {
    case begin(title: String)
    case report(message: String)
    case end(message: String?)
  }

  package var token: ProgressToken
  package var step: Step

  package init(token: ProgressToken, step: Step) {
    self.token = token
    self.step = step
  }

  package func writeMembers(to writer: inout JSONWriter) {
    token.write(as: "token", to: &writer)
    writer.member(
      "value",
      object: { writer in
        switch step {
        case .begin(let title):
          writer.member("kind", "begin")
          writer.member("title", title)
          writer.member("cancellable", false)
        case .report(let message):
          writer.member("kind", "report")
          writer.member("message", message)
        case .end(let message):
          writer.member("kind", "end")
          writer.member("message", ifPresent: message)
        }
      })
  }
}
