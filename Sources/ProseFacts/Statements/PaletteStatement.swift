import Facts
import Lexicon
import SourceText

/// Tells that a text allows no other colors than those that its document lists: `only these colors`, `no color outside of
/// this palette`.
///
/// It must say so and hardly anything else: `only these colors pass AA` allows what does not.
enum PaletteStatement {
  /// The statement of a line; `nil` where none of its clauses is one.
  static func statement(in bytes: ArraySlice<UInt8>, at range: ByteRange) -> DocumentStatement? {
    guard GridText.speaks(bytes, of: colors) else { return nil }
    let text = GridText(bytes)
    for clause in clauses(of: text) where clause.count <= 16 && clause.contains(where: \.isColor) {
      guard !clause.contains(where: \.isOfOne) else { continue }
      let count = clause.indices.lazy.compactMap { number(at: $0, in: clause) }.first
      if closes(clause) { return DocumentStatement(.palette(count: count), at: range) }
    }
    return nil
  }

  private static let colors = Senses([.color, .palette])

  /// The words and numbers between two signs that end a thought.
  private static func clauses(of text: GridText) -> [[Word]] {
    text.pieces.indices.split { text.isBar($0) }.map { places in
      places.map { Word(word: text.word($0) ?? GridText.Word(""), number: text.size($0)) }
    }
  }

  private static func closes(_ clause: [Word]) -> Bool {
    let isWide = clause.contains { $0.text.isWide }
    return isWide ? closesWithoutBlanks(clause) : allowsOnly(clause) || refusesOthers(clause)
  }

  /// `6色厳守`, `定義された6色以外使用禁止`: the order of words tells less where scripts have no blanks.
  private static func closesWithoutBlanks(_ clause: [Word]) -> Bool {
    guard clause.count(where: \.isForeign) < 2 else { return false }
    if clause.contains(where: { $0.means(.exclusive) }) { return clause.contains { $0.isPointer } }
    return clause.contains(where: \.refuses)
      && clause.indices.dropFirst().contains { place in
        clause[place].means(.others) && clause[place - 1].isColor
          || clause[place].isColor && clause[place - 1].means(.others)
      }
  }

  /// `Use only these six colors`: the word that excludes, what points at the list, and the colors, in this order.
  private static func allowsOnly(_ clause: [Word]) -> Bool {
    guard let start = clause.firstIndex(where: { $0.means(.exclusive) }),
      let end = clause[start...].firstIndex(where: \.isColor), end - start <= 4
    else { return false }
    let between = clause[(start + 1)..<end]
    let before = clause[..<start]
    return between.contains(where: \.isPointer) && !between.contains { $0.means(.partitive) } && clause[end].isSeveral
      && !before.contains(where: \.isColor) && (before.count < 2 || !before.contains(where: \.isForeign))
      && !clause[(end + 1)...].contains(where: \.isForeign)
  }

  /// `No other colors`, `Never use a color outside of this palette`: a refusal, and right behind it what is not listed.
  private static func refusesOthers(_ clause: [Word]) -> Bool {
    guard let start = clause.firstIndex(where: \.refuses),
      let place = clause[start...].firstIndex(where: { $0.means(.others) }),
      let color = [place + 1, place - 1].first(where: { clause.indices.contains($0) && clause[$0].isColor }),
      min(place, color) - start <= 3
    else { return false }
    let before = clause[..<start]
    return before.count < 3 && !before.contains { $0.means(.closer) }
      && clause[(max(place, color) + 1)...].count(where: \.isForeign) < 2
  }

  /// The number of colors that a clause names, three or more, right before a word for them.
  private static func number(at index: Int, in clause: [Word]) -> Int? {
    guard let number = clause[index].count, clause[(index + 1)...].prefix(2).contains(where: \.isColor) else {
      return nil
    }
    return number
  }

  /// A word or a number of a clause.
  private struct Word {
    let word: GridText.Word
    var number: Double?

    var text: String { word.text }
    func means(_ sense: Sense) -> Bool { word.means(sense) }

    /// Three or more.
    var count: Int? {
      if let number { return number == number.rounded() && (3...99).contains(number) ? Int(number) : nil }
      return means(.number) ? Lexicon.number(of: text).flatMap { $0 > 2 ? $0 : nil } : nil
    }

    var isColor: Bool { means(.color) || means(.palette) }
    /// Whether it stands for more than one color; scripts without blanks have one word for both.
    var isSeveral: Bool { means(.palette) || means(.color) && (means(.counted) || text.isWide) }
    /// Whether it points at the list, by a word or by how many there are.
    var isPointer: Bool { means(.listed) || count != nil }
    var refuses: Bool { means(.refusal) || means(.denial) }

    /// Whether it says something that has nothing to do with which colors there are.
    var isForeign: Bool {
      let senses: [Sense] = [
        .exclusive, .listed, .others, .exception, .copula, .link, .refusal, .denial, .partitive, .counted, .strict,
      ]
      return !isColor && number == nil && count == nil && !senses.contains { means($0) }
    }

    /// Whether it narrows the clause to one kind of thing, whose colors say nothing of the rest.
    var isOfOne: Bool {
      switch word.senses.term?.slot {
      case .text, .background, .icon, .line, .shadow: return true
      default: break
      }
      let senses: [Sense] = [
        .button, .tab, .pressable, .toggle, .field, .figure, .drawing, .gradient, .status, .theme, .example, .state,
        .condition,
      ]
      return senses.contains { means($0) }
    }
  }
}
