import SourceText
import Testing

struct LineTableTests {
  @Test func `edits in place give what reading afresh gives`() {
    var random = SystemRandomNumberGenerator()
    let pieces = ["\n", "\r", "\r\n", "a", "é", "bcd\n", "\n\r", "\r\0\n", "\0", ""]
    for _ in 0..<300 {
      var file = SourceFile(
        path: "/a", text: (0..<Int.random(in: 0..<12)).map { _ in pieces.randomElement() ?? "" }.joined())
      for _ in 0..<12 {
        let start = Int.random(in: 0...file.bytes.count)
        let end = Int.random(in: start...file.bytes.count)
        let text = (0..<Int.random(in: 0..<3)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        let before = file.bytes
        file = file.replacing(ByteRange(start, end), with: text)
        #expect(file.lines.starts == LineTable(file.bytes).starts, "\(before) \(start)..<\(end) \(text.utf8)")
        #expect(!file.lines.isASCII || LineTable(file.bytes).isASCII)
      }
    }
  }

  @Test func `the line endings of UTF-16 are one each`() {
    for text in ["a\0\r\0\n\0b\0\r\0\n\0", "\0a\0\r\0\n\0b\0\r\0\n"] {
      #expect(SourceFile(path: "/a", text: text).lines.count == 3)
    }
  }

  @Test func `a replacement beyond the end is one at the end`() {
    var file = SourceFile(path: "/a", text: "a\nb")
    file = file.replacing(ByteRange(2, 99), with: "c\nd")
    #expect(file.text == "a\nc\nd")
    #expect(file.lines.count == 3)
  }
}
