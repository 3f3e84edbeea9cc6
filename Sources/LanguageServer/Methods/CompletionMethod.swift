import LanguageFeatures
import LanguageServerProtocol
import SourceText
import Syntax

extension Method {
  static let completion = Method(
    .completion, "textDocument/completion",
    capability: .options("completionProvider", .init("triggerCharacters", ["{", ".", "\"", "$", "-", "`"])),
    answer: { (place: TextDocumentPositionParams, snapshot) -> WireCompletionList? in
      guard let (path, offset) = snapshot.place(place) else { return nil }
      let list = snapshot.workspace.completions(at: offset, in: path)
      var ranges: [ByteRange: PositionRange] = [:]
      let items = list.items.map { item in
        let range = ranges[item.edit.range] ?? snapshot.range(item.edit.range, in: path)
        ranges[item.edit.range] = range
        return snapshot.item(item, replacing: range, uri: place.uri)
      }
      return WireCompletionList(isIncomplete: list.isIncomplete, items: items)
    }
  ).answering(meanwhile: WireCompletionList(isIncomplete: true, items: []))
}

extension Snapshot {
  fileprivate func item(_ item: CompletionItem, replacing range: PositionRange, uri: String) -> WireCompletionItem {
    let snippet = client.insertsSnippets ? item.snippet : nil
    return WireCompletionItem(
      label: item.label.visible, kind: item.kind.number,
      isDeprecated: item.isDeprecated && client.marksDeprecatedItems, detail: item.detail.visible,
      // A color alone, so that clients which look for one there draw a swatch.
      documentation: item.kind == .color ? item.detail.visible : "", sortText: item.sortText,
      filterText: item.filterText,
      edit: WireTextEdit(range: range, newText: snippet ?? item.edit.newText), isSnippet: snippet != nil,
      token: item.token, uri: uri)
  }
}

extension CompletionItem.Kind {
  /// CompletionItemKind (LSP 3.17).
  fileprivate var number: Int {
    switch self {
    case .color: 16
    case .value: 12
    case .property: 10
    case .type: 14
    case .unit: 11
    }
  }
}

/// The answer to `textDocument/completion` (LSP 3.17, CompletionList).
private struct WireCompletionList: WireObject {
  var isIncomplete: Bool
  var items: [WireCompletionItem]

  func writeMembers(to writer: inout JSONWriter) {
    writer.member("isIncomplete", isIncomplete)
    writer.member("items", items)
  }
}

/// An item of a list of completions (LSP 3.17, CompletionItem).
private struct WireCompletionItem: WireObject {
  var label: String
  /// A number of CompletionItemKind.
  var kind: Int
  var isDeprecated: Bool
  var detail: String
  /// Plain text; a color alone for a swatch.
  var documentation: String
  var sortText: String
  var filterText: String
  var edit: WireTextEdit
  /// Whether the text of the edit has places to fill in.
  var isSnippet: Bool
  /// The token, so that the item can be resolved; `nil` for keywords.
  var token: String?
  /// The document that the list is for; every item of a list has the same.
  var uri: String

  init(
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

  func writeMembers(to writer: inout JSONWriter) {
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
