import Lexicon
import SourceText

/// The words and marks with which labels, items and phrases say that nothing in them is to be done, or that it was.
enum RefusalLabels {
  /// Whether a label or a heading introduces what is not to be done.
  static func isLabel(_ label: WrittenName) -> Bool { isLabel(label.words, label.senses) }

  /// Whether some words are a label that introduces what is not to be done.
  static func isLabel(_ label: [String]) -> Bool {
    label.count <= longest && isLabel(label, label.map { Lexicon.senses(of: $0) })
  }

  private static func isLabel(_ label: [String], _ senses: [Senses]) -> Bool {
    guard let first = label.first, let last = senses.last, label.count <= longest else { return false }
    if first == "do", label.count > 1 { return false }
    return last.contains(.refusalHeading) || first == "don" && label.count <= 2 || bans.contains(first)
      || zip(label, senses).contains { $1.contains(.refusalHeading) && $0.isWide }
      || Lexicon.means(.refusalOpening, label.prefix(2)) || Lexicon.means(.refusalHeading, label.suffix(2))
  }

  /// No label has more words.
  private static let longest = 4
  private static let bans: Set<String> = ["forbidden", "prohibited", "disallowed"]

  /// Whether an item shows what is not to be done, or what was: `❌ Padding: 10px`, `Old button: …`.
  static func isItem(_ item: DocumentItem, in file: SourceFile) -> Bool {
    if opens(item.range, in: file) { return true }
    guard let name = item.name else { return false }
    let words = WrittenName.smallWords(file, name)
    guard let first = words.first else { return false }
    if Lexicon.means(.refusalOpening, words.prefix(2)) { return true }
    return first.means(.past) || first.means(.refusalOpening)
  }

  /// Whether a phrase opens with the words that nothing in it is to be done: `Do not use #8FB84A as a background`.
  static func open(_ phrase: ArraySlice<TextPiece>) -> Bool {
    let first = phrase.prefix(3).filter(\.isWord).map(\.word)
    return first.first?.means(.refusalOpening) ?? false
      || Lexicon.means(.refusalOpening, first.prefix(2))
      || phrase.contains { $0.isWord && $0.word.isWide && $0.means(.refusal) }
  }

  /// Whether a text begins with a mark of refusal, or is struck through.
  static func opens(_ range: ByteRange, in file: SourceFile) -> Bool {
    let text = file.bytes.from(range.start, to: min(range.end, range.start + 12))
    return openings.contains { mark in text.starts(with: mark) || text.dropFirst(2).starts(with: mark) }
  }

  private static let openings = RefusalMarks.bad + [Array("~~".utf8)]

  /// Whether a mark of refusal stands right behind a place: `24px ✓, 25px ✗`.
  static func opens(behind end: Int, in file: SourceFile) -> Bool {
    let behind = file.bytes.from(end, to: min(end + 8, file.bytes.count)).drop {
      $0 == 0x20 || $0 == UInt8(ascii: "`")
    }
    return RefusalMarks.bad.contains { behind.starts(with: $0) }
  }
}
