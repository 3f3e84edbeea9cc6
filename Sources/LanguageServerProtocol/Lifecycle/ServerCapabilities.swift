package import Syntax

/// What we tell a client that we can do (LSP 3.17, ServerCapabilities).
package struct ServerCapabilities: WireObject {
  private let positionEncoding: String
  /// The members that requests write, in the order of their first mention.
  private var members: [(name: String, options: [Capability.Option])] = []

  /// - Parameters:
  ///   - positionEncoding: How columns are counted.
  ///   - capabilities: Those of all requests that are served.
  ///   - client: Who is told.
  package init(positionEncoding: String, _ capabilities: [Capability], for client: ClientCapabilities) {
    self.positionEncoding = positionEncoding
    for capability in capabilities {
      let options = capability.options.filter { $0.isFor(client) }
      if let known = members.firstIndex(where: { $0.name == capability.member }) {
        members[known].options += options
      } else {
        members.append((capability.member, options))
      }
    }
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("positionEncoding", positionEncoding)
    writer.member("textDocumentSync", object: writeSynchronization)
    for (name, options) in members {
      if options.isEmpty {
        writer.member(name, true)
      } else {
        writer.member(name, object: { writer in for option in options { option.write(&writer) } })
      }
    }
    writer.member("workspace", object: writeWorkspace)
  }

  private func writeSynchronization(to writer: inout JSONWriter) {
    writer.member("openClose", true)
    writer.member("change", 2)
    writer.member("save", object: { $0.member("includeText", false) })
  }

  private func writeWorkspace(to writer: inout JSONWriter) {
    writer.member(
      "workspaceFolders",
      object: { writer in
        writer.member("supported", true)
        writer.member("changeNotifications", true)
      })
  }
}
