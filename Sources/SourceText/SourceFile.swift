/// A file at one moment, its path, bytes and lines; nothing changes it, an edit makes a new one.
///
/// All who hold it share one, since a reader hands it on for each line that it reads.
package final class SourceFile: Sendable {
  /// The absolute path, or the URI of a document that has no path (`untitled:Untitled-1`).
  package let path: String
  /// The text as UTF-8 bytes, a byte order mark included, faulty sequences kept as they are.
  package let bytes: [UInt8]
  /// Where the lines begin.
  package let lines: LineTable
  private let marks: ColumnMarks

  /// A file as read from a disk or an editor.
  package convenience init(path: String, bytes: [UInt8]) {
    self.init(path: path, bytes: bytes, lines: LineTable(bytes))
  }

  private init(path: String, bytes: [UInt8], lines: LineTable) {
    self.path = path
    self.bytes = bytes
    self.lines = lines
    marks = ColumnMarks(bytes, lines)
  }

  /// A file from a text at hand.
  package convenience init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  /// Where the text begins: 3 behind a UTF-8 byte order mark, else 0.
  package var contentStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The whole file, a byte order mark included.
  package var wholeRange: ByteRange { ByteRange(0, bytes.count) }

  /// The part of the path behind the last slash.
  package var name: String { path.fileName }

  /// The text of a stretch; a bound beyond the end is clamped, a faulty sequence reads as U+FFFD.
  package func text(in range: ByteRange) -> String {
    String(decoding: bytes[min(range.start, bytes.count)..<min(range.end, bytes.count)], as: UTF8.self)
  }

  /// The whole text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The stretch of a line without its ending; a line beyond the text is the last one.
  package func range(ofLine line: Int) -> ByteRange {
    let start = lines.start(of: line)
    var end = line + 1 < lines.count ? lines.start(of: line + 1) : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return ByteRange(start, end)
  }

  /// The stretch of the line that a place is in, without its ending.
  package func line(around offset: Int) -> ByteRange { range(ofLine: lines.line(at: offset)) }
}

extension SourceFile {
  /// The stretch itself or, where it is empty, a character beside it in the same line, since nobody sees an empty one.
  package func visible(_ range: ByteRange) -> ByteRange {
    guard range.isEmpty, range.start <= bytes.count else { return range }
    let line = line(around: range.start)
    if range.start < line.end {
      return ByteRange(range.start, range.start + SourceFile.characterLength(in: bytes, at: range.start))
    }
    guard line.start < line.end else { return range }
    var start = line.end - 1
    while start > line.start, line.end - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return ByteRange(start, line.end)
  }
}

// Lines and columns: only the edges of the program ask for them.
extension SourceFile {
  /// The line and column of a byte; an offset inside a character counts as the character's start.
  package func position(of offset: Int, in encoding: PositionEncoding) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = lines.line(at: offset)
    let start = lines.start(of: line)
    guard encoding != .utf8, !lines.isASCII else { return TextPosition(line: line, column: offset - start) }
    var place = marks.mark(before: offset, inLineAt: start)
    while place.offset < offset {
      let length = SourceFile.characterLength(in: bytes, at: place.offset)
      guard place.offset + length <= offset else { break }
      place.step(over: length)
    }
    return TextPosition(line: line, column: place.column(in: encoding, lineStart: start))
  }

  /// The byte at a line and column; beyond the line's end is the line's end, beyond the last line the text's end.
  ///
  /// A column inside a character (a surrogate pair, a UTF-8 sequence) counts as the character's start.
  package func offset(of position: TextPosition, in encoding: PositionEncoding) -> Int {
    guard position.line < lines.count else { return bytes.count }
    guard position.line >= 0 else { return 0 }
    let line = range(ofLine: position.line)
    if lines.isASCII { return min(line.start + max(position.column, 0), line.end) }
    var place = marks.mark(beforeColumn: position.column, in: encoding, inLineAt: line.start, endingAt: line.end)
    while place.offset < line.end {
      var next = place
      next.step(over: min(SourceFile.characterLength(in: bytes, at: place.offset), line.end - place.offset))
      guard next.column(in: encoding, lineStart: line.start) <= position.column else { break }
      place = next
    }
    return place.offset
  }

  /// The length in bytes of the character that begins at `index`; a faulty byte is a character of its own.
  static func characterLength(in bytes: [UInt8], at index: Int) -> Int {
    let first = bytes[index]
    let length = first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 1
    guard length > 1, index + length <= bytes.count else { return 1 }
    for next in bytes[(index + 1)..<(index + length)] where next & 0xC0 != 0x80 { return 1 }
    return length
  }
}

extension SourceFile {
  /// The file with another text in a stretch; a bound beyond the end is clamped.
  package func replacing(_ range: ByteRange, with newText: String) -> SourceFile {
    let stretch = min(range.start, bytes.count)..<min(range.end, bytes.count)
    var (bytes, lines) = (bytes, lines)
    bytes.replaceSubrange(stretch, with: newText.utf8)
    lines.replace(stretch, count: newText.utf8.count, in: bytes)
    return SourceFile(path: path, bytes: bytes, lines: lines)
  }

  /// The file after all edits at once: ranges are those of this file; of two that overlap the later one is dropped.
  package func applying(_ edits: [TextEdit]) -> SourceFile {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.enumerated().sorted(by: { ($0.element.range, $0.offset) < ($1.element.range, $1.offset) }).map(
      \.element)
    {
      guard edit.range.start >= position else { continue }
      result += bytes[position..<min(edit.range.start, bytes.count)]
      result += edit.newText.utf8
      position = min(edit.range.end, bytes.count)
    }
    result += bytes[min(position, bytes.count)...]
    return SourceFile(path: path, bytes: result)
  }
}
