import DesignTokens
import Facts
import Lexicon
import SourceText

/// Finds the one colour that a stretch of text states, with its opacity; more than one is none.
struct SpecPaintReader {
  let pieces: ArraySlice<SpecPiece>
  /// The names of tokens as the file's references give them, by the start of the code span or the braces.
  let names: [Int: TokenName]

  private typealias Found = (value: SpecPaint.Value, range: ByteRange, depth: Int)

  /// The colour of a stretch, its place and what it is said to lie on; `nil` where the stretch states none.
  func read() -> (value: SpecPaint.Value, range: ByteRange, ground: PairColor?)? {
    var found: [Found] = []
    for index in pieces.indices {
      guard let value = paint(at: index) else { continue }
      found.append((value, pieces[index].range, pieces[index].depth))
    }
    if pieces.contains(where: { $0.isWord && $0.means(.vagueColor) || isMaterial($0) }) {
      return (stops(found) ?? .unknown, whole, nil)
    }
    if let group = groupName() { return (found.isEmpty ? group : .unknown, whole, nil) }
    guard var first = found.first else { return nil }
    // `White (#FFFFFF)`, `{colors.primary} (#cc785c)`: the notation in parentheses says the same more exactly.
    if found.count == 2, first.depth < found[1].depth {
      if case .literal(let color) = found[1].value, color.alpha == 1 || !isLiteral(first.value) { first = found[1] }
    } else if found.count > 1 {
      guard found.count == 2, let ground = ground(found[1], under: first) else { return (.unknown, whole, nil) }
      return (faded(first.value), first.range, ground)
    }
    return (faded(first.value), first.range, nil)
  }

  /// The second of two colors where the text lays the first on it: `White on #0D7377`, `#28C76F at 10% over White`.
  private func ground(_ second: Found, under first: Found) -> PairColor? {
    let between = pieces.filter { $0.range.start > first.range.start && $0.range.end <= second.range.start }
    guard second.depth == first.depth, let link = between.last(where: \.isWord),
      SpecPaintReader.isLaying(link.word),
      !pieces.contains(where: { $0.range.start > second.range.end && ($0.length != nil || $0.number != nil) })
    else { return nil }
    return SpecPaintReader.side(second)
  }

  /// Whether a word lays what stands before it on what stands behind it.
  static func isLaying(_ word: String) -> Bool { word.means(.laying) }

  /// The stops of a gradient, or colors to choose from, where the text names each of them.
  private func stops(_ found: [Found]) -> SpecPaint.Value? {
    var choices = 0
    for piece in pieces {
      if isMaterial(piece) { return nil }
      guard piece.isWord else { continue }
      if piece.means(.or) { choices += 1 }
      let isVague = piece.means(.vagueColor) && !piece.means(.severalColors)
      if isVague || ["opacity", "alpha", "overlay", "tint", "on", "over"].contains(piece.word) { return nil }
    }
    // A percentage is the place of a stop in a gradient, and an opacity anywhere else.
    if choices > 0, pieces.contains(where: { $0.length?.unit == "%" || $0.number != nil }) { return nil }
    let sides = found.compactMap(SpecPaintReader.side)
    guard sides.count == found.count, (2...8).contains(sides.count), sides.count > choices else { return nil }
    return .stops(sides)
  }

  /// An opaque color as one side of a pair.
  private static func side(_ found: Found) -> PairColor? {
    switch found.value {
    case .literal(let color) where color.alpha == 1: PairColor(.literal(color), at: found.range)
    case .token(let name, 1): PairColor(.token(name, opacity: 1), at: found.range)
    default: nil
    }
  }

  private var whole: ByteRange {
    guard let first = pieces.first, let last = pieces.last else { return ByteRange(at: 0) }
    return first.range.union(last.range)
  }

  private func isMaterial(_ piece: SpecPiece) -> Bool { if case .code = piece.kind { true } else { false } }

  private func isLiteral(_ value: SpecPaint.Value) -> Bool { if case .literal = value { true } else { false } }

  private func paint(at index: Int) -> SpecPaint.Value? {
    let piece = pieces[index]
    if let color = piece.color { return color.alpha == 0 ? .clear : .literal(color) }
    if piece.isToken {
      guard !SpecPaintReader.isOtherToken(piece.word) else { return nil }
      return .token(names[piece.range.start] ?? TokenName(piece.word), opacity: 1)
    }
    guard piece.isWord, let color = SpecColors.named(piece.word, isInCode: piece.isInCode), isPlain(index) else {
      return piece.isWord && piece.word == "none" && pieces.count == 1 ? .clear : nil
    }
    return color.alpha == 0 ? .clear : .literal(color)
  }

  /// A token of another kind (`typography.body`, `space.md`) beside a colour's.
  static func isOtherToken(_ name: String) -> Bool {
    let first = name.drop { $0 == "-" }.split { ".-_/".contains($0) }.first.map { $0.lowercased() } ?? ""
    return TokenNamespace.role(ofToken: name) != nil && first != "border" && first != "text"
      || ["shadow", "shadows", "elevation", "motion", "state", "icon", "icons", "duration", "easing"].contains(first)
  }

  /// Whether a token's name says that it is a colour's.
  static func isColorToken(_ name: String) -> Bool {
    let words = SpecName.words(of: name).map { $0.lowercased() }
    return words.contains {
      ["color", "colors", "colour", "colours", "palette", "on", "fg", "foreground", "text"].contains($0)
    }
  }

  /// Whether the name of a colour is meant as one: not `off white`, and a name other than white only by itself.
  private func isPlain(_ index: Int) -> Bool {
    let piece = pieces[index]
    if index > pieces.startIndex, pieces[index - 1].isWord, pieces[index - 1].means(.shade) {
      return false
    }
    if piece.depth > (pieces.first?.depth ?? 0), pieces.contains(where: \.isToken) { return false }
    if piece.senses.weight != nil, pieces.contains(where: { $0.length != nil }) { return false }
    let words = pieces.filter { $0.isWord && $0.depth == piece.depth && $0.segment == piece.segment }
    let isKnown = ["white", "black", "transparent"].contains(piece.word) || piece.word.utf8.contains { $0 >= 0x80 }
    return isKnown ? words.count <= 6 : words.count == 1
  }

  /// "Status color": a word before "color" that no colour stands beside.
  private func groupName() -> SpecPaint.Value? {
    for index in pieces.indices.dropFirst() where pieces[index].isWord {
      guard ["color", "colour"].contains(pieces[index].word), pieces[index - 1].isWord,
        pieces[index - 1].means(.colorGroup)
      else { continue }
      return .group(pieces[index - 1].word, opacity: opacity() ?? 1)
    }
    return nil
  }

  private func faded(_ value: SpecPaint.Value) -> SpecPaint.Value {
    guard let opacity = opacity(), opacity < 1 else { return value }
    switch value {
    case .literal(var color):
      // `#0D73770A (5% opacity)` repeats what its digits say.
      if color.alpha == 1 { color.alpha = opacity }
      return .literal(color)
    case .token(let name, _): return .token(name, opacity: opacity)
    default: return value
    }
  }

  /// `80%`, `0.9 opacity`, `opacity 0.5`, `at 15%`: the opacity that a text states beside a colour.
  private func opacity() -> Double? {
    let hasWord = pieces.contains { $0.isWord && $0.means(.opacity) }
    for piece in pieces {
      if let length = piece.length, length.unit == "%", (0...100).contains(length.value) { return length.value / 100 }
      if hasWord, let number = piece.number, (0...1).contains(number) { return number }
    }
    return nil
  }
}
