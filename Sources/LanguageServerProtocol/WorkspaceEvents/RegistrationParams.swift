package import Syntax

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
