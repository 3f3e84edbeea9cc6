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
    let joined = words.joined(separator: " ")
    if Self.isStates(words) {
      self = .states
    } else if words.contains(where: { $0.means(.variantGroup) }), words.count <= 3 {
      self = .variants
    } else if SpecStates.isTheme(words) {
      self = .theme
    } else if joined.means(.descriptionGroup) {
      self = .description
    } else if words.contains(where: { $0.means(.proseGroup) }), name.term == nil {
      self = .prose
    } else if words.allSatisfy({ $0.means(.propertyGroup) }), !words.isEmpty {
      self = .properties
    } else if SpecStates.isState(words, certainly: true) {
      self = .state
    } else {
      self = .other
    }
  }

  /// `States`, `States per Box`, `Interactive States`; `Empty State` is a component of its own.
  private static func isStates(_ words: [String]) -> Bool {
    guard let first = words.first, let last = words.last, words.count <= 4 else { return false }
    // Where no blanks are written the noun comes last: `状态标签` is a label.
    if first.means(.stateGroup), words.count == 1 || !first.isWide { return true }
    let lead = words.dropLast()
    return last.means(.stateGroup) && lead.allSatisfy { $0.means(.stateLead) || $0 == "&" || $0 == "and" }
  }

}

/// Headings under which values are given to a whole system, not to a component.
enum SpecHeading {
  /// Whether a heading speaks of the system: `Spacing Guidelines`, `Corner Radius Standards`, `Colors`.
  static func isGeneral(_ name: SpecName) -> Bool {
    guard let last = name.words.last else { return true }
    return last.means(.generalHeading) || name.words.first?.means(.proseGroup) ?? false
  }

  /// Whether a heading opens what was (`Changelog`, `[2.1.0] - 2024-05-01`) or what is said of code (`Options`).
  static func isQuiet(_ name: SpecName) -> Bool {
    if Lexicon.senses(ofPhrase: name.words).contains(.quietHeading) || RefusalLabels.isLabel(name.words) { return true }
    if let first = name.words.first, ["adr", "rfc", "bug", "postmortem", "tutorial"].contains(first) { return true }
    let version = name.text.drop { $0 == "[" || $0 == "v" }
    let number = version.prefix { $0.isNumber || $0 == "." }
    return number.first?.isNumber ?? false && number.count(where: { $0 == "." }) == 2
      && !version.dropFirst(number.count).contains { $0.isLetter && $0.isASCII }
  }

}
