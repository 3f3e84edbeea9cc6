import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

/// Finds the least contrast that a text states of all colors of the table above it: `on --page all eight have 7:1 or
/// more`.
///
/// Told by their number, which is that of the rows, and by the one color that the text names beside them.
struct ContrastOfAll {
  let file: SourceFile
  let tree: MarkdownTree
  let palette: PaletteColors

  /// The claims of the lines of a paragraph.
  func claims(of block: Int) -> [ContrastClaim] {
    guard tree.blocks[block].kind == .paragraph else { return [] }
    return tree.lines(of: tree.blocks[block]).flatMap { claims(in: $0, of: block) }
  }

  /// The claims of a line of a block, one for each color; none where anything of it may be meant otherwise.
  private func claims(in line: ByteRange, of block: Int) -> [ContrastClaim] {
    guard line.count <= ContrastClaims.longest.bytes, StatedRatio.mayStand(in: tree.slice(line)),
      let table = table(above: block)
    else { return [] }
    let pieces = PieceLexer.pieces(of: file, in: line)
    for sentence in pieces.split(whereSeparator: { $0.isStop && $0.depth == 0 }) {
      let ratios = StatedRatio.bounds(in: sentence, of: file)
      guard ratios.count == 1, sentence.contains(where: \.isLeast), !sentence.contains(where: { $0.means(.demand) }),
        sentence.contains(where: { $0.isWord && $0.means(.strict) }), let other = color(in: sentence, ratios[0])
      else { continue }
      let colors = colors(of: table)
      guard colors.count > 2, says(colors.count, sentence, besides: ratios[0]) else { return [] }
      return colors.map {
        ContrastClaim(
          .literal($0), on: .literal(other), ratio: ratios[0].value, rounding: 0, at: ratios[0].range, isGranted: true)
      }
    }
    return []
  }

  /// The nearest table above a block, with nothing but text between them and no heading.
  private func table(above block: Int) -> MarkdownBlock? {
    for index in stride(from: block - 1, through: max(0, block - 24), by: -1) {
      switch tree.blocks[index].kind {
      case .table: return tree.blocks[index]
      case .heading, .fence, .list, .item: return nil
      default: continue
      }
    }
    return nil
  }

  /// The color of each row of a table; nothing where a row has none, or several.
  private func colors(of table: MarkdownBlock) -> [Color] {
    let rows = tree.rows(of: table).dropFirst()
    guard rows.count <= 40 else { return [] }
    var scanner = NotationScanner(file.bytes)
    let colors = rows.compactMap { row -> Color? in
      let found = scanner.notations(in: row.range).compactMap { notation -> Color? in
        if case .color(let color, _, _) = notation.value, color.alpha == 1 { color } else { nil }
      }
      return found.count == 1 ? found[0] : nil
    }
    return colors.count == rows.count ? colors : []
  }

  /// The only color that a sentence names in code, by the name that the palette has for it.
  private func color(in sentence: ArraySlice<TextPiece>, _ ratio: StatedRatio) -> Color? {
    let theme = NamedValueSetting.theme(above: ratio.range.start, in: file, tree)
    let found = sentence.filter { $0.isInCode || $0.isToken }.compactMap {
      palette.color(named: file.text(in: $0.range), in: theme)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Whether a sentence says a number of things that is this one.
  private func says(_ count: Int, _ sentence: ArraySlice<TextPiece>, besides ratio: StatedRatio) -> Bool {
    sentence.indices.contains { index in
      !ratio.pieces.contains(index)
        && (sentence[index].number == Double(count)
          || sentence[index].isWord
            && Lexicon.count(of: sentence[index].word) == count)
    }
  }
}

extension TextPiece {
  /// Whether it makes the ratio beside it the least of several.
  fileprivate var isLeast: Bool { isWord && means(.minimum) }
}
