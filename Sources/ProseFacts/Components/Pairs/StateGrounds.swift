import DesignTokens
import Facts
import Lexicon
import SourceText

/// The grounds that states have where one line describes all of a thing: `background #7A6636, white text, hover #B39A5F`.
///
/// A color behind a state and no more is a ground where it is nearer to the plain one than to the writing.
enum StateGrounds {
  /// The color of each state that a value gives one, with its place.
  static func found(in value: TextValues, besides phrases: [PropertyPhrase], _ collector: ValueCollector)
    -> [(state: String, color: Color, range: ByteRange)]
  {
    guard let ground = color(of: .background, in: phrases, collector),
      let writing = color(of: .text, in: phrases, collector)
    else { return [] }
    return StatedAlternative.segments(of: value.pieces).compactMap { slice in
      guard let state = slice.first, state.isWord, state.means(.state), !state.means(.disabledState),
        let last = slice.last(where: { !$0.isClose }), let color = last.color, color.alpha == 1,
        slice.dropFirst().prefix(while: { $0.color == nil }).allSatisfy({ $0.isColon || $0.isWord && $0.means(.link) }),
        slice.count(where: { $0.color != nil }) == 1,
        color.contrast(with: ground) < color.contrast(with: writing)
      else { return nil }
      return (collector.file.text(in: state.range), color, last.range)
    }
  }

  /// The only color that the phrases give to a ground or to the writing.
  private static func color(of slot: PaintSlot, in phrases: [PropertyPhrase], _ collector: ValueCollector) -> Color? {
    let found = phrases.filter { $0.name.slot == slot && $0.name.state == nil }
    guard found.count == 1, case .literal(let color)? = collector.paint(found[0].pieces.written(as: slot))?.value else {
      return nil
    }
    return color
  }
}
