import DesignTokens
import Facts
import Lexicon

/// The ways in which a sentence lays one color on another, in the order in which they are tried: the first that fits
/// counts.
extension PairPattern {
  /// All of them in their order.
  package static let catalog = [writingOn, groundWith, groundAndWriting]

  static let writingOn = PairPattern(
    "writing on a color",
    reads: [
      "White text on #FFD54F": "#ffffffff on #ffd54fff as text",
      "The label is #999999 on a #EEEEEE background": "#999999ff on #eeeeeeff as text",
      "White icons on a green (#4CAF50) surface": "#ffffffff on #4caf50ff as graphic",
    ],
    leaves: ["#FF8A80 on #FFFFFF", "A #DDDDDD border on #FFFFFF", "White text on #FFD54F is 1.4:1"]
  ) { place in
    place.firstSlot?.isForeground ?? false && place.isLaid
      && (place.secondSlot == nil || place.secondSlot == .background) ? .firstOnSecond : nil
  }

  static let groundWith = PairPattern(
    "color with writing on it",
    reads: ["The button is blue (#2F80ED) with white text": "#ffffffff on #2f80edff as text"],
    leaves: ["A #2F80ED border with white text", "White text with a #2F80ED border"]
  ) { place in
    (place.firstSlot == nil || place.firstSlot == .background) && place.isBorne
      && place.secondSlot?.isForeground ?? false ? .secondOnFirst : nil
  }

  static let groundAndWriting = PairPattern(
    "ground and writing",
    reads: ["It has a #0D7377 background and white text": "#ffffffff on #0d7377ff as text"],
    leaves: ["A #0D7377 background for cards. White text"]
  ) { place in
    guard place.isJoined else { return nil }
    if place.firstSlot == .background, place.secondSlot?.isForeground ?? false { return .secondOnFirst }
    return place.firstSlot?.isForeground ?? false && place.secondSlot == .background ? .firstOnSecond : nil
  }
}

/// Finds the pairs of colors that running text states in its sentences.
struct SentencePairs {
  let names: [Int: TokenName]

  /// What is longer than this many pieces is no sentence that states one pair.
  private static let longest = 60

  /// The pairs of a text in order.
  func pairs(in pieces: [SpecPiece], _ lengths: [SpecLength]) -> [ColorPair] {
    guard
      pieces.count(where: { $0.color != nil || $0.isToken || $0.means(.white) || $0.means(.black) }) > 1
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
