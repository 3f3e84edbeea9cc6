import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension Workspace {
  /// The names that style sheets can write in a slot: tokens as code spells them, and what style sheets declare.
  ///
  /// Those of a fitting type only, the likeliest type first; then those whose type is not known.
  func codeCompletions(
    in slot: Slot, as form: ReferenceForm, of type: TokenType?, at offset: Int, of path: String
  ) -> CompletionList {
    guard let tokens = CodeVocabulary(for: form, from: path, of: self) else {
      return CompletionList(items: [], isIncomplete: false)
    }
    let fitting = type.map { [$0] + slot.otherTypes } ?? []
    let own = definedName(around: offset, in: path)
    var groups: [[TokenName]] = Array(repeating: [], count: fitting.count + 2)
    for name in tokens.names(matching: slot.prefix) where name != own {
      let known = fitting.isEmpty ? nil : tokens.type(of: name)
      let group = fitting.isEmpty ? 0 : known.map { fitting.firstIndex(of: $0) ?? -1 } ?? fitting.count
      guard group >= 0 else { continue }
      groups[group].append(name)
      if groups[0].count > Workspace.completionLimit { break }
    }
    let found = groups.joined()
    let isWhole = found.count <= Workspace.completionLimit
    let items = found.prefix(isWhole ? found.count : 250).enumerated().compactMap { position, name in
      tokens.token(named: name).map { slot.item(tokens.spelling(of: name), $0.definition, $0.value, position) }
    }
    return CompletionList(items: items, isIncomplete: !isWhole)
  }

  /// The name whose declaration holds an offset.
  private func definedName(around offset: Int, in path: String) -> TokenName? {
    self[path]?.facts.definitions.first { $0.range.start < offset && offset <= $0.range.end }
      .map { meaning(ofCodeName: $0.name, visibleFrom: path) }
  }
}

extension Slot {
  fileprivate func item(
    _ name: TokenName, _ definition: Definition, _ worth: ResolvedValue, _ position: Int
  ) -> CompletionItem {
    var detail = ""
    var kind = CompletionItem.Kind.value
    if case .color(let color)? = worth.value {
      (detail, kind) = (color.hexRGB, .color)
    } else if let value = worth.value {
      detail = value.cssText(as: worth.type)
    }
    return CompletionItem(
      label: name.text, kind: kind, detail: detail, edit: edit(writing: name.text), filterText: name.text,
      sortText: CompletionItem.sortText(position), isDeprecated: definition.deprecation != nil,
      token: definition.name.text)
  }
}
