import SourceText
import Testing

struct SourceFileTests {
  private let text = SourceFile(path: "/a", text: "a😀b\r\ne\u{301}x\rlast\n")

  @Test(arguments: [
    (PositionEncoding.utf8, [0, 1, 5, 6]), (.utf16, [0, 1, 3, 4]), (.utf32, [0, 1, 2, 3]),
  ])
  func `columns count in the agreed unit`(encoding: PositionEncoding, columns: [Int]) {
    for (offset, column) in zip([0, 1, 5, 6], columns) {
      let position = text.position(of: offset, in: encoding)
      #expect(position == TextPosition(line: 0, column: column))
      #expect(text.offset(of: position, in: encoding) == offset)
    }
  }

  @Test func `LF, CRLF and a lone CR end a line`() {
    #expect(text.lines.count == 4)
    #expect(text.position(of: text.bytes.count, in: .utf16) == TextPosition(line: 3, column: 0))
    #expect(text.text(in: text.range(ofLine: 1)) == "e\u{301}x")
  }

  @Test func `positions beyond the end are clamped`() {
    #expect(text.offset(of: TextPosition(line: 0, column: 99), in: .utf16) == 6)
    #expect(text.offset(of: TextPosition(line: 99, column: 0), in: .utf16) == text.bytes.count)
    #expect(text.offset(of: TextPosition(line: -1, column: -1), in: .utf8) == 0)
  }

  @Test func `a column inside a surrogate pair is the start of the character`() {
    #expect(text.offset(of: TextPosition(line: 0, column: 2), in: .utf16) == 1)
    #expect(text.offset(of: TextPosition(line: 0, column: 3), in: .utf8) == 1)
    #expect(text.position(of: 3, in: .utf16) == TextPosition(line: 0, column: 1))
  }

  @Test func `a combining mark has a column of its own`() {
    let start = text.lines.start(of: 1)
    #expect(text.offset(of: TextPosition(line: 1, column: 2), in: .utf16) == start + 3)
  }

  @Test func `faulty bytes count as one character each`() {
    let file = SourceFile(path: "/a", bytes: [0xFF, 0xE2, 0x82, 0x41])
    #expect(file.position(of: 3, in: .utf16).column == 3)
  }

  @Test(arguments: [
    [0xA2, 0xA2], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xEF, 0xBF, 0xBD],
  ])
  func `a text with faulty sequences ends where its bytes do`(faulty: [UInt8]) {
    let bytes = [0x2D] + faulty + Array("é(x".utf8)
    let file = SourceFile(path: "/a", bytes: bytes)
    let text = file.text(in: ByteRange(1, bytes.count))
    #expect(file.end(of: text, from: 1) == bytes.count)
    #expect(file.end(of: text.prefix { $0 != "(" }, from: 1) == bytes.count - 2)
    #expect(file.end(of: text + "more", from: 1) == bytes.count)
  }

  @Test func `columns of a very long line are found from anywhere`() {
    let line = String(repeating: "aé😀\u{301}b", count: 3000)
    var file = SourceFile(path: "/a", text: "short ü\n" + line + "\nend é")
    file = file.replacing(ByteRange(0, 5), with: "longer")
    let bytes = file.bytes
    for encoding in PositionEncoding.allCases {
      var columns = [0]
      for offset in stride(from: 0, to: bytes.count, by: 97) {
        let position = file.position(of: offset, in: encoding)
        let back = file.offset(of: position, in: encoding)
        #expect(back <= offset && offset - back < 4)
        if position.line == 1 { columns.append(position.column) }
      }
      #expect(columns == columns.sorted())
      let end = file.position(of: file.range(ofLine: 1).end, in: encoding)
      #expect(
        end.column == ["utf-8": line.utf8.count, "utf-16": line.utf16.count][encoding.rawValue]
          ?? line.unicodeScalars.count)
      #expect(file.offset(of: TextPosition(line: 1, column: 1 << 30), in: encoding) == file.range(ofLine: 1).end)
    }
  }

  @Test func `an empty stretch is seen as a character beside it`() {
    let file = SourceFile(path: "/a", text: "é😀\n\nx")
    #expect(file.visible(ByteRange(at: 0)) == ByteRange(0, 2))
    #expect(file.visible(ByteRange(at: 6)) == ByteRange(2, 6))
    #expect(file.visible(ByteRange(at: 7)) == ByteRange(at: 7))
    #expect(file.visible(ByteRange(at: 9)) == ByteRange(8, 9))
    #expect(file.visible(ByteRange(0, 6)) == ByteRange(0, 6))
  }

  @Test func `edits apply to the text as it was`() {
    let file = SourceFile(path: "/a", text: "one two three")
    let edited = file.applying([
      TextEdit(ByteRange(8, 13), "3"), TextEdit(ByteRange(0, 3), "1"), TextEdit(ByteRange(1, 5), "x"),
    ])
    #expect(edited.text == "1 two 3")
  }
}
