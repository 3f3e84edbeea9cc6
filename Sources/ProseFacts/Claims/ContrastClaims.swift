import DesignTokens
package import Facts
import Lexicon
package import SourceText
package import Syntax

/// Finds the ratios of contrast that a document states of two colors: `#004AAD on white = 8.1:1`, `#004AAD — 8.1:1 on
/// white`, and the rows of tables with a column of ratios.
///
/// What a text asks for (`at least 4.6:1`, below a heading of requirements) is no claim.
package struct ContrastClaims {
  private let file: SourceFile
  private let tree: MarkdownTree
  /// The colors that the document names.
  private let names: ColorNames
  private var claims: [ContrastClaim] = []

  /// Adds the claims of a document.
  package static func read(
    _ file: SourceFile, _ tree: MarkdownTree, naming names: ColorNames, into facts: inout FileFacts
  ) {
    var reader = ContrastClaims(file: file, tree: tree, names: names)
    let asked = Set(tree.asked(of: file, where: reader.isDemand))
    for index in tree.asked(of: file) {
      let known = reader.claims.count
      reader.read(tree.blocks[index])
      // Below a heading of requirements what two written colors have is stated, unless it is a minimum itself.
      if !asked.contains(index) {
        reader.claims = reader.claims[..<known] + reader.claims[known...].filter { !reader.isRequirement($0) }
      }
    }
    facts.contrastClaims = reader.claims
  }

  /// What is longer than this many pieces is no sentence that states one contrast, and than this many bytes no line.
  private static let longest = (pieces: 60, bytes: 600)

  private mutating func read(_ block: MarkdownBlock) {
    switch block.kind {
    case .heading, .item: readText(block.content, of: block)
    case .paragraph: for line in tree.lines(of: block) { readText(line, of: block) }
    case .fence: for line in tree.lines(of: block) { readCode(line) }
    case .table: readTable(block)
    default: break
    }
  }

  /// Whether a word makes the ratio beside it one that is asked for.
  private func isDemand(_ word: String) -> Bool { word.means(.minimum) || word.means(.demand) }

  /// Whether a ratio may be one that the standard asks for (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11), or a color is no literal.
  private func isRequirement(_ claim: ContrastClaim) -> Bool {
    guard case .literal = claim.foreground, case .literal = claim.background else { return true }
    return [3, 4.5, 7].contains(claim.ratio)
  }

  private func holdsRatio(_ range: ByteRange) -> Bool {
    range.count <= Self.longest.bytes && !range.isEmpty && tree.text(in: range).holds(":1")
  }

  // Sentences.

  /// Reads a text of a block, where it is one: then it may speak of the color of its section.
  ///
  /// What stands behind a mark of approval or refusal is a verdict: `= 2.8:1 ❌ non-critical only`.
  private mutating func readText(_ range: ByteRange, of block: MarkdownBlock? = nil) {
    guard holdsRatio(range) else { return }
    var start = range.start
    for mark in RefusalMarks.all(in: tree.slice(range)) {
      readSentences(ByteRange(start, range.start + mark.offset), of: block)
      start = range.start + mark.offset
    }
    readSentences(ByteRange(start, range.end), of: block)
  }

  private mutating func readSentences(_ range: ByteRange, of block: MarkdownBlock?) {
    guard holdsRatio(range) else { return }
    let pieces = SpecLexer.pieces(of: file, in: range)
    for sentence in pieces.split(whereSeparator: endsSentence) {
      guard sentence.count <= Self.longest.pieces, !sentence.contains(where: isBound) else { continue }
      let ratios = StatedRatio.all(in: sentence, of: file)
      if ratios.count == 1,
        let claim = claim(of: ratios[0], in: sentence) ?? block.flatMap({ claim(of: ratios[0], in: sentence, $0) })
      {
        claims.append(claim)
      } else {
        for part in sentence.split(whereSeparator: { $0.isStop && $0.depth == 0 }) { readSeveral(part) }
      }
    }
  }

  /// Several ratios, each behind its colors.
  private mutating func readSeveral(_ part: ArraySlice<SpecPiece>) {
    var start = part.startIndex
    for ratio in StatedRatio.all(in: part, of: file) {
      if let claim = claim(of: ratio, in: part[start..<ratio.pieces.upperBound]) { claims.append(claim) }
      start = ratio.pieces.upperBound
    }
  }

  /// A full stop or what else ends a sentence; a dash or an arrow goes on with it.
  private func endsSentence(_ piece: SpecPiece) -> Bool {
    piece.isStop && piece.depth == 0
      && ".;|!?。；·•".holds(file.text(in: piece.range))
  }

  private func isBound(_ piece: SpecPiece) -> Bool {
    piece.isWord && (piece.means(.minimum) || piece.means(.than) || piece.means(.demand) || piece.means(.setAside))
  }

  /// The claim of a ratio about the two colors of a stretch, one of which is laid on the other or parted from it.
  private func claim(of ratio: StatedRatio, in pieces: ArraySlice<SpecPiece>) -> ContrastClaim? {
    let rest = (pieces[..<ratio.pieces.lowerBound] + pieces[ratio.pieces.upperBound...]).withoutEmptyParentheses
    guard let place = PairPlace(rest[...], names: names, isMeasured: true), place.isLaid || place.isParted else {
      return nil
    }
    return claim(of: ratio, place.first, place.second)
  }

  private func claim(of ratio: StatedRatio, _ first: ColorPlace.Found, _ second: ColorPlace.Found) -> ContrastClaim? {
    guard let foreground = first.side?.source, let background = second.side?.source else { return nil }
    return ContrastClaim(
      foreground, on: background, ratio: ratio.value, rounding: ratio.rounding, at: ratio.range)
  }

  /// `Contrast: 4.58:1 on white` in a section that holds one color and no other, or several of which none has the ratio.
  private func claim(of ratio: StatedRatio, in sentence: ArraySlice<SpecPiece>, _ block: MarkdownBlock)
    -> ContrastClaim?
  {
    let ground = ColorPlace(sentence, names: names, isInSentence: true).foundOnce
    guard ground.count == 1, isLaid(ground[0], in: sentence), let background = ground[0].side?.source,
      let color = color(of: ratio, on: background, besides: block)
    else { return nil }
    return ContrastClaim(.literal(color), on: background, ratio: ratio.value, rounding: ratio.rounding, at: ratio.range)
  }

  /// Of the colors that are written out between the heading above a block and the next one the first; `nil` where
  /// another may be meant, because it has the ratio.
  private func color(of ratio: StatedRatio, on background: PairColor.Source, besides block: MarkdownBlock) -> Color? {
    let colors = colors(besides: block)
    guard Set(colors.map(\.hexRGB)).count > 1 else { return colors.first }
    // A text with a color speaks of that one.
    guard case .literal(let ground) = background, !tree.slice(block.content).contains(UInt8(ascii: "#")) else {
      return nil
    }
    guard speaksOfHexAlone(besides: block) else { return nil }
    let isOfNone = colors.allSatisfy { abs($0.contrast(with: ground) - ratio.value) > ratio.rounding * 2 + 0.1 }
    return isOfNone ? colors.first : nil
  }

  /// From the heading above a block to the next one, where that is not far.
  private func section(of block: MarkdownBlock) -> ByteRange? {
    guard block.heading >= 0, block.kind != .heading else { return nil }
    let start = tree.blocks[block.heading].range.start
    let next = tree.blocks[(block.heading + 1)...].first { $0.kind == .heading || $0.range.start - start > 2000 }
    let range = ByteRange(start, next?.range.start ?? tree.bytes.count)
    return range.count < 2000 ? range : nil
  }

  /// Whether a section has no call that may be a color (`oklch(…)`), and no code in its text that may be the name of one.
  private func speaksOfHexAlone(besides block: MarkdownBlock) -> Bool {
    guard let range = section(of: block) else { return false }
    let bytes = tree.slice(range)
    let hasCall = bytes.indices.dropFirst().contains {
      bytes[$0] == UInt8(ascii: "(") && bytes[$0 - 1].isASCIILetter
    }
    let texts = tree.blocks.filter { range.contains($0.range) && [.paragraph, .item, .table].contains($0.kind) }
    let code = texts.flatMap { tree.slice($0.content).split(separator: UInt8(ascii: "`")).dropFirst() }
    return !hasCall && !code.contains { $0.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") } }
  }

  private func colors(besides block: MarkdownBlock) -> [Color] {
    guard let range = section(of: block) else { return [] }
    var scanner = NotationScanner(file.bytes)
    return scanner.notations(in: range).compactMap { notation -> Color? in
      guard notation.form == .hex, case .color(let color, false, _) = notation.value else { return nil }
      return color
    }
  }

  /// `--text: #212121; /* 16.1:1 on white */`: the color of a line, and the ground that its comment names.
  private mutating func readCode(_ line: ByteRange) {
    guard holdsRatio(line) else { return }
    guard let remark = tree.comment(in: line) else { return readText(line) }
    let comment = SpecLexer.pieces(of: file, in: remark)
    var scanner = NotationScanner(file.bytes)
    let colors = scanner.notations(in: ByteRange(line.start, remark.start - 2))
    guard colors.count == 1, case .color(let color, false, _) = colors[0].value, !comment.contains(where: isBound),
      case let ratios = StatedRatio.all(in: comment[...], of: file), ratios.count == 1
    else { return }
    let ground = ColorPlace(comment[...], names: names, isInSentence: true).foundOnce
    guard ground.count == 1, isLaid(ground[0], in: comment[...]), let background = ground[0].side?.source else {
      return
    }
    claims.append(
      ContrastClaim(
        .literal(color), on: background, ratio: ratios[0].value, rounding: ratios[0].rounding, at: ratios[0].range))
  }

  /// Whether the words right before a color lay something on it.
  private func isLaid(_ color: ColorPlace.Found, in pieces: ArraySlice<SpecPiece>) -> Bool {
    let words = pieces[..<color.index].reversed().prefix { $0.isWord || $0.isOpen }
    return words.contains { $0.means(.laying) || $0.word == "vs" }
  }

  // Tables.

  private mutating func readTable(_ block: MarkdownBlock) {
    let rows = tree.rows(of: block).map { Array(tree.cells(of: $0)) }
    guard let header = rows.first, rows.count > 1, header.count < 32 else { return }
    let heads = header.map { SpecName(file, $0) }
    let section = groundOfSection(block)
    for row in rows.dropFirst() {
      let cells = row.map { SpecLexer.pieces(of: file, in: $0, expectsColor: true) }
      for (column, cell) in cells.enumerated() where column < heads.count && holdsRatio(row[column]) {
        let known = claims.count
        readText(row[column])
        let ratios = StatedRatio.all(in: cell[...], of: file)
        guard claims.count == known, ratios.count == 1, !cell.contains(where: isBound),
          !heads[column].words.contains(where: isDemand), !heads[column].words.contains(where: { $0.means(.past) }),
          let (first, second) = colors(of: cells, besides: column, under: heads, header, in: section)
        else { continue }
        if let claim = claim(of: ratios[0], first, second) { claims.append(claim) }
      }
    }
  }

  /// The two colors that the ratio in a column of a row is about.
  private func colors(
    of cells: [[SpecPiece]], besides column: Int, under heads: [SpecName], _ header: [ByteRange],
    in section: ColorPlace.Found?
  ) -> (ColorPlace.Found, ColorPlace.Found)? {
    // `#333333 on white | 12.6:1`
    let laid = cells.indices.compactMap { index in
      index == column ? nil : PairPlace(cells[index][...], names: names).flatMap { $0.isLaid || $0.isParted ? $0 : nil }
    }
    if laid.count == 1 { return (laid[0].first, laid[0].second) }
    let found = cells.indices.map { index in
      index == column ? [] : ColorPlace(cells[index][...], names: names).foundOnce.filter { $0.side != nil }
    }
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
    guard colored.count == 2, colored.allSatisfy({ $0 < heads.count }) else { return nil }
    let slots = colored.map { heads[$0].slot }
    guard slots.contains(.background), slots.contains(where: { $0?.isForeground ?? false }) else { return nil }
    return (found[colored[0]][0], found[colored[1]][0])
  }

  /// The ground that the heading of a block names: `Accessible on Ink (#121212)`.
  private func groundOfSection(_ block: MarkdownBlock) -> ColorPlace.Found? {
    guard block.heading >= 0 else { return nil }
    let pieces = SpecLexer.pieces(of: file, in: tree.blocks[block.heading].content, expectsColor: true)
    let named = ColorPlace(pieces[...], names: names, isInSentence: true).foundOnce
    guard named.count == 1, named[0].isLiteral, isLaid(named[0], in: pieces[...]) else { return nil }
    return named[0]
  }

  /// The ground that a cell (`4.6:1 on white`) or the head of its column (`Contrast on white`) names.
  private func ground(of cell: [SpecPiece], under header: ByteRange) -> ColorPlace.Found? {
    let own = ColorPlace(cell[...], names: names, isInSentence: true).foundOnce
    if !own.isEmpty { return own.count == 1 && isLaid(own[0], in: cell[...]) ? own[0] : nil }
    let head = SpecLexer.pieces(of: file, in: header, expectsColor: true)
    let named = ColorPlace(head[...], names: names, isInSentence: true).foundOnce
    return named.count == 1 && named[0].isLiteral ? named[0] : nil
  }
}

extension ArraySlice<SpecPiece> {
  /// Without the parentheses that nothing stands between.
  fileprivate var withoutEmptyParentheses: [SpecPiece] {
    indices.filter { index in
      !(self[index].isOpen && index + 1 < endIndex && self[index + 1].isClose)
        && !(self[index].isClose && index > startIndex && self[index - 1].isOpen)
    }.map { self[$0] }
  }
}
