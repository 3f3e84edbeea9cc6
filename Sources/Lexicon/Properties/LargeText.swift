/// Words that call writing large, of which WCAG asks less (1.4.3).
package enum LargeText {
  /// Whether words speak of large writing: `large text`, `Accent text (large)`, `Large accent text`.
  ///
  /// Of a large button the writing may well be small, so that a thing between the two words makes it uncertain.
  package static func isMeant(_ words: [String]) -> Bool {
    for index in words.indices {
      if words[index].means(.largeText) { return true }
      guard words[index].means(.large) else { continue }
      // `AA Large` is a grade of WCAG.
      if index > 0, isWriting(words[index - 1]) || ["aa", "aaa"].contains(words[index - 1]) { return true }
      let behind = words[(index + 1)...].drop { $0.means(.hue) || StateNames.isPossible($0) }
      if let next = behind.first, isWriting(next) { return true }
    }
    return false
  }

  private static func isWriting(_ word: String) -> Bool { Lexicon.term(of: word)?.slot == .text }
}
