import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

// What the color beside a ratio lies on: what the text says, or else nothing.
extension ContrastClaims {
  /// The claim of a ratio beside a color alone, where nothing that may be meant explains it.
  mutating func unexplained(_ ratio: StatedRatio, of color: Color) -> ContrastClaim? {
    ratio.isGranted || isExplained(ratio, of: color, by: possibleGrounds) || ratio.isOfPaleGround(below: color)
      ? nil : claim(of: ratio, .literal(color), on: nil)
  }

  /// The claim of a ratio about the only two colors of a sentence, where no other color of the document explains it.
  mutating func claim(of ratio: StatedRatio, aboutColorsIn sentence: ArraySlice<TextPiece>) -> ContrastClaim? {
    guard !ratio.isGranted,
      let (first, second) = ColorPlace(sentence, names: names, isInSentence: true).onlyTwo(in: file),
      ![first, second].contains(where: { isExplained(ratio, of: $0.literal ?? .white, by: possibleGrounds) })
    else { return nil }
    return claim(of: ratio, first, second)
  }

  private func isExplained(_ ratio: StatedRatio, of color: Color, by grounds: [Color]) -> Bool {
    grounds.contains { abs($0.contrast(with: color) - ratio.value) <= ratio.rounding * 2 + 0.1 }
  }

  /// Whether a text says that something lies below a color, be it known or not: `on Primary`, `dark background`.
  func speaksOfGround(_ pieces: ArraySlice<TextPiece>) -> Bool {
    pieces.contains { $0.isWord && ($0.means(.laying) || $0.word == "vs" || $0.senses.term?.slot == .background) }
  }

  func speaksOfGround(_ range: ByteRange) -> Bool { speaksOfGround(PieceLexer.pieces(of: file, in: range)[...]) }

  /// Whether a heading above a block, or the lines right above it, speak of a ground without saying its color.
  func isBelowUnknownGround(_ block: MarkdownBlock) -> Bool {
    headings(above: block).contains(where: speaksOfGround)
      || linesAbove(block.range.start).contains { speaksOfGround($0) && colors(of: [$0]).count != 1 }
  }

  /// The headings that hold a block, the nearest first.
  func headings(above block: MarkdownBlock) -> [ByteRange] {
    var ranges: [ByteRange] = []
    var index = block.heading
    while tree.blocks.indices.contains(index) {
      ranges.append(tree.blocks[index].content)
      guard tree.blocks[index].heading < index else { break }
      index = tree.blocks[index].heading
    }
    return ranges
  }

  /// The lines above a place up to an empty one, the nearest first.
  private func linesAbove(_ place: Int) -> [ByteRange] {
    var lines: [ByteRange] = []
    var end = tree.slice(ByteRange(0, place)).lastIndex(of: UInt8(ascii: "\n")) ?? 0
    while end > 0, lines.count < 8 {
      let start = tree.slice(ByteRange(0, end)).lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let line = MarkdownBytes.trimmed(ByteRange(start, end), in: file.bytes)
      guard !line.isEmpty else { break }
      lines.append(line)
      end = start - 1
    }
    return lines
  }

  /// The ground of the nearest heading above a block that names one: `On Ink (#121212)`, `Ink (#121212) background`.
  func groundOfSection(_ block: MarkdownBlock) -> ColorPlace.Found? {
    for heading in headings(above: block) {
      let pieces = PieceLexer.pieces(of: file, in: heading, expectsColor: true)
      let named = ColorPlace(pieces[...], names: names, isInSentence: true).foundOnce
      guard let last = named.last else { continue }
      let isOnly = named.count == 1 && speaksOfGround(pieces[...])
      return last.isLiteral && (isOnly || named.count < 3 && isLaid(last, in: pieces[...])) ? last : nil
    }
    return nil
  }

  /// The two colors of the heading or the line above a block, where no other color stands between: `Sage (#9fb8a8) on
  /// White (#ffffff)`.
  func pairAbove(_ block: MarkdownBlock) -> (ColorPlace.Found, ColorPlace.Found)? {
    guard let index = tree.block(at: block.range.start) else { return nil }
    for other in tree.blocks[max(0, index - 12)..<index].reversed() {
      let pieces = PieceLexer.pieces(of: file, in: other.content, expectsColor: true)
      if other.kind == .heading || other.kind == .paragraph, other.content.count < Self.longest.bytes,
        let place = PairPlace(pieces[...], names: names, isMeasured: true), place.isLaid
      {
        return (place.first, place.second)
      }
      guard other.kind != .heading, !pieces.contains(where: { $0.color != nil }) else { return nil }
    }
    return nil
  }

  /// What a color of the palette is measured on where the text names no color: what its name says (`onPrimary`), the
  /// background of its theme, where the text speaks of one and no other has the ratio, else what a heading lays it on.
  func ground(
    of color: ClaimedColor, measured ratio: StatedRatio, in sentence: ArraySlice<TextPiece>, _ block: MarkdownBlock
  ) -> Color? {
    let theme =
      sentence.first { $0.isWord && $0.means(.theme) }?.word
      ?? NamedValueSetting.theme(above: block.range.start, in: file, tree)
    guard speaksOfGround(sentence) else {
      return palette.ground(below: color.name, in: theme) ?? groundOfSection(block)?.literal
    }
    let laid = sentence.drop { !($0.isWord && $0.means(.laying)) }.prefix(5)
    guard let noun = laid.first(where: { $0.isWord && $0.senses.term?.slot == .background }),
      !isExplained(ratio, of: color.color, by: palette.grounds(in: theme))
    else { return nil }
    return palette.ground(called: noun.word, in: theme)
  }
}

extension StatedRatio {
  /// Whether a page that nobody names explains it: those of light themes are white or nearly (`#fafafa`).
  fileprivate func isOfPaleGround(below color: Color) -> Bool {
    let ratios = [Color.white, Color(css: "#fafafa") ?? .white].map(color.contrast).sorted()
    return (ratios[0]...ratios[1]).contains(value)
  }
}

extension ColorPlace {
  /// The two colors of a sentence that names no others and speaks of no change: one is white or black, and one at least
  /// is written out.
  fileprivate func onlyTwo(in file: SourceFile) -> (Found, Found)? {
    let isOther = pieces.contains { piece in
      piece.isWord && [.or, .replaces, .changed, .past, .rather, .refusal].contains(where: piece.means)
        || piece.isStop && file.text(in: piece.range).contains("→")
    }
    let found = foundOnce
    guard !isOther, found.count == 2, found.allSatisfy(\.isLiteral), pieces.contains(where: { $0.color != nil }),
      found.contains(where: { $0.literal?.hexRGB == "#ffffff" || $0.literal?.hexRGB == "#000000" })
    else { return nil }
    return (found[0], found[1])
  }
}
