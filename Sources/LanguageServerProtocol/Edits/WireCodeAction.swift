package import Syntax

/// A change that is offered (LSP 3.17, CodeAction).
package struct WireCodeAction: WireObject {
  package var title: String
  package var kind: String
  /// The client's own diagnostics that it mends.
  package var diagnostics: [JSONNode]
  package var isPreferred: Bool
  package var edit: WorkspaceEdit

  package init(title: String, kind: String, diagnostics: [JSONNode], isPreferred: Bool, edit: WorkspaceEdit) {
    self.title = title
    self.kind = kind
    self.diagnostics = diagnostics
    self.isPreferred = isPreferred
    self.edit = edit
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("title", title)
    writer.member("kind", kind)
    if !diagnostics.isEmpty {
      writer.member("diagnostics", array: { writer in for diagnostic in diagnostics { writer.value(diagnostic) } })
    }
    if isPreferred { writer.member("isPreferred", true) }
    writer.member("edit", edit)
  }
}
