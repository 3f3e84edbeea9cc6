package import Syntax

/// An item of a document's outline (LSP 3.17, DocumentSymbol).
package struct DocumentSymbol: WireObject {
  package var name: String
  package var detail: String
  /// A number of SymbolKind.
  package var kind: Int
  package var isDeprecated: Bool
  package var range: PositionRange
  package var selection: PositionRange
  package var children: [DocumentSymbol] = []

  package init(
    name: String, detail: String, kind: Int, isDeprecated: Bool, range: PositionRange, selection: PositionRange
  ) {
    self.name = name
    self.detail = detail
    self.kind = kind
    self.isDeprecated = isDeprecated
    self.range = range
    self.selection = selection
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", name)
    if !detail.isEmpty { writer.member("detail", detail) }
    writer.member("kind", kind)
    if isDeprecated { writer.member("tags", array: { $0.value(1) }) }
    writer.member("range", range)
    writer.member("selectionRange", selection)
    if !children.isEmpty { writer.member("children", children) }
  }
}
