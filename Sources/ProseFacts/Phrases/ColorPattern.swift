import DesignTokens
import Facts
import Lexicon
import SourceText

/// One way in which people say which color something has.
///
/// Its texts are part of it: a test reads each of them, and the page *How prose is read* is made of them.
package struct ColorPattern: Sendable {
  /// What it goes by: `color on another`.
  package let name: String
  /// Texts that it reads, and what they come to.
  package let reads: [(text: String, color: String)]
  /// Texts with a color that it leaves to others.
  package let leaves: [String]
  /// What a text says; `nil` where the pattern does not fit.
  let read: @Sendable (ColorPlace) -> StatedPaint.Value?
  /// What lies below, where the pattern reads that too.
  let ground: @Sendable (ColorPlace) -> PairColor?
  /// Whether it says of a single color in the text how it is meant, so that a finding is shown there.
  let isOfOne: Bool

  init(
    _ name: String, reads: KeyValuePairs<String, String>, leaves: [String] = [], isOfOne: Bool = false,
    on ground: @escaping @Sendable (ColorPlace) -> PairColor? = { _ in nil },
    _ read: @escaping @Sendable (ColorPlace) -> StatedPaint.Value?
  ) {
    self.name = name
    self.reads = reads.map { ($0.key, $0.value) }
    self.leaves = leaves
    self.isOfOne = isOfOne
    self.ground = ground
    self.read = read
  }
}

/// The one color that a stretch of text states.
struct ColorReading {
  var value: StatedPaint.Value
  /// Where it stands: the color itself, or all of the stretch where no single color says it.
  var range: ByteRange
  /// What the text lays it on.
  var ground: PairColor?
  /// The name of the pattern that read it.
  var pattern: String

}

extension ColorReading {
  /// Reads a stretch, which is `nil` where it states no color.
  ///
  init?(_ pieces: ArraySlice<TextPiece>, names: ColorNames) {
    let place = ColorPlace(pieces, names: names)
    for pattern in ColorPattern.catalog {
      guard let value = pattern.read(place) else { continue }
      self.value = value
      range = pattern.isOfOne ? place.stated.range : place.whole
      ground = pattern.ground(place)
      self.pattern = pattern.name
      return
    }
    return nil
  }

  /// The color in words: `#FFFFFF80 on #0D7377FF`.
  var text: String {
    let ground = ground.map { " on \(Self.text(of: $0))" } ?? ""
    return text(of: value) + ground
  }

  private func text(of value: StatedPaint.Value) -> String {
    switch value {
    case .literal(let color): color.hexRGBA
    case .token(let name, let opacity): "{\(name)}\(Self.share(opacity))"
    case .group(let word, let opacity): "each \(word) color\(Self.share(opacity))"
    case .stops(let stops): stops.map(Self.text).joined(separator: " and ")
    case .clear: "nothing"
    case .unknown: "not said"
    }
  }

  private static func text(of side: PairColor) -> String {
    switch side.source {
    case .literal(let color): color.hexRGBA
    case .token(let name, let opacity): "{\(name)}\(share(opacity))"
    }
  }

  private static func share(_ opacity: Double) -> String {
    opacity < 1 ? " at \(NumberText.shortest(opacity * 100))%" : ""
  }
}

/// A stretch of text and the colors in it.
struct ColorPlace {
  let pieces: ArraySlice<TextPiece>
  /// The colors, tokens of colors and names of colors in order.
  let found: [Found]

  struct Found {
    var value: StatedPaint.Value
    var range: ByteRange
    /// Its place among the pieces.
    var index: Int
    /// How many pieces it has: the words of a name.
    var count = 1
    /// How many parentheses are open around it.
    var depth: Int

    var isLiteral: Bool { literal != nil }

    /// The place behind it.
    var end: Int { index + count }

    /// The color that is written out, or that its name says.
    var literal: Color? { if case .literal(let color) = value { color } else { nil } }

    /// An opaque color as one side of a pair.
    var side: PairColor? {
      switch value {
      case .literal(let color) where color.alpha == 1: PairColor(.literal(color), at: range)
      case .token(let name, 1): PairColor(.token(name, opacity: 1), at: range)
      default: nil
      }
    }
  }

  /// The colors of a stretch; white and black by name in a sentence of any length, else in a few words alone.
  init(_ pieces: ArraySlice<TextPiece>, names: ColorNames, isInSentence: Bool = false) {
    self.pieces = pieces
    var found: [Found] = []
    var index = pieces.startIndex
    while index < pieces.endIndex {
      let token = isInSentence ? nil : names.token(at: index, in: pieces)
      if let named = token ?? names.said(at: index, in: pieces) {
        let last = pieces[index + named.count - 1]
        found.append(
          Found(
            value: .token(named.name, opacity: 1), range: pieces[index].range.union(last.range), index: index,
            count: named.count, depth: pieces[index].depth))
        index += named.count
        continue
      }
      if let value = ColorPlace.paint(at: index, in: pieces, names, isInSentence: isInSentence) {
        found.append(Found(value: value, range: pieces[index].range, index: index, depth: pieces[index].depth))
      }
      index += 1
    }
    self.found = found
  }

  /// The color of a piece; `nil` where it has none.
  private static func paint(
    at index: Int, in pieces: ArraySlice<TextPiece>, _ names: ColorNames, isInSentence: Bool
  ) -> StatedPaint.Value? {
    switch pieces[index].kind {
    case .color(let color): return color.alpha == 0 ? .clear : .literal(color)
    case .token where TokenColor.isOther(pieces[index].word): return nil
    case .token: return .token(names.token(pieces[index]), opacity: share(behind: index, in: pieces) ?? 1)
    case .word: break
    default: return nil
    }
    guard pieces[index].step.isEmpty,
      let color = ColorWords.named(pieces[index].word, isInCode: pieces[index].isInCode),
      isPlain(index, in: pieces, isInSentence: isInSentence)
    else { return pieces.count == 1 && pieces[index].word == "none" ? .clear : nil }
    // `White/50` is another color.
    if number(behind: index, in: pieces) != nil { return .unknown }
    return color.alpha == 0 ? .clear : .literal(color)
  }

  /// The opacity that Tailwind writes behind a name, from 0 to 1: `success-500/20`.
  private static func share(behind index: Int, in pieces: ArraySlice<TextPiece>) -> Double? {
    number(behind: index, in: pieces).flatMap { (0...100).contains($0) ? $0 / 100 : nil }
  }

  /// The number that a slash joins to a name.
  private static func number(behind index: Int, in pieces: ArraySlice<TextPiece>) -> Double? {
    guard index + 2 < pieces.endIndex, pieces[index + 1].isSlash,
      pieces[index].range.end == pieces[index + 1].range.start,
      pieces[index + 1].range.end == pieces[index + 2].range.start
    else { return nil }
    return pieces[index + 2].number
  }

  /// Whether the name of a color is meant as one: not `off white`, and a name other than white only by itself.
  private static func isPlain(_ index: Int, in pieces: ArraySlice<TextPiece>, isInSentence: Bool) -> Bool {
    let piece = pieces[index]
    if index > pieces.startIndex, pieces[index - 1].isWord, pieces[index - 1].means(.shade) { return false }
    if index + 1 < pieces.endIndex, pieces[index + 1].isWord,
      Lexicon.senses(of: piece.word, pieces[index + 1].word).contains(.shade)
    {
      return false
    }
    if piece.depth > (pieces.first?.depth ?? 0), pieces.contains(where: \.isToken) { return false }
    if piece.senses.weight != nil, pieces.contains(where: { $0.length != nil }) { return false }
    let isKnown =
      piece.means(.white) || piece.means(.black) || piece.means(.clear) || piece.word.utf8.contains { $0 >= 0x80 }
    if isKnown, isInSentence { return true }
    let words = pieces.count { $0.isWord && $0.depth == piece.depth && $0.segment == piece.segment }
    return isKnown ? words <= 6 : words == 1
  }
}

// What stands around the colors.
extension ColorPlace {
  var whole: ByteRange {
    guard let first = pieces.first, let last = pieces.last else { return ByteRange(at: 0) }
    return first.range.union(last.range)
  }

  /// The color that counts where one color is stated: the notation in parentheses (`White (#FFFFFF)`) says the same more
  /// exactly, and a name behind a notation (`#FFFFFF (White)`) less so.
  var stated: Found {
    guard let first = found.first else {
      return Found(value: .unknown, range: whole, index: pieces.startIndex, depth: 0)
    }
    guard found.count == 2, first.depth < found[1].depth, case .literal(let color) = found[1].value,
      color.alpha == 1 || !first.isLiteral, !isNotation(first) || isNotation(found[1]),
      !pieces[first.index..<found[1].index].contains(where: { $0.isWord && StateNames.isPossible($0.word) })
    else { return first }
    return found[1]
  }

  /// Whether a color is written out, and not called by its name: `#FFFFFF`, not `White`.
  private func isNotation(_ color: Found) -> Bool { pieces[color.index].color != nil }

  /// Whether words or code speak of colors without naming one: a gradient, a material.
  var isVague: Bool {
    hasMaterial || pieces.contains { $0.senses.meets(Self.vague) }
  }

  private static let vague = Senses([.vagueColor, .gradient, .or])

  private var hasMaterial: Bool { pieces.contains { if case .code = $0.kind { true } else { false } } }

  /// The stops of a gradient, or colors to choose from, where the text names each of them.
  var stops: [PairColor]? {
    guard !hasMaterial else { return nil }
    let words = pieces.filter(\.isWord)
    let isBlurred = words.contains { piece in
      piece.means(.vagueColor) || ["opacity", "alpha", "overlay", "tint", "on", "over"].contains(piece.word)
    }
    guard !isBlurred else { return nil }
    // Of a stop that lies outside nobody sees the color.
    guard !pieces.contains(where: { $0.length.map { $0.unit == "%" && !(0...100).contains($0.value) } ?? false }) else {
      return nil
    }
    let choices = words.count { $0.means(.or) }
    // A percentage is the place of a stop in a gradient, and an opacity anywhere else.
    if choices > 0, pieces.contains(where: { $0.length?.unit == "%" || $0.number != nil }) { return nil }
    let sides = found.compactMap(\.side)
    // Of a gradient that names one color that one is seen.
    let isGradient = words.contains { $0.means(.gradient) } && choices == 0
    guard sides.count == found.count, (isGradient ? 1...8 : 2...8).contains(sides.count), sides.count > choices else {
      return nil
    }
    return sides
  }

  /// The second of two colors where the text lays the first on it.
  var ground: PairColor? {
    guard found.count == 2, let first = found.first, let second = found.last, second.depth == first.depth else {
      return nil
    }
    let between = pieces.filter { $0.range.start > first.range.start && $0.range.end <= second.range.start }
    // `White with Silver placeholder` has two colors of writing.
    let next = second.end < pieces.endIndex ? pieces[second.end] : nil
    guard next.map({ [.text, .icon, .line].contains($0.isWord ? $0.senses.term?.slot : nil) }) != true else {
      return nil
    }
    guard let link = between.last(where: \.isWord), link.means(.laying),
      !pieces.contains(where: { $0.range.start > second.range.end && ($0.length != nil || $0.number != nil) })
    else { return nil }
    return second.side
  }

  /// The word in front of "color" that no color stands beside: the status of `Status color`.
  var group: String? {
    pieces.indices.dropFirst().first { index in
      ["color", "colour"].contains(pieces[index].word) && pieces[index].isWord && pieces[index - 1].isWord
        && pieces[index - 1].means(.colorGroup)
    }.map { pieces[$0 - 1].word }
  }

  /// A color with the opacity that the text states beside it.
  func faded(_ value: StatedPaint.Value) -> StatedPaint.Value {
    guard let opacity, opacity < 1 else { return value }
    switch value {
    case .literal(var color):
      // `#0D73770A (5% opacity)` repeats what its digits say.
      if color.alpha == 1 { color.alpha = opacity }
      return .literal(color)
    case .token(let name, _): return .token(name, opacity: opacity)
    default: return value
    }
  }

  /// `80%`, `0.9 opacity`, `opacity 0.5`, `at 15%`: from 0 to 1; `nil` where the text states none.
  var opacity: Double? {
    let hasWord = pieces.contains { $0.isWord && $0.means(.opacity) }
    for piece in pieces {
      if let length = piece.length, length.unit == "%", (0...100).contains(length.value) { return length.value / 100 }
      if hasWord, let number = piece.number, (0...1).contains(number) { return number }
    }
    return nil
  }
}
