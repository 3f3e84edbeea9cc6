package import SourceText

/// A Markdown document as blocks in document order; every text is a Markdown document, so reading it never fails.
///
/// Readers go through ``blocks`` from first to last. The texts are in headings, paragraphs, items and table cells;
/// ``inlines(in:)`` takes one of them apart. Nothing nests in memory: `parent`, `next` and `heading` are indices.
///
/// ```
/// for (index, block) in tree.blocks.enumerated() {
///   switch block.kind {
///   case .heading, .paragraph, .item: tree.inlines(in: block.content)
///   case .table: for row in tree.rows(of: block) { for cell in tree.cells(of: row) { tree.inlines(in: cell) } }
///   case .fence: for line in tree.lines(of: block) { tree.text(in: line) }
///   default: break
///   }
/// }
/// ```
package final class MarkdownTree: Sendable {
  /// The document itself.
  package let bytes: [UInt8]
  /// The block of metadata at the start, if there is one; it is no part of ``blocks``.
  package let frontMatter: FrontMatter?
  /// Every block, parents before their children.
  package let blocks: [MarkdownBlock]
  /// Whether metadata, a fence or a comment is not closed where it should be, so that text may be taken for code.
  package let isUnfinished: Bool
  private let lineRanges: [ByteRange]
  private let tableRows: [MarkdownRow]
  private let tableCells: [ByteRange]

  /// Reads a document.
  package init(parsing bytes: [UInt8]) {
    var parser = BlockParser(bytes)
    parser.parse()
    self.bytes = bytes
    frontMatter = parser.tree.frontMatter
    blocks = parser.tree.blocks
    isUnfinished = parser.tree.isUnfinished
    lineRanges = parser.tree.lineRanges
    tableRows = parser.tree.tableRows
    tableCells = parser.tree.tableCells
  }

  /// The lines of a fence, a paragraph, an item's own text, indented code or HTML, in order.
  ///
  /// Endings, the marks of quotes and the indentation of the enclosing item are left out; a fence's lines keep the
  /// indentation beyond that of its opening line, and its empty lines are there as empty ranges.
  package func lines(of block: MarkdownBlock) -> ArraySlice<ByteRange> {
    block.kind == .table ? [] : lineRanges[block.parts]
  }

  /// The rows of a table without the line of dashes, the header first; empty for any other block.
  package func rows(of block: MarkdownBlock) -> ArraySlice<MarkdownRow> {
    block.kind == .table ? tableRows[block.parts] : []
  }

  /// The cells of a row, trimmed, an empty cell as an empty range; a row may have more or fewer than the header.
  package func cells(of row: MarkdownRow) -> ArraySlice<ByteRange> { tableCells[row.cells] }

  /// The indices of the blocks directly inside the list or the item at `index`: the items of a list, in order.
  package func children(of index: Int) -> [Int] {
    guard blocks.indices.contains(index) else { return [] }
    var found: [Int] = []
    var child = index + 1
    while child < blocks[index].next {
      found.append(child)
      child = max(blocks[child].next, child + 1)
    }
    return found
  }

  /// The items of the list at `index`, in order; empty for any other block.
  package func items(of index: Int) -> [MarkdownBlock] {
    guard blocks.indices.contains(index), blocks[index].kind == .list else { return [] }
    return children(of: index).map { blocks[$0] }
  }

  /// The first word of a fence's info string as written (`swift`); empty for a fence without one.
  ///
  /// An object that is no marked fence is JavaScript where nothing above it says otherwise.
  package func language(of block: MarkdownBlock) -> String {
    guard block.kind == .fence else { return "" }
    if block.isBare, block.info.isEmpty { return "js" }
    let word = bytes[block.info.start..<block.info.end].prefix {
      !MarkdownBytes.isBlank($0) && $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ":")
    }
    return String(decoding: word, as: UTF8.self)
  }

  /// The text of a stretch; a faulty sequence reads as U+FFFD.
  package func text(in range: ByteRange) -> String { String(decoding: slice(range), as: UTF8.self) }

  /// The bytes of a stretch, cut at the end of the document.
  package func slice(_ range: ByteRange) -> ArraySlice<UInt8> {
    bytes[min(range.start, bytes.count)..<min(range.end, bytes.count)]
  }

  /// The code spans, labels, links, comments and plain texts of a stretch, outer before inner, in order of start.
  package func inlines(in range: ByteRange) -> [MarkdownInline] {
    var parser = InlineParser(bytes, in: range)
    return parser.parse()
  }

  /// The index of the innermost block that touches an offset; `nil` where none does.
  package func block(at offset: Int) -> Int? {
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].range.start <= offset { low = middle + 1 } else { high = middle }
    }
    var index = low - 1
    while index >= 0, !blocks[index].range.touches(offset) { index = blocks[index].parent }
    return index >= 0 ? index : nil
  }
}
