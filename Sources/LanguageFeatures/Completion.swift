import DesignTokens
import Facts
package import SourceText
package import WorkspaceIndex

/// One thing that could be written at the cursor.
package struct CompletionItem: Sendable {
  package enum Kind: Sendable { case color, value, property, type, unit }

  package var label: String
  package var kind: Kind
  /// For a colour `#rrggbb` alone; else the value; else empty.
  package var detail: String
  /// The one edit, over the whole reference or word under the cursor.
  package var edit: TextEdit
  /// What the client matches the typed text against.
  package var filterText: String
  /// Orders the list: names that begin as typed first, then those with such a segment, then by name.
  package var sortText: String
  package var isDeprecated: Bool
  /// The token's name, for ``Workspace/documentation(ofToken:visibleFrom:)``; `nil` for keywords.
  package var token: String?

  package init(
    label: String, kind: Kind, detail: String = "", edit: TextEdit, filterText: String, sortText: String,
    isDeprecated: Bool = false, token: String? = nil
  ) {
    self.label = label
    self.kind = kind
    self.detail = detail
    self.edit = edit
    self.filterText = filterText
    self.sortText = sortText
    self.isDeprecated = isDeprecated
    self.token = token
  }
}

/// What could be written at the cursor; `isIncomplete` where further typing must ask again.
package struct CompletionList: Sendable {
  package var items: [CompletionItem]
  package var isIncomplete: Bool

  package init(items: [CompletionItem], isIncomplete: Bool) {
    self.items = items
    self.isIncomplete = isIncomplete
  }
}

extension Workspace {
  /// What could be written at an offset, also while the file is broken.
  package func completions(at offset: Int, in path: String) -> CompletionList {
    guard let file = self[path], let slot = file.frontEnd?.slot(file.source, offset) else {
      return CompletionList(items: [], isIncomplete: false)
    }
    return completions(in: slot, at: offset, of: path)
  }

  /// What could be written in a slot of a file.
  func completions(in slot: Slot, at offset: Int, of path: String) -> CompletionList {
    switch slot.kind {
    case .tokenName(.extends, _): groupCompletions(in: slot, of: path)
    case .tokenName(let form, let type): tokenCompletions(in: slot, as: form, of: type, at: offset, of: path)
    case .property(let present):
      slot.keywords(TokenProperty.all.filter { !present.contains($0.name) }.map { ($0.name, $0.summary) }, .property)
    case .typeName: slot.keywords(TokenType.allCases.map { ($0.rawValue, "") }, .type)
    case .unit(.duration): slot.keywords(Duration.units.map { ($0, "") }, .unit)
    case .unit: slot.keywords(Dimension.tokenUnits.map { ($0, "") }, .unit)
    case .words(let words): slot.keywords(words.map { ($0.text, $0.summary) }, .property)
    case .colorSpace: slot.keywords(ColorSpace.allCases.map { ($0.rawValue, "") }, .type)
    }
  }

  /// The rich text shown beside a completion item: what a hover on the token would say, as Markdown.
  package func documentation(ofToken name: String, visibleFrom path: String) -> String? {
    definitions(named: TokenName(name), visibleFrom: path).first
      .map { hoverText(onTokenAt: $0, visibleFrom: path, images: false).markdown }
  }
}

extension Slot {
  /// A closed list of words, in the order given.
  fileprivate func keywords(_ words: [(text: String, detail: String)], _ kind: CompletionItem.Kind) -> CompletionList {
    let items = words.enumerated().map { position, word in
      CompletionItem(
        label: word.text, kind: kind, detail: word.detail, edit: edit(writing: word.text), filterText: word.text,
        sortText: CompletionItem.sortText(position))
    }
    return CompletionList(items: items, isIncomplete: false)
  }

  /// The edit that puts a text in place of what stands in the slot.
  func edit(writing text: String) -> TextEdit { TextEdit(replaced, lead + text + suffix) }
}

extension CompletionItem {
  /// A text that sorts as its position does.
  static func sortText(_ position: Int) -> String {
    let digits = String(position)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
