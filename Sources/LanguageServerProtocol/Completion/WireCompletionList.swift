package import Syntax

/// The answer to `textDocument/completion` (LSP 3.17, CompletionList).
package struct WireCompletionList: WireObject {
  package var isIncomplete: Bool
  package var items: [WireCompletionItem]

  package init(isIncomplete: Bool, items: [WireCompletionItem]) {
    self.isIncomplete = isIncomplete
    self.items = items
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("isIncomplete", isIncomplete)
    writer.member("items", items)
  }
}
