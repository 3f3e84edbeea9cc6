import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension Workspace {
  /// More items than these are no list to look through: a short beginning is given, and the client asks again.
  static var completionLimit: Int { 1000 }
  private static var completionBeginning: Int { 250 }

  /// The names that fit a slot: those that begin as typed first; a name whose type is known and does not fit is out.
  func tokenCompletions(
    in slot: Slot, as form: ReferenceForm, of type: TokenType?, at offset: Int, of path: String
  ) -> CompletionList {
    let own = definitionName(around: offset, in: path)
    guard let tokens = VisibleTokens(from: path, of: self) else {
      return CompletionList(items: [], isIncomplete: false)
    }
    let names = tokens.names
    let typed = slot.typedName(as: form)
    var candidates = tokens.indices(matching: typed)
    if names.count <= Workspace.completionLimit {
      // Few enough for the client to search through in its own way; those that match stand first, because some show
      // no more than fifty.
      let matching = Set(candidates)
      candidates += names.indices.filter { !matching.contains($0) }
    }
    var fitting: [TokenName] = []
    var untyped: [TokenName] = []
    for index in candidates where names[index] != own {
      if slot.namespace != nil, slot.memberName(of: names[index]) == nil { continue }
      let known = type == nil ? nil : tokens.type(of: names[index])
      if known == type { fitting.append(names[index]) } else if known == nil { untyped.append(names[index]) }
      if fitting.count > Workspace.completionLimit { break }
    }
    let found = fitting + untyped
    let isWhole = found.count <= Workspace.completionLimit
    let assets = form == .string ? AssetSpelling(for: path, in: self) : nil
    let items = found.prefix(isWhole ? found.count : Workspace.completionBeginning).compactMap {
      tokens.token(named: $0)
    }.enumerated()
      .map { slot.item(for: $1.definition, worth: $1.value, as: form, assets, position: $0) }
    return CompletionList(items: items, isIncomplete: !isWhole)
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
  ///
  /// In prose there is none: a name with its value beside it may well name itself.
  private func definitionName(around offset: Int, in path: String) -> TokenName? {
    self[path]?.facts.definitions.first {
      $0.notation != .plain && $0.range.start < offset && offset < $0.range.end
    }?.name
  }
}

extension Slot {
  fileprivate func item(
    for definition: Definition, worth: ResolvedValue, as form: ReferenceForm, _ assets: AssetSpelling?, position: Int
  ) -> CompletionItem {
    let name = definition.name.text
    let member = assets?.spelling(of: definition.name) ?? memberName(of: definition.name)
    let text = form == .pointer ? definition.name.asPointerSteps : member ?? name
    var detail = ""
    var kind = CompletionItem.Kind.value
    if case .color(let color)? = worth.value {
      (detail, kind) = (color.hexRGB, .color)
    } else if let value = worth.value {
      detail = value.cssText(as: worth.type)
    }
    return CompletionItem(
      label: member ?? name, kind: kind, detail: detail, edit: edit(writing: text),
      // The client matches it against what the edit replaces, which in a pointer begins with the lead, and behind an
      // unquoted brace of YAML with the brace.
      filterText: form == .pointer ? lead + text : prefix.hasPrefix("{") ? "{" + text : text,
      sortText: CompletionItem.sortText(position), isDeprecated: definition.deprecation != nil, token: name)
  }

  /// What has been typed, in the spelling of names.
  fileprivate func typedName(as form: ReferenceForm) -> String {
    guard form == .pointer else { return prefix.hasPrefix("{") ? String(prefix.dropFirst()) : prefix }
    return prefix.drop { $0 == "#" || $0 == "/" }.split(separator: "/", omittingEmptySubsequences: false)
      .filter { $0 != "$value" }.joined(separator: ".")
  }
}

extension TokenName {
  /// The name as steps of a pointer (RFC 6901), without what stands before them: `color/brand`.
  fileprivate var asPointerSteps: String {
    segments.map { segment in
      segment.reduce(into: "") { text, character in
        text += character == "~" ? "~0" : character == "/" ? "~1" : String(character)
      }
    }.joined(separator: "/")
  }
}
