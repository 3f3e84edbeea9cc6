import CodeFacts
import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax
import TextFacts

// Names that stand in plain words: `{a.b}`, `#0D7377 (brandPrimary)`, `Level 1 (0 2px 4px rgba(0,0,0,0.08))`.
extension MentionReader {
  /// Reads a line or a run of plain text.
  mutating func readPlain(_ range: ByteRange) {
    let bytes = tree.slice(range)
    if bytes.contains(UInt8(ascii: "{")), !evaluatesBraces { readAliases(in: range, isCode: false) }
    if bytes.contains(UInt8(ascii: "#")) { readNamedColors(in: range) }
    if bytes.holds(small: "level ") { readLevels(in: range) }
    if bytes.holds(small: " font") { readFonts(in: range) }
  }

  /// `title3 font`: a style of writing by its bare name, if there is one of that name.
  private mutating func readFonts(in range: ByteRange) {
    let word = Array(" font".utf8)
    let bytes = tree.bytes
    var index = range.start + 1
    while index + word.count <= range.end {
      guard bytes[index] == word[0], bytes.from(index, to: index + word.count).elementsEqual(word) else {
        index += 1
        continue
      }
      let end = index + word.count
      var start = index
      while start > range.start, bytes[start - 1].isWordByte { start -= 1 }
      let name = ByteRange(start, index)
      index = end
      let isWhole = end >= range.end || !bytes[end].isWordByte
      guard isWhole, !name.isEmpty, bytes[start] >= UInt8(ascii: "a"), bytes[start] <= UInt8(ascii: "z") else {
        continue
      }
      let text = tree.text(in: name)
      add(
        TokenNamespace.names(under: "typography", text) + TokenNamespace.names(under: "font", text).prefix(1), .mention,
        range: name, nameRange: name, stated: nil, isClear: false)
    }
  }

  /// Reads `{a.b}` with at least one dot; code around it that is markup or a template takes the meaning away.
  mutating func readAliases(in range: ByteRange, isCode: Bool) {
    if isCode, tree.slice(range).contains(where: Self.isMarkup) { return }
    var index = range.start
    while index < range.end {
      guard tree.bytes[index] == UInt8(ascii: "{") else {
        index += 1
        continue
      }
      let start = index + 1
      index = start
      while index < range.end, tree.bytes[index].isDottedNameByte { index += 1 }
      guard index < range.end, tree.bytes[index] == UInt8(ascii: "}"), index > start else { continue }
      let name = ByteRange(start, index)
      let text = tree.text(in: name)
      let before = start >= 2 ? tree.bytes[start - 2] : 0
      let isTemplate = before == UInt8(ascii: "$") || before == UInt8(ascii: "{") || before == UInt8(ascii: "#")
      let segments = tree.slice(name).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      guard !isTemplate, segments.count > 1, segments.allSatisfy({ !$0.isEmpty }) else { continue }
      if speaksOfSyntax(before: start - 1, behind: index + 1) { continue }
      add([TokenName(text)], .alias, range: ByteRange(start - 1, index + 1), nameRange: name, stated: nil)
    }
  }

  /// Whether the text right beside a name in braces speaks of how names are written: ``alias syntax (`{token.path}`)``.
  private func speaksOfSyntax(before start: Int, behind end: Int) -> Bool {
    let ahead = ByteRange(max(0, start - 24), start)
    let mayName = tree.slice(ahead).holds(small: "syntax") || tree.slice(ahead).holds(small: "notation")
    let last = mayName ? tree.text(in: ahead).lowercased().lettersOnly.last : nil
    if last == "syntax" || last == "notation" { return true }
    let behind = tree.text(in: ByteRange(end, min(end + 24, tree.bytes.count)))
    guard let first = behind.firstIndex(where: { !" `*".contains($0) }), behind[first].isLetter else { return false }
    return behind[first...].lowercased().lettersOnly.first.map { String($0).means(.syntaxNoun) } ?? false
  }

  private static func isMarkup(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "\"")
      || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "$")
  }

  /// `#0D7377 (brandPrimary)`: a name in camel case or with dots, which no ordinary remark is.
  private mutating func readNamedColors(in range: ByteRange) {
    var index = range.start
    while index < range.end {
      guard tree.bytes[index] == UInt8(ascii: "#"), let color = values.color(at: index, end: range.end) else {
        index += 1
        continue
      }
      index = color.range.end
      var open = index
      while open < range.end, tree.bytes[open] == UInt8(ascii: " ") { open += 1 }
      guard open < range.end, tree.bytes[open] == UInt8(ascii: "("), let close = closing(of: open, end: range.end)
      else { continue }
      let name = MarkdownBytes.trimmed(ByteRange(open + 1, close), in: tree.bytes)
      guard Self.isIdentifier(tree.text(in: name)) else { continue }
      let value = StatedValueReader.Value(value: .color(color.color), type: .color, range: color.range)
      defineColor(named: name, value, in: ByteRange(color.range.start, close + 1))
    }
  }

  private mutating func defineColor(named name: ByteRange, _ value: StatedValueReader.Value, in range: ByteRange) {
    let text = tree.text(in: name)
    if define(TokenName(text), at: name, value, in: range) { return }
    add(
      [TokenName(text)] + TokenNamespace.names(under: "color", text), .mention, range: name, nameRange: name,
      stated: value)
  }

  private static func isIdentifier(_ text: String) -> Bool {
    guard let spelling = MentionSpelling(text) else { return false }
    switch spelling {
    case .path: return TokenNamespace.isNamespace(String(text.prefix { $0 != "." }))
    case .compound: return text.contains { $0.isUppercase } && !text.contains("-")
    case .customProperty, .step, .word: return false
    }
  }

  /// `Level 1 (shadow)` gives a shadow a name; `Shadow Level 2` and `Shadow: Level 1` use one.
  private mutating func readLevels(in range: ByteRange) {
    let word = Array("Level ".utf8)
    var index = range.start
    var isShadow = false
    while index + word.count < range.end {
      if tree.bytes[index] | 0x20 == UInt8(ascii: "s"), tree.slice(ByteRange(index, range.end)).isShadowWord {
        isShadow = true
      }
      // What a comma separates from the word for shadows is about something else.
      if tree.bytes[index] == UInt8(ascii: ","), isShadow { isShadow = false }
      guard tree.bytes[index] == word[0], tree.slice(ByteRange(index, range.end)).starts(with: word) else {
        index += 1
        continue
      }
      let start = index
      index += word.count
      while index < range.end, tree.bytes[index].isASCIIDigit { index += 1 }
      let name = ByteRange(start, index)
      guard name.count > word.count, isShadow else { continue }
      readLevel(name, end: range.end)
    }
  }

  private mutating func readLevel(_ name: ByteRange, end: Int) {
    let token = TokenName(tree.text(in: name))
    let open = name.end + 1
    if open < end, tree.bytes[open] == UInt8(ascii: "("), let close = closing(of: open, end: end),
      let value = values.shadow(at: open + 1, end: close)
    {
      if define(token, at: name, value, in: ByteRange(name.start, close + 1)) { return }
      return add([token], .mention, range: name, nameRange: name, stated: value)
    }
    add([token], .mention, range: name, nameRange: name, stated: nil)
  }
}

extension ArraySlice<UInt8> {
  /// Whether the text begins with `Shadow` or `shadow`.
  fileprivate var isShadowWord: Bool { dropFirst().starts(with: "hadow".utf8) }
}
