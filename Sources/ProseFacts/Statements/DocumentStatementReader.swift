import DesignTokens
package import Facts
import Lexicon
package import SourceText
package import Syntax

/// Reads what a document asks of all of its parts in one line: that there are no other colors than those it lists, and
/// how small writing may be.
package struct DocumentStatementReader {
  private let file: SourceFile
  private let tree: MarkdownTree
  /// The headings that hold the block at hand, outermost first.
  private var headings: [(level: Int, name: WrittenName, isQuiet: Bool)] = []
  private var statements: [DocumentStatement] = []

  /// Adds the statements of a document; of each kind the first that nothing refuses.
  package static func read(_ file: SourceFile, _ tree: MarkdownTree, into facts: inout FileFacts) {
    var reader = DocumentStatementReader(file: file, tree: tree)
    for block in tree.blocks { reader.read(block) }
    facts.statements += reader.statements.filter { !facts.isCited($0.range) }
  }

  /// The least size of what is pressed that a token of the document says by its name: `--min-touch-target: 44px`.
  package static func statement(ofTokens facts: FileFacts) -> DocumentStatement? {
    let token = facts.definitions.first { definition in
      guard case .dimension(let length) = definition.value,
        let pixels = length.pixels(pointsArePixels: true), (24...64).contains(pixels),
        !facts.isRefused(definition.range)
      else { return false }
      let words = WrittenName.smallWords(of: definition.name.text).filter { !$0.means(.size) }
      let own = words.filter { !$0.means(.minimum) }
      return Lexicon.means(.target, own) || own.count < words.count && Lexicon.speak(own, of: .target)
    }
    guard let token, case .dimension(let length) = token.value else { return nil }
    return length.pixels(pointsArePixels: true).map {
      DocumentStatement(.touchTarget(minimum: $0), at: token.range)
    }
  }

  private init(file: SourceFile, tree: MarkdownTree) {
    self.file = file
    self.tree = tree
  }

  private mutating func read(_ block: MarkdownBlock) {
    switch block.kind {
    case .heading:
      headings.removeAll { $0.level >= block.level }
      let name = WrittenName(file, block.content)
      headings.append((block.level, name, SystemHeading.isQuiet(name)))
      readLine(block.content)
    case .paragraph: for line in tree.lines(of: block) { readLine(line) }
    case .item: readLine(block.content)
    case .fence where tree.languageMeant(by: block).isPlain:
      for line in tree.lines(of: block) { readSize(MarkdownBytes.trimmed(line, in: file.bytes)) }
    case .table:
      let rows = tree.rows(of: block).map { Array(tree.cells(of: $0)) }
      // What stands below *Before* holds no more.
      let column = rows.first?.indices.dropFirst().first { !WrittenName(file, rows[0][$0]).says(.past) } ?? 1
      for (row, cells) in zip(tree.rows(of: block), rows).dropFirst() where column < cells.count {
        readSize(of: cells)
        readHeights(of: cells, under: rows[0])
        if mayMeasure(cells[column]) {
          readText(WrittenName(file, cells[0]), cells[column], at: row.range, isRow: true)
        }
      }
    default: break
    }
  }

  /// The heights of what is pressed in the columns that are called so: `Density | Min. list row height`.
  private mutating func readHeights(of cells: [ByteRange], under heads: [ByteRange]) {
    guard !headings.contains(where: \.isQuiet) else { return }
    for (cell, head) in zip(cells, heads).dropFirst() where mayMeasure(cell) && cell.count < 24 {
      guard let height = StatementReader.pressedHeight(of: WrittenName(file, head), in: file, cell) else { continue }
      statements.append(DocumentStatement(.pressedHeight(height), at: cell))
    }
  }

  /// The size of a button that the description in its row begins with: `IconButton | 34×34, rounded`.
  private mutating func readSize(of cells: [ByteRange]) {
    guard !headings.contains(where: \.isQuiet), let name = cells.first, cells.count > 1, mayMeasure(cells[1]),
      cells[1].count > 24, ControlKind.named(WrittenName(file, name).text) == .button
    else { return }
    let pieces = PieceLexer.pieces(of: file, in: cells[1])
    guard pieces.count > 3, pieces[1].isTimes, !pieces[3].isTimes,
      let sides = Self.sides(pieces[0], pieces[2]), sides.min() ?? 0 >= 8
    else { return }
    statements.append(
      DocumentStatement(.pressedHeight(sides.min() ?? 0), at: pieces[0].range.union(pieces[2].range)))
  }

  /// The two sides of a size in px; a bare number is one of px.
  private static func sides(_ first: TextPiece, _ second: TextPiece) -> [Double]? {
    let sides = [first, second].compactMap { $0.length?.pixels(pointsArePixels: true) ?? $0.number }
    return sides.count == 2 ? sides : nil
  }

  private mutating func readLine(_ line: ByteRange) {
    guard line.count <= 200, !headings.contains(where: \.isQuiet) else { return }
    if let statement = PaletteStatement.statement(in: tree.slice(line), at: line), isOfAll {
      statements.append(statement)
    }
    if let split = NameSeparator.split(file, line, isList: true), mayMeasure(split.value) {
      readText(WrittenName(file, split.name), split.value, at: line)
    }
    readSize(line)
  }

  /// A line of a scale that has the size in front: `11px: Minimum text`.
  private mutating func readSize(_ line: ByteRange) {
    guard line.count <= 200, file.bytes.at(line.start).isASCIIDigit, !headings.contains(where: \.isQuiet),
      isOfAll || headings.last?.name.words.contains(where: { $0.means(.sizeGroup) || $0.means(.typography) }) ?? false,
      let colon = file.bytes[line].firstIndex(of: UInt8(ascii: ":")),
      let minimum = TextSizeStatement.minimum(
        behind: ByteRange(line.start, colon), ByteRange(colon + 1, line.end), in: file)
    else { return }
    statements.append(DocumentStatement(.textSize(minimum: minimum), at: line))
  }

  /// Whether a text may hold a number, without which it asks for no size.
  private func mayMeasure(_ text: ByteRange) -> Bool { tree.slice(text).contains { $0.isASCIIDigit || $0 >= 0x80 } }

  private mutating func readText(_ name: WrittenName, _ value: ByteRange, at range: ByteRange, isRow: Bool = false) {
    guard !headings.contains(where: \.isQuiet) else { return }
    if let minimum = StatementReader.buttonHeight(of: name, in: file, value) {
      statements.append(DocumentStatement(.buttonHeight(minimum: minimum), at: range))
    }
    if let height = StatementReader.pressedHeight(of: name, in: file, value) {
      statements.append(DocumentStatement(.pressedHeight(height), at: value))
    }
    if isRow, let statement = StatementReader.touchTarget(of: name, in: file, value) { statements.append(statement) }
    guard let minimum = TextSizeStatement.minimum(name, value, in: file), isOfAll, !isOfDevice else { return }
    statements.append(DocumentStatement(.textSize(minimum: minimum), at: range))
  }

  /// Whether a heading above the block at hand narrows what is said to a kind of device: *Mobile guidelines*.
  private var isOfDevice: Bool {
    headings.contains { $0.level > 1 && $0.name.words.contains { $0.means(.touched) || $0.means(.desktop) } }
  }

  /// Whether the block at hand stands where a document speaks of all that is in it, and of no single component.
  private var isOfAll: Bool {
    guard let name = headings.last?.name else { return true }
    if headings.count == 1, headings[0].level == 1 { return true }
    if ControlKind.named(name.text) != nil { return false }
    return SystemHeading.isGeneral(name) || name.senses.contains { $0.contains(.color) || $0.contains(.proseGroup) }
  }
}
