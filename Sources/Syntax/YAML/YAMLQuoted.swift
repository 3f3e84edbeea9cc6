import SourceText

extension YAMLParser {
  /// Reads a scalar in quotes; one that is not closed ends with its line.
  mutating func readQuoted(_ quote: UInt8, parent: Int) -> YAMLScalar {
    let start = cursor.position
    cursor.advance()
    while cursor.position < cursor.end {
      let byte = cursor.bytes[cursor.position]
      if byte == quote {
        if quote == UInt8(ascii: "'"), cursor.peek(1) == quote { break }
        cursor.position += 1
        return YAMLScalar(
          start: start, end: cursor.position, marks: DataTree.Node.hasOpening | DataTree.Node.hasClosing)
      }
      if byte == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") || YAMLParser.isBreak(byte) { break }
      cursor.position += 1
    }
    let savedLine = lineStart
    var text = QuotedText(content: Array(cursor.bytes[(start + 1)..<cursor.position]))
    let isClosed = readUnusual(quote, parent: parent, into: &text)
    guard isClosed, !text.isMultiline || endsPlausibly() else {
      lineStart = savedLine
      return unclosed(quote, from: start)
    }
    return YAMLScalar(
      start: start, end: cursor.position, marks: DataTree.Node.hasOpening | DataTree.Node.hasClosing,
      content: text.content, isMultiline: text.isMultiline, isFaulty: text.isFaulty)
  }

  /// What has been read of a scalar in quotes.
  private struct QuotedText {
    var content: [UInt8]
    /// So many bytes of the content stay even if a line ends behind them.
    var kept = 0
    var isMultiline = false
    var isFaulty = false
  }

  /// Goes on with escapes and lines up to the closing quote; `false` if there is none.
  private mutating func readUnusual(_ quote: UInt8, parent: Int, into text: inout QuotedText) -> Bool {
    while let byte = cursor.next {
      if byte == quote {
        cursor.advance()
        guard quote == UInt8(ascii: "'"), cursor.next == quote else { return true }
        cursor.advance()
        text.content.append(quote)
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        readEscape(parent: parent, into: &text)
      } else if YAMLParser.isBreak(byte) {
        while text.content.count > text.kept, YAMLParser.isBlank(text.content[text.content.count - 1]) {
          text.content.removeLast()
        }
        guard let breaks = skipBreaks(parent: parent, &text) else { return false }
        text.content.append(contentsOf: repeatElement(breaks > 1 ? 0x0A : 0x20, count: max(1, breaks - 1)))
        text.kept = text.content.count
      } else {
        text.content.append(byte)
        cursor.advance()
      }
    }
    return false
  }

  /// Skips the ends of lines and the indentation of the next one with text; `nil` where the scalar cannot go on.
  private mutating func skipBreaks(parent: Int, _ text: inout QuotedText) -> Int? {
    text.isMultiline = true
    var breaks = 0
    var blanks = 0
    while takeLineBreak() {
      breaks += 1
      lineStart = cursor.position
      skipBlanks()
      blanks = cursor.position - lineStart
      skipSpace()
    }
    guard !cursor.isAtEnd, cursor.position > lineStart || !isMarker(at: lineStart) else { return nil }
    guard blanks > parent else {
      if beginsEntry() { return nil }
      if !text.isFaulty {
        report("Indent this line deeper: it goes on with the text in quotes.", at: firstWord())
      }
      text.isFaulty = true
      return breaks
    }
    return breaks
  }

  private mutating func readEscape(parent: Int, into text: inout QuotedText) {
    let start = cursor.position
    cursor.advance()
    guard let byte = cursor.next else { return }
    if YAMLParser.isBreak(byte) {
      text.kept = text.content.count
      guard let breaks = skipBreaks(parent: parent, &text) else { return }
      text.content.append(contentsOf: repeatElement(0x0A, count: breaks - 1))
    } else if let count = YAMLEscapes.decode(cursor.bytes, at: cursor.position, to: cursor.end, into: &text.content) {
      cursor.position += count
    } else {
      let range = ByteRange(start, start + 1 + cursor.characterLength(at: start + 1))
      report(
        "YAML has no escape \(quote(range)); write `\\\\` for a backslash, or use single quotes.", at: range,
        fix: ("Write `\\\\`", [TextEdit(ByteRange(start, start + 1), "\\\\")]))
      text.content.append(UInt8(ascii: "\\"))
      text.isFaulty = true
    }
    text.kept = text.content.count
  }

  /// Whether what follows a scalar over several lines may follow one; else its quote was most likely meant to close.
  private func endsPlausibly() -> Bool {
    var index = cursor.position
    while index < cursor.end, YAMLParser.isBlank(cursor.bytes[index]) { index += 1 }
    guard index < cursor.end else { return true }
    let byte = cursor.bytes[index]
    return YAMLParser.isBreak(byte) || byte == UInt8(ascii: "#") || byte == UInt8(ascii: ":")
      || flowDepth > 0 && YAMLParser.isFlowIndicator(byte)
  }

  /// Ends a scalar without its closing quote at the end of its first line.
  private mutating func unclosed(_ quote: UInt8, from start: Int) -> YAMLScalar {
    cursor.position = start + 1
    var content: [UInt8] = []
    var hasEscapes = false
    while let byte = cursor.next, !YAMLParser.isBreak(byte) {
      cursor.advance()
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""),
        let count = YAMLEscapes.decode(cursor.bytes, at: cursor.position, to: cursor.end, into: &content)
      {
        hasEscapes = true
        cursor.position += count
      } else {
        content.append(byte)
      }
    }
    var end = cursor.position
    while end > start + 1, YAMLParser.isBlank(cursor.bytes[end - 1]) { end -= 1 }
    let mark = String(decoding: [quote], as: UTF8.self)
    report(
      "This quote is never closed; write `\(mark)` at the end of the text.", at: ByteRange(start, start + 1),
      fix: ("Add `\(mark)`", [TextEdit(ByteRange(at: end), mark)]))
    cursor.position = end
    return YAMLScalar(
      start: start, end: end, marks: DataTree.Node.hasOpening, content: hasEscapes ? content : nil, isFaulty: true)
  }

  /// The first word at the cursor.
  func firstWord() -> ByteRange {
    var end = cursor.position
    while end < cursor.end, cursor.bytes[end] > 0x20 { end += 1 }
    return ByteRange(cursor.position, max(end, min(cursor.end, cursor.position + 1)))
  }
}
