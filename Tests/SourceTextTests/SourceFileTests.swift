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

  @Test func `edits apply to the text as it was`() {
    let file = SourceFile(path: "/a", text: "one two three")
    let edited = file.applying([
      TextEdit(ByteRange(8, 13), "3"), TextEdit(ByteRange(0, 3), "1"), TextEdit(ByteRange(1, 5), "x"),
    ])
    #expect(edited.text == "1 two 3")
  }
}
