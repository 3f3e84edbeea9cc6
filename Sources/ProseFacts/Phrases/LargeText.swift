import Lexicon
import SourceText

/// Words that call writing large, of which WCAG asks less (1.4.3).
enum LargeText {
  /// Whether words speak of large writing: `large text`, `Accent text (large)`, `Large accent text`.
  ///
  /// Of a large button the writing may well be small, so that a thing between the two words makes it uncertain.
  static func isMeant(_ words: [String]) -> Bool {
    for index in words.indices {
      if wide.contains(where: { words[index].holds($0) }) { return true }
      guard sizes.contains(words[index]) else { continue }
      if index > 0, isWriting(words[index - 1]) { return true }
      let behind = words[(index + 1)...].drop { SpecColors.hues.contains($0) || SpecStates.isPossible($0) }
      if let next = behind.first, isWriting(next) { return true }
    }
    return false
  }

  /// Whether a remark in parentheses behind a name calls what it names large: `(large)`.
  static func isMeant(byQualifier text: String) -> Bool {
    let words = SpecName.words(of: text).map { $0.lowercased() }
    return words.count == 1 && sizes.contains(words[0]) || isMeant(words)
  }

  private static func isWriting(_ word: String) -> Bool { SpecVocabulary.term(word)?.slot == .text }

  private static let sizes: Set<String> = [
    "large", "big", "groß", "große", "großer", "grosse", "grand", "grande", "grands", "grandes", "groot", "grote",
    "крупный", "крупного", "большой",
  ]
  private static let wide = ["大文字", "大文本", "大号文", "大字", "큰 텍스트", "큰텍스트"]
}
