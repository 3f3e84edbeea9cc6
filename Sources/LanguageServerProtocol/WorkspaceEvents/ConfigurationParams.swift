package import Syntax

/// The question for a section of the user's settings (LSP 3.17, ConfigurationParams).
package struct ConfigurationParams: WireObject {
  package var section: String

  package init(section: String) { self.section = section }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("items", array: { writer in writer.object { $0.member("section", section) } })
  }
}
