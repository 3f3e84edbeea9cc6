import SourceText

// Tables as GitHub reads them, and those whose lines begin with two pipes.
extension BlockParser {
  /// Goes on with a table, or begins one if the line is the row of dashes under a line of text; else `false`.
  mutating func readTableLine(_ first: (position: Int, column: Int)) -> Bool {
    let line = MarkdownBytes.trimmed(ByteRange(first.position, lineEnd), in: bytes)
    if case .table(let index) = leaf {
      guard hasPipe(line), fenceOpening() == nil, headingLevel() == nil else {
        leaf = .none
        return false
      }
      appendRow(line, to: index)
      return true
    }
    guard case .text(let text) = leaf, isDelimiterRow(line), let header = tree.lineRanges.last, hasPipe(header) else {
      return false
    }
    beginTable(header: header, insteadOfLastLineOf: text)
    lastEnd = line.end
    if case .table(let index) = leaf { stretch(index, to: line.end) }
    return true
  }

  private mutating func beginTable(header: ByteRange, insteadOfLastLineOf text: Int) {
    tree.lineRanges.removeLast()
    let lines = tree.blocks[text].parts.lowerBound..<tree.lineRanges.count
    tree.blocks[text].parts = lines
    let indent = tree.blocks[text].indent
    if lines.isEmpty, tree.blocks[text].kind == .paragraph {
      tree.blocks.removeLast()
    } else {
      let content = tree.blocks[text].content
      let end = lines.isEmpty ? content.start : tree.lineRanges[lines.upperBound - 1].end
      tree.blocks[text].content = ByteRange(content.start, end)
      if tree.blocks[text].kind == .paragraph { stretch(text, to: end) }
    }
    let index = append(.table, at: (header.start, indent))
    tree.blocks[index].parts = tree.tableRows.count..<tree.tableRows.count
    leaf = .table(index)
    appendRow(header, to: index)
  }

  private mutating func appendRow(_ line: ByteRange, to index: Int) {
    let rows = tree.blocks[index].parts
    let header = rows.isEmpty ? line : tree.tableRows[rows.lowerBound].range
    let isDoubled =
      header.count > 1 && bytes[header.start] == UInt8(ascii: "|") && bytes[header.start + 1] == UInt8(ascii: "|")
    let start = tree.tableCells.count
    appendCells(of: line, skippingEmptyFirst: isDoubled)
    tree.tableRows.append(MarkdownRow(range: line, cells: start..<tree.tableCells.count))
    tree.blocks[index].parts = tree.blocks[index].parts.lowerBound..<tree.tableRows.count
    stretch(index, to: line.end)
    lastEnd = line.end
  }

  private mutating func stretch(_ index: Int, to end: Int) {
    tree.blocks[index].range = ByteRange(tree.blocks[index].range.start, end)
    tree.blocks[index].extent = tree.blocks[index].range
  }

  private mutating func appendCells(of line: ByteRange, skippingEmptyFirst: Bool) {
    let pipe = UInt8(ascii: "|")
    var position = line.start
    if bytes[position] == pipe { position += 1 }
    if skippingEmptyFirst, position > line.start, position < line.end, bytes[position] == pipe { position += 1 }
    var start = position
    while position < line.end {
      if bytes[position] == UInt8(ascii: "\\") {
        position += 2
        continue
      }
      if bytes[position] == pipe {
        tree.tableCells.append(MarkdownBytes.trimmed(ByteRange(start, position), in: bytes))
        start = position + 1
      }
      position += 1
    }
    if start < line.end { tree.tableCells.append(MarkdownBytes.trimmed(ByteRange(start, line.end), in: bytes)) }
  }

  private func hasPipe(_ line: ByteRange) -> Bool { bytes[line.start..<line.end].contains(UInt8(ascii: "|")) }

  /// Dashes with optional colons between pipes; at least one pipe, and a dash in every cell.
  private func isDelimiterRow(_ line: ByteRange) -> Bool {
    guard hasPipe(line) else { return false }
    var hasDash = false
    for byte in bytes[line.start..<line.end] {
      switch byte {
      case UInt8(ascii: "-"): hasDash = true
      case UInt8(ascii: "|"), UInt8(ascii: ":"), UInt8(ascii: " "), UInt8(ascii: "\t"): continue
      default: return false
      }
    }
    return hasDash
  }
}
