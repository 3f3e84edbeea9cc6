import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

// The ratios in tables: of the color of a row on what the cell or the head of its column names, or of its two colors.
extension ContrastClaims {
  mutating func readTable(_ block: MarkdownBlock) {
    let rows = tree.rows(of: block).map { Array(tree.cells(of: $0)) }
    guard let header = rows.first, header.count < 32,
      rows.dropFirst().contains(where: { $0.contains(where: holdsRatio) })
    else { return }
    let heads = header.map { WrittenName(file, $0) }
    let section = groundOfSection(block)
    let above = headings(above: block)
    let measured = ContrastColumns.measured(in: rows.dropFirst(), of: file)
    for row in rows.dropFirst() where row.contains(where: holdsRatio) {
      let cells = row.map { PieceLexer.pieces(of: file, in: $0, expectsColor: true) }
      for (column, cell) in cells.enumerated() where column < heads.count && holdsRatio(row[column]) {
        let known = claims.count
        readText(row[column])
        var ratios = StatedRatio.all(in: cell[...], of: file)
        if ratios.isEmpty, measured.contains(column) {
          ratios = StatedRatio.measured(in: cell, of: file).map { [$0] } ?? []
        }
        if claims.count == known, ratios.count > 1, !cell.contains(where: \.isBound) {
          readSeveral(ratios, of: cells, besides: column)
        }
        guard claims.count == known, ratios.count == 1, !cell.contains(where: \.isBound),
          !StatedRatio.isOfOwnColor(in: cell, of: file, names),
          !heads[column].words.contains(where: \.isDemand), !heads[column].says(.past)
        else { continue }
        guard let (first, second) = colors(of: cells, besides: column, under: heads, header, in: section) else {
          let found = namedPair(in: cells, besides: column).map { claim(of: ratios[0], $0, on: $1) }
          claims += (found ?? unexplained(ratios[0], in: row, column, header + above)).map { [$0] } ?? []
          continue
        }
        if let claim = claim(of: ratios[0], first, second) { claims.append(claim) }
      }
    }
  }

  /// As many ratios as there are cells with a pair, in their order: `#2E7D32 on white | #81C784 on black | 7.3:1 / 7.8:1`.
  private mutating func readSeveral(_ ratios: [StatedRatio], of cells: [[TextPiece]], besides column: Int) {
    let pairs = pairs(in: cells, besides: column)
    guard pairs.count == ratios.count else { return }
    claims += zip(ratios, pairs).compactMap { claim(of: $0, $1.first, $1.second) }
  }

  /// The pairs that the cells of a row state, each on one.
  private func pairs(in cells: [[TextPiece]], besides column: Int) -> [PairPlace] {
    cells.indices.compactMap { index in
      index == column ? nil : PairPlace(cells[index][...], names: names).flatMap { $0.isLaid || $0.isParted ? $0 : nil }
    }
  }

  /// The pair that one cell of a row names: `Primary text / White`.
  private func namedPair(in cells: [[TextPiece]], besides column: Int) -> (PairColor.Source, PairColor.Source)? {
    for index in cells.indices where index != column && !cells[index].isChoiceOfColors {
      if let pair = namedPair(in: cells[index][...]) { return pair }
    }
    return nil
  }

  /// The cell of a color has no more words than this.
  private static let mostWords = 4

  /// The claim of a ratio in a row with one color, where neither the row nor what stands above it speaks of a ground.
  private mutating func unexplained(_ ratio: StatedRatio, in row: [ByteRange], _ column: Int, _ above: [ByteRange])
    -> ContrastClaim?
  {
    // A cell of more than a few words speaks of something else, such as what to do about it.
    let named = row.indices.filter { $0 != column && WrittenName(file, row[$0]).words.count <= Self.mostWords }
    let written = named.flatMap { colors(of: [row[$0]]) }
    guard written.count == 1, !(row + above).contains(where: speaksOfGround), colors(of: [row[column]]).isEmpty else {
      return nil
    }
    return unexplained(ratio, of: written[0])
  }

  /// The two colors that the ratio in a column of a row is about.
  private func colors(
    of cells: [[TextPiece]], besides column: Int, under heads: [WrittenName], _ header: [ByteRange],
    in section: ColorPlace.Found?
  ) -> (ColorPlace.Found, ColorPlace.Found)? {
    // `#333333 on white | 12.6:1`
    let laid = pairs(in: cells, besides: column)
    let found = cells.indices.map { index in
      index == column ? [] : colors(in: cells[index]).filter { $0.side != nil }
    }
    if let stated = ContrastColumns.pair(of: found, under: heads) { return stated }
    // Of `#e11d48 / #dc2626` beside a color of another cell each is a ground.
    let isPair = laid.count == 1 && (laid[0].isLaid || found.count(where: { !$0.isEmpty }) == 1)
    if isPair { return (laid[0].first, laid[0].second) }
    guard laid.isEmpty, found.allSatisfy({ $0.count < 2 }) else { return nil }
    let colored = found.indices.filter { !found[$0].isEmpty }
    let literal = colored.filter { found[$0][0].isLiteral }
    let hasGround = colored.contains { $0 < heads.count && heads[$0].slot == .background }
    if let ground = ground(of: cells[column], under: header[column]) ?? (hasGround ? nil : section) {
      // A name and its value are one color.
      let own = literal.isEmpty ? colored : literal
      let colors = Set(own.compactMap { found[$0][0].literal?.hexRGB })
      return own.count == 1 || colors.count == 1 ? (found[own[own.count - 1]][0], ground) : nil
    }
    // What a remark names besides belongs to none.
    let grounds = colored.filter { $0 < heads.count && heads[$0].slot == .background }
    let writings = colored.filter { $0 < heads.count && heads[$0].slot?.isForeground ?? false }
    if grounds.count == 1, writings.count == 1 { return (found[writings[0]][0], found[grounds[0]][0]) }
    guard colored.count == 2, colored.allSatisfy({ $0 < heads.count }) else { return nil }
    let slots = colored.map { heads[$0].slot }
    guard slots.contains(.background), slots.contains(where: { $0?.isForeground ?? false || $0 == .color }) else {
      return nil
    }
    return (found[colored[0]][0], found[colored[1]][0])
  }

  /// The colors of a cell, else the one that it is the name of: `gray-800`.
  private func colors(in cell: [TextPiece]) -> [ColorPlace.Found] {
    let place = ColorPlace(cell[...], names: names)
    guard place.found.isEmpty, let first = cell.first, let token = names.token(of: file.text(in: place.whole)) else {
      // `red` in code is somebody's name for a red of his own.
      return place.foundOnce.filter { !($0.isLiteral && cell[$0.index].means(.hue)) }
    }
    return [
      ColorPlace.Found(
        value: .token(token, opacity: 1), range: place.whole, index: cell.startIndex, depth: first.depth)
    ]
  }

  /// The ground that a cell (`4.6:1 on white`) or the head of its column (`Contrast on white`) names.
  private func ground(of cell: [TextPiece], under header: ByteRange) -> ColorPlace.Found? {
    let own = ColorPlace(cell[...], names: names, isInSentence: true).foundOnce
    if !own.isEmpty { return own.count == 1 && isLaid(own[0], in: cell[...]) ? own[0] : nil }
    let head = PieceLexer.pieces(of: file, in: header, expectsColor: true)
    let named = ColorPlace(head[...], names: names, isInSentence: true).foundOnce
    return named.count == 1 && named[0].isLiteral && !tree.slice(header).contains(UInt8(ascii: "%")) ? named[0] : nil
  }
}
