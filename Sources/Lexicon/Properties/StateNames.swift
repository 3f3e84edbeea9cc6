package import Facts

/// Which names are those of states and themes.
package enum StateNames {
  /// Whether a name is a state's: every word names a state, or the first does and the rest says when or how.
  package static func isState(_ name: WrittenName, certainly: Bool) -> Bool {
    isState(name.words, name.senses, certainly: certainly)
  }

  /// Whether the words of a name are those of a state.
  package static func isState(_ words: [String], certainly: Bool) -> Bool {
    words.count <= longestState && isState(words, words.map { Lexicon.senses(of: $0) }, certainly: certainly)
  }

  private static func isState(_ words: [String], _ alone: [Senses], certainly: Bool) -> Bool {
    guard words.count <= longestState else { return false }
    let senses = senses(of: words, alone)
    guard let first = senses.first, senses.count <= 3 else { return false }
    let isNamed = alone.contains { $0.contains(.stateGroup) } && first.contains(.defaultState)
    return (certainly ? first.contains(.state) || isNamed : isPossible(first))
      && senses.dropFirst().allSatisfy { isPossible($0) || $0.contains(.stateFiller) }
  }

  /// Four meanings of two words each, of which one may be a preposition.
  private static let longestState = 8

  /// Whether a word may name a state; some (`error`, `active`) also name other things.
  package static func isPossible(_ word: String) -> Bool { isPossible(Lexicon.senses(of: word)) }

  static func isPossible(_ senses: Senses) -> Bool {
    senses.contains(.state) || senses.contains(.possibleState)
  }

  /// What words mean one by one, two that have a meaning together (`par défaut`) as one, without a preposition or the
  /// word for states before a state.
  private static func senses(of words: [String]) -> [Senses] {
    senses(of: words, words.map { Lexicon.senses(of: $0) })
  }

  private static func senses(of words: [String], _ alone: [Senses]) -> [Senses] {
    var all: [Senses] = []
    all.reserveCapacity(words.count)
    var index = 0
    while index < words.count {
      let both = index + 1 < words.count ? Lexicon.senses(of: words[index], words[index + 1]) : .none
      let isOne = both.contains(.defaultState) || isPossible(both)
      all.append(isOne ? both : alone[index])
      index += isOne ? 2 : 1
    }
    // `При нажатии`, `Bei Fokus`, `État normal`
    let isLed =
      all.count > 1 && (all[0].contains(.preposition) || all[0].contains(.stateGroup)) && !isPossible(all[0])
      && isPossible(all[1])
    return isLed ? Array(all.dropFirst()) : all
  }

  /// What has more bytes than this is no name: a heading may be as long as its document, and is asked for every item.
  private static let longestName = 240

  /// Whether WCAG asks nothing of a state.
  package static func isExempt(_ state: String) -> Bool {
    guard state.utf8.count <= longestName else { return false }
    return isExempt(WrittenName.smallWords(of: state))
  }

  /// Whether WCAG asks nothing of the state that some words name.
  package static func isExempt(_ words: [String]) -> Bool {
    senses(of: words).contains { $0.contains(.disabledState) }
  }

  /// Whether WCAG asks nothing of a state of a component: inactive tabs are not disabled, they can be pressed.
  package static func isExempt(_ state: String, of component: String) -> Bool {
    isExempt(state) && !(isInactive(state) && isSwitcher(component))
  }

  private static func isInactive(_ state: String) -> Bool {
    senses(of: WrittenName.smallWords(of: state)).contains { $0.contains(.inactiveState) }
  }

  /// Whether of what a component shows one is chosen, and the others can be pressed: navigation, tabs.
  package static func isSwitcher(_ component: String) -> Bool {
    component.utf8.count <= longestName && WrittenName.smallWords(of: component).contains { $0.means(.switcher) }
  }

  private static func isExemptWord(_ word: String) -> Bool {
    let senses = Lexicon.senses(of: word.lowercased())
    return senses.contains(.disabledState)
  }

  /// Whether a word stands for the sign of a brand, of which WCAG asks no contrast (2.2, 1.4.3): `logo`, `logotipo`.
  package static func isLogo(_ word: String) -> Bool { word.hasPrefix("logo") || word == "wordmark" }

  /// Whether the name of a component is that of one of its states, of which WCAG asks nothing: `DatePicker/Disabled`,
  /// `Disabled button`, or says that it only adorns; not where it speaks of other states as well (`Enabled and disabled`).
  package static func isNamedExempt(_ name: String) -> Bool {
    let words = WrittenName.smallWords(of: name)
    if words.contains(where: { $0.means(.decoration) }) { return true }
    return [words.first, words.last].contains { $0.map(isExemptWord) ?? false }
      && words.allSatisfy { isExemptWord($0) || !isPossible($0) }
  }

  /// Whether a state is the one that holds where nothing else is said.
  package static func isDefault(_ state: String) -> Bool {
    let senses = senses(of: WrittenName.smallWords(of: state))
    return senses.first?.contains(.defaultState) ?? false
      && senses.allSatisfy { $0.contains(.defaultState) || $0.contains(.stateFiller) }
  }

  /// Whether a name is that of a theme and no state: `Dark mode`.
  package static func isTheme(_ name: WrittenName) -> Bool {
    guard let first = name.senses.first, let last = name.senses.last, first.contains(.theme) || last.contains(.theme)
    else { return false }
    return name.words.count == 1 || name.says(.themeNoun)
  }

  /// Whether words name a theme and no state: `Dark mode`.
  package static func isTheme(_ words: [String]) -> Bool {
    guard let first = words.first, let last = words.last, first.means(.theme) || last.means(.theme) else {
      return false
    }
    return words.count == 1 || words.contains { $0.means(.themeNoun) }
  }

  /// Which of the states that a control needs a name is one of, by its first words.
  package static func kind(of state: String) -> StateKind? {
    guard let senses = senses(of: WrittenName.smallWords(of: state)).first else { return nil }
    if senses.contains(.pressedState) { return .pressed }
    if senses.contains(.focusedState) { return .focused }
    return senses.contains(.disabledState) ? .disabled : nil
  }
}
