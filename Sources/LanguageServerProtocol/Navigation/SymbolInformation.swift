package import Syntax

/// An item of an outline for clients that show a flat list (LSP 3.17, SymbolInformation).
package struct SymbolInformation: WireObject {
  package var name: String
  package var kind: Int
  package var location: Location
  package var container: String?

  package init(name: String, kind: Int, location: Location, container: String?) {
    self.name = name
    self.kind = kind
    self.location = location
    self.container = container
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", name)
    writer.member("kind", kind)
    writer.member("location", location)
    writer.member("containerName", ifPresent: container)
  }
}
