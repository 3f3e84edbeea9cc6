import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension Workspace {
  /// A list longer than this is cut, and the client is told to ask again.
  static var completionLimit: Int { 1000 }

  /// The names that fit a slot: those that begin as typed first; a name whose type is known and does not fit is out.
  func tokenCompletions(
    in slot: Slot, as form: ReferenceForm, of type: TokenType?, at offset: Int, of path: String
  ) -> CompletionList {
    let own = definitionName(around: offset, in: path)
    guard let tokens = VisibleTokens(from: path, of: self) else {
      return CompletionList(items: [], isIncomplete: false)
    }
    let names = tokens.names
    // Few enough for the client to search through by itself, in its own way.
    let typed = names.count <= Workspace.completionLimit ? "" : slot.typedName(as: form)
    var items: [CompletionItem] = []
    for index in NameMatch(typed).ranked(names) where names[index] != own {
      if let type, let known = tokens.type(of: names[index]), known != type { continue }
      guard let token = tokens.token(named: names[index]) else { continue }
      guard items.count < Workspace.completionLimit else { return CompletionList(items: items, isIncomplete: true) }
      items.append(slot.item(for: token.definition, worth: token.value, as: form, position: items.count))
    }
    return CompletionList(items: items, isIncomplete: false)
  }

  /// The names of groups, for `$extends`.
  func groupCompletions(in slot: Slot, of path: String) -> CompletionList {
    let names = visibleGroupNames(from: path)
    let items = names.prefix(Workspace.completionLimit).enumerated().map { position, name in
      CompletionItem(
        label: name.text, kind: .value, edit: slot.edit(writing: name.text), filterText: name.text,
        sortText: CompletionItem.sortText(position))
    }
    return CompletionList(items: items, isIncomplete: names.count > items.count)
  }

  /// The token whose statement holds an offset: a reference to it from there would be a cycle.
  private func definitionName(around offset: Int, in path: String) -> TokenName? {
    self[path]?.facts.definitions.first { $0.range.start < offset && offset < $0.range.end }?.name
  }
}

extension Slot {
  fileprivate func item(
    for definition: Definition, worth: ResolvedValue, as form: ReferenceForm, position: Int
  ) -> CompletionItem {
    let name = definition.name.text
    let text = form == .pointer ? definition.name.asPointer : name
    var detail = ""
    var kind = CompletionItem.Kind.value
    if case .color(let color)? = worth.value {
      (detail, kind) = (color.hexRGB, .color)
    } else if let value = worth.value {
      detail = value.cssText(as: worth.type)
    }
    return CompletionItem(
      label: name, kind: kind, detail: detail, edit: edit(writing: text), filterText: text,
      sortText: CompletionItem.sortText(position), isDeprecated: definition.deprecation != nil, token: name)
  }

  /// What has been typed, in the spelling of names.
  fileprivate func typedName(as form: ReferenceForm) -> String {
    guard form == .pointer else { return prefix }
    return prefix.drop { $0 == "#" || $0 == "/" }.split(separator: "/", omittingEmptySubsequences: false)
      .filter { $0 != "$value" }.joined(separator: ".")
  }
}

extension TokenName {
  /// The name as a pointer into its document (RFC 6901): `#/color/brand`.
  fileprivate var asPointer: String {
    "#"
      + segments.map {
        "/"
          + $0.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
          .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
      }.joined()
  }
}
