import DesignTokens
import SourceText

/// Finds the one colour that a stretch of text states, with its opacity; more than one is none.
struct SpecPaintReader {
  let pieces: ArraySlice<SpecPiece>
  /// The names of tokens as the file's references give them, by the start of the code span or the braces.
  let names: [Int: TokenName]

  /// The colour of a stretch and its place; `nil` where it states none.
  func read() -> (value: SpecPaint.Value, range: ByteRange)? {
    var found: [(value: SpecPaint.Value, range: ByteRange, depth: Int)] = []
    for index in pieces.indices {
      guard let value = paint(at: index) else { continue }
      found.append((value, pieces[index].range, pieces[index].depth))
    }
    if pieces.contains(where: { $0.isWord && SpecPaintReader.vague.contains($0.word) || isMaterial($0) }) {
      return (.unknown, whole)
    }
    if let group = groupName() { return found.isEmpty ? (group, whole) : (.unknown, whole) }
    guard var first = found.first else { return nil }
    // `White (#FFFFFF)`, `{colors.primary} (#cc785c)`: the notation in parentheses says the same more exactly.
    if found.count == 2, first.depth < found[1].depth {
      if case .literal(let color) = found[1].value, color.alpha == 1 || !isLiteral(first.value) { first = found[1] }
    } else if found.count > 1 {
      return (.unknown, whole)
    }
    return (faded(first.value), first.range)
  }

  private var whole: ByteRange {
    guard let first = pieces.first, let last = pieces.last else { return ByteRange(at: 0) }
    return first.range.union(last.range)
  }

  private static let vague: Set<String> = [
    "or", "gradient", "gradients", "material", "shimmer", "blur", "translucent", "image", "photo", "vs", "varies",
    "oder", "ou", "verlauf", "dégradé", "degradado", "gradiente", "varying", "random",
  ]

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
    return SpecPhrases.role(ofToken: name) != nil && first != "border" && first != "text"
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
    if index > pieces.startIndex, pieces[index - 1].isWord, SpecPaintReader.shades.contains(pieces[index - 1].word) {
      return false
    }
    if piece.depth > (pieces.first?.depth ?? 0), pieces.contains(where: \.isToken) { return false }
    if SpecVocabulary.weight(piece.word) != nil, pieces.contains(where: { $0.length != nil }) { return false }
    let words = pieces.filter { $0.isWord && $0.depth == piece.depth && $0.segment == piece.segment }
    let isKnown = ["white", "black", "transparent"].contains(piece.word) || piece.word.utf8.contains { $0 >= 0x80 }
    return isKnown ? words.count <= 6 : words.count == 1
  }

  private static let shades: Set<String> = [
    "off", "warm", "cool", "cream", "near", "soft", "pale", "light", "dark", "not", "pure", "tinted", "no", "semi",
    "non", "bright", "snow", "ghost", "antique", "floral", "navajo", "than",
  ]

  /// "Status color": a word before "color" that no colour stands beside.
  private func groupName() -> SpecPaint.Value? {
    for index in pieces.indices.dropFirst() where pieces[index].isWord {
      guard ["color", "colour"].contains(pieces[index].word), pieces[index - 1].isWord,
        SpecPaintReader.groups.contains(pieces[index - 1].word)
      else { continue }
      return .group(pieces[index - 1].word, opacity: opacity() ?? 1)
    }
    return nil
  }

  private static let groups: Set<String> = ["status", "severity", "state", "category", "type", "level", "priority"]

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
    let hasWord = pieces.contains { $0.isWord && ["opacity", "alpha", "opaque", "transparency"].contains($0.word) }
    for piece in pieces {
      if let length = piece.length, length.unit == "%", (0...100).contains(length.value) { return length.value / 100 }
      if hasWord, let number = piece.number, (0...1).contains(number) { return number }
    }
    return nil
  }
}
