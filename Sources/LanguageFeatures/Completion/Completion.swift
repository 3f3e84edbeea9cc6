import DesignTokens
import Facts
import FrontEnds
package import SourceText
package import WorkspaceIndex

extension Feature {
  package static let completion = Feature(
    title: "Completion",
    page: """
      Names inside `{…}`, in `$ref`, and in the code spans and table cells of a document; the `$`-properties of tokens \
      and groups; types, units, color spaces and the words of strokes, caps and weights; the parts of a composite that \
      are missing and whole values, as snippets where the editor knows them; the names used in `$extensions`. What fits \
      the place comes first. It works while the file is broken.
      """)
}

/// One thing that could be written at the cursor.
package struct CompletionItem: Sendable {
  package enum Kind: Sendable { case color, value, property, type, unit }

  package var label: String
  package var kind: Kind
  /// For a color `#rrggbb` alone; else the value; else empty.
  package var detail: String
  /// The one edit, over the whole reference or word under the cursor.
  package var edit: TextEdit
  /// What the client matches the typed text against.
  package var filterText: String
  /// Orders the list: names that begin as typed first, then those with such a segment, then by name.
  package var sortText: String
  package var isDeprecated: Bool
  /// The same edit's text with places to fill in, for clients that know snippets; `nil` where there is none.
  package var snippet: String?
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
    guard let file = self[path], let slot = file.frontEnd?.slot(file.source, file.facts, offset) else {
      return CompletionList(items: [], isIncomplete: false)
    }
    return completions(in: slot, at: offset, of: path)
  }

  /// What could be written in a slot of a file.
  func completions(in slot: Slot, at offset: Int, of path: String) -> CompletionList {
    var list = namedCompletions(in: slot, at: offset, of: path)
    list.items = slot.literalItems + list.items
    if slot.offersTokenFiles { list.items += fileItems(in: slot, of: path, behind: list.items.count) }
    for index in list.items.indices where !slot.literals.isEmpty {
      list.items[index].sortText = CompletionItem.sortText(index)
    }
    return list
  }

  private func namedCompletions(in slot: Slot, at offset: Int, of path: String) -> CompletionList {
    switch slot.kind {
    case .tokenName(.extends, _): groupCompletions(in: slot, of: path)
    case .tokenName(.customProperty, let type):
      codeCompletions(in: slot, as: .customProperty, of: type, at: offset, of: path)
    case .tokenName(.variable, let type): codeCompletions(in: slot, as: .variable, of: type, at: offset, of: path)
    case .tokenName(let form, let type): tokenCompletions(in: slot, as: form, of: type, at: offset, of: path)
    case .property(let present):
      slot.keywords(slot.properties(except: present).map { Slot.Word($0.name, $0.summary) }, .property)
    case .extensionName(let present):
      slot.keywords(
        extensionNames(for: slot, of: path).filter { !present.contains($0) }.map { Slot.Word($0, "") }, .property)
    case .typeName: slot.keywords(TokenType.allCases.map { Slot.Word($0.rawValue, $0.summary) }, .type)
    case .unit(.duration): slot.keywords(Duration.units.map { Slot.Word($0, "") }, .unit)
    case .unit: slot.keywords(Dimension.tokenUnits.map { Slot.Word($0, "") }, .unit)
    case .words(let words): slot.keywords(words, .property)
    case .colorSpace: slot.keywords(ColorSpace.allCases.map { Slot.Word($0.rawValue, $0.summary) }, .type)
    }
  }

  /// The token files of the project, as a reference in the file at `path` spells them.
  private func fileItems(in slot: Slot, of path: String, behind count: Int) -> [CompletionItem] {
    tokenFiles(around: path).prefix(500).enumerated().map { position, file in
      CompletionItem(
        label: file, kind: .value, edit: slot.edit(writing: file), filterText: file,
        sortText: CompletionItem.sortText(count + position))
    }
  }

  /// Our own name and those that the project uses, without the one that is being typed.
  private func extensionNames(for slot: Slot, of path: String) -> [String] {
    let typed = self[path]?.source.text(in: slot.replaced).filter { $0 != "\"" } ?? ""
    let own = "dev.tincture"
    return [own] + extensionNames(visibleFrom: path).filter { $0 != own && $0 != typed && !$0.isEmpty }
  }

  /// The rich text shown beside a completion item: what a hover on the token would say, as Markdown.
  package func documentation(ofToken name: String, visibleFrom path: String) -> String? {
    definitions(named: TokenName(name), visibleFrom: path).first
      .map { hoverText(onTokenAt: $0, visibleFrom: path, images: false).markdown }
  }
}

extension Slot {
  /// A closed list of words, in the order given.
  fileprivate func keywords(_ words: [Word], _ kind: CompletionItem.Kind) -> CompletionList {
    let items = words.enumerated().map { position, word in
      var item = CompletionItem(
        label: word.text, kind: kind, detail: word.summary,
        edit: edit(writing: word.text, value: SnippetText(word.value).plain),
        // Clients match against what stands in the place, its quote included.
        filterText: word.value.isEmpty || replaced.isEmpty ? word.text : lead + word.text,
        sortText: CompletionItem.sortText(position))
      if !word.value.isEmpty { item.snippet = SnippetText.escaped(lead + word.text + suffix) + word.value }
      return item
    }
    return CompletionList(items: items, isIncomplete: false)
  }

  /// The items for pieces of text.
  fileprivate var literalItems: [CompletionItem] {
    literals.enumerated().map { position, literal in
      let snippet = SnippetText(literal.text)
      let quote = literal.replaced.isEmpty ? "" : lead
      var item = CompletionItem(
        label: literal.label, kind: .value, detail: literal.summary,
        edit: TextEdit(literal.replaced, snippet.plain), filterText: quote + literal.label,
        sortText: CompletionItem.sortText(position))
      if snippet.hasPlaces { item.snippet = literal.text }
      return item
    }
  }

  /// The properties that fit the object, without those that stand there.
  fileprivate func properties(except present: [String]) -> [TokenProperty] {
    TokenProperty.all.filter { property in
      guard !present.contains(property.name) else { return false }
      // A file is a group with a schema; an object without anything yet may become a token or a group.
      guard let holder else { return property.holders != [.root] }
      return property.holders.contains(holder) || holder == .root && property.holders.contains(.group)
    }
  }

  /// The edit that puts a text in place of what stands in the slot.
  func edit(writing text: String, value: String = "") -> TextEdit { TextEdit(replaced, lead + text + suffix + value) }
}

extension CompletionItem {
  /// A text that sorts as its position does.
  static func sortText(_ position: Int) -> String {
    let digits = String(position)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
