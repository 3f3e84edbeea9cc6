import DesignTokens
import Facts
import Lexicon
import SourceText

/// Tells how small a document lets any writing be: `Minimum text size: 12sp for all readable text`.
enum TextSizeStatement {
  /// The least size in px that a line asks for; `nil` where it asks for none, or of some writing alone.
  static func minimum(_ name: WrittenName, _ value: ByteRange, in file: SourceFile) -> Double? {
    guard name.role == .fontSize, name.says(.minimum),
      !name.otherWords.contains(where: { !$0.means(.minimum) && !$0.means(.adjective) })
    else { return nil }
    let pieces = PieceLexer.pieces(of: file, in: value)
    let lengths = pieces.compactMap { $0.depth == 0 ? $0.length : nil }
    guard lengths.count == 1, let pixels = lengths[0].pixels(pointsArePixels: true), (8...20).contains(pixels) else {
      return nil
    }
    // Safari on iOS zooms into fields whose writing is smaller than 16px; of other writing that says nothing.
    guard !pieces.contains(where: { $0.isWord && $0.word.hasPrefix("zoom") }) else { return nil }
    let words = pieces.filter { $0.isWord && $0.depth == 0 }
    // `12sp for all text` speaks of all, `12sp for captions` of some.
    let isOfSome = !words.isEmpty && !words.contains { $0.means(.strict) } || words.contains { $0.means(.largeText) }
    return isOfSome ? nil : pixels
  }

  /// The least size in px that a line of a scale with the size in front calls so: `11px: Minimum text (Label Small)`.
  static func minimum(behind size: ByteRange, _ words: ByteRange, in file: SourceFile) -> Double? {
    let pieces = PieceLexer.pieces(of: file, in: size)
    guard pieces.count == 1, let pixels = pieces[0].length?.pixels(pointsArePixels: true), (8...20).contains(pixels)
    else { return nil }
    let name = WrittenName(file, words)
    let isOfText = name.words.contains { Lexicon.term(of: $0)?.slot == .text }
    guard isOfText, name.words.contains(where: { $0.means(.minimum) }),
      name.words.allSatisfy({ $0.means(.minimum) || $0.means(.adjective) || Lexicon.term(of: $0)?.slot == .text })
    else { return nil }
    return pixels
  }
}
