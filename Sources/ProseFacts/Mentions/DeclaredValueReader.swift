import CodeFacts
import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax
import TextFacts

/// Reads what stands behind the colon of a declaration: a color, one for light and one for dark, a length, writing, a
/// shadow, the name of a symbol.
struct DeclaredValueReader {
  let tree: MarkdownTree
  let family: String?

  struct Value {
    var value: TokenValue
    var type: TokenType?
    var range: ByteRange
    var themes: [ThemedValue] = []
  }

  /// The value that a stretch begins with; `nil` where it is none that a token of the family can have.
  func read(_ range: ByteRange) -> Value? {
    quoted(range) ?? themed(range) ?? shadow(range) ?? systemColor(range) ?? plain(range)
  }

  /// `"clock.arrow.circlepath"`: the name of a symbol.
  private func quoted(_ range: ByteRange) -> Value? {
    guard family == "icon", tree.bytes.at(range.start) == UInt8(ascii: "\""),
      let close = tree.bytes.from(range.start + 1, to: range.end).firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    let text = tree.text(in: ByteRange(range.start + 1, close))
    return Value(value: .string(text), type: nil, range: ByteRange(range.start, close + 1))
  }

  /// `Light(1.0, 0.2, 0.2) / Dark(0.8, 0.3, 0.3)`, `Light #FFF / Dark #000`.
  private func themed(_ range: ByteRange) -> Value? {
    var themes: [ThemedValue] = []
    var index = range.start
    while index < range.end, let found = themedColor(at: index, end: range.end) {
      themes.append(found)
      index = found.range.end
      while index < range.end, [0x20, 0x2F, 0x2C, 0x7C].contains(tree.bytes[index]) { index += 1 }
    }
    guard themes.count > 1, let first = themes.first, let last = themes.last else { return nil }
    return Value(value: first.value, type: .color, range: first.range.union(last.range), themes: themes)
  }

  private func themedColor(at start: Int, end: Int) -> ThemedValue? {
    var index = start
    while index < end, tree.bytes[index].isLetterByte { index += 1 }
    let theme = tree.text(in: ByteRange(start, index))
    guard ["light", "dark"].contains(theme.lowercased()), index < end else { return nil }
    if tree.bytes[index] == UInt8(ascii: "("),
      let close = tree.bytes.from(index, to: end).firstIndex(of: UInt8(ascii: ")"))
    {
      let inner = MarkdownBytes.trimmed(ByteRange(index + 1, close), in: tree.bytes)
      let color = fractions(inner) ?? StatedValueReader(bytes: tree.bytes).value(filling: inner)?.color
      return color.map { ThemedValue(theme: theme, value: .color($0), range: ByteRange(start, close + 1)) }
    }
    while index < end, [0x20, 0x3A].contains(tree.bytes[index]) { index += 1 }
    guard let found = StatedValueReader(bytes: tree.bytes).color(at: index, end: end) else { return nil }
    return ThemedValue(theme: theme, value: .color(found.color), range: found.range)
  }

  /// Three or four numbers from 0 to 1, as frameworks write the channels of a color.
  private func fractions(_ range: ByteRange) -> Color? {
    let parts = tree.text(in: range).split(separator: ",").map { Double($0.filter { $0 != " " }) }
    let numbers = parts.compactMap { $0 }
    guard parts.count == numbers.count, (3...4).contains(numbers.count), numbers.allSatisfy({ (0...1).contains($0) })
    else { return nil }
    return Color(.srgb, numbers[0], numbers[1], numbers[2], alpha: numbers.count == 4 ? numbers[3] : 1)
  }

  /// `black(0.05 opacity), radius: 2, y: 1`.
  private func shadow(_ range: ByteRange) -> Value? {
    guard let open = tree.slice(range).firstIndex(of: UInt8(ascii: "(")), open > range.start,
      tree.bytes.from(range.start, to: open).allSatisfy(\.isLetterByte),
      let close = tree.bytes.from(open, to: range.end).firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    var numbers: [String: Double] = [:]
    var end = close + 1
    for part in tree.text(in: ByteRange(close + 1, range.end)).split(separator: ",", omittingEmptySubsequences: false) {
      let pair = part.split(separator: ":").map { $0.filter { $0 != " " } }
      guard pair.count == 2, let number = Dimension(parsing: pair[1])?.value else { continue }
      numbers[pair[0].lowercased()] = number
      end = range.end
    }
    guard let blur = numbers["radius"] ?? numbers["blur"] else { return nil }
    let word = tree.text(in: ByteRange(range.start, open)).lowercased()
    let alpha = tree.text(in: ByteRange(open + 1, close)).split(separator: " ").lazy.compactMap { Double($0) }.first
    var members = [
      TokenMember("offsetX", .dimension(Dimension(numbers["x"] ?? 0, "px"))),
      TokenMember("offsetY", .dimension(Dimension(numbers["y"] ?? 0, "px"))),
      TokenMember("blur", .dimension(Dimension(blur, "px"))),
    ]
    // A hue such as blue is no value that could be known; white and black are.
    if var color = ["black": Color.black, "white": Color.white][word] {
      color.alpha = alpha ?? 1
      members.append(TokenMember("color", .color(color)))
    } else {
      members.append(TokenMember("color", .string(tree.text(in: ByteRange(range.start, close + 1)))))
    }
    return Value(value: .composite(members), type: .shadow, range: ByteRange(range.start, end))
  }

  /// `Color(.systemBackground)`, `UIColor.label`: a color whose value only the system knows.
  private func systemColor(_ range: ByteRange) -> Value? {
    let bytes = tree.slice(range)
    guard ["Color(", "UIColor(", "NSColor(", "Color.", "UIColor."].contains(where: { bytes.starts(with: $0.utf8) })
    else {
      return nil
    }
    var end = range.start
    var depth = 0
    while end < range.end {
      if tree.bytes[end] == UInt8(ascii: "(") { depth += 1 }
      if tree.bytes[end] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0, MarkdownBytes.isBlank(tree.bytes[end]) { break }
      end += 1
    }
    let whole = ByteRange(range.start, end)
    return Value(value: .string(tree.text(in: whole)), type: .color, range: whole)
  }

  /// `#3B82F6 (Blue)`, `8pt`, `17pt, semibold, rounded`, `200ms`, `0.5`.
  private func plain(_ range: ByteRange) -> Value? {
    let reader = StatedValueReader(bytes: tree.bytes)
    guard let found = reader.value(at: range.start, end: range.end) else { return number(range) }
    let end = found.range.end
    // `14pt（標準）` and `14pt、` end before a sign as wide as a letter.
    let isWideSign = tree.bytes.at(end) == 0xEF || tree.bytes.at(end) == 0xE3 && tree.bytes.at(end + 1) == 0x80
    guard end == range.end || isWideSign || !tree.bytes[end].isWordByte else { return nil }
    if case .dimension(let size) = found.value, let writing = writing(size, behind: end, end: range.end) {
      return Value(value: writing.value, type: .typography, range: ByteRange(found.range.start, writing.end))
    }
    return Value(value: found.value, type: found.type, range: found.range)
  }

  /// `, semibold, rounded` behind a size: a weight, and a design or a family.
  private func writing(_ size: Dimension, behind start: Int, end: Int) -> (value: TokenValue, end: Int)? {
    guard start < end, tree.bytes[start] == UInt8(ascii: ",") else { return nil }
    var last = start
    var members = [TokenMember("fontSize", .dimension(size))]
    var index = start
    while index < end, tree.bytes[index] == UInt8(ascii: ",") {
      var stop = index + 1
      while stop < end, tree.bytes[stop] != UInt8(ascii: ","), tree.bytes[stop] != UInt8(ascii: "(") {
        if tree.bytes[stop] == UInt8(ascii: "/"), stop + 1 < end, tree.bytes[stop + 1] == UInt8(ascii: "/") { break }
        stop += 1
      }
      let word = MarkdownBytes.trimmed(ByteRange(index + 1, stop), in: tree.bytes)
      let text = tree.text(in: word)
      let words = WrittenName.smallWords(of: text)
      if let weight = Lexicon.weight(of: text.lowercased()) {
        members.append(TokenMember("fontWeight", .number(Double(weight))))
      } else if let number = text.split(separator: " ").lazy.compactMap({ Double($0) }).first(where: { $0 >= 100 }),
        FontWeight(number) != nil
      {
        // `weight 600` as well as `600`.
        members.append(TokenMember("fontWeight", .number(number)))
      } else if !text.isEmpty, !text.contains("`"),
        !text.split(separator: "/").allSatisfy({ Lexicon.weight(of: $0.lowercased()) != nil }),
        !(text.contains(where: \.isNumber) && words.contains { Lexicon.senses(of: $0).isMeasure })
      {
        members.append(TokenMember("fontFamily", .string(text)))
      }
      last = word.end
      index = stop
    }
    let hasWeight = members.contains { $0.name == "fontWeight" }
    return hasWeight || family == "typography" ? (.composite(members), last) : nil
  }

  private func number(_ range: ByteRange) -> Value? {
    guard family == "opacity" || family == "fontWeight" || family == "lineHeight" else { return nil }
    let word = ByteRange(range.start, range.start + tree.slice(range).prefix { !MarkdownBytes.isBlank($0) }.count)
    guard let number = Double(tree.text(in: word)) else { return nil }
    return Value(value: .number(number), type: family == "fontWeight" ? .fontWeight : .number, range: word)
  }
}

extension StatedValueReader.Value {
  fileprivate var color: Color? { if case .color(let color) = value { color } else { nil } }
}
