import CodeFacts
import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax
import TextFacts

/// Lines of data or code that give values to names: `teal: "#0D7377",`, `static const teal = Color(0xFF0D7377);`.
///
/// A line that opens a group says of those below it what a heading says: their family, what they are for.
struct NamedValueCode {
  let file: SourceFile
  let tree: MarkdownTree
  /// What the names of colors in the fences of the document stand for.
  let colors: CodeColors

  /// The names with their values, and what the groups around each say of it; none where it is one alone.
  func values(
    in lines: [ByteRange], under setting: NamedValueSetting
  ) -> [(named: NamedValue, setting: NamedValueSetting)] {
    var found: [(NamedValue, NamedValueSetting)] = []
    var groups: [(indent: Int, setting: NamedValueSetting)] = []
    for line in lines {
      let text = MarkdownBytes.trimmed(line, in: file.bytes)
      let indent = text.start - line.start
      groups.removeAll { $0.indent >= indent }
      let around = groups.last?.setting ?? setting
      let group = group(text)
      if !group.isEmpty {
        groups.append((indent, group.reduce(around) { $0.below($1, in: file) }))
      } else if let brightness = brightness(text), !groups.isEmpty {
        groups[groups.count - 1].setting.theme = brightness
      } else if !around.isAside, let named = value(text, in: around) {
        found.append((named, around))
      }
    }
    return found.count > 1 ? toldApart(found) : []
  }

  /// Names that several groups have, with that of their group in front: `primary.main`, `success.main`.
  private func toldApart(
    _ found: [(named: NamedValue, setting: NamedValueSetting)]
  ) -> [(named: NamedValue, setting: NamedValueSetting)] {
    let groups = Dictionary(grouping: found) { $0.named.name.token }.mapValues { same in
      Set(same.map { $0.setting.theme == nil ? $0.setting.group : nil })
    }
    return found.map { named, setting in
      guard let group = setting.group, !group.contains(" "), groups[named.name.token]?.count ?? 0 > 1 else {
        return (named, setting)
      }
      var named = named
      named.name = named.name.below(group)
      named.isOneOfSeveral = true
      return (named, setting)
    }
  }

  /// The theme that a scheme says it is of: `brightness: Brightness.dark`.
  private func brightness(_ text: ByteRange) -> String? {
    let line = file.text(in: text)
    guard text.count < 60, line.hasPrefix("brightness:") else { return nil }
    let word = line.split { !$0.isLetter }.last?.lowercased() ?? ""
    return word.means(.theme) ? word : nil
  }

  /// What a line that opens a group says of it: `colors:`, `"colors": {`, `export const colors = {`, and of
  /// `scheme: ColorScheme.dark(` the name in front and the parts of the call.
  private func group(_ text: ByteRange) -> [ByteRange] {
    var end = text.end
    while end > text.start, " :={[(".utf8.contains(file.bytes[end - 1]) { end -= 1 }
    guard end < text.end, let last = word(before: end, from: text.start) else { return [] }
    guard file.bytes[end] == UInt8(ascii: "("),
      let sign = file.bytes[text].firstIndex(where: { ":=".utf8.contains($0) }), sign < last.start
    else { return [last] }
    var parts = [last]
    while let first = parts.first, file.bytes[first.start - 1] == UInt8(ascii: "."),
      let next = word(before: first.start - 1, from: sign + 1)
    {
      parts.insert(next, at: 0)
    }
    return [word(before: sign, from: text.start)].compactMap { $0 } + parts
  }

  /// The word in front of a place, quotes left out; one with a type behind a colon (`const colors: Palette`) counts first.
  private func word(before place: Int, from start: Int) -> ByteRange? {
    var end = place
    while end > start, "\"' ?".utf8.contains(file.bytes[end - 1]) { end -= 1 }
    var first = end
    while first > start, file.bytes[first - 1].isNameByte { first -= 1 }
    // `space-0.5` is no name of its own.
    let isFraction = first > start && file.bytes[first - 1] == UInt8(ascii: ".") && file.bytes[first].isASCIIDigit
    return first < end && !isFraction ? ByteRange(first, end) : nil
  }

  /// Words for people in front of a colon, each with a capital: `Content Areas: #FFFFFF`.
  private func title(before sign: Int, from start: Int) -> ByteRange? {
    guard file.bytes[sign] == UInt8(ascii: ":") else { return nil }
    let range = MarkdownBytes.trimmed(ByteRange(start, sign), in: file.bytes)
    let words = file.bytes[range].split(separator: UInt8(ascii: " "))
    let isTitle = words.allSatisfy { word in
      word.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
        && word.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
    }
    return isTitle && (2...4).contains(words.count) ? range : nil
  }

  private func value(_ text: ByteRange, in setting: NamedValueSetting) -> NamedValue? {
    guard setting.family != nil,
      let sign = file.bytes[text].firstIndex(where: { ":=".utf8.contains($0) }), sign > text.start,
      let word = title(before: sign, from: text.start) ?? word(before: sign, from: text.start), isName(word),
      let value = value(behind: sign + 1, text.end, setting),
      var name = NamedValueName(word, in: file, setting)
    else { return nil }
    name.isInWords = true
    var named = NamedValue(
      name: name, value: value, range: text, remark: ByteRange(at: value.range.end),
      pattern: NamedValuePattern.ofCode.name)
    named.isBorrowed = isReference(value.range)
    return named
  }

  /// Whether a word is no property of a style sheet or a framework, which components set.
  private func isName(_ word: ByteRange) -> Bool {
    let text = file.text(in: word)
    let isCompound = text.contains("-") || text.dropFirst().contains(where: \.isUppercase)
    return !isCompound || text.first?.isUppercase ?? false || MentionSpelling(text) != nil
  }

  /// A value that fills the rest of a line, but for quotes, a comma and a comment.
  private func value(behind start: Int, _ end: Int, _ setting: NamedValueSetting) -> DeclaredValueReader.Value? {
    var start = start
    while start < end, " \"'".utf8.contains(file.bytes[start]) { start += 1 }
    let rest = ByteRange(start, end)
    let values = StatedValueReader(bytes: file.bytes)
    let found =
      packed(rest) ?? densityIndependent(rest) ?? named(rest)
      ?? values.value(at: start, end: end).map {
        DeclaredValueReader.Value(value: $0.value, type: $0.type, range: $0.range)
      }
    guard let found, NamedValueValue(file: file, tree: tree, setting: setting).isOfFamily(found) else { return nil }
    var behind = found.range.end
    while behind < end, "\"');, ".utf8.contains(file.bytes[behind]) { behind += 1 }
    // A comment, a remark in parentheses (`16px (space-4)`), an arrow or a picture.
    guard behind >= end || file.bytes[behind] >= 0x80 || "/#(".utf8.contains(file.bytes[behind]) else { return nil }
    return found
  }

  /// `Color(0xFF0D7377)`, with the opacity in front.
  private func packed(_ range: ByteRange) -> DeclaredValueReader.Value? {
    let text = file.text(in: ByteRange(range.start, min(range.end, range.start + 32)))
    guard let open = text.firstIndex(of: "("), text[..<open].hasSuffix("Color") else { return nil }
    let digits = text[text.index(after: open)...].prefix { $0 != ")" }
    guard digits.hasPrefix("0x"), let color = Color(packed: digits.dropFirst(2)) else { return nil }
    let end = range.start + text[...open].utf8.count + digits.utf8.count + 1
    return DeclaredValueReader.Value(value: .color(color), type: .color, range: ByteRange(range.start, end))
  }

  /// Whether the name of a color stands in place of a value.
  private func isReference(_ value: ByteRange) -> Bool {
    file.bytes.at(value.start).isASCIILetter && !file.bytes[value].contains(UInt8(ascii: "("))
      && file.bytes[value].contains(UInt8(ascii: "."))
  }

  /// `Color.White`, and the name of a color that a fence of the document gives a value: `AppColors.Teal`.
  private func named(_ range: ByteRange) -> DeclaredValueReader.Value? {
    guard let name = CodeColors.reference(at: range.start, range.end, in: file), let color = colors.color(of: name)
    else { return nil }
    let next = file.bytes.at(name.end)
    guard next != UInt8(ascii: "("), next != UInt8(ascii: "[") else { return nil }
    return DeclaredValueReader.Value(value: .color(color), type: .color, range: name)
  }

  /// `8.dp`.
  private func densityIndependent(_ range: ByteRange) -> DeclaredValueReader.Value? {
    let text = file.text(in: range).prefix { $0.isNumber || $0 == "." || $0.isLetter }
    guard text.hasSuffix(".dp") || text.hasSuffix(".sp"), let number = Double(text.dropLast(3)) else { return nil }
    return DeclaredValueReader.Value(
      value: .dimension(Dimension(number, String(text.suffix(2)))), type: .dimension,
      range: ByteRange(range.start, range.start + text.utf8.count))
  }
}
