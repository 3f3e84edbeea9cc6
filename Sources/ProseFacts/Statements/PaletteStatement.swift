import Facts
import Lexicon
import SourceText

/// Tells that a text allows no other colors than those that its document lists: `only these colors`, `6色厳守`, `no color
/// outside of this palette`.
enum PaletteStatement {
  /// The statement of a line; `nil` where it allows others, or speaks of a single kind of thing.
  static func statement(in bytes: ArraySlice<UInt8>, at range: ByteRange) -> DocumentStatement? {
    let text = GridText(bytes)
    let words = text.words
    guard words.count <= 24, words.contains(where: isColor), !words.contains(where: isOfOne) else { return nil }
    let color = words.lastIndex(where: isColor) ?? 0
    // `Only these colors for charts` says nothing of the rest; `are allowed` at the end takes nothing out.
    guard
      !words[color...].dropLast().contains(where: { word in
        (word.means(.where) || word.means(.exception)) && !word.means(.listed) && !word.means(.others)
      })
    else { return nil }
    let count = count(in: text)
    let isListed = count != nil || words.contains { $0.means(.listed) } && words.contains(where: isSeveral)
    let isOnly = isListed && Lexicon.speak(words, of: .exclusive)
    guard isOnly || refusesOthers(words) else { return nil }
    return DocumentStatement(.palette(count: count), at: range)
  }

  /// `No other colors`, `nothing outside of this palette`: a refusal of what is not listed.
  private static func refusesOthers(_ words: [String]) -> Bool {
    (Lexicon.speak(words, of: .refusal) || words.contains { $0.means(.denial) }) && Lexicon.speak(words, of: .others)
  }

  /// Whether a word stands for more than one color; scripts without blanks have one word for both.
  private static func isSeveral(_ word: String) -> Bool {
    word.means(.palette) || word.means(.color) && (word.means(.counted) || word.isWide)
  }

  private static func isColor(_ word: String) -> Bool { word.means(.color) || word.means(.palette) }

  /// Whether a word narrows the sentence to one kind of thing, whose colors say nothing of the rest.
  private static func isOfOne(_ word: String) -> Bool {
    switch Lexicon.term(of: word)?.slot {
    case .text, .background, .icon, .line, .shadow: return true
    default: break
    }
    let senses: [Sense] = [
      .button, .tab, .pressable, .toggle, .field, .figure, .drawing, .gradient, .status, .theme, .example, .state,
      .condition,
    ]
    return senses.contains { word.means($0) }
  }

  /// The number of colors that the text names: three or more, right before a word for them.
  private static func count(in text: GridText) -> Int? {
    for index in text.pieces.indices {
      let number: Int? =
        if case .number(let value) = text.pieces[index], value == value.rounded(), abs(value) < 100 {
          Int(value)
        } else {
          text.word(index).flatMap { $0.means(.number) ? Lexicon.number(of: $0) : nil }
        }
      guard let number, number > 2 else { continue }
      let behind = (index + 1...index + 2).compactMap { text.word($0) }
      if behind.contains(where: isColor) { return number }
    }
    return nil
  }
}
