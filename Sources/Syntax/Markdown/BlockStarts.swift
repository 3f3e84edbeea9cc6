import SourceText

// What a line can begin, looked at from the place reached in it.
extension BlockParser {
  /// Goes to a place of the line and finds the first visible byte from there; once for each mark, as lines are long.
  mutating func go(to goal: (position: Int, column: Int)) {
    (position, column) = goal
    visible = goal
    while visible.position < lineEnd {
      if bytes[visible.position] == UInt8(ascii: " ") {
        visible.column += 1
      } else if bytes[visible.position] == UInt8(ascii: "\t") {
        visible.column += 4 - visible.column % 4
      } else {
        break
      }
      visible.position += 1
    }
  }

  /// Whether nothing visible is left in the line.
  var isRestBlank: Bool { visible.position == lineEnd }

  /// Steps over blanks up to a column; a tab that reaches beyond it is left standing with what remains of it.
  mutating func step(toColumn goal: Int) {
    while position < lineEnd, column < goal, MarkdownBytes.isBlank(bytes[position]) {
      let width = bytes[position] == UInt8(ascii: "\t") ? 4 - column % 4 : 1
      guard column + width <= goal else {
        column = goal
        return
      }
      (position, column) = (position + 1, column + width)
    }
  }

  /// The level of a heading that begins here, and where its title may begin.
  func headingLevel() -> (level: Int, end: Int)? {
    let first = visible
    guard first.column - column < 4 else { return nil }
    var end = first.position
    while end < lineEnd, bytes[end] == UInt8(ascii: "#"), end - first.position < 7 { end += 1 }
    let level = end - first.position
    guard (1...6).contains(level), end == lineEnd || MarkdownBytes.isBlank(bytes[end]) else { return nil }
    return (level, end)
  }

  /// A line of three or more `*`, `-` or `_`, with any blanks between.
  func isThematicBreak() -> Bool {
    let first = visible
    guard first.position < lineEnd, first.column - column < 4 else { return false }
    let mark = bytes[first.position]
    guard mark == UInt8(ascii: "*") || mark == UInt8(ascii: "-") || mark == UInt8(ascii: "_") else { return false }
    var count = 0
    for byte in bytes[first.position..<lineEnd] where !MarkdownBytes.isBlank(byte) {
      guard byte == mark else { return false }
      count += 1
    }
    return count >= 3
  }

  /// The level that an underline of `=` or `-` gives to the text above it.
  func underlineLevel() -> Int? {
    let first = visible
    guard first.position < lineEnd, first.column - column < 4 else { return nil }
    let mark = bytes[first.position]
    guard mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-") else { return nil }
    let rest = bytes[first.position..<lineEnd].drop { $0 == mark }
    return rest.allSatisfy(MarkdownBytes.isBlank) ? (mark == UInt8(ascii: "=") ? 1 : 2) : nil
  }

  /// The marks of a fence that opens here, and where its info string may begin.
  func fenceOpening() -> (mark: UInt8, length: Int, end: Int)? {
    let first = visible
    guard first.position < lineEnd, first.column - column < 4 else { return nil }
    let mark = bytes[first.position]
    guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
    var end = first.position
    while end < lineEnd, bytes[end] == mark { end += 1 }
    guard end - first.position >= 3 else { return nil }
    if mark == UInt8(ascii: "`"), bytes[end..<lineEnd].contains(mark) { return nil }
    return (mark, end - first.position, end)
  }

  /// The bullet or number that begins an item at a place.
  func listMarker(at first: (position: Int, column: Int)) -> ListMarker? {
    guard first.position < lineEnd else { return nil }
    var end = first.position
    var isOrdered = false
    let byte = bytes[end]
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "+") {
      end += 1
    } else {
      while end < lineEnd, end - first.position < 9, bytes[end].isASCIIDigit { end += 1 }
      guard end > first.position, end < lineEnd,
        bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ")")
      else { return nil }
      isOrdered = true
      end += 1
    }
    guard end == lineEnd || MarkdownBytes.isBlank(bytes[end]) else { return nil }
    let isFirst = isOrdered && end == first.position + 2 && byte == UInt8(ascii: "1")
    return ListMarker(end: end, mark: bytes[end - 1], isOrdered: isOrdered, isFirst: isFirst)
  }

  /// Whether a marker begins an item rather than going on with a paragraph or making a line across the page.
  func mayBeginItem(_ marker: ListMarker, at depth: Int) -> Bool {
    if isThematicBreak() { return false }
    guard case .text(let index) = leaf, depth == containers.count else { return true }
    // In front of a paragraph's next line, only what cannot be meant as text begins a list.
    let isEmpty = bytes[marker.end..<lineEnd].allSatisfy(MarkdownBytes.isBlank)
    if isEmpty { return false }
    return !marker.isOrdered || marker.isFirst || tree.blocks[index].kind == .item
  }

  /// How a block of HTML that begins here will end; `nil` where none begins.
  func htmlOpening() -> HTMLEnding? {
    let first = visible
    guard first.position < lineEnd, first.column - column < 4, bytes[first.position] == UInt8(ascii: "<") else {
      return nil
    }
    return HTMLEnding(opening: bytes[(first.position + 1)..<lineEnd])
  }
}

/// What a list item begins with.
struct ListMarker {
  /// Behind the bullet or the byte that follows the number.
  var end: Int
  var mark: UInt8
  var isOrdered: Bool
  /// Whether the number is 1, with which alone a numbered list may interrupt a paragraph.
  var isFirst: Bool
}

/// What ends a block of HTML (CommonMark 0.31, 4.6).
enum HTMLEnding: Equatable {
  /// `-->`
  case comment
  /// The closing tag of an element whose content is no text: `</style>`.
  case closingTag
  case blankLine

  /// The end of a block by what stands behind its `<`; `nil` where that begins none.
  init?(opening rest: ArraySlice<UInt8>) {
    if rest.starts(with: Array("!--".utf8)) {
      self = .comment
      return
    }
    let isClosing = rest.first == UInt8(ascii: "/")
    let name = rest.dropFirst(isClosing ? 1 : 0).prefix { $0.isLetterByte || $0.isASCIIDigit }
    let tag = String(decoding: name.prefix(16), as: UTF8.self).lowercased()
    if !isClosing, Self.verbatimTags.contains(tag) {
      self = .closingTag
      return
    }
    let behind = name.endIndex < rest.endIndex ? rest[name.endIndex] : UInt8(ascii: ">")
    let isTag = MarkdownBytes.isBlank(behind) || behind == UInt8(ascii: ">") || behind == UInt8(ascii: "/")
    guard isTag, Self.blockTags.contains(tag) else { return nil }
    self = .blankLine
  }

  private static let verbatimTags: Set<String> = ["script", "pre", "style", "textarea"]

  private static let blockTags: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "caption", "center", "col", "colgroup", "dd", "details",
    "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame", "h1", "h2",
    "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu", "nav",
    "ol", "optgroup", "option", "p", "param", "picture", "search", "section", "source", "summary", "svg", "table",
    "tbody", "td", "template", "tfoot", "th", "thead", "title", "tr", "track", "ul", "video",
  ]
}
