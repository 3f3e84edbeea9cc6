import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

/// Reads the value of a name: a color for a palette, a length for a scale.
struct NamedValueValue {
  let file: SourceFile
  let tree: MarkdownTree
  let setting: NamedValueSetting

  /// The value that a stretch states; `nil` for none, for several, and for one of another kind than the family has.
  func read(_ range: ByteRange) -> DeclaredValueReader.Value? {
    let pieces = PieceLexer.pieces(of: file, in: range, expectsColor: setting.family == "color")
    guard let first = pieces.first, !pieces.contains(where: { $0.isWord && $0.means(.refusal) }) else { return nil }
    if setting.family == "color" { return themed(pieces[...]) ?? color(pieces[...]) }
    return measure(pieces[...], ByteRange(first.range.start, range.end))
  }

  // Colors

  /// `#FFFFFF (light) / #101010 (dark)`, `Light: #FFFFFF, Dark: #101010`.
  private func themed(_ pieces: ArraySlice<TextPiece>) -> DeclaredValueReader.Value? {
    let marks = pieces.filter { $0.color != nil || $0.isWord && $0.means(.theme) }
    guard marks.count >= 4, marks.count.isMultiple(of: 2) else { return nil }
    var themes: [ThemedValue] = []
    for start in stride(from: marks.startIndex, to: marks.endIndex, by: 2) {
      let pair = [marks[start], marks[start + 1]]
      guard let color = pair.lazy.compactMap(\.color).first, let word = pair.first(where: \.isWord) else { return nil }
      let range = pair[0].color == nil ? pair[1].range : pair[0].range
      themes.append(ThemedValue(theme: word.word, value: .color(color), range: range))
    }
    guard let first = themes.first, let last = themes.last, Set(themes.map(\.theme)).count == themes.count else {
      return nil
    }
    return DeclaredValueReader.Value(
      value: first.value, type: .color, range: first.range.union(last.range), themes: themes)
  }

  /// The one color of the first thought; what follows a dash or a full stop may speak of others.
  private func color(_ pieces: ArraySlice<TextPiece>) -> DeclaredValueReader.Value? {
    let head = pieces.prefix { !$0.isStop || $0.depth > 0 }
    let thought = head.prefix { !$0.isComma || $0.depth > 0 }
    guard let reading = ColorReading(thought, names: ColorNames()), reading.ground == nil,
      case .literal(let color) = reading.value, !hasShare(thought), !isHue(reading.range)
    else { return nil }
    // Several colors side by side are a choice, a gradient or the stops of a scale.
    guard head.lazy.compactMap(\.color).allSatisfy({ $0.hexRGB == color.hexRGB }) else {
      return nil
    }
    let words = thought.prefix { $0.range.start < reading.range.start }
    guard words.allSatisfy({ $0.isWord || $0.isOpen || $0.isToken || $0.isCode }), words.count <= 5 else { return nil }
    return DeclaredValueReader.Value(value: .color(color), type: .color, range: reading.range)
  }

  /// Whether a color is a word that people have for many: who writes `green` rarely means `#008000`.
  private func isHue(_ range: ByteRange) -> Bool { file.text(in: range).lowercased().means(.hue) }

  /// Whether a percentage stands beside a color, which may be how much of it is used; `#B9502E at 10%` is an opacity.
  private func hasShare(_ pieces: ArraySlice<TextPiece>) -> Bool {
    pieces.indices.contains { index in
      pieces[index].length?.unit == "%"
        && !(index > pieces.startIndex && pieces[index - 1].isWord && pieces[index - 1].means(.preposition))
    } && !pieces.contains { $0.isWord && $0.means(.opacity) }
  }

  // Lengths, times, shadows

  private func measure(_ pieces: ArraySlice<TextPiece>, _ range: ByteRange) -> DeclaredValueReader.Value? {
    let trimmed = MarkdownBytes.trimmed(range, in: file.bytes)
    // `Mobile (< 768px)` ends below what it names.
    let before = file.bytes[..<trimmed.start].suffix(4).reversed().drop { $0 == UInt8(ascii: " ") }
    guard before.first != UInt8(ascii: "<"), !before.starts(with: "≤".utf8.reversed()) else { return nil }
    let reader = DeclaredValueReader(tree: tree, family: setting.family)
    let value = reader.read(trimmed) ?? zero(trimmed)
    guard let value, isOfFamily(value), isAlone(value, in: pieces) else { return nil }
    return value
  }

  /// `0`, which needs no unit.
  private func zero(_ range: ByteRange) -> DeclaredValueReader.Value? {
    let digit = ByteRange(range.start, min(range.start + 1, range.end))
    let next = file.bytes.at(digit.end)
    guard file.bytes.at(range.start) == UInt8(ascii: "0"), digit.end >= range.end || next == UInt8(ascii: " "),
      setting.family == "spacing" || setting.family == "radius"
    else { return nil }
    return DeclaredValueReader.Value(value: .dimension(Dimension(0, "px")), type: .dimension, range: digit)
  }

  /// Whether a value is one that tokens of the family have.
  func isOfFamily(_ value: DeclaredValueReader.Value) -> Bool {
    switch setting.family {
    case "color": value.type == .color
    case "shadow": value.type == .shadow
    case "duration", "motion": value.type == .duration
    case "opacity", "lineHeight": value.type == .number || value.type == .dimension
    case "fontWeight": value.type == .fontWeight
    case "typography": value.type == .dimension || value.type == .typography
    // What is smaller than any screen is set on one.
    case "breakpoint":
      if case .dimension(let width) = value.value { (width.pixels(pointsArePixels: true) ?? 0) >= 240 } else { false }
    default: value.type == .dimension
    }
  }

  /// Whether no other length of the first thought stands beside a length, but for the same in another unit.
  private func isAlone(_ value: DeclaredValueReader.Value, in pieces: ArraySlice<TextPiece>) -> Bool {
    guard case .dimension(let length) = value.value, setting.family != "typography" else { return true }
    let rest = pieces.drop { $0.range.start < value.range.end }.prefix { !$0.isStop }
    if let next = rest.first, next.isRange || next.isTimes || next.isPlus || next.isWord && next.means(.or) {
      return false
    }
    return rest.allSatisfy { piece in
      guard piece.depth == 0, let other = piece.length ?? piece.number.map({ Dimension($0, "") }) else { return true }
      return other.pixels(pointsArePixels: true) == length.pixels(pointsArePixels: true)
    }
  }
}

extension TextPiece {
  fileprivate var isCode: Bool { if case .code = kind { true } else { false } }
}
