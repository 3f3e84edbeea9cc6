import DesignTokens
import Facts
import Lexicon

/// Finds the pairs of colors that running text states in its sentences.
struct SentencePairs {
  let names: ColorNames

  /// What is longer than this many pieces is no sentence that states one pair.
  private static let longest = 60

  /// The pairs of a text in order.
  func pairs(in pieces: [SpecPiece], _ lengths: [SpecLength]) -> [ColorPair] {
    guard
      pieces.count(where: {
        $0.color != nil || $0.isToken || $0.means(.white) || $0.means(.black) || names.mayBeSaid($0)
      }) > 1
    else { return [] }
    return pieces.split { $0.isStop && $0.depth == 0 }.flatMap { sentence in
      pair(in: sentence, lengths).map { [$0] }
        ?? sentence.split { $0.isComma && $0.depth == 0 }.compactMap { pair(in: $0, lengths) }
    }
  }

  /// The pair of a stretch and the pattern that reads it.
  func pair(in pieces: ArraySlice<SpecPiece>, _ lengths: [SpecLength]) -> ColorPair? {
    guard pieces.count <= Self.longest, let place = PairPlace(pieces, names: names) else { return nil }
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
      let type = SpecType(pieces, lengths)
      let size = type.size ?? (LargeText.isMeant(pieces.filter(\.isWord).map(\.word)) ? 24 : nil)
      return ColorPair(
        component: nil, state: nil, foreground: foreground, background: background,
        use: isGraphic ? .graphic : .text(size: size, isBold: type.isBold), range: foreground.range)
    }
    return nil
  }
}
