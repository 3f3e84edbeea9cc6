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
      "White text on #003459, #007EA7 or #00A8E8": "#ffffffff on #00a8e8ff as text",
    ],
    leaves: [
      "White or #00171F text on #FFD54F", "White text on #003459 with #007EA7 or #00A8E8 lines",
      "#FF8A80 on #FFFFFF", "A #DDDDDD border on #FFFFFF", "White text on #FFD54F is 1.4:1",
    ]
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
    reads: [
      "It has a #0D7377 background and white text": "#ffffffff on #0d7377ff as text",
      "Chip: background #0D7377, color #FFFFFF": "#ffffffff on #0d7377ff as text",
      "Active toggle: #0D7377 bg + white text": "#ffffffff on #0d7377ff as text",
      "Badge: background `#2950F5` (top) or `#7C95FF` (rest), white text": "#ffffffff on #7c95ffff as text",
    ],
    leaves: [
      "A #0D7377 background for cards. White text", "`bg-[#0D7377]`, `text-[#FFFFFF]`",
      "Background #0D7377, accent color #FFFFFF",
    ]
  ) { place in
    guard place.isJoined, !place.areSpellings else { return nil }
    if place.firstSlot == .background, place.secondSlot?.isForeground ?? place.isBareColor(place.second) {
      return .secondOnFirst
    }
    let isWriting = place.firstSlot?.isForeground ?? place.isBareColor(place.first)
    return isWriting && place.secondSlot == .background ? .firstOnSecond : nil
  }
}
