package import Facts
import SourceText
package import Syntax

/// What a fenced block holds, told from its lines: writers put outlines and token lists into `swift` fences.
package enum FenceKind: String, Sendable, CaseIterable {
  /// `name: value` on every line.
  case declarations
  /// Groups such as `States:` with items under them, or a tree drawn with box characters that states values.
  case outline
  /// A tree of names: files, views.
  case tree
  /// Real code, then a list in plain words behind a comment.
  case hybrid
  /// A quoted string on every line.
  case quotedList
  /// Code in the fence's language, or anything else.
  case code

  /// Tells the kind of a fence; lines of nothing but a `//` comment do not count.
  ///
  /// A language of data or markup (`json`, `css`, `html`, …) is taken at its word.
  package init(of fence: MarkdownBlock, in tree: MarkdownTree) {
    self.init(lines: tree.lines(of: fence).map(tree.slice), language: tree.languageMeant(by: fence))
  }

  /// Tells the kind of a block from its lines and the language that its marks name.
  package init(lines: [ArraySlice<UInt8>], language: FenceLanguage = .unnamed) {
    if language.isExact {
      self = .code
      return
    }
    let all = lines.map(FenceLine.init)
    let shapes = all.filter { !$0.isIgnored }
    if shapes.isEmpty {
      self = .code
    } else if shapes.allSatisfy(\.isDeclaration) {
      self = .declarations
    } else if Self.isOutline(shapes) {
      self = .outline
    } else if shapes.contains(where: \.isBoxed) {
      self = .tree
    } else if Self.isHybrid(all) {
      self = .hybrid
    } else {
      self = shapes.allSatisfy(\.isQuoted) ? .quotedList : .code
    }
  }

  private static func isOutline(_ lines: [FenceLine]) -> Bool {
    if lines.contains(where: { $0.isBoxed && $0.hasValue }) { return true }
    return lines.contains(where: \.isGroupHeader) && lines.contains(where: \.isIndentedItem)
  }

  /// Code, then a comment that ends in a colon, then nothing but bullets to the end.
  private static func isHybrid(_ lines: [FenceLine]) -> Bool {
    guard let comment = lines.lastIndex(where: \.isCommentHeader) else { return false }
    let rest = lines[(comment + 1)...].filter { !$0.isBlank }
    return !rest.isEmpty && rest.allSatisfy(\.isBullet) && lines[..<comment].contains { !$0.isIgnored }
  }

}

extension MarkdownTree {
  /// What the marks of a fence say that it is written in.
  func languageWritten(in fence: MarkdownBlock) -> FenceLanguage { FenceLanguage(word: language(of: fence)) }

  /// The language of a fence: none for what is called CSS and has neither a semicolon nor a brace, lines of names and
  /// values for people (`hover: #006658 (dark teal)`), of which a parser would make one declaration; and that of scripts
  /// where elements stand in a fence without a word, whose styles are not those of one thing.
  func languageMeant(by fence: MarkdownBlock) -> FenceLanguage {
    let written = languageWritten(in: fence)
    if written == .unnamed, isMarkup(fence) { return .script }
    return written.isStyleSheet && isList(fence) ? .unnamed : written
  }

  /// Whether a fence is called a style sheet and holds a list for people.
  func isStyleList(_ fence: MarkdownBlock) -> Bool { languageWritten(in: fence).isStyleSheet && isList(fence) }

  private func isMarkup(_ fence: MarkdownBlock) -> Bool {
    let text = slice(fence.content).drop { $0 <= 0x20 }
    return text.count > 1 && text[text.startIndex] == UInt8(ascii: "<") && text[text.startIndex + 1].isASCIILetter
      && text.last { $0 > 0x20 } == UInt8(ascii: ">")
  }

  private func isList(_ fence: MarkdownBlock) -> Bool {
    let bytes = slice(fence.content)
    return !bytes.contains { ";{}@".utf8.contains($0) }
      && lines(of: fence).count { slice($0).contains(UInt8(ascii: ":")) } > 1 && !givesProperties(fence)
  }

  /// Whether a fence gives custom properties values line by line, with comments besides at most.
  ///
  /// Then it is a style sheet whose writer left out the semicolons. Words in parentheses are for people:
  /// `--tide: #1d7874 (teal)`.
  private func givesProperties(_ fence: MarkdownBlock) -> Bool {
    var goesOn = false
    return lines(of: fence).map { slice($0).drop(while: MarkdownBytes.isBlank) }.allSatisfy { line in
      defer { goesOn = line.last == UInt8(ascii: ",") }
      let isComment = line.starts(with: "/*".utf8) && line.reversed().starts(with: "/*".utf8)
      if goesOn || line.isEmpty || isComment { return true }
      guard line.starts(with: "--".utf8), let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
      let value = line[(colon + 1)...].prefix { $0 != UInt8(ascii: "/") }
      return line[..<colon].allSatisfy { $0.isWordByte || $0 == UInt8(ascii: "-") }
        && !zip(value, value.dropFirst()).contains { $0 == UInt8(ascii: " ") && $1 == UInt8(ascii: "(") }
    }
  }
}

/// One line of a fence as far as its kind depends on it.
struct FenceLine {
  private let text: ArraySlice<UInt8>
  private let body: ArraySlice<UInt8>
  /// Whether it begins with the characters that draw a tree, also those that a wrong decoding left of them.
  let isBoxed: Bool

  init(_ line: ArraySlice<UInt8>) {
    var end = line.endIndex
    while end > line.startIndex, MarkdownBytes.isBlank(line[end - 1]) { end -= 1 }
    text = line[..<end]
    let body = text.drop(while: MarkdownBytes.isBlank)
    self.body = body
    isBoxed = body.first.map { $0 >= 0x80 } ?? false && Self.boxes.contains { body.starts(with: $0) }
  }

  /// The lead bytes of box drawing characters (U+25xx) as UTF-8, and the same read as Mac Roman.
  private static let boxes = [Array("\u{201A}î".utf8), Array("â”".utf8), [0xE2, 0x94], [0xE2, 0x95]]

  var isBlank: Bool { body.isEmpty }
  var isComment: Bool { body.starts(with: [0x2F, 0x2F]) }
  /// Blank or nothing but a comment: says nothing about the kind.
  var isIgnored: Bool { isBlank || isComment }
  /// A comment such as `// Used for:`.
  var isCommentHeader: Bool { isComment && body.last == UInt8(ascii: ":") }
  var isBullet: Bool { text.starts(with: [0x2D, 0x20]) }
  /// `  - item`, two columns deep.
  var isIndentedItem: Bool { text.starts(with: [0x20, 0x20, 0x2D, 0x20]) }
  var isQuoted: Bool { body.first == UInt8(ascii: "\"") }

  /// `name: value` from the first column.
  var isDeclaration: Bool {
    let rest = text.drop(while: \.isWordByte)
    guard rest.startIndex > text.startIndex, rest.first == UInt8(ascii: ":"), rest.count > 2 else { return false }
    return MarkdownBytes.isBlank(rest[rest.startIndex + 1])
  }

  /// `Large Button:` from the first column.
  var isGroupHeader: Bool {
    guard let first = text.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z"), text.last == UInt8(ascii: ":")
    else { return false }
    return text.dropLast().allSatisfy { $0.isWordByte || MarkdownBytes.isBlank($0) }
  }

  /// Whether `: ` stands in it outside of quotes.
  var hasValue: Bool {
    var isInQuotes = false
    for (index, byte) in zip(text.indices, text) {
      if byte == UInt8(ascii: "\"") { isInQuotes.toggle() }
      guard byte == UInt8(ascii: ":"), !isInQuotes, index + 1 < text.endIndex else { continue }
      if text[index + 1] == UInt8(ascii: " ") { return true }
    }
    return false
  }
}
