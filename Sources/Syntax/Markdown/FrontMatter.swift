package import SourceText

/// Metadata between two lines of `---` at the very start of a document.
package struct FrontMatter: Sendable {
  /// From the first dash to the last.
  package var range: ByteRange
  /// The lines between, their endings included.
  package var content: ByteRange

  /// Recognizes front matter behind a byte order mark; `nil` without an opening line, or where nothing closes it.
  init?(at start: Int, in bytes: [UInt8]) {
    var line = MarkdownBytes.line(from: start, in: bytes)
    guard Self.isFence(line, in: bytes, closing: false) else { return nil }
    let contentStart = MarkdownBytes.nextLine(after: line.end, in: bytes)
    var position = contentStart
    while position < bytes.count {
      line = MarkdownBytes.line(from: position, in: bytes)
      if Self.isFence(line, in: bytes, closing: true) {
        range = ByteRange(start, line.end)
        content = ByteRange(contentStart, position)
        return
      }
      position = MarkdownBytes.nextLine(after: line.end, in: bytes)
    }
    return nil
  }

  /// Whether the line at a place would open front matter if another closed it.
  static func opens(at start: Int, in bytes: [UInt8]) -> Bool {
    isFence(MarkdownBytes.line(from: start, in: bytes), in: bytes, closing: false)
  }

  private static func isFence(_ line: ByteRange, in bytes: [UInt8], closing: Bool) -> Bool {
    var end = line.end
    while end > line.start, MarkdownBytes.isBlank(bytes[end - 1]) { end -= 1 }
    guard end - line.start == 3 else { return false }
    let mark = bytes[line.start]
    guard mark == UInt8(ascii: "-") || closing && mark == UInt8(ascii: ".") else { return false }
    return bytes[line.start + 1] == mark && bytes[line.start + 2] == mark
  }
}
