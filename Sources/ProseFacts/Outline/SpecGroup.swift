import Facts
import Lexicon
import SourceText

/// What the name of a group, a label or a heading says about the items under it.
enum SpecGroup: Sendable, Equatable {
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

  init(_ name: SpecName) {
    let words = name.words
    if Self.isStates(name) {
      self = .states
    } else if name.says(.variantGroup), words.count <= 3 {
      self = .variants
    } else if SpecStates.isTheme(words) {
      self = .theme
    } else if Lexicon.means(.descriptionGroup, words) {
      self = .description
    } else if name.says(.proseGroup), name.term == nil, !name.isOfThing {
      self = .prose
    } else if name.senses.allSatisfy({ $0.contains(.propertyGroup) }), !words.isEmpty {
      self = .properties
    } else if SpecStates.isState(words, certainly: true) {
      self = .state
    } else {
      self = .other
    }
  }

  /// `States`, `States per Box`, `Interactive States`; `Empty State` is a component of its own.
  private static func isStates(_ name: SpecName) -> Bool {
    guard let first = name.senses.first, let last = name.senses.last, name.words.count <= 4 else { return false }
    // Where no blanks are written the noun comes last: `状态标签` is a label.
    if first.contains(.stateGroup), name.words.count == 1 || !name.words[0].isWide { return true }
    return last.contains(.stateGroup)
      && zip(name.words, name.senses).dropLast().allSatisfy { $1.contains(.stateLead) || $0 == "&" || $0 == "and" }
  }

}

extension SpecName {
  /// Whether two words name a thing that is seen: `Testing Badge` is no chapter about testing.
  fileprivate var isOfThing: Bool {
    guard let last = senses.last, words.count == 2 else { return false }
    return [.shape, .button, .pressable, .toggle, .field].contains { last.contains($0) }
  }
}

/// Headings under which values are given to a whole system, not to a component.
enum SpecHeading {
  /// Whether a heading speaks of the system: `Spacing Guidelines`, `Corner Radius Standards`, `Colors`.
  static func isGeneral(_ name: SpecName) -> Bool {
    guard let first = name.senses.first, let last = name.senses.last else { return true }
    return last.contains(.generalHeading) || isOfColors(name, first, last)
      || first.contains(.proseGroup) && !name.isOfThing
  }

  /// Whether a heading of a few words is about colors, and about those of no control: `Цветовая палитра`, `Couleurs
  /// neutres`.
  private static func isOfColors(_ name: SpecName, _ first: Senses, _ last: Senses) -> Bool {
    // `Tint` may be a component.
    guard name.words.count <= 3,
      name.words.count > 1 || last.contains(.palette) || !name.text.utf8.allSatisfy({ $0 < 0x80 }),
      [first, last].contains(where: { $0.contains(.palette) || $0.contains(.color) })
    else {
      return false
    }
    return ControlKind.named(name.text) == nil
  }

  /// Whether a heading names no component but several of them, or several kinds of measures: `Components`, `Component
  /// Styling`, `Typography × Color`.
  static func isOfSeveral(_ name: SpecName) -> Bool {
    isOfComponents(name) || Set(name.words.compactMap { TokenFamily.named($0) }).count > 1
  }

  /// Whether a heading announces components: the word stands at its end, or first with others behind it.
  static func isOfComponents(_ name: SpecName) -> Bool {
    guard let first = name.senses.first, let last = name.senses.last else { return false }
    if last.contains(.componentList) {
      return ControlKind.named(name.words.dropLast().joined(separator: " ")) == nil
    }
    return name.words.count > 1 && (first.contains(.componentList) || first.contains(.componentColumn))
  }

  /// Whether a heading opens what was (`Changelog`, `[2.1.0] - 2024-05-01`) or what is said of code (`Options`).
  static func isQuiet(_ name: SpecName) -> Bool {
    if Lexicon.means(.quietHeading, name.words) || RefusalLabels.isLabel(name.words) { return true }
    if let first = name.words.first, ["adr", "rfc", "bug", "postmortem", "tutorial"].contains(first) { return true }
    guard let start = name.text.utf8.first, start.isASCIIDigit || start >= 0x80 || "[v".utf8.contains(start) else {
      return false
    }
    let version = name.text.drop { $0 == "[" || $0 == "v" }
    let number = version.prefix { $0.isNumber || $0 == "." }
    let rest = version.dropFirst(number.count)
    return number.first?.isNumber ?? false && number.count(where: { $0 == "." }) == 2
      && !rest.contains { $0.isLetter && $0.isASCII } && !(number.startIndex == name.text.startIndex && isTitle(rest))
  }

  /// Whether words without a date stand behind a number: `2.2.2 密码输入框` is a section of a document, and no version.
  private static func isTitle(_ rest: Substring) -> Bool {
    rest.first == " " && rest.dropFirst().first?.isLetter ?? false && !rest.contains(where: \.isNumber)
  }

}
