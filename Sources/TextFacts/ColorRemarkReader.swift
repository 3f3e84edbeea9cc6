import DesignTokens
package import Facts
import SourceText
import Syntax

/// Finds what stands right behind a color and says it again: `(5% opacity)`, `// #2E0D5A`.
package struct ColorRemarkReader {
  let bytes: [UInt8]
  /// Two decimals (`0.18`) and 8 bits (`2e`) of one color differ by up to that much.
  private static let writing = 0.005

  /// The remarks of a text, from its colors in order.
  package static func remarks(in bytes: [UInt8], of colors: [LiteralColor]) -> [StatedTwice] {
    let reader = ColorRemarkReader(bytes: bytes)
    var found: [StatedTwice] = []
    let ordered = colors.sorted { $0.range < $1.range }
    for (index, color) in ordered.enumerated() {
      if let remark = reader.opacity(behind: color) { found.append(remark) }
      guard index + 1 < ordered.count else { continue }
      if let remark = reader.comment(behind: color, ordered[index + 1]) { found.append(remark) }
    }
    return found
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// `#0D73770A (5% opacity)`, `#0D737714, 8% opacity`, `rgba(0,0,0,0.1) (10%)`, `#00000010 (opacity 0.04)`.
  private func opacity(behind color: LiteralColor) -> StatedTwice? {
    guard color.color.alpha < 1 else { return nil }
    var index = color.range.end
    while byte(index) == UInt8(ascii: "`") { index += 1 }
    guard byte(index) == UInt8(ascii: " ") || byte(index) == UInt8(ascii: ",") else { return nil }
    while byte(index) == UInt8(ascii: " ") || byte(index) == UInt8(ascii: ",") { index += 1 }
    let isInside = byte(index) == UInt8(ascii: "(")
    if isInside { index += 1 }
    let isLed = isInside && isOpacityWord(&index)
    while isLed, byte(index) == UInt8(ascii: " ") || byte(index) == UInt8(ascii: ":") { index += 1 }
    guard let (share, claimRange) = share(at: &index, isLed: isLed) else { return nil }
    if byte(index) == UInt8(ascii: " ") { index += 1 }
    let isAlone = isInside && byte(index) == UInt8(ascii: ")")
    guard isAlone || !isLed && isOpacityWord(&index) else { return nil }
    return StatedTwice(.opacity(share, of: color.color), at: color.range, again: claimRange)
  }

  /// Whether a word for opacity stands here; the index comes to stand behind it.
  private func isOpacityWord(_ index: inout Int) -> Bool {
    let start = index
    while byte(index).isASCIILetter || byte(index) >= 0x80 { index += 1 }
    let word = String(decoding: bytes.from(start, to: index), as: UTF8.self).lowercased()
    return ["opacity", "alpha", "opaque", "deckkraft", "opacité", "opacidad"].contains(word)
  }

  /// `5%`, and behind a word that leads it `0.05` as well: from 0 to 1.
  private func share(at index: inout Int, isLed: Bool) -> (Double, ByteRange)? {
    let start = index
    while byte(index).isASCIIDigit || byte(index) == UInt8(ascii: ".") { index += 1 }
    guard let number = Double(String(decoding: bytes.from(start, to: index), as: UTF8.self)) else { return nil }
    let isPercent = byte(index) == UInt8(ascii: "%")
    if isPercent { index += 1 }
    guard isPercent ? number <= 100 : isLed && number <= 1 else { return nil }
    return (isPercent ? number / 100 : number, ByteRange(start, index))
  }

  /// `Color(red: 0.18, green: 0.05, blue: 0.35), // #2E0D5A`.
  private func comment(behind color: LiteralColor, _ next: LiteralColor) -> StatedTwice? {
    guard byte(next.range.start) == UInt8(ascii: "#"), byte(color.range.start) != UInt8(ascii: "#"),
      next.range.start >= color.range.end, next.range.start - color.range.end < 80
    else { return nil }
    let between = bytes.from(color.range.end, to: next.range.start)
    guard !between.contains(where: MarkdownBytes.isLineEnding), !between.contains(UInt8(ascii: "?")),
      let slash = between.firstIndex(of: UInt8(ascii: "/")), byte(slash + 1) == UInt8(ascii: "/")
    else { return nil }
    let said = bytes.from(slash + 2, to: next.range.start)
    // `// was #2E0D5A`, `// #FFF on #2E0D5A` speak of something else.
    guard said.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "(") }) else { return nil }
    let hasAlpha = [5, 9].contains(next.range.count)
    return StatedTwice(
      .color(color.color, again: next.color, withAlpha: hasAlpha, within: Self.writing), at: color.range,
      again: next.range)
  }
}
