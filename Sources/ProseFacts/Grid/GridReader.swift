import DesignTokens
package import Facts
import Lexicon
package import SourceText
package import Syntax

/// Reads what a document says of its spacing as a whole: the grid that it states, and the scale that it lists.
package struct GridReader {
  private let file: SourceFile
  private let tree: MarkdownTree
  private var statements: [DocumentStatement] = []
  /// What says that no other steps than those listed are to be used.
  private var exclusive: [DocumentStatement] = []
  private var steps: [SpacingStep] = []
  /// Lengths in px that sentences take out of the grid.
  private var exceptions: [Double] = []
  /// The headings that hold the block at hand, outermost first.
  private var headings: [Heading] = []
  /// Whether the line right above the block at hand speaks of spacing.
  private var isLabeled = false
  /// Whether that line, or the heading, announces what is no rule: *Exceptions:*.
  private var isOfExceptions = false

  private struct Heading {
    var level: Int
    /// Whether it speaks of spacing or of a grid.
    var isSpacing: Bool
    /// Whether it speaks of something else that has sizes of its own: text, icons, corners.
    var isOther: Bool
    /// Whether nothing is asked for under it: history, what is not to be done.
    var isQuiet: Bool
  }

  /// The innermost heading that speaks of sizes at all says of which.
  private var isUnderSpacing: Bool { headings.last { $0.isSpacing || $0.isOther }?.isSpacing ?? false }
  private var isQuiet: Bool { headings.contains(where: \.isQuiet) }

  /// Adds the grid and the steps of a document; a grid that was found before gives way.
  package static func read(_ file: SourceFile, _ tree: MarkdownTree, into facts: inout FileFacts) {
    var reader = GridReader(file, tree)
    for index in tree.blocks.indices { reader.read(index) }
    // What is listed as not to be used is no step of a scale.
    var seen: Set<ByteRange> = []
    facts.listedSteps = reader.steps.filter { !facts.isRefused($0.range) && seen.insert($0.range).inserted }
    facts.statements.removeAll { if case .grid = $0.subject { true } else { false } }
    facts.statements += reader.exclusive.prefix(1)
    guard var statement = reader.statement else { return }
    statement.allowed += reader.exceptions
    facts.statements.append(statement)
  }

  private init(_ file: SourceFile, _ tree: MarkdownTree) {
    self.file = file
    self.tree = tree
  }

  /// Of several grids the finest; the strictest words for that one count.
  private var statement: DocumentStatement? {
    func base(_ statement: DocumentStatement) -> Double {
      if case .grid(let base) = statement.subject { base } else { 0 }
    }
    guard let finest = statements.map(base).min() else { return nil }
    let same = statements.filter { base($0) == finest }
    var result = same.first { $0.force == .all } ?? same[0]
    result.allowed = statements.flatMap(\.allowed) + statements.map(base)
    if same.contains(where: { $0.force == .halves }), !same.contains(where: { $0.force == .all }) {
      result.force = .halves
    }
    return result
  }

  private mutating func read(_ index: Int) {
    let block = tree.blocks[index]
    switch block.kind {
    case .heading: readHeading(block)
    case .paragraph:
      readText(block.content)
      if isUnderSpacing || isLabeled, !isQuiet {
        for line in tree.lines(of: block) { steps += SpacingListReader(tree).steps(ofLine: line) }
      }
      let text = tree.slice(block.content)
      let isLabel =
        text.last { !" *_".utf8.contains($0) } == UInt8(ascii: ":") || text.starts(with: "**".utf8)
        || tree.blocks.indices.contains(index + 1) && tree.blocks[index + 1].isBare
      let label = isLabel ? GridText(text) : nil
      isLabeled = label.map(speaksOfSpacing) ?? false
      isOfExceptions = label.map(announcesExceptions) ?? false
      return
    case .item:
      readText(block.content)
      if isOfExceptions { except(block.content) }
      return
    case .list where isOfExceptions:
      // *Allowed:* announces steps as well.
      if isSpacing { readList(at: index) }
      isLabeled = false
      return
    case .list where isSpacing: readList(at: index)
    case .table:
      let header = tree.rows(of: block).first.map { Array(tree.cells(of: $0)) } ?? []
      let examples = Set(header.indices.filter { isOfExamples(header[$0]) })
      for row in tree.rows(of: block) { readRow(row, without: examples) }
      if isSpacing || !isQuiet && header.contains(where: { speaksOfSpacing(GridText(tree.slice($0))) }) {
        steps += SpacingListReader(tree).steps(ofTable: block)
        // `--space-1 … --space-8 | 4 / 8 / 12 / 16px`
        for cell in tree.rows(of: block).dropFirst().flatMap({ tree.cells(of: $0) }) {
          steps += SpacingListReader(tree).steps(ofLine: cell)
        }
        exceptions += SpacingListReader(tree).parts(ofTable: block)
      }
    case .fence: readFence(block)
    default: break
    }
    isLabeled = false
    isOfExceptions = block.kind == .heading && announcesExceptions(GridText(tree.slice(block.content)))
  }

  /// Whether a label or a heading of a few words is about exceptions.
  private func announcesExceptions(_ text: GridText) -> Bool {
    text.words.count <= 4 && text.words.contains(where: GridWords.isException)
      && !text.words.contains(where: GridWords.isDenial)
  }

  /// Takes the lengths of a text out of the grid.
  private mutating func except(_ range: ByteRange) {
    guard !isQuiet, range.count < 512 else { return }
    let text = GridText(tree.slice(range))
    exceptions += text.pieces.indices.compactMap { text.length($0) }
  }

  /// Whether the block at hand stands where the scale may be listed.
  private var isSpacing: Bool { (isUnderSpacing || isLabeled) && !isQuiet }

  private mutating func readHeading(_ block: MarkdownBlock) {
    headings.removeAll { $0.level >= block.level }
    let name = WrittenName(file, block.content)
    let text = GridText(tree.slice(block.content))
    let isSpacing = speaksOfSpacing(text)
    let isOther = !isSpacing && text.words.contains(where: GridWords.isOther)
    headings.append(
      Heading(level: block.level, isSpacing: isSpacing, isOther: isOther, isQuiet: SystemHeading.isQuiet(name)))
    readText(block.content)
  }

  /// Whether a text speaks of spacing or of a grid; `letter-spacing` and the space between lines are of text.
  private func speaksOfSpacing(_ text: GridText) -> Bool {
    text.words.contains { GridWords.isSpace($0) || GridWords.isGrid($0) }
      && !text.words.contains(where: GridWords.isOfText)
  }

  /// Reads a text that may state a grid, or take a length out of one.
  private mutating func readText(_ range: ByteRange) {
    let bytes = tree.slice(range)
    guard !isQuiet, range.count < 4096 else { return }
    // `Only these values` needs no number.
    guard bytes.contains(where: \.isASCIIDigit) || range.count < 200, GridWords.mayState(in: bytes) else { return }
    read(GridText(bytes), at: range)
  }

  private mutating func read(_ text: GridText, at range: ByteRange) {
    let stated = GridStatement(text: text, isUnderSpacing: isUnderSpacing)
    if let statement = stated.exclusive(at: range) {
      exclusive.append(statement)
    } else if let statement = stated.statement(at: range) {
      statements.append(statement)
    } else if text.words.contains(where: GridWords.isException),
      isUnderSpacing || text.words.contains(where: { GridWords.isGrid($0) || GridWords.isSpacing($0) })
    {
      exceptions += text.pieces.indices.compactMap { text.size($0) }
    }
  }

  /// A row says what a line says: its first cell names what the others state.
  private mutating func readRow(_ row: MarkdownRow, without examples: Set<Int>) {
    let cells = tree.cells(of: row)
    guard !isQuiet, let first = cells.first, cells.count > 1, tree.slice(row.range).contains(where: \.isASCIIDigit),
      GridWords.mayState(in: tree.slice(row.range))
    else { return }
    // `Card gap (grid)` names the gap in a grid of cards.
    let name = GridText(tree.slice(first)).words
    guard !name.contains(where: GridWords.isGrid) || !name.contains(where: GridWords.isPlace) else { return }
    for (column, cell) in cells.enumerated().dropFirst() where !examples.contains(column) {
      guard first.count + cell.count < 256, !first.isEmpty, !cell.isEmpty else { continue }
      let known = statements.count
      read(GridText((tree.slice(first) + [UInt8(ascii: ":")] + tree.slice(cell))[...]), at: row.range)
      if statements.count > known { return }
    }
  }

  /// Whether a column shows how a rule may look somewhere, by its head.
  private func isOfExamples(_ head: ByteRange) -> Bool {
    GridText(tree.slice(head)).words.contains { $0.means(.sample) }
  }

  private mutating func readList(at index: Int) {
    let items = tree.items(of: index)
    steps += SpacingListReader(tree).steps(ofItems: items)
    for item in items { steps += SpacingListReader(tree).steps(ofLine: item.content) }
  }

  private mutating func readFence(_ block: MarkdownBlock) {
    let lines = Array(tree.lines(of: block))
    if isSpacing { steps += SpacingListReader(tree).steps(ofLines: lines) }
    guard tree.languageWritten(in: block).isPlain else { return }
    for line in lines where !line.isEmpty { readText(line) }
  }
}
