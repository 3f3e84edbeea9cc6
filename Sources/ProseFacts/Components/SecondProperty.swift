import DesignTokens
import Lexicon
import SourceText

/// A second property behind a comma in the value of a first one: `51pt, Height: 31pt`.
struct SecondProperty {
  /// Where the value of the first one ends.
  let comma: Int
  let name: ByteRange
  let value: ByteRange

  private init(comma: Int, name: ByteRange, value: ByteRange) {
    self.comma = comma
    self.name = name
    self.value = value
  }

  /// `nil` where the value says no other property.
  init?(behind name: WrittenName, in value: ByteRange, of file: SourceFile) {
    guard let found = Self.named(in: value, of: file) ?? Self.writing(behind: name, in: value, of: file) else {
      return nil
    }
    self = found
  }

  private static func named(in value: ByteRange, of file: SourceFile) -> SecondProperty? {
    // `::before { width: 8px; background: #E8472A }` is code that a sentence quotes.
    guard file.bytes[value].contains(UInt8(ascii: ":")), !file.text(in: value).holds("{ ") else { return nil }
    let pieces = PieceLexer.pieces(of: file, in: value)
    for (index, piece) in pieces.enumerated() where (piece.isComma || piece.isStop) && piece.depth == 0 {
      var end = index + 1
      while end < pieces.count, pieces[end].isWord { end += 1 }
      guard end > index + 1, end < pieces.count, pieces[end].isColon, end - index <= 4 else { continue }
      let name = ByteRange(pieces[index + 1].range.start, pieces[end - 1].range.end)
      guard WrittenName(file, name).term != nil else { continue }
      var rest = NameSeparator.trimmed(file, ByteRange(pieces[end].range.end, value.end))
      let ticks = file.bytes[rest].count { $0 == UInt8(ascii: "`") }
      if ticks == 1, file.bytes.at(rest.end - 1) == UInt8(ascii: "`") { rest = ByteRange(rest.start, rest.end - 1) }
      return SecondProperty(comma: piece.range.start, name: name, value: rest)
    }
    return nil
  }

  /// `#0D7377, white text`: what is written on a background, without a colon.
  private static func writing(behind name: WrittenName, in value: ByteRange, of file: SourceFile) -> SecondProperty? {
    guard name.slot == .background else { return nil }
    let parts = PieceLexer.pieces(of: file, in: value).split { $0.depth == 0 && ($0.isComma || $0.isStop) }
    guard parts.count > 1, parts[0].count(where: { $0.color != nil }) == 1 else { return nil }
    for (before, part) in zip(parts, parts.dropFirst()) {
      let colors = part.filter { $0.color != nil || $0.isWord && ($0.means(.white) || $0.means(.black)) }
      guard part.count <= 4, colors.count == 1, part.allSatisfy({ $0.isWord || $0.color != nil }),
        let noun = part.first(where: { $0.isWord && $0.senses.term?.slot == .text }), let first = part.first,
        let last = before.last
      else { continue }
      return SecondProperty(
        comma: last.range.end, name: noun.range, value: ByteRange(first.range.start, value.end))
    }
    return nil
  }
}
