import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

/// The line or the row of a typographic scale that says in which color a style is written: `Body | 14px | 400 | #9E9E9E`.
struct WritingStyle {
  let color: Color
  /// Where the color stands.
  let range: ByteRange
  /// In px.
  let size: Double
  let isBold: Bool

  /// `nil` where a stretch states no size of writing, or not one opaque color alone.
  init?(_ text: ByteRange, in file: SourceFile) {
    guard text.count < 400 else { return nil }
    let pieces = PieceLexer.pieces(of: file, in: text, expectsColor: true)
    let colors = pieces.filter { $0.color != nil }
    guard colors.count == 1, let color = colors[0].color, color.alpha == 1,
      !pieces.contains(where: { $0.isWord && Self.isOfOther($0) }),
      let size = pieces.lazy.compactMap(Self.size).first
    else { return nil }
    self.color = color
    range = colors[0].range
    self.size = size
    isBold = Self.isBold(pieces)
  }

  /// The words in front of a size that makes writing large: `Title: Arial, 40px`.
  static func largeName(in text: ByteRange, of file: SourceFile) -> [String]? {
    guard text.count < 400 else { return nil }
    let pieces = PieceLexer.pieces(of: file, in: text)
    guard let size = pieces.lazy.compactMap(Self.size).first,
      PairUse.text(size: size, isBold: isBold(pieces)).isLargeText
    else {
      return nil
    }
    let words = pieces.prefix(while: \.isWord).map(\.word)
    return words.isEmpty ? nil : words
  }

  private static func isBold(_ pieces: [TextPiece]) -> Bool {
    pieces.contains { ($0.senses.weight ?? 0) >= 700 || $0.number.map { (700...950).contains($0) } ?? false }
  }

  /// Whether a word says that a color is not that of the writing: `on`, `bg`, `disabled`.
  private static func isOfOther(_ word: TextPiece) -> Bool {
    word.means(.laying) || word.means(.disabledState) || word.means(.refusal) || word.senses.term?.slot == .background
  }

  /// A size that writing may have, in px.
  private static func size(_ piece: TextPiece) -> Double? {
    piece.length?.pixels(pointsArePixels: true).flatMap { (8...120).contains($0) ? $0 : nil }
  }
}
