import SourceText

// White space, comments and the ends of lines.
extension YAMLParser {
  @inline(__always) static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
  @inline(__always) static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Whether a byte ends a word: white space, or nothing at all.
  @inline(__always) static func isSpaceOrEnd(_ byte: UInt8?) -> Bool {
    guard let byte else { return true }
    return byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  @inline(__always) static func isFlowIndicator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "{")
      || byte == UInt8(ascii: "}")
  }

  /// Skips blanks, not tabs.
  @inline(__always) mutating func skipBlanks() {
    while let word = cursor.word, word == 0x2020_2020_2020_2020 { cursor.position += 8 }
    while cursor.position < cursor.end, cursor.bytes[cursor.position] == 0x20 { cursor.position += 1 }
  }

  /// Skips blanks and tabs.
  @inline(__always) mutating func skipSpace() {
    while cursor.position < cursor.end, YAMLParser.isBlank(cursor.bytes[cursor.position]) { cursor.position += 1 }
  }

  /// Consumes a line break of any kind.
  @inline(__always) mutating func takeLineBreak() -> Bool {
    guard let byte = cursor.next else { return false }
    if byte == 0x0A {
      cursor.position += 1
      return true
    }
    guard byte == 0x0D else { return false }
    cursor.position += cursor.peek(1) == 0x0A ? 2 : 1
    return true
  }

  /// Skips the rest of the line.
  mutating func skipLine() { cursor.skip { !YAMLParser.isBreak($0) } }

  /// Reads a comment from its `#` to the end of the line.
  mutating func readComment() {
    let start = cursor.position
    skipLine()
    comments.append(ByteRange(start, cursor.position))
  }

  /// Reads the rest of a line behind a value: nothing, or a comment.
  @inline(__always) mutating func endLine() {
    if takeLineBreak() { return }
    let start = cursor.position
    skipSpace()
    guard let byte = cursor.next, !YAMLParser.isBreak(byte) else {
      _ = takeLineBreak()
      return
    }
    if byte == UInt8(ascii: "#") {
      let isApart = cursor.position > start || start == lineStart || YAMLParser.isBlank(cursor.bytes[start - 1])
      if !isApart { reportAttachedComment() }
      readComment()
    } else {
      reportRestOfLine()
    }
    _ = takeLineBreak()
  }

  mutating func skipByteOrderMark() -> Bool {
    guard cursor.next == 0xEF, cursor.peek(1) == 0xBB, cursor.peek(2) == 0xBF else { return false }
    cursor.position += 3
    lineStart = cursor.position
    return true
  }

  /// Whether `---` or `...` stands at a place where a line begins.
  func isMarker(at offset: Int) -> Bool {
    guard offset + 3 <= cursor.end else { return false }
    let byte = cursor.bytes[offset]
    guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: "."), cursor.bytes[offset + 1] == byte,
      cursor.bytes[offset + 2] == byte
    else { return false }
    return YAMLParser.isSpaceOrEnd(offset + 3 < cursor.end ? cursor.bytes[offset + 3] : nil)
  }

  /// A stretch of the text in backticks for a message, shortened to some thirty characters of one line.
  func quote(_ range: ByteRange) -> String {
    let text = String(decoding: cursor.bytes[range.start..<range.end].prefix { $0 >= 0x20 }, as: UTF8.self)
    return text.count > 32 ? "`\(text.prefix(30))…`" : "`\(text)`"
  }
}
