import Configuration
import DesignTokens
import Facts
import Lexicon
import Rules
import SourceText
import WorkspaceIndex

extension Workspace {
  /// What a hover says of the token at a site; `heir` is the name that it has by inheritance where it is called so, `row`
  /// the value of the theme whose row names it.
  func hoverText(
    onTokenAt site: DefinitionSite, as heir: TokenName? = nil, showing row: ThemedValue? = nil,
    visibleFrom path: String, images: Bool
  ) -> HoverText {
    var text = HoverText()
    guard let definition = definition(at: site) else { return text }
    let isOpen = heir == nil && isOpen(definition.name, visibleFrom: path)
    var resolved = isOpen ? openValue(at: site) : resolved(site)
    if let row { resolved.outcome = .value(row.value) }
    text.paragraph(
      [.strong((heir ?? definition.name).text)] + (resolved.type.map { [.text(" · \($0.rawValue)")] } ?? []))
    text.value(of: resolved)
    if images, let value = resolved.value, let picture = Picture(of: value, type: resolved.type) {
      text.picture(picture.title, svg: picture.svg)
    }
    switch resolved.value {
    case .color(let color)?:
      text.items(on: color, writtenAs: color.hexText, against: background(of: definition.name, visibleFrom: path))
    case .dimension(let length)?:
      text.items(
        on: length, in: site.path, of: self, as: lengthRole(along: resolved.chain),
        mayBeSpacing: mayBeSpacing(resolved.chain))
    default: break
    }
    if heir != nil { text.item(.text("Inherited from "), .code(definition.name.text)) }
    addChain(resolved, to: &text)
    addThemes(of: definition.name, at: site, visibleFrom: path, to: &text)
    if let description = definition.description { text.item(.text(description)) }
    if let deprecation = deprecation(of: site, as: heir ?? definition.name) {
      text.item(.text(deprecation.reason.map { "Deprecated: \($0)" } ?? "Deprecated"))
    }
    // Of none nothing is said: scripts and packages may use what nothing uses that is read.
    let uses = uses(of: site).count
    if uses > 0 { text.item(.text(uses == 1 ? "1 use" : "\(uses) uses")) }
    let shown = values(of: definition.name, visibleFrom: path).count > 1 || isOpen ? nil : resolved.shortText
    let namesakes = namesakes(of: definition.name, visibleFrom: site.path)
    let elsewhere = sitesInCode(of: definition.name, besides: site).filter { !namesakes.contains($0) }
    for site in namesakes + elsewhere { addPlace(site, besides: shown, to: &text) }
    for row in furtherRows(of: site) {
      if let file = self[site.path] { text.item(.text("Defined in "), .code(place(of: row.nameRange, in: file))) }
    }
    return text
  }

  /// Where a token is defined, and as what, where another value of it is shown.
  private func addPlace(_ site: DefinitionSite, besides shown: String?, to text: inout HoverText) {
    guard let file = self[site.path] else { return }
    let dialect = file.facts.otherTool.map { ", written for \($0)" } ?? ""
    var spans: [HoverText.Span] = [
      .text("Defined in "), .code(place(of: file.facts.definitions[site.index].nameRange, in: file)), .text(dialect),
    ]
    if let shown, let worth = resolved(site).shortText, worth != shown { spans += [.text(" as "), .code(worth)] }
    text.item(spans)
  }

  /// The part that a length plays as the first of some tokens says of it that says anything.
  private func lengthRole(along chain: [DefinitionSite]) -> DimensionRole {
    for site in chain {
      guard let definition = definition(at: site) else { continue }
      let read = self[site.path]?.facts.dimensions.first { $0.owner == site.index }?.role ?? .other
      let role = definition.lengthRole == .other ? read : definition.lengthRole
      if role != .other { return role }
    }
    return .other
  }

  /// Whether no name of some tokens says that they measure writing, icons or lines: `--text-xl`.
  private func mayBeSpacing(_ chain: [DefinitionSite]) -> Bool {
    let names = chain.compactMap { definition(at: $0)?.name }
    return names.contains { SpacingNames.scale(of: $0) != nil }
      || !names.contains { WrittenName.smallWords(of: $0.text).contains { Lexicon.term(of: $0)?.slot != nil } }
  }

  /// Of a name with several definitions that do not agree only the type is known.
  private func openValue(at site: DefinitionSite) -> ResolvedValue {
    ResolvedValue(outcome: .uncertain, type: resolved(site).type, chain: [site])
  }

  /// One line for each link behind the token itself.
  private func addChain(_ resolved: ResolvedValue, to text: inout HoverText) {
    for (position, link) in resolved.chain.dropFirst().enumerated() {
      guard position < 8 else { return text.item(.text("… and \(resolved.count - 9) more links")) }
      guard let file = self[link.path] else { continue }
      let definition = file.facts.definitions[link.index]
      text.item(
        .text(position == 0 ? "Alias of " : "→ "), .code(definition.name.text), .text(" in "),
        .code(place(of: definition.nameRange, in: file)))
    }
  }

  /// One line for each theme or file where they differ.
  private func addThemes(
    of name: TokenName, at site: DefinitionSite, visibleFrom path: String, to text: inout HoverText
  ) {
    let values = values(of: name, visibleFrom: path)
    guard values.count > 1 else { return }
    for (theme, value) in values {
      switch value.outcome {
      case .value(let worth): text.item(.text("\(theme): "), .code(worth.shortText(as: value.type)))
      case .missing: text.item(.text("\(theme): not defined"))
      case .uncertain: text.item(.text("\(theme): open, because several files give other values"))
      case .circular, .unreadable: text.item(.text("\(theme): no value"))
      }
    }
  }

  /// The color that a foreground's name or the settings put it on.
  private func background(of name: TokenName, visibleFrom path: String) -> (name: TokenName, color: Color)? {
    guard let background = pairedBackground(of: name, visibleFrom: path), !isOpen(background, visibleFrom: path),
      let site = definitions(named: background, visibleFrom: path).first,
      case .color(let color)? = resolved(site).value
    else { return nil }
    return (background, color)
  }
}

extension HoverText {
  /// The value on a line of its own, or why there is none.
  fileprivate mutating func value(of resolved: ResolvedValue) {
    switch resolved.outcome {
    case .value(let value): paragraph(.code(value.shortText(as: resolved.type)))
    case .missing(let name): paragraph(.text("No value: nothing defines "), .code(name.text), .text("."))
    case .circular: paragraph(.text("No value: the references lead back to where they began."))
    case .uncertain: paragraph(.text("Several values, none of which holds everywhere."))
    case .unreadable: paragraph(.text("No value: it cannot be read."))
    }
  }
}

extension ResolvedValue {
  /// Its value in one short form; `nil` where it has none.
  fileprivate var shortText: String? { value.map { $0.shortText(as: type) } }
}

extension TokenValue {
  /// The value in one short form: a color as its hex, everything else as CSS would write it.
  func shortText(as type: TokenType?) -> String {
    if case .color(let color) = self { return color.hexText }
    return cssText(as: type)
  }
}
