package import SourceText
import Syntax

/// Takes the code out of a document in MDX, so that what is left reads as Markdown.
///
/// Imports, exports, tags of components with their props, and expressions in braces become blanks of the same length, so
/// that every place stays where it is. Fences and inline code are text.
package struct MDXText {
  private var bytes: [UInt8]
  private var position = 0
  /// The brace that closes each one.
  private let partners: [Int: Int]
  /// A tag that is not closed within so many bytes is taken for text, and so is a code span.
  private static let reach = 1 << 12

  /// The file itself, or for MDX one with the same places and no code.
  package static func plain(_ file: SourceFile) -> SourceFile {
    guard reads(file) else { return file }
    var text = MDXText(bytes: file.bytes)
    text.read()
    return SourceFile(path: file.path, bytes: text.bytes)
  }

  /// Whether a file is one in MDX, by its name.
  package static func reads(_ file: SourceFile) -> Bool { file.name.lowercased().hasSuffix(".mdx") }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "{") { open.append(index) }
      if byte == UInt8(ascii: "}"), let start = open.popLast() { partners[start] = index }
    }
    self.partners = partners
  }

  private mutating func read() {
    var isInFence = false
    while position < bytes.count {
      let line = MarkdownBytes.line(from: position, in: bytes)
      let text = bytes[line.start..<line.end].drop(while: MarkdownBytes.isBlank)
      if text.starts(with: "```".utf8) || text.starts(with: "~~~".utf8) {
        isInFence.toggle()
        position = MarkdownBytes.nextLine(after: line.end, in: bytes)
      } else if isInFence {
        position = MarkdownBytes.nextLine(after: line.end, in: bytes)
      } else if ["import ", "export "].contains(where: { bytes[line.start...].starts(with: $0.utf8) }) {
        blankParagraph()
      } else {
        readLine(to: line.end)
      }
    }
  }

  /// Blanks everything up to the next empty line.
  private mutating func blankParagraph() {
    while position < bytes.count {
      let line = MarkdownBytes.line(from: position, in: bytes)
      guard bytes[line.start..<line.end].contains(where: { !MarkdownBytes.isBlank($0) }) else { return }
      blank(line.start, line.end)
      position = MarkdownBytes.nextLine(after: line.end, in: bytes)
    }
  }

  /// Reads a line; a tag or an expression may end on a later one.
  private mutating func readLine(to end: Int) {
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position += 2
      case UInt8(ascii: "`"): skipCode(to: end)
      case UInt8(ascii: "{"): blankExpression()
      case UInt8(ascii: "<") where isComponent(at: position + 1): blankTag()
      default: position += 1
      }
      if position > end { return }
    }
    position = MarkdownBytes.nextLine(after: end, in: bytes)
  }

  private func isComponent(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    let name = bytes[index] == UInt8(ascii: "/") ? index + 1 : index
    guard name < bytes.count else { return false }
    return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[name] || bytes[name] == UInt8(ascii: ">")
  }

  private mutating func skipCode(to end: Int) {
    let start = position
    while position < end, bytes[position] == UInt8(ascii: "`") { position += 1 }
    let count = position - start
    var run = 0
    for index in position..<min(end, position + Self.reach) {
      run = bytes[index] == UInt8(ascii: "`") ? run + 1 : 0
      let isLast = index + 1 == end || bytes[index + 1] != UInt8(ascii: "`")
      if run == count, isLast {
        position = index + 1
        return
      }
    }
  }

  private mutating func blankExpression() {
    guard let close = partners[position] else {
      position += 1
      return
    }
    blank(position, close + 1)
    position = close + 1
  }

  /// Blanks `<Name prop={…}>` and `</Name>`; what stands between two tags stays.
  private mutating func blankTag() {
    let start = position
    let limit = min(bytes.count, start + Self.reach)
    var index = start + 1
    var quote: UInt8?
    while index < limit {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "{") {
        guard let close = partners[index] else { break }
        index = close
      } else if byte == UInt8(ascii: "<") {
        break
      } else if byte == UInt8(ascii: ">") {
        blank(start, index + 1)
        position = index + 1
        return
      }
      index += 1
    }
    position = start + 1
  }

  private mutating func blank(_ start: Int, _ end: Int) {
    for index in start..<end where !MarkdownBytes.isLineEnding(bytes[index]) { bytes[index] = UInt8(ascii: " ") }
    // Blanks in front of a text would make an indented block of it.
    var first = start
    while first > 0, MarkdownBytes.isBlank(bytes[first - 1]) { first -= 1 }
    let isAtMargin = first == 0 || MarkdownBytes.isLineEnding(bytes[first - 1])
    let rest = MarkdownBytes.line(from: end, in: bytes)
    if isAtMargin, bytes[rest.start..<rest.end].contains(where: { !MarkdownBytes.isBlank($0) }), start < end,
      !MarkdownBytes.isLineEnding(bytes[start])
    {
      bytes[start] = UInt8(ascii: ",")
    }
  }
}
