import DesignTokens
import Facts
import Lexicon

/// Finds the pairs of colors that running text states in its sentences.
struct SentencePairs {
  let names: ColorNames

  /// What is longer than this many pieces is no sentence that states one pair.
  private static let longest = 60

  /// The pairs of a text in order.
  func pairs(in pieces: [TextPiece], _ lengths: [MeasuredLength]) -> [ColorPair] {
    guard let first = pieces.firstIndex(where: mayPaint), pieces[(first + 1)...].contains(where: mayPaint) else {
      return []
    }
    return pieces.split { $0.isStop && $0.depth == 0 }.flatMap { sentence in
      pair(in: sentence, lengths).map { [$0] }
        ?? sentence.split { $0.isComma && $0.depth == 0 }.compactMap { pair(in: $0, lengths) }
    }
  }

  /// Whether a piece may stand for a color.
  private func mayPaint(_ piece: TextPiece) -> Bool {
    switch piece.kind {
    case .color, .token: true
    case .word: piece.means(.white) || piece.means(.black) || names.mayBeSaid(piece)
    default: false
    }
  }

  /// The pair of a stretch and the pattern that reads it.
  func pair(in pieces: ArraySlice<TextPiece>, _ lengths: [MeasuredLength]) -> ColorPair? {
    guard pieces.count <= Self.longest else { return nil }
    let colors = ColorPlace(pieces, names: names, isInSentence: true)
    guard let place = PairPlace(colors) else { return pairOnChoice(colors, lengths) }
    for pattern in PairPattern.catalog {
      guard let order = pattern.read(place) else { continue }
      let isFirst = order == .firstOnSecond
      let sides = isFirst ? (place.first, place.second) : (place.second, place.first)
      guard var foreground = sides.0.side, var background = sides.1.side else { return nil }
      // White on white is what a text warns of.
      if let front = sides.0.literal, front == sides.1.literal { return nil }
      foreground.reading = pattern.name
      background.reading = nil
      let isGraphic = (isFirst ? place.firstSlot : place.secondSlot) == .icon
      let type = TypeSetting(pieces, lengths)
      let size = type.size ?? (LargeText.isMeant(pieces.filter(\.isWord).map(\.word)) ? 24 : nil)
      return ColorPair(
        component: nil, state: nil, foreground: foreground, background: background,
        use: isGraphic ? .graphic : .text(size: size, isBold: type.isBold), range: foreground.range)
    }
    return nil
  }

  /// The pair of one color with that of several grounds to choose from which it stands out least from: `White text on
  /// #003459, #007EA7 or #00A8E8`.
  private func pairOnChoice(_ place: ColorPlace, _ lengths: [MeasuredLength]) -> ColorPair? {
    guard let choice = GroundChoice(place) else { return nil }
    let pieces = place.pieces
    let pairs = choice.colors.compactMap { color in
      pair(in: (pieces[..<choice.range.lowerBound] + pieces[color] + pieces[choice.range.upperBound...])[...], lengths)
    }
    // A writing to choose goes with its ground.
    guard pairs.count == choice.colors.count, Set(pairs.map(\.foreground.range)).count == 1 else { return nil }
    return pairs.min { $0.contrast < $1.contrast }
  }
}

/// Several colors of which a sentence offers one: `#003459/#007EA7/#00A8E8`, `#2950F5 (top) or #7C95FF (rest)`.
private struct GroundChoice {
  /// From the first of them to the last, with what stands between.
  let range: Range<Int>
  /// The pieces of each.
  let colors: [Range<Int>]

  /// `nil` where a stretch offers none, or names more colors than these and one.
  init?(_ place: ColorPlace) {
    let (pieces, found) = (place.pieces, place.foundOnce)
    guard (3...8).contains(found.count), found.allSatisfy({ $0.side != nil && $0.isLiteral }) else { return nil }
    let isFirst = Self.offers(found.dropLast(), in: pieces)
    guard isFirst != Self.offers(found.dropFirst(), in: pieces) else { return nil }
    let run = isFirst ? found.dropLast() : found.dropFirst()
    guard let first = run.first, let last = run.last else { return nil }
    // `(rest)` behind the last of them.
    let behind = pieces[last.end...].prefix { $0.depth > last.depth || $0.isOpen }
    range = first.index..<(behind.isEmpty ? last.end : min(behind.endIndex + 1, pieces.endIndex))
    colors = run.map { $0.index..<$0.end }
  }

  /// Whether nothing but signs of a choice and remarks in parentheses stand between colors.
  private static func offers(_ run: ArraySlice<ColorPlace.Found>, in pieces: ArraySlice<TextPiece>) -> Bool {
    guard let first = run.first else { return false }
    let gaps = zip(run, run.dropFirst()).map { pieces[$0.end..<$1.index].filter { $0.depth <= first.depth } }
    let areSigns = gaps.allSatisfy { gap in
      gap.count <= 4 && gap.allSatisfy { $0.isComma || $0.isSlash || $0.isOpen || $0.isClose || $0.means(.or) }
    }
    return areSigns && gaps.last?.contains { $0.isSlash || $0.means(.or) } ?? false
  }
}

extension ColorPair {
  /// The contrast of two colors that are written out; that of no other pair is known.
  fileprivate var contrast: Double {
    guard case .literal(let front) = foreground.source, case .literal(let ground) = background.source else { return 21 }
    return front.contrast(with: ground)
  }
}
