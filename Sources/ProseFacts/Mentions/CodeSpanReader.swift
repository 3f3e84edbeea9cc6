import CodeFacts
import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax
import TextFacts

// What inline code names, and the value that stands beside it.
extension MentionReader {
  /// Reads a code span: aliases and each `var()` inside it, or all of it as a name.
  mutating func readCode(_ inline: MarkdownInline, key: MentionKey?, stated: StatedValueReader.Value?) {
    let content = MarkdownBytes.trimmed(inline.content, in: tree.bytes)
    let bytes = tree.slice(content)
    if bytes.contains(UInt8(ascii: "{")) { return readAliases(in: content, isCode: true) }
    let isDeclared = bytes.starts(with: "--".utf8) && readProperties(in: content)
    if readCustomProperties(in: content) || isDeclared { return }
    let text = tree.text(in: content)
    guard let spelling = MentionSpelling(text), !isKeyOfText(inline) else { return }
    let names = names(text, spelling, key)
    add(
      names, .mention, range: content, nameRange: content, stated: isName(text, spelling) ? stated : nil,
      isClear: isClear(text, spelling, key))
  }

  /// Reads inline code that declares a custom property or names several; `false` for any other.
  private mutating func readProperties(in content: ByteRange) -> Bool {
    let properties = InlineProperties(tree: tree)
    if let declared = properties.declaration(in: content) {
      locals.append(declared)
      add([declared.name], .customProperty, range: declared.nameRange, nameRange: declared.nameRange, stated: nil)
      return true
    }
    guard let names = properties.names(in: content) else { return false }
    for name in names { add([TokenName(tree.text(in: name))], .mention, range: name, nameRange: name, stated: nil) }
    return true
  }

  /// Whether a word can be nothing but a token's name: one with its family, or the value of a property.
  private func isClear(_ text: String, _ spelling: MentionSpelling, _ key: MentionKey?) -> Bool {
    switch spelling {
    case .path: TokenNamespace.isNamespace(String(text.prefix { $0 != "." }))
    case .customProperty: true
    case .compound: key != nil
    case .step: key?.namespace != nil
    case .word: false
    }
  }

  /// Whether a colon follows, so that the span is what the text explains rather than what it uses.
  private func isKeyOfText(_ inline: MarkdownInline) -> Bool {
    guard let text = MentionSpelling(tree.text(in: inline.content)), text != .path, text != .customProperty else {
      return false
    }
    return inline.range.end < tree.bytes.count && tree.bytes.at(inline.range.end) == UInt8(ascii: ":")
  }

  /// The names that a word may mean, the likeliest first; none for a word that is hardly a token's.
  private func names(_ text: String, _ spelling: MentionSpelling, _ key: MentionKey?) -> [TokenName] {
    let under = key?.namespace.map { TokenNamespace.names(under: $0, text) } ?? []
    switch spelling {
    case .path: return [TokenName(text)]
    case .customProperty: return [TokenName(text)]
    case .compound:
      guard key != nil || isName(text, spelling) else { return [] }
      guard key?.namespace != nil || Self.hasDesignWord(text) else { return [] }
      let dotted = text.split(separator: "-").joined(separator: ".")
      if dotted != text, TokenNamespace.isNamespace(String(text.prefix { $0 != "-" })) {
        return [TokenName(text), TokenName(dotted)]
      }
      return [TokenName(text)] + under
    case .word where key?.isAboutText ?? false:
      return TokenNamespace.names(under: "color", text) + [TokenName(text)]
        + TokenNamespace.names(under: "typography", text)
    case .step, .word: return under.isEmpty ? [] : under + [TokenName(text)]
    }
  }

  /// Whether a word is a token's name by itself, so that a value beside it is the token's.
  private func isName(_ text: String, _ spelling: MentionSpelling) -> Bool {
    switch spelling {
    case .path:
      return TokenNamespace.isNamespace(String(text.prefix { $0 != "." }))
    case .compound:
      return Self.words(of: text).first?.means(.tokenStart) ?? false
    case .customProperty, .step: return true
    case .word: return false
    }
  }

  private static func hasDesignWord(_ text: String) -> Bool {
    words(of: text).contains { $0.means(.tokenStart) || $0.means(.tokenWord) }
  }

  private static func words(of text: String) -> [String] {
    (TokenNamespace.spellings(of: text).last ?? text).split { $0 == "." || $0 == "-" || $0 == "_" }.map(String.init)
  }

  /// `color: var(--name)`, `var(--name, fallback)`; `false` where none of it is one.
  private mutating func readCustomProperties(in content: ByteRange) -> Bool {
    let bytes = tree.slice(content)
    guard bytes.starts(with: "var(".utf8) || bytes.holds(small: "var(--") else { return false }
    for start in bytes.indices where bytes[start...].starts(with: "var(".utf8) {
      let isPart = start > content.start && bytes[start - 1].isNameByte
      guard !isPart, let close = closing(of: start + 3, end: content.end) else { continue }
      readCustomProperty(ByteRange(start, close + 1), isWhole: start == content.start)
    }
    return true
  }

  /// A use that is only a part of what the code says (`color: var(--name)`) shows how to write one, and marks no document.
  private mutating func readCustomProperty(_ content: ByteRange, isWhole: Bool) {
    let values = CSSValueReader(tree: CSSTree(parsing: tree.bytes, in: content, as: .css))
    guard let name = values.customProperty(at: 0) else { return }
    let count = references.count
    let nameRange = values.tree.tokens[name].range
    let (form, range) = isWhole ? (ReferenceForm.customProperty, content) : (.mention, nameRange)
    add([TokenName(values.tree.text(in: nameRange))], form, range: range, nameRange: nameRange, stated: nil)
    if isWhole, references.count > count { references[count].fallback = values.fallback(behind: name) }
  }

  /// ` (8px)` behind a name.
  func valueInParentheses(behind place: Int, end: Int) -> StatedValueReader.Value? {
    var start = place
    while start < end, tree.bytes[start] == UInt8(ascii: "*") || tree.bytes[start] == UInt8(ascii: "_") { start += 1 }
    while start < end, MarkdownBytes.isBlank(tree.bytes[start]) { start += 1 }
    guard start < end, tree.bytes[start] == UInt8(ascii: "("), let close = closing(of: start, end: end) else {
      return nil
    }
    return values.value(filling: ByteRange(start + 1, close))
  }

  /// The index of the parenthesis that closes the one at `start`, on the same line.
  func closing(of start: Int, end: Int) -> Int? {
    var depth = 0
    for index in stride(from: start, to: min(end, start + 200), by: 1) {
      if tree.bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if tree.bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      if MarkdownBytes.isLineEnding(tree.bytes[index]) { return nil }
      if depth == 0 { return index }
    }
    return nil
  }

  /// `: 8px`, ` = 8px`, ` → 8px`, ` – 8px` behind the name that an item begins with.
  func valueBehindSeparator(_ place: Int, end: Int) -> StatedValueReader.Value? {
    let line = MarkdownBytes.line(from: place, in: tree.bytes)
    let end = min(end, line.end)
    var start = place
    while start < end, tree.bytes[start] == UInt8(ascii: "*") || tree.bytes[start] == UInt8(ascii: " ") { start += 1 }
    let rest = tree.bytes.from(start, to: end)
    guard let separator = PairedValue.signs.first(where: { rest.starts(with: $0) }) else { return nil }
    start += separator.count
    while start < end, tree.bytes[start] == UInt8(ascii: "*") { start += 1 }
    return values.value(filling: ByteRange(start, end))
  }
}
