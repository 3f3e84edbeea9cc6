import LanguageFeatures
import LanguageServerProtocol
import SourceText

extension Method {
  static let completion = Method(
    "textDocument/completion",
    advertise: { $0.completionTriggers = ["{", ".", "\"", "$", "-", "`"] },
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
      // A colour alone, so that clients which look for one there draw a swatch.
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
