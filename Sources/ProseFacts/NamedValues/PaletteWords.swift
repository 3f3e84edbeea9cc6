import Lexicon

/// What the words of a line of a palette say that its color is for.
enum PaletteWords {
  /// The words of a text, those in parentheses among them, in lower case.
  static func words(of text: String) -> [String] {
    SpecName.smallWords(of: text.filter { !"()（）".contains($0) })
  }

  /// What words say that a color is for, if that is one thing.
  static func slot(of words: [String]) -> SpecSlot? {
    let slots = Set(words.compactMap { Lexicon.term(of: $0)?.slot }.filter { $0 != .color })
    return slots.count == 1 ? slots.first : nil
  }

  /// Whether a remark says no more than what a color is for: `Secondary text`, not `Text of the new badge`.
  static func isPlain(_ words: [String]) -> Bool {
    words.count <= 4
      && words.allSatisfy {
        Lexicon.term(of: $0)?.slot != nil || $0.means(.plainName) || $0.means(.adjective) || TokenPurpose.isWhole($0)
      }
  }

  /// Whether a word in the name of a ground makes it that of something else: `inverse`, `progress`, `info`.
  static func isOfOther(_ word: String) -> Bool {
    word.means(.otherSurface) && !word.means(.theme) && !word.means(.laying)
      || [.bareControl, .status, .drawing, .field, .button, .tab].contains { word.means($0) }
  }

  /// Whether words name the ground of everything, not that of one thing: `Background`, `Page background`.
  static func isGround(_ words: [String]) -> Bool {
    !words.isEmpty
      && words.allSatisfy { $0.means(.background) || $0.means(.color) || TokenPurpose.isWhole($0) }
      && words.contains { $0.means(.background) || TokenPurpose.isPage($0) }
  }

  /// The words of the color that a name says it lies on: `onPrimary`, `Text on primary`.
  static func below(_ words: [String]) -> [String]? {
    guard let link = words.prefix(2).firstIndex(where: { $0.means(.laying) }), link + 1 < words.count,
      link == 0 || Lexicon.term(of: words[0])?.slot == .text
    else { return nil }
    return Array(words[(link + 1)...])
  }
}
