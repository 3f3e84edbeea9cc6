import Lexicon
package import SourceText
package import Syntax

/// Finds the stretches of a document that say themselves that something is not there, or shall be: names in them need
/// not be defined.
package enum AbsenceReader {
  /// The items, rows and paragraphs, of a long paragraph the lines, in order, none overlapping another; the cells below a
  /// head such as *Old name*; the examples in parentheses of what is forbidden: *Never name a color by its look
  /// (`color.reddish`)*; and what is put aside: *`color.ink` instead of `color.black`*.
  package static func ranges(in tree: MarkdownTree, forbidding forbidden: [ByteRange]) -> [ByteRange] {
    let blocks = tree.blocks.lazy.flatMap { block in
      let absent = stretches(of: block, in: tree).flatMap { stretch in
        saysAbsence(tree.slice(stretch)) ? [stretch] : putAside(in: tree.slice(stretch))
      }
      return block.kind == .table ? absent + pastCells(of: block, in: tree) : absent
    }
    return (blocks + forbidden.flatMap { examples(in: $0, of: tree) }).sorted { $0.start < $1.start }.joined
  }

  private static func examples(in forbidden: ByteRange, of tree: MarkdownTree) -> [ByteRange] {
    let bytes = tree.slice(forbidden)
    return bytes.indices.filter { bytes[$0] == UInt8(ascii: "(") }.map { open in
      ByteRange(open, bytes[open...].firstIndex(of: UInt8(ascii: ")")) ?? bytes.endIndex)
    }
  }

  /// The names in code right behind words that put them aside or deny them: *instead of `color.black`*, *no `radius.none`*.
  private static func putAside(in bytes: ArraySlice<UInt8>) -> [ByteRange] {
    let tick = UInt8(ascii: "`")
    guard bytes.count <= 2000, bytes.contains(tick),
      GridText.speaks(bytes, ofPhrase: .setAside) || GridText.speaks(bytes, of: Senses([.denial]))
    else { return [] }
    let text = GridText(bytes)
    return text.pieces.indices.compactMap { index in
      guard let end = endOfPuttingAside(index, in: text) else { return nil }
      let rest = bytes[(bytes.startIndex + end)...].drop { $0 == UInt8(ascii: " ") }
      guard rest.first == tick, let close = rest.dropFirst().firstIndex(of: tick) else { return nil }
      return ByteRange(rest.startIndex, close + 1)
    }
  }

  /// Where words end that begin at a place and put aside what follows: `instead of`, `no`.
  private static func endOfPuttingAside(_ index: Int, in text: GridText) -> Int? {
    guard let word = text.word(index) else { return nil }
    if let next = text.word(index + 1),
      word.means(.setAside) && next.means(.partitive)
        || Lexicon.senses(of: word.text, next.text).contains(.setAside)
    {
      return text.places[index + 1].upperBound
    }
    return word.means(.denial) ? text.places[index].upperBound : nil
  }

  private static func pastCells(of table: MarkdownBlock, in tree: MarkdownTree) -> [ByteRange] {
    let rows = tree.rows(of: table)
    guard let header = rows.first.map(tree.cells) else { return [] }
    let past = header.indices.filter { index in GridText(tree.slice(header[index])).words.contains { $0.means(.past) } }
    let columns = past.map { $0 - header.startIndex }
    guard !columns.isEmpty, columns.count < header.count else { return [] }
    return rows.dropFirst().flatMap { row -> [ByteRange] in
      let cells = Array(tree.cells(of: row))
      return columns.filter(cells.indices.contains).map { cells[$0] }
    }
  }

  private static func stretches(of block: MarkdownBlock, in tree: MarkdownTree) -> [ByteRange] {
    switch block.kind {
    case .item: [block.content]
    case .paragraph: block.content.count <= 600 ? [block.content] : Array(tree.lines(of: block))
    case .table: tree.rows(of: block).dropFirst().map(\.range)
    default: []
    }
  }

  private static func saysAbsence(_ text: ArraySlice<UInt8>) -> Bool {
    // Names of tokens have dots, those of style sheets hyphens.
    guard text.contains(UInt8(ascii: ".")) || text.holds(small: "`--"), text.count <= 2000 else { return false }
    // `❌ Mix the two; insert space.xl` goes on with what to do.
    let isRefused = RefusalMarks.all(in: text.prefix(12)).first.map { $0.mark == .bad && $0.offset < 4 } ?? false
    return isRefused && !text.contains(UInt8(ascii: ";"))
      || GridText.speaks(text, ofPhrase: .absence)
  }
}
