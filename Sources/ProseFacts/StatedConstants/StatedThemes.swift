import CodeFacts
import DesignTokens
import Lexicon
import SourceText
import Syntax

/// Two values that a text gives side by side, each with the theme that it is for.
///
/// `` `#FFFFFF` (light) / `#09090B` (dark) ``, `light: #FFFFFF, dark: #09090B`.
struct StatedThemes {
  /// What stands in front of them: a name, or nothing.
  let head: String
  /// The theme of each in English, its value, and where that stands.
  let values: [(theme: String, value: TokenValue, range: ByteRange)]

  /// `nil` for one value, for more than two, and where not each of two themes has one.
  init?(_ text: ByteRange, in file: SourceFile) {
    let text = MarkdownBytes.trimmed(text, in: file.bytes)
    let reader = CodeValueReader(bytes: file.bytes, end: text.end)
    guard text.count < 240, let first = reader.next(from: text.start), let second = reader.next(from: first.range.end),
      reader.next(from: second.range.end) == nil, first.value.isColor == second.value.isColor,
      !reader.isPart(first), !reader.isPart(second)
    else { return nil }
    let before = file.text(in: ByteRange(text.start, first.range.start))
    let between = file.text(in: ByteRange(first.range.end, second.range.start))
    let behind = file.text(in: ByteRange(second.range.end, text.end))
    let themes: [String]
    if let left = Self.theme(opening: between), let right = Self.theme(opening: behind) {
      head = before
      themes = [left, right]
    } else if let left = Self.theme(closing: before), let right = Self.theme(closing: between) {
      head = left.head
      themes = [left.theme, right.theme]
    } else {
      return nil
    }
    guard themes[0] != themes[1] else { return nil }
    values = [(themes[0], first.value, first.range), (themes[1], second.value, second.range)]
  }

  private static let signs = Set("(),;/|·—–:")
  private static let marks = Set(" `*_:=")

  /// The theme that a text begins with, behind a value: `(light) / `.
  private static func theme(opening text: String) -> String? {
    let inner = text.drop { marks.contains($0) || $0 == "(" }
    return theme(inner.prefix { !signs.contains($0) })
  }

  /// The theme that a text ends with, in front of a value, and what stands before it: `Background — light: `.
  private static func theme(closing text: String) -> (theme: String, head: String)? {
    var text = text[...]
    while let last = text.last, marks.contains(last) { text.removeLast() }
    let last = String(text.reversed().prefix { !signs.contains($0) }.reversed())
    return theme(last[...]).map { ($0, String(text.dropLast(last.count))) }
  }

  private static func theme(_ text: Substring) -> String? {
    guard text.utf8.count < 24 else { return nil }
    let words = WrittenName.smallWords(of: String(text))
    return NamedValueSetting.isTheme(words) ? words.lazy.compactMap(StatedConstantGroup.theme).first : nil
  }
}

extension TokenValue {
  fileprivate var isColor: Bool { if case .color = self { true } else { false } }
}
