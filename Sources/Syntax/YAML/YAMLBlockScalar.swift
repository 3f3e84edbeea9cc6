import SourceText

extension YAMLParser {
  /// Reads a literal (`|`) or folded (`>`) scalar with all its lines.
  mutating func readBlockScalar(parent: Int) -> YAMLScalar {
    var scalar = YAMLScalar(start: cursor.position, end: cursor.position, isBlock: true)
    var block = BlockText(isFolded: cursor.next == UInt8(ascii: ">"))
    cursor.advance()
    readIndicators(parent: parent, &block)
    scalar.end = cursor.position
    endLine()
    if block.indent == nil { block.indent = detectIndent(parent: parent) }
    guard let indent = block.indent else {
      // Nothing but empty lines.
      let breaks = skipEmptyLines(indent: Int.max)
      if block.keeps { block.content = Array(repeating: 0x0A, count: breaks) }
      scalar.content = block.content
      reportTabBehindBlock(parent)
      return scalar
    }
    while let line = readBlockLine(indent: indent, &block) { scalar.end = max(scalar.end, line.end) }
    reportTabBehindBlock(parent)
    block.finish()
    scalar.content = block.content
    return scalar
  }

  /// What has been read of a block of text.
  struct BlockText {
    var isFolded: Bool
    /// The column in which its lines begin, once it is known.
    var indent: Int?
    /// `-` and `+`: what to do with the line breaks at the end.
    var strips = false
    var keeps = false
    var content: [UInt8] = []
    /// Line breaks since the last line with text.
    var breaks = 0
    var hasText = false
    /// Whether the last line with text begins with white space, so that it is not folded.
    var isSpaced = false

    mutating func append(_ line: UnsafeBufferPointer<UInt8>.SubSequence, endsInBreak: Bool) {
      let isSpacedLine = line.first.map(YAMLParser.isBlank) ?? false
      if isFolded, hasText, !isSpaced, !isSpacedLine {
        content.append(contentsOf: repeatElement(breaks > 1 ? 0x0A : 0x20, count: max(1, breaks - 1)))
      } else {
        content.append(contentsOf: repeatElement(0x0A, count: breaks))
      }
      content.append(contentsOf: line)
      breaks = endsInBreak ? 1 : 0
      hasText = true
      isSpaced = isSpacedLine
    }

    mutating func finish() {
      if keeps {
        content.append(contentsOf: repeatElement(0x0A, count: breaks))
      } else if !strips, hasText, breaks > 0 {
        content.append(0x0A)
      }
    }
  }

  /// Reads the digit and the sign behind `|` or `>`.
  private mutating func readIndicators(parent: Int, _ block: inout BlockText) {
    for _ in 0..<2 {
      guard let byte = cursor.next else { return }
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"), !block.strips, !block.keeps {
        block.strips = byte == UInt8(ascii: "-")
        block.keeps = !block.strips
      } else if UInt8(ascii: "1")...UInt8(ascii: "9") ~= byte, block.indent == nil {
        block.indent = max(parent, 0) + Int(byte - UInt8(ascii: "0"))
      } else {
        break
      }
      cursor.advance()
    }
    guard let byte = cursor.next, byte > 0x20 else { return }
    let rest = firstWord()
    report(
      "Behind `|` or `>` stand at most one digit from 1 to 9 and one of `-` and `+`; \(quote(rest)) is neither.",
      at: rest)
    skipLine()
  }

  /// The indentation of the first line with text; `nil` if it is not deep enough to belong to the scalar.
  private mutating func detectIndent(parent: Int) -> Int? {
    let start = (cursor.position, lineStart)
    defer { (cursor.position, lineStart) = start }
    var deepest = 0
    var deepestLine = ByteRange(at: cursor.position)
    while !cursor.isAtEnd {
      lineStart = cursor.position
      skipBlanks()
      let blanks = cursor.position - lineStart
      guard let byte = cursor.next else { return nil }
      if !YAMLParser.isBreak(byte) {
        guard blanks > parent, blanks > 0 || !isMarker(at: lineStart) else { return nil }
        if deepest > blanks {
          report(
            "This empty line has more blanks than the first line of the text; remove them.", at: deepestLine,
            fix: ("Remove the blanks", [TextEdit(deepestLine, "")]))
        }
        return blanks
      }
      if blanks > deepest { (deepest, deepestLine) = (blanks, ByteRange(lineStart, cursor.position)) }
      _ = takeLineBreak()
    }
    return nil
  }

  /// Skips empty lines, those with at most `indent` blanks, and tells how many.
  private mutating func skipEmptyLines(indent: Int) -> Int {
    var breaks = 0
    while !cursor.isAtEnd {
      let start = cursor.position
      skipBlanks()
      let blanks = cursor.position - start
      if cursor.isAtEnd, blanks > 0, blanks <= indent { return breaks + 1 }
      guard blanks <= indent, takeLineBreak() else {
        cursor.position = start
        break
      }
      breaks += 1
    }
    return breaks
  }

  /// Reads one line with text and the empty ones before it; `nil` where the scalar ends.
  private mutating func readBlockLine(indent: Int, _ block: inout BlockText) -> ByteRange? {
    let empty = skipEmptyLines(indent: indent)
    let line = cursor.position
    skipBlanks()
    let blanks = cursor.position - line
    guard blanks > indent || blanks == indent && !cursor.isAtEnd, indent > 0 || !isMarker(at: line) else {
      block.breaks += empty
      if !cursor.isAtEnd { cursor.position = line }
      return nil
    }
    block.breaks += empty
    cursor.position = line + indent
    let text = cursor.position
    skipLine()
    let range = ByteRange(text, cursor.position)
    // A last line of nothing but blanks counts as one that ends.
    let endsInBreak = takeLineBreak() || cursor.bytes[range.start..<range.end].allSatisfy { $0 == 0x20 }
    block.append(cursor.bytes[range.start..<range.end], endsInBreak: endsInBreak)
    return range
  }

  /// A line of a tab behind a block of text is neither empty nor indented.
  private mutating func reportTabBehindBlock(_ parent: Int) {
    var index = cursor.position
    while index < cursor.end, cursor.bytes[index] == 0x20 { index += 1 }
    let tab = index
    while index < cursor.end, YAMLParser.isBlank(cursor.bytes[index]) { index += 1 }
    guard index > tab, index < cursor.end, YAMLParser.isBreak(cursor.bytes[index]) else { return }
    tabs.append(ByteRange(tab, index))
  }
}
