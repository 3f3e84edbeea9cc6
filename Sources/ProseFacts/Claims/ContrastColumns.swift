import Lexicon
import SourceText

/// The columns of a table of which one is for writing and one for what it lies on.
enum ContrastColumns {
  /// The colors that a row writes out in two such columns, whatever else it names, the writing first; `nil` where it
  /// writes out others as well or the heads do not say which is which.
  static func pair(
    of found: [[ColorPlace.Found]], under heads: [WrittenName]
  ) -> (ColorPlace.Found, ColorPlace.Found)? {
    let written = found.indices.filter { $0 < heads.count && found[$0].count == 1 && found[$0][0].isLiteral }
    guard written.count == 2 else { return nil }
    // `On background` is the ground beside `Foreground`.
    let isGround = written.map { heads[$0].slot == .background || heads[$0].senses.first?.contains(.laying) ?? false }
    let isWriting = written.map { heads[$0].slot?.isForeground ?? false }
    guard let ground = isGround.firstIndex(of: true), !isGround[1 - ground], isWriting[1 - ground] else { return nil }
    return (found[written[1 - ground]][0], found[written[ground]][0])
  }

  /// The columns that hold ratios which somebody measured, so that `3.0:1` is no demand in them either.
  static func measured(in rows: ArraySlice<[ByteRange]>, of file: SourceFile) -> Set<Int> {
    var columns: Set<Int> = []
    for row in rows {
      for (column, cell) in row.enumerated()
      where !columns.contains(column) && cell.count <= ContrastClaims.longest.bytes
        && StatedRatio.mayStand(in: file.bytes[cell])
        && !StatedRatio.all(in: PieceLexer.pieces(of: file, in: cell)[...], of: file).isEmpty
      {
        columns.insert(column)
      }
    }
    return columns
  }

  /// Whether rows say of contrasts what each needs, or is good for: they list pairs, no parts of one thing.
  static func areReport(_ rows: [[ByteRange]], under heads: [WrittenName], in file: SourceFile) -> Bool {
    heads.contains { $0.words.first == "aa" && LargeText.isMeant($0.words) }
      || rows.contains { demand(of: $0, under: heads, in: file) != nil }
  }

  /// The ratio that a row asks for below a head such as *Threshold*.
  static func demand(of row: [ByteRange], under heads: [WrittenName], in file: SourceFile) -> Double? {
    for (cell, head) in zip(row, heads)
    where head.senses.contains(where: { $0.contains(.demand) || $0.contains(.minimum) }) {
      guard StatedRatio.mayStand(in: file.bytes[cell]) else { continue }
      return StatedRatio.measured(in: PieceLexer.pieces(of: file, in: cell), of: file)?.value
    }
    return nil
  }
}

extension [TextPiece] {
  /// Whether a cell writes out several colors and lays none on another: `#e11d48 / #dc2626`.
  var isChoiceOfColors: Bool {
    count(where: { $0.color != nil }) > 1 && !contains { $0.isWord && $0.means(.laying) }
  }
}
