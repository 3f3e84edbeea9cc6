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
    var components: DataNode.Triple?
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
      } else if key == keys.components, components == nil {
        components = value.triple
        if components == nil { return nil }
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
    guard let space, let (values, parts) = components, let first, let second, let last,
      ChannelRange.allow(space.value, values.0, values.1, values.2)
    else { return nil }
    color = Color(space.value, values.0, values.1, values.2, alpha: alpha?.value ?? 1)
    places = ColorObject(
      space: space.place, components: parts, end: last.range.end,
      separator: ByteRange(first.end, second.start), quotesNames: last.keyRange != last.keyNameRange,
      alpha: alpha?.place, hex: hex.flatMap { $0.isVerbatim ? $0.contentRange : nil })
  }
}
