package import DesignTokens
package import SourceText
import Syntax

/// Reads a value that stands at a place of a text: a color, a length, a duration, a shadow.
package struct StatedValueReader {
  let bytes: [UInt8]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A value with its type and its place, marks of inline code left out.
  package struct Value {
    package var value: TokenValue
    package var type: TokenType
    package var range: ByteRange

    package init(value: TokenValue, type: TokenType, range: ByteRange) {
      self.value = value
      self.type = type
      self.range = range
    }
  }

  /// The value that fills a stretch, but for what a comma, a slash or a dash sets apart behind it.
  package func value(filling range: ByteRange) -> Value? {
    let trimmed = MarkdownBytes.trimmed(range, in: bytes)
    guard let found = value(at: trimmed.start, end: trimmed.end) else { return nil }
    let rest = bytes.from(min(afterBacktick(found.range.end, end: trimmed.end), trimmed.end), to: trimmed.end)
      .drop(while: MarkdownBytes.isBlank)
    guard let next = rest.first else { return found }
    let isApart = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "/"), UInt8(ascii: "("), UInt8(ascii: "=")]
      .contains(next)
    let isDash =
      rest.starts(with: Array("–".utf8)) || rest.starts(with: Array("—".utf8)) || rest.starts(with: [0x2D, 0x20])
    return isApart || isDash ? found : nil
  }

  private func afterBacktick(_ index: Int, end: Int) -> Int {
    index < end && bytes[index] == UInt8(ascii: "`") ? index + 1 : index
  }

  /// The longest value that begins at a place.
  package func value(at place: Int, end: Int) -> Value? {
    let start = afterBacktick(place, end: end)
    guard start < end else { return nil }
    if let shadow = shadow(at: start, end: end) { return shadow }
    if let color = color(at: start, end: end) {
      return Value(value: .color(color.color), type: .color, range: color.range)
    }
    return measure(at: start, end: end)
  }

  /// `#0D7377` or `rgba(…)`; names of colors are ordinary words here.
  package func color(at start: Int, end: Int) -> (color: Color, range: ByteRange)? {
    guard start < end else { return nil }
    var stop = start + 1
    if bytes[start] == UInt8(ascii: "#") {
      while stop < end, bytes[stop].isASCIIDigit || bytes[stop].isLetterByte { stop += 1 }
    } else {
      guard bytes[start].isLetterByte else { return nil }
      while stop < end, stop - start < 12, bytes[stop] != UInt8(ascii: "(") { stop += 1 }
      guard stop < end, bytes[stop] == UInt8(ascii: "("),
        let close = bytes.from(stop, to: min(end, stop + 120)).firstIndex(of: UInt8(ascii: ")"))
      else { return nil }
      stop = close + 1
    }
    guard let color = Color(css: bytes.from(start, to: stop)) else { return nil }
    return (color, ByteRange(start, stop))
  }

  private func measure(at start: Int, end: Int) -> Value? {
    var stop = start
    while stop < end, stop - start < 32,
      bytes[stop].isASCIIDigit || bytes[stop].isASCIILetter || bytes[stop] == UInt8(ascii: ".")
        || bytes[stop] == UInt8(ascii: "-") && stop == start
    {
      stop += 1
    }
    if stop > start, bytes[stop - 1] == UInt8(ascii: ".") { stop -= 1 }
    let text = String(decoding: bytes.from(start, to: stop), as: UTF8.self)
    if let dimension = Dimension(parsing: text), !dimension.unit.isEmpty, dimension.unit != "%" {
      return Value(value: .dimension(dimension), type: .dimension, range: ByteRange(start, stop))
    }
    guard let duration = Duration(parsing: text), !duration.unit.isEmpty else { return nil }
    return Value(value: .duration(duration), type: .duration, range: ByteRange(start, stop))
  }

  /// `0 2px 4px rgba(0,0,0,0.08)`: two to four lengths and a color.
  package func shadow(at start: Int, end: Int) -> Value? {
    var lengths: [Dimension] = []
    var index = start
    while lengths.count < 4, index < end {
      var stop = index
      while stop < end, !MarkdownBytes.isBlank(bytes[stop]), stop - index < 16 { stop += 1 }
      guard let length = Dimension(parsing: String(decoding: bytes.from(index, to: stop), as: UTF8.self)),
        !length.unit.isEmpty || length.value == 0
      else { break }
      lengths.append(length.unit.isEmpty ? Dimension(0, "px") : length)
      index = stop
      while index < end, MarkdownBytes.isBlank(bytes[index]) { index += 1 }
    }
    guard lengths.count >= 2, let color = color(at: index, end: end) else { return nil }
    let names = ["offsetX", "offsetY", "blur", "spread"]
    var members = zip(names, lengths).map { TokenMember($0, .dimension($1)) }
    members.append(TokenMember("color", .color(color.color)))
    return Value(value: .composite(members), type: .shadow, range: ByteRange(start, color.range.end))
  }
}
