import DesignTokens
import Facts
import Lexicon
import SourceText

/// The ways of reading a name that opens a group, in the order in which they are tried: the first that fits counts.
enum GroupPatterns {
  /// All of them in their order.
  static let catalog = [
    own, states, variants, prose, theme, properties, state, stateOfList, variantOfList, insideProse, property, listed,
    part,
  ]

  static let own = GroupPattern(
    "the component itself",
    reads: ["## Primary Button\n\n**Button:**\n\n- Padding: 8px": "Primary Button: Padding = 8px"]
  ) { reader, name, _, outer in
    guard let variant = reader.draft.ownVariant(name) else { return nil }
    var scope = outer.opened
    scope.variant = variant.isEmpty ? outer.variant : variant
    scope.isOwn = true
    if scope.kind != .prose { scope.kind = .properties }
    return scope
  }

  static let states = GroupPattern(
    "list of states", reads: ["## Button\n\n**States**\n\n- Hover\n- Pressed": "Button: states Hover, Pressed"]
  ) { reader, name, _, outer in
    guard ItemGroup(name) == .states, !(name.isColor && reader.draft.isPalette) else { return nil }
    var scope = outer.opened(for: .states)
    scope.part = reader.draft.part(mentionedBy: name) ?? outer.part
    return scope
  }

  static let variants = GroupPattern(
    "list of variants", reads: ["## Button\n\n**Variants**\n\n- Ghost\n- Solid": "Button: variants Ghost, Solid"]
  ) { _, name, _, outer in
    ItemGroup(name) == .variants ? outer.opened(for: .variants) : nil
  }

  static let prose = GroupPattern(
    "words for people",
    reads: ["## Button\n\n- Padding: 8px\n\n**Usage**\n\n- Margin: leave some": "Button: Padding = 8px"]
  ) { _, name, _, outer in
    [.prose, .description].contains(ItemGroup(name)) ? outer.opened(for: .prose) : nil
  }

  static let theme = GroupPattern(
    "theme", reads: ["## Button\n\n**Dark mode**\n\n- Background: #101418": "Button: Background = #101418 (Dark mode)"]
  ) { _, name, _, outer in
    guard ItemGroup(name) == .theme else { return nil }
    var scope = outer.opened
    scope.variant = name.text
    return scope
  }

  static let properties = GroupPattern(
    "the component's properties",
    reads: ["## Button\n\n**Specification**\n\n- Elevation: 2px": "Button: Elevation = 2px"]
  ) { _, name, isFence, outer in
    guard ItemGroup(name) == .properties else { return nil }
    var scope = outer.opened
    scope.kind = outer.kind == .prose ? .prose : .properties
    scope.isDeclared = true
    scope.group = isFence ? name : nil
    return scope
  }

  static let state = GroupPattern(
    "state with a list of its own",
    reads: ["## Button\n\n**Hover**\n\n- Background: #0B5F62": "Button: states Hover; Background = #0B5F62 (Hover)"]
  ) { reader, name, _, outer in
    guard ItemGroup(name) == .state, outer.kind != .prose else { return nil }
    var scope = reader.open(state: name, in: outer.opened)
    scope.isDeclared = true
    return scope
  }

  static let stateOfList = GroupPattern(
    "state in a list of states",
    reads: [
      "## Button\n\n**States**\n\n- Busy:\n  - Background: #EEEEEE": "Button: states Busy; Background = #EEEEEE (Busy)"
    ]
  ) { reader, name, isFence, outer in
    guard outer.kind == .states else { return nil }
    // A section of several has no state of its own: what is no state is one of them, with its states below.
    if reader.draft.isSection, !isFence, !StateNames.isState(name, certainly: false) { return nil }
    reader.draft.declare()
    return reader.open(state: name, in: outer.opened)
  }

  static let variantOfList = GroupPattern(
    "variant in a list of variants",
    reads: [
      "## Button\n\n**Variants**\n\n- Ghost:\n  - Background: transparent":
        "Button: variants Ghost; Background = transparent (Ghost)"
    ]
  ) { reader, name, _, outer in
    guard outer.kind == .variants else { return nil }
    reader.draft.declare()
    return reader.open(variant: name, in: outer.opened)
  }

  static let insideProse = GroupPattern(
    "group in words for people",
    reads: ["## Button\n\n- Padding: 8px\n\n**Usage**\n\n- Layout:\n  - Margin: leave some": "Button: Padding = 8px"]
  ) { _, _, _, outer in
    outer.kind == .prose ? outer.opened : nil
  }

  static let property = GroupPattern(
    "property with several values",
    reads: [
      "## Card\n\n```text\nCard\n├── Padding:\n│   ├── Mobile: 16px\n│   └── Desktop: 24px\n└── Background: #FFFFFF\n```":
        "Card: Mobile = 16px; Desktop = 24px; Background = #FFFFFF"
    ]
  ) { reader, name, isFence, outer in
    guard name.isPropertyGroup else { return nil }
    var scope = outer.opened
    scope.setting = LengthSetting(name, under: outer.setting)
    if name.isColorGroup { scope.colorGroup = name.words.first }
    if name.role == .size || name.role == .height { scope.sizes = reader.draft.ownText(of: name) }
    if !isFence, name.words.last == "sizes" {
      scope.kind = .variants
      return scope
    }
    if name.isColor || name.role == .size, !name.text.contains("&") {
      scope.part = reader.draft.part(named: name, under: outer.part, block: scope.block)
    }
    return scope
  }

  static let listed = GroupPattern(
    "thing with a list of its own",
    reads: ["## Tags\n\n**Primary Purple**\n\n- Background: #4B2E83": "Tags: Background = #4B2E83 (Primary Purple)"]
  ) { reader, name, _, outer in
    guard !outer.isFence, outer.part == 0, !outer.isDeclared, name.term == nil else {
      return nil
    }
    var scope = outer.opened
    if name.isLeadIn(to: reader.draft.name) { return scope }
    // Its colors mix with no other's.
    let title = reader.draft.title(ofVariant: name)
    scope.variant = title
    reader.draft.note(name, as: .listed)
    reader.draft.listedVariants.insert(title)
    return scope
  }

  static let part = GroupPattern(
    "part of the component",
    reads: [
      "## Card\n\n```text\nCard\n├── Title\n│   └── Font Size: 17pt\n└── Padding: 16px\n```":
        "Card: Font Size = 17pt (Title); Padding = 16px"
    ]
  ) { reader, name, _, outer in
    var scope = outer.opened
    if name.isColorGroup { scope.colorGroup = name.words.first }
    scope.part = reader.draft.part(named: name, under: outer.part, block: scope.block)
    return scope
  }
}

extension ComponentReader {
  /// The scope that the header of a group opens.
  mutating func scope(of name: WrittenName, in outer: ItemScope, isFence: Bool) -> ItemScope {
    for pattern in GroupPatterns.catalog {
      draft.pattern = pattern.name
      if let scope = pattern.read(&self, name, isFence, outer) { return scope }
    }
    return outer.opened
  }
}

extension ComponentReader {
  /// Adds a state and returns the scope of what stands under its name, be it the state of one variant alone (`Hover
  /// (Warning type)`).
  mutating func open(state name: WrittenName, in outer: ItemScope) -> ItemScope {
    draft.add(state: name.stateText, at: name.range)
    var scope = outer
    scope.state = name.stateText
    if scope.variant == nil, let qualifier = name.qualifier, let variant = variant(inQualifier: qualifier) {
      draft.add(variant: variant)
      scope.variant = variant
    }
    scope.kind = .properties
    return scope
  }

  /// The variant that the parentheses behind a name say: one that is known, or what calls itself one.
  private func variant(inQualifier qualifier: String) -> String? {
    let isCalledSo = WrittenName.smallWords(of: qualifier).last?.means(.variantColumn) ?? false
    return draft.variant(named: qualifier) ?? (isCalledSo ? qualifier : nil)
  }

  /// Adds a variant and returns the scope of what stands under its name.
  mutating func open(variant name: WrittenName, in outer: ItemScope) -> ItemScope {
    let title = draft.add(variant: name)
    var scope = outer
    scope.variant = title
    scope.kind = .properties
    return scope
  }
}

extension WrittenName {
  /// Whether it says what follows of a component and is no name of it (`Exact measurements`, `Key differences from the
  /// footer`), or names several things.
  fileprivate func isLeadIn(to component: WrittenName) -> Bool {
    let head = zip(words, senses).prefix { !$1.contains(.where) && !$1.contains(.preposition) }
    let isGroup = head.last.map { $1.contains(.propertyGroup) } ?? false
    return text.contains("·")
      || isGroup && head.dropLast().allSatisfy { $1.contains(.adjective) || component.words.contains($0) }
  }
}

extension ItemScope {
  /// The scope of a group below that is known to list something.
  fileprivate func opened(for kind: Kind) -> ItemScope {
    var scope = opened
    scope.kind = kind
    return scope
  }

  /// The scope of a group below, before it is known what the group is.
  fileprivate var opened: ItemScope {
    var scope = self
    scope.setting = nil
    scope.colorGroup = nil
    scope.group = nil
    scope.sizes = nil
    return scope
  }
}
