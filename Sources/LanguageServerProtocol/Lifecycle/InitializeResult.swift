package import Syntax

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
