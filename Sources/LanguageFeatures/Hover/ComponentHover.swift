import DesignTokens
import Facts
import Lexicon
import Rules
import SourceText
import WorkspaceIndex

extension Workspace {
  /// What a hover says of a state, a property or a component.
  func hoverText(on place: ComponentPlace, in path: String) -> HoverText? {
    guard let file = self[path] else { return nil }
    let component = file.facts.components[place.component]
    var text = HoverText()
    switch place.subject {
    case .component: describe(component, in: file, &text)
    case .state(let state): describe(state, at: place.range, of: component, in: file, &text)
    case .named(let named): describe(named, of: component, in: path, &text)
    case .property(let index):
      let property = component.properties[index]
      describe(property, of: component, &text)
      text.item(.code(property.plainValue))
      for owner in [property.part, property.variant, property.theme].compactMap({ $0 }) {
        text.item(.text("For "), .code(owner))
      }
      contrastItems(inside: property.valueRange, in: path, &text)
    }
    return text
  }

  /// What a property is of; in a section of several a name that is no property is one of them.
  private func describe(_ property: StatedProperty, of component: ComponentSpec, _ text: inout HoverText) {
    guard component.isSection else {
      return text.paragraph(.strong(property.name), .text(" · property of "), .code(component.name))
    }
    let kind =
      WrittenName.isOfLooks(property.name) ? " · property" : component.listsComponents ? " · component" : ""
    text.paragraph(.strong(property.name), .text(kind))
  }

  /// What is stated of a variant, a part, or what a list describes.
  private func describe(
    _ named: ComponentNamePlace, of component: ComponentSpec, in path: String, _ text: inout HoverText
  ) {
    let kind: String? =
      switch named.kind {
      case .variant: "variant"
      case .part where !component.isSection: "part"
      case .property where !component.isSection: "property"
      case .part, .listed, .property: nil
      }
    if let kind {
      text.paragraph(.strong(named.name), .text(" · \(kind) of "), .code(component.name))
    } else if component.listsComponents, named.kind != .property {
      text.paragraph(.strong(named.name), .text(" · component"))
    } else {
      text.paragraph(.strong(named.name), .text(" · in "), .code(component.name))
    }
    let stated = component.properties.filter { named.holds($0) }
    for property in stated.prefix(8) {
      let name = named.kind == .property ? "" : property.name + " "
      let conditions = [property.state] + (named.kind == .property ? [property.variant, property.part] : [])
      let condition = conditions.compactMap { $0 }.joined(separator: ", ")
      text.item(.text(name), .code(property.plainValue), .text(condition.isEmpty ? "" : " (\(condition))"))
    }
    if stated.count > 8 { text.item(.text("… and \(stated.count - 8) more")) }
  }

  private func describe(_ component: ComponentSpec, in file: IndexedFile, _ text: inout HoverText) {
    text.paragraph(.strong(component.name), .text(component.isSection ? " · section" : " · component"))
    if let description = component.description { text.paragraph(.text(description)) }
    if let base = component.base { text.item(.text("Takes over from "), .code(base)) }
    for (title, names) in [("Variants", component.variants), ("States", component.states)] where !names.isEmpty {
      text.item(.text("\(title): \(names.joined(separator: ", "))"))
    }
    let count = component.properties.count
    if count > 0 { text.item(.text(count == 1 ? "1 property" : "\(count) properties")) }
    guard file.facts.kind == .design else { return }
    for pair in file.facts.pairs where pair.component == component.name {
      contrastItem(pair, in: file.source.path, &text)
    }
  }

  /// What a state changes, what it takes over, and what its colors come to.
  private func describe(
    _ state: String, at place: ByteRange, of component: ComponentSpec, in file: IndexedFile, _ text: inout HoverText
  ) {
    let owner = component.listed(around: place, in: file)
    text.paragraph(.strong(state), .text(" · state of "), .code(owner ?? component.name))
    let own = component.properties.filter { $0.state == state && (owner == nil || $0.variant == owner) }
    for property in own { text.item(.text("\(property.name) "), .code(property.plainValue)) }
    var known = Set(own.map(\.look))
    let base = component.base.flatMap { name in
      file.facts.components.first { $0.name == name || $0.aliases.contains(name) }
    }
    let all = owner == nil ? component.stated : component.properties.filter { $0.state == nil && $0.variant == owner }
    let like = component.stateBases[state]
    if let like { text.item(.text("Like "), .code(like)) }
    // What the state is like comes first, then what holds for all states, then what the component takes over.
    let sources = [
      like.map { like in component.properties.filter { $0.state == like } }, all, owner == nil ? base?.stated : nil,
    ]
    let inherited = sources.compactMap { $0 }.flatMap { source in
      let taken = source.filter { !known.contains($0.look) }
      known.formUnion(taken.map(\.look))
      return taken
    }
    for property in inherited.prefix(8) {
      let line = file.source.position(of: property.range.start, in: .utf8).line + 1
      text.item(.text("Inherits \(property.name) "), .code(property.plainValue), .text(" from line \(line)"))
    }
    if inherited.count > 8 { text.item(.text("… and \(inherited.count - 8) more")) }
    for pair in file.facts.pairs
    where pair.component == component.name && pair.state == state && (owner == nil || pair.variant == owner) {
      contrastItem(pair, in: file.source.path, &text)
    }
  }

  /// The contrast of the pairs that a stretch is a side of.
  func contrastItems(inside range: ByteRange, in path: String, _ text: inout HoverText) {
    guard let facts = self[path]?.facts else { return }
    func holds(_ side: PairColor) -> Bool { range.start <= side.range.start && side.range.end <= range.end }
    let pairs = facts.pairs.filter { holds($0.foreground) || holds($0.background) }
    for pair in pairs.prefix(6) { contrastItem(pair, in: path, &text) }
    if pairs.count > 6 { text.item(.text("… and \(pairs.count - 6) more pairs")) }
  }

  /// `3.18:1, white from line 46 on #14a0a5; text needs 4.5:1`.
  private func contrastItem(_ pair: ColorPair, in path: String, _ text: inout HoverText) {
    guard let file = CheckedFile(path, of: self), let measure = file.contrast(of: pair).first else { return }
    let source = file.source
    func side(_ side: PairColor, _ color: Color) -> [HoverText.Span] {
      let line = source.position(of: side.range.start, in: .utf8).line + 1
      return [
        .code(source.text(in: side.range).count < 40 ? source.text(in: side.range) : color.hexText),
        .text(" (line \(line))"),
      ]
    }
    var spans: [HoverText.Span] = [
      .text("Contrast \(Color.ratioText(measure.ratio, asked: measure.required)):1: ")
    ]
    spans += side(pair.foreground, measure.foreground) + [.text(" on ")] + side(pair.background, measure.background)
    let place = [pair.component, pair.variant, pair.state].compactMap { $0 }.joined(separator: ", ")
    let required = NumberText.shortest(measure.required)
    let use = if case .graphic = pair.use { "an icon or a border" } else { "text" }
    let verdict =
      pair.isExempt
      ? "nothing is asked of a disabled state"
      : measure.ratio < measure.required ? "\(use) needs \(required):1" : "\(use) needs \(required):1 and has it"
    spans.append(.text("; \(verdict)" + (place.isEmpty ? "" : " (\(place))")))
    text.item(spans)
  }
}

extension ComponentSpec {
  /// Whether a name that properties have as that of a variant is a label with a list below it, of which nobody says what
  /// it is.
  func isListed(_ name: String?) -> Bool {
    name.map { name in
      !variants.contains(name) && namePlaces.contains { $0.kind == .listed && $0.name == name }
    } ?? false
  }

  /// The label above a state to which it belongs: that of what its line states, in a section of several the nearest one
  /// below the same heading.
  fileprivate func listed(around place: ByteRange, in file: IndexedFile) -> String? {
    let own = properties.first { place.contains($0.range) && $0.state != nil }
    if let own { return isListed(own.variant) ? own.variant : nil }
    guard isSection, let label = namePlaces.last(where: { $0.kind == .listed && $0.range.end <= place.start }) else {
      return nil
    }
    let between = file.source.text(in: ByteRange(label.range.end, place.start))
    return between.split(whereSeparator: \.isNewline).contains { $0.first == "#" } ? nil : label.name
  }

  /// What a component states of all of itself that a state can take over: measures, colors and other looks, and no
  /// remarks such as when to use it.
  fileprivate var stated: [StatedProperty] {
    properties.filter {
      $0.state == nil && $0.part == nil && $0.variant == nil && WrittenName.isOfLooks($0.name)
    }
  }
}

extension ComponentNamePlace {
  /// Whether a property is stated of what is named; of a property itself the values that stand behind it.
  fileprivate func holds(_ property: StatedProperty) -> Bool {
    switch kind {
    case .variant, .listed: property.variant == name
    case .part: property.part == name
    case .property: property.name == name && (0..<400).contains(property.range.start - range.end)
    }
  }
}

extension StatedProperty {
  /// What tells whether two properties are one: what their names mean (`bg`, `Background`), else the names.
  fileprivate var look: String {
    let name = name.lowercased()
    guard let term = Lexicon.term(of: name), let slot = term.slot, slot == .background || slot == .text else {
      return name
    }
    return "\(slot)" + (term.role.map { " \($0)" } ?? "")
  }

  /// The value without the marks of code around all of it.
  fileprivate var plainValue: String {
    let isMarked = value.count > 2 && value.first == "`" && value.last == "`"
    let inner = value.dropFirst().dropLast()
    return isMarked && !inner.contains("`") ? String(inner) : value
  }
}
