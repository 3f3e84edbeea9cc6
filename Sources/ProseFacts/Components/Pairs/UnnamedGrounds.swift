import DesignTokens
import Lexicon
import SourceText

// Grounds that a value states without the word for them, or without their color.
extension ValueCollector {
  /// Whether a color stands between commas without a word for what it paints, be it one that nobody knows (`brand orange,
  /// white text`), and none is called a background.
  func namesGround(_ value: TextValues, besides phrases: [PropertyPhrase]) -> Bool {
    guard !phrases.isEmpty, !phrases.contains(where: { $0.name.slot == .background }) else { return false }
    let named = Set(phrases.map(\.pieces.startIndex))
    return StatedAlternative.segments(of: value.pieces).contains { slice in
      guard !named.contains(slice.startIndex), !slice.contains(where: { $0.length != nil }) else { return false }
      if case .literal = paint(slice)?.value { return true }
      return slice.endsWithHue
    }
  }

  /// The color that a value begins with, before a comma and without a word, where writing in one other color follows and
  /// nothing else is said to have one.
  func groundInFront(of phrases: [PropertyPhrase], in value: TextValues) -> (Color, ByteRange)? {
    let segments = StatedAlternative.segments(of: value.pieces)
    guard segments.count == 2, phrases.count == 1, phrases[0].pieces.startIndex == segments[1].startIndex,
      segments[0].allSatisfy({ !$0.isWord && $0.length == nil }),
      case .literal(let color) = paint(segments[0])?.value, let range = paint(segments[0])?.range
    else { return nil }
    return (color, range)
  }

  /// The ground that a phrase names by a hue which one color of the document alone has.
  func hued(_ phrase: PropertyPhrase, _ slot: PaintSlot, beside value: TextValues) -> ColorReading? {
    guard slot == .background,
      let name = names.token(ofHueIn: phrase.pieces, beside: value.pieces)
    else { return nil }
    return ColorReading(value: .token(name, opacity: 1), range: phrase.range, pattern: "the only color of a hue")
  }
}

extension ArraySlice<TextPiece> {
  /// Whether a few words end with the name of a hue and name nothing that has a color.
  fileprivate var endsWithHue: Bool {
    let words = filter(\.isWord)
    guard words.count < 6, let last, last.isWord, last.means(.hue) else { return false }
    return words.allSatisfy { $0.senses.term?.slot == nil }
  }
}
