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
    guard Self.isFence(line, in: bytes, closing: false), !Self.opensText(behind: line, in: bytes) else { return nil }
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
    let line = MarkdownBytes.line(from: start, in: bytes)
    return isFence(line, in: bytes, closing: false) && !opensText(behind: line, in: bytes)
  }

  /// Whether a line of dashes only parts what is above from the text below: a heading follows, and behind it a line that
  /// gives no key a value.
  private static func opensText(behind fence: ByteRange, in bytes: [UInt8]) -> Bool {
    var position = MarkdownBytes.nextLine(after: fence.end, in: bytes)
    var isBelowHeading = false
    while position < bytes.count {
      let line = MarkdownBytes.line(from: position, in: bytes)
      position = MarkdownBytes.nextLine(after: line.end, in: bytes)
      let text = bytes.from(line.start, to: line.end).drop(while: MarkdownBytes.isBlank)
      guard let first = text.first, !MarkdownBytes.isLineEnding(first) else { continue }
      if first == UInt8(ascii: "#") {
        isBelowHeading = isBelowHeading || isHeading(text)
        continue
      }
      return isBelowHeading && !isFence(line, in: bytes, closing: true) && !givesValue(text)
    }
    return false
  }

  /// `# Title`, with one to six signs and a blank behind them.
  private static func isHeading(_ text: ArraySlice<UInt8>) -> Bool {
    let rest = text.drop { $0 == UInt8(ascii: "#") }
    return text.count - rest.count <= 6 && rest.first.map(MarkdownBytes.isBlank) ?? false
  }

  /// `name: value`, `"name": value` or `{`; a name may hold a blank or two, a sentence holds more.
  private static func givesValue(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, first != UInt8(ascii: "{") else { return !text.isEmpty }
    guard first != UInt8(ascii: "-"), first != UInt8(ascii: "*"), first != UInt8(ascii: ">") else { return false }
    let colon = text.indices.first { index in
      text[index] == UInt8(ascii: ":")
        && (index + 1 == text.endIndex || MarkdownBytes.isBlank(text[index + 1])
          || MarkdownBytes.isLineEnding(text[index + 1]))
    }
    return colon.map { text[..<$0].count(where: MarkdownBytes.isBlank) <= 2 } ?? false
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
