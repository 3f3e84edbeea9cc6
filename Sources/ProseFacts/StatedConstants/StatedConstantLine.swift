import CodeFacts
import DesignTokens
import Lexicon
import SourceText
import Syntax

/// A line that gives a value to a name which code may have, in whatever notation.
///
/// `- Primary: #0D7377`, `AppColors.primary   #0D7377  Teal`, `val Teal = Color(0xFF0D7377)`, `UIColor.ink // hex(0x1A1814)`,
/// `Title L ████ 20px w600`. One of several values, a range and a minimum are no value of a name.
struct StatedConstantLine {
  let name: String
  let value: TokenValue
  /// The value alone, without the call around it.
  let range: ByteRange

  private static let longest = 240

  init?(_ line: ByteRange, in file: SourceFile) {
    let line = MarkdownBytes.trimmed(line, in: file.bytes)
    guard line.count < Self.longest else { return nil }
    let reader = CodeValueReader(bytes: file.bytes, end: line.end)
    guard let first = reader.next(from: line.start) ?? BareNumber.atEnd(of: line, in: file), !reader.isPart(first),
      let name = Self.name(file.text(in: ByteRange(line.start, first.range.start)))
    else { return nil }
    var place = Self.opensStyle(first.range.start, in: file.bytes) ? line.end : first.range.end
    while let other = reader.next(from: place) {
      guard !other.value.isOfKind(of: first.value) || other.value.isSame(as: first.value) else { return nil }
      place = other.range.end
    }
    self.name = name
    value = first.value
    range = first.range
  }

  /// Whether a value is the size that a list of it and a line begins with, as Tailwind writes them: `lg: ["18px", "28px"]`.
  private static func opensStyle(_ place: Int, in bytes: [UInt8]) -> Bool {
    let before = bytes.from(max(0, place - 4), to: place)
    return [": [\"", ": ['"].contains { before.elementsEqual($0.utf8) }
  }

  /// The name at the start of what stands in front of a value; `nil` for a sentence, or where more than marks, a type and
  /// a call stand between the two.
  static func name(_ text: String) -> String? {
    let text = plainKeys(text)[...].drop { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "/" }
    guard !text.hasPrefix("/") else { return nil }
    var start = text.startIndex
    while start < text.endIndex, text[start] == "-" || text[start].isWhitespace || "*`\"'".contains(text[start]) {
      start = text.index(after: start)
    }
    guard !text.hasPrefix("--") else { return nil }
    var end = start
    while end < text.endIndex, !isSeparator(text, at: end) { end = text.index(after: end) }
    guard isFiller(text[end...]) || isColorName(text[end...]) else { return nil }
    var words = text[start..<end].split(separator: " ")
    while words.count > 1, let first = words.first, keywords.contains(String(first)) { words.removeFirst() }
    let name = words.joined(separator: " ")
    guard (1...4).contains(words.count), name.utf8.count <= 48, name.contains(where: \.isLetter),
      name.allSatisfy({ $0.isLetter || $0.isNumber || " -_.&+".contains($0) }),
      !words.contains(where: { $0.lowercased().means(.preposition) || $0.lowercased().means(.refusal) })
    else { return nil }
    return name
  }

  /// A text with keys in brackets as parts of the path: `fontSize['2xl']` as `fontSize.2xl`.
  private static func plainKeys(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "]")) else { return text }
    var parts = text.split(separator: "[", omittingEmptySubsequences: false)
    for index in parts.indices.dropFirst() {
      let inner = parts[index].prefix { $0 != "]" }
      let key = inner.drop { "'\"".contains($0) }.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
      guard !key.isEmpty, inner.count - key.count <= 2, inner.endIndex < parts[index].endIndex,
        parts[index - 1].last.map({ $0.isLetter || $0.isNumber || $0 == "]" }) ?? false
      else { return text }
      parts[index] = key + parts[index][inner.endIndex...].dropFirst()
    }
    return parts.joined(separator: ".")
  }

  /// Whether a name ends at a place: a colon, an equals sign, a bracket, a dash, a comment, two blanks, a drawn block.
  private static func isSeparator(_ text: Substring, at place: String.Index) -> Bool {
    let byte = text.utf8[place]
    guard !byte.isASCIILetter, !byte.isASCIIDigit else { return false }
    let next = text.index(after: place)
    switch text[place] {
    case ":", "：", "=", "(", "（", "|", "`", "*", "\"", "'", "—", "–", "→", "\t", ",", "/", "[": return true
    case " ":
      guard next < text.endIndex else { return false }
      return text[next] == " " || text[next] == "-" && !text[next...].hasPrefix("--")
    default: return ("\u{2500}"..."\u{25FF}").contains(text[place])
    }
  }

  /// Whether only marks, types and the names of calls stand in a text.
  private static func isFiller(_ text: Substring) -> Bool {
    text.words().allSatisfy { fillers.contains($0.lowercased()) }
  }

  /// Whether a text is what people call the color in the parentheses that it opens: `: Deep Teal (`.
  private static func isColorName(_ text: Substring) -> Bool {
    guard text.utf8.last(where: { $0 != UInt8(ascii: "`") }) == UInt8(ascii: "(") else { return false }
    let words = text.lettersOnly.map { $0.lowercased() }
    return (1...3).contains(words.count)
      && words.allSatisfy {
        Lexicon.term(of: $0) == nil && !$0.means(.preposition) && !$0.means(.laying) && !$0.means(.or)
      }
      && words.contains { $0.means(.hue) || $0.means(.white) || $0.means(.black) }
  }

  private static let fillers: Set<String> = [
    "color", "uicolor", "nscolor", "color32", "hexcolor", "hex", "const", "new", "cgfloat", "double", "float", "int",
    "dp", "sp", "string", "textunit",
  ]

  private static let keywords: Set<String> = [
    "const", "val", "var", "let", "static", "final", "public", "private", "internal", "export", "readonly", "double",
    "Color", "CGFloat", "String", "int", "float", "fileprivate", "@Immutable",
  ]
}

extension TokenValue {
  fileprivate func isOfKind(of other: TokenValue) -> Bool {
    switch (self, other) {
    case (.color, .color), (.dimension, .dimension): true
    default: false
    }
  }
}
