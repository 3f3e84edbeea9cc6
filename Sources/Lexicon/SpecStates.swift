package import Facts

/// Which names are those of states and themes.
package enum SpecStates {
  /// Whether a name is a state's: every word names a state, or the first does and the rest says when or how.
  package static func isState(_ words: [String], certainly: Bool) -> Bool {
    guard let first = words.first, words.count <= 3 else { return false }
    return (certainly ? first.means(.state) : isPossible(first))
      && words.dropFirst().allSatisfy { isPossible($0) || $0.means(.stateFiller) }
  }

  /// Whether a word may name a state; some (`error`, `active`) also name other things.
  package static func isPossible(_ word: String) -> Bool { word.means(.state) || word.means(.possibleState) }

  /// Whether WCAG asks nothing of a state.
  package static func isExempt(_ state: String) -> Bool { SpecName.words(of: state).contains(where: isExemptWord) }

  private static func isExemptWord(_ word: String) -> Bool {
    let senses = Lexicon.senses(of: word.lowercased())
    return senses.contains(.disabledState)
  }

  /// Whether the name of a component is that of one of its states, of which WCAG asks nothing: `DatePicker/Disabled`,
  /// `Disabled button`; not where it speaks of others as well (`Enabled and disabled`).
  package static func isNamedExempt(_ name: String) -> Bool {
    let words = SpecName.words(of: name).map { $0.lowercased() }
    return [words.first, words.last].contains { $0.map(isExemptWord) ?? false }
      && words.allSatisfy { isExemptWord($0) || !isPossible($0) }
  }

  /// Whether a state is the one that holds where nothing else is said.
  package static func isDefault(_ state: String) -> Bool {
    let words = SpecName.words(of: state).map { $0.lowercased() }
    return words.first?.means(.defaultState) ?? false
      && words.allSatisfy { $0.means(.defaultState) || $0.means(.stateFiller) }
  }

  /// Whether words name a theme and no state: `Dark mode`.
  package static func isTheme(_ words: [String]) -> Bool {
    guard let first = words.first, let last = words.last, first.means(.theme) || last.means(.theme) else {
      return false
    }
    return words.count == 1 || words.contains { $0.means(.themeNoun) }
  }

  /// Which of the states that a control needs a name is one of, by its first word.
  package static func kind(of state: String) -> StateKind? {
    guard let first = SpecName.words(of: state).first?.lowercased() else { return nil }
    let senses = Lexicon.senses(of: first)
    if senses.contains(.pressedState) { return .pressed }
    if senses.contains(.focusedState) { return .focused }
    return senses.contains(.disabledState) ? .disabled : nil
  }
}
