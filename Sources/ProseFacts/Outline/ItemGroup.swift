import Facts
import Lexicon
import SourceText

/// What the name of a group, a label or a heading says about the items under it.
enum ItemGroup: Sendable, Equatable {
  /// The component's own properties (`Specification`, `Visual`).
  case properties
  case states
  case variants
  /// Words for people (`Usage`, `Interaction`): no properties.
  case prose
  /// `Purpose`, `Description`.
  case description
  /// `Dark Mode`, `Light Theme`.
  case theme
  /// One state (`Hover`).
  case state
  /// Nothing that is known: a part of the component, or a heading of its own.
  case other

  init(_ name: WrittenName) {
    let words = name.words
    if Self.isStates(name) {
      self = .states
    } else if name.says(.variantGroup), words.count <= 3, !(name.senses.last?.contains(.propertyColumn) ?? false) {
      self = .variants
    } else if StateNames.isTheme(name) {
      self = .theme
    } else if Lexicon.means(.descriptionGroup, words) {
      self = .description
    } else if name.says(.proseGroup), name.term == nil, !name.isOfThing {
      self = .prose
    } else if !words.isEmpty,
      name.senses.allSatisfy({ $0.contains(.propertyGroup) || words.count == 2 && $0.contains(.variantGroup) })
    {
      self = .properties
    } else if StateNames.isState(name, certainly: true) {
      self = .state
    } else {
      self = .other
    }
  }

  /// `States`, `States per Box`, `Interactive States`; `Empty State` is a component of its own.
  private static func isStates(_ name: WrittenName) -> Bool {
    guard let first = name.senses.first, let last = name.senses.last, name.words.count <= 4 else { return false }
    // Where no blanks are written the noun comes last: `状态标签` is a label.
    if first.contains(.stateGroup), name.words.count == 1 || !name.words[0].isWide {
      return !StateNames.isState(name, certainly: true)
    }
    return last.contains(.stateGroup)
      && zip(name.words, name.senses).dropLast().allSatisfy { $1.contains(.stateLead) || $0 == "&" || $0 == "and" }
  }

}

extension WrittenName {
  /// Whether two words name a thing that is seen: `Testing Badge` is no chapter about testing.
  fileprivate var isOfThing: Bool {
    guard let last = senses.last, words.count == 2 else { return false }
    return [.shape, .button, .pressable, .toggle, .field].contains { last.contains($0) }
  }
}

/// Headings under which values are given to a whole system, not to a component.
enum SystemHeading {
  /// A heading without the number in front of it: `4.2 Colors`, `3) Cards`.
  static func title(_ heading: ByteRange, in file: SourceFile) -> ByteRange {
    let bytes = file.bytes[heading]
    let rest = bytes.drop { $0.isASCIIDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ")") }
    guard bytes.first?.isASCIIDigit ?? false, rest.first == UInt8(ascii: " ") else { return heading }
    return ByteRange(NameSeparator.skipBlanks(file, rest.startIndex, heading.end), heading.end)
  }

  /// Whether a heading speaks of the system: `Spacing Guidelines`, `Corner Radius Standards`, `Colors`.
  static func isGeneral(_ name: WrittenName) -> Bool {
    guard let first = name.senses.first, let last = name.senses.last else { return true }
    return last.contains(.generalHeading) || isOfColors(name) || isOfMeasure(name)
      || first.contains(.proseGroup) && !name.isOfThing
  }

  /// Whether a heading says first what is told of something, and then of what: `Layout of pages`, `Padding des écrans`.
  private static func isOfMeasure(_ name: WrittenName) -> Bool {
    guard name.senses.count > 1, !(name.senses[0].term?.slot?.isForeground ?? false) else { return false }
    // `圆角体系` is about radii; `卡片圆角` is that of cards.
    if name.words[0].isWide { return name.words.count == 2 && name.senses[0].isMeasure && !isOfControl(name) }
    return name.words.count > 2 && (name.senses[0].contains(.generalHeading) || name.senses[0].isMeasure)
      && (name.senses[1].contains(.preposition) || name.senses[1].contains(.where))
  }

  private static func isOfControl(_ name: WrittenName) -> Bool { ControlKind.named(name.text) != nil }

  /// Whether a heading of a few words is about colors, and about those of no control: `Цветовая палитра`, `Couleurs
  /// neutres`.
  private static func isOfColors(_ name: WrittenName) -> Bool {
    // `Tint` may be a component.
    let isTint = name.words.count == 1 && name.text.utf8.allSatisfy { $0 < 0x80 }
    return speaksOfColors(name) && !(isTint && !name.senses[0].contains(.palette))
  }

  /// Whether the first or the last of a few words is a word for colors, and none names a control.
  static func speaksOfColors(_ name: WrittenName) -> Bool {
    guard name.words.count <= 3, let first = name.senses.first, let last = name.senses.last else { return false }
    return [first, last].contains { $0.contains(.palette) || $0.contains(.color) } && !isOfControl(name)
  }

  /// Whether a heading names no component but several of them, or several kinds of measures: `Components`, `Component
  /// Styling`, `Typography × Color`.
  static func isOfSeveral(_ name: WrittenName) -> Bool {
    isOfComponents(name) || Set(name.words.compactMap { TokenFamily.named($0) }).count > 1
  }

  /// Whether a heading announces components: the word stands at its end, or first with others behind it.
  static func isOfComponents(_ name: WrittenName) -> Bool {
    guard let first = name.senses.first, let last = name.senses.last else { return false }
    if last.contains(.componentList) {
      return ControlKind.named(name.words.dropLast().joined(separator: " ")) == nil
    }
    return name.words.count > 1 && (first.contains(.componentList) || first.contains(.componentColumn))
  }

  /// Whether a heading names something on a screen: by a word for it (`Product card`), or as code does (`FlightRow`).
  static func namesThing(_ name: WrittenName) -> Bool {
    let said = WrittenName.words(of: title(name.text)).count
    return name.senses.prefix(said).contains { senses in things.contains { senses.contains($0) } }
      || isIdentifier(name.text.utf8)
  }

  /// A heading without what a dash or a colon announces: `Shape` of `Shape — soft cards`.
  private static func title(_ heading: String) -> String {
    String(heading.prefix { !"—–:：".contains($0) })
  }

  private static let things: [Sense] = [
    .thing, .button, .leadingButton, .tab, .switcher, .segment, .bareControl, .pressable, .toggle, .field, .shape,
    .frame,
  ]

  /// Whether a text is one word of code: `FlightRow`, `account-selector`, `<Modal>`; the name of a file is none.
  private static func isIdentifier(_ text: String.UTF8View) -> Bool {
    if text.first == UInt8(ascii: "<") { return true }
    guard
      text.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }),
      text.first?.isASCIILetter ?? false
    else { return false }
    return zip(text, text.dropFirst()).contains { $0 &- 0x61 < 26 && ($1 &- 0x41 < 26 || "-_".utf8.contains($1)) }
  }

  /// Whether a heading opens what was (`Changelog`, `[2.1.0] - 2024-05-01`) or what is said of code (`Options`).
  static func isQuiet(_ name: WrittenName) -> Bool {
    if Lexicon.means(.quietHeading, name.words) || RefusalLabels.isLabel(name) { return true }
    if let first = name.words.first, records.contains(first) { return true }
    guard let start = name.text.utf8.first, start.isASCIIDigit || start >= 0x80 || "[v(".utf8.contains(start) else {
      return false
    }
    if isDate(name.text.utf8.drop { "[(".utf8.contains($0) }) { return true }
    let version = name.text.drop { $0 == "[" || $0 == "v" }
    let number = version.prefix { $0.isNumber || $0 == "." }
    let rest = version.dropFirst(number.count)
    return number.first?.isNumber ?? false && number.count(where: { $0 == "." }) == 2
      && !rest.contains { $0.isLetter && $0.isASCII } && !(number.startIndex == name.text.startIndex && isTitle(rest))
  }

  private static let records: Set<String> = ["adr", "rfc", "bug", "postmortem", "tutorial"]

  /// Whether a text begins with a date: `2024-05-01: New palette`, `(2024-05-01) — new palette`.
  private static func isDate(_ text: some Sequence<UInt8>) -> Bool {
    let digits = text.prefix(10).map { $0.isASCIIDigit ? UInt8(ascii: "0") : $0 }
    return digits.elementsEqual("0000-00-00".utf8)
  }

  /// Whether words without a date stand behind a number: `2.2.2 密码输入框` is a section of a document, and no version.
  private static func isTitle(_ rest: Substring) -> Bool {
    rest.first == " " && rest.dropFirst().first?.isLetter ?? false && !rest.contains(where: \.isNumber)
  }

}
