package import Syntax

/// An item of a list of completions (LSP 3.17, CompletionItem).
package struct WireCompletionItem: WireObject {
  package var label: String
  /// A number of CompletionItemKind.
  package var kind: Int
  package var isDeprecated: Bool
  package var detail: String
  /// Plain text; a colour alone for a swatch.
  package var documentation: String
  package var sortText: String
  package var filterText: String
  package var edit: WireTextEdit
  /// Whether the text of the edit has places to fill in.
  package var isSnippet: Bool
  /// The token, so that the item can be resolved; `nil` for keywords.
  package var token: String?
  /// The document that the list is for; every item of a list has the same.
  package var uri: String

  package init(
    label: String, kind: Int, isDeprecated: Bool, detail: String, documentation: String, sortText: String,
    filterText: String, edit: WireTextEdit, isSnippet: Bool, token: String?, uri: String
  ) {
    self.label = label
    self.kind = kind
    self.isDeprecated = isDeprecated
    self.detail = detail
    self.documentation = documentation
    self.sortText = sortText
    self.filterText = filterText
    self.edit = edit
    self.isSnippet = isSnippet
    self.token = token
    self.uri = uri
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("label", label)
    writer.member("kind", kind)
    if isDeprecated { writer.member("tags", array: { $0.value(1) }) }
    if !detail.isEmpty { writer.member("detail", detail) }
    if !documentation.isEmpty { writer.member("documentation", documentation) }
    if sortText != label { writer.member("sortText", sortText) }
    if filterText != label { writer.member("filterText", filterText) }
    if isSnippet { writer.member("insertTextFormat", 2) }
    writer.member("textEdit", edit)
    if let token {
      writer.member(
        "data",
        object: { writer in
          writer.member("token", token)
          writer.member("uri", uri)
        })
    }
  }
}
