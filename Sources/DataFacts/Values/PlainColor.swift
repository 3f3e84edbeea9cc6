import DesignTokens
import Facts
import SourceText
import Syntax

/// A color object as nearly all are: every part is written out as the format wants it, within its range, and there is no
/// other; none is a `none` or a reference.
struct PlainColor {
  let color: Color
  /// Where its parts stand.
  let places: ColorObject

  /// Reads all in one look; `nil` for every other object.
  init?(_ node: DataNode, _ keys: ColorKeys) {
    var space: (value: ColorSpace, place: ByteRange)?
    let nowhere = ByteRange(at: 0)
    var (values, parts) = ((0.0, 0.0, 0.0), (nowhere, nowhere, nowhere))
    var count = 0
    var alpha: (value: Double, place: ByteRange)?
    var hex: DataNode?
    var first: ByteRange?
    var second: ByteRange?
    var last: DataMember?
    for member in node.members {
      let (key, value) = (member.keyID, member.value)
      if value.isAlias { return nil }
      if key == keys.space, space == nil {
        guard let name = value.string, let known = ColorSpace(rawValue: name) else { return nil }
        space = (known, value.contentRange)
      } else if key == keys.components, count == 0 {
        for element in value.elements {
          guard let number = element.number else { return nil }
          switch count {
          case 0: (values.0, parts.0) = (number, element.range)
          case 1: (values.1, parts.1) = (number, element.range)
          default: (values.2, parts.2) = (number, element.range)
          }
          count += 1
        }
        guard count == 3 else { return nil }
      } else if key == keys.alpha, alpha == nil {
        guard let number = value.number, 0...1 ~= number else { return nil }
        alpha = (number, value.range)
      } else if key == keys.hex, hex == nil {
        guard let text = value.string, ColorParts.isHex(text) else { return nil }
        hex = value
      } else {
        return nil
      }
      if first == nil { first = member.range } else if second == nil { second = member.range }
      last = member
    }
    guard let space, count == 3, let first, let second, let last,
      ChannelRange.allow(space.value, values.0, values.1, values.2)
    else { return nil }
    color = Color(space.value, values.0, values.1, values.2, alpha: alpha?.value ?? 1)
    places = ColorObject(
      space: space.place, components: parts, end: last.range.end,
      separator: ByteRange(first.end, second.start), quotesNames: last.keyRange != last.keyNameRange,
      alpha: alpha?.place, hex: hex.flatMap { $0.isVerbatim ? $0.contentRange : nil })
  }
}
