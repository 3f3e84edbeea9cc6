import DesignTokens
package import Facts
import SourceText
import Syntax

/// Finds what stands right behind a colour and says it again: `(5% opacity)`, `// #2E0D5A`.
package struct ColorRemarkReader {
  let bytes: [UInt8]
  /// Two decimals (`0.18`) and 8 bits (`2e`) of one color differ by up to that much.
  private static let writing = 0.005

  /// The remarks of a text, from its colours in order.
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

  /// `#0D73770A (5% opacity)`, `#0D737714, 8% opacity`, `rgba(0,0,0,0.1) (10%)`.
  private func opacity(behind color: LiteralColor) -> StatedTwice? {
    guard color.color.alpha < 1 else { return nil }
    var index = color.range.end
    while byte(index) == UInt8(ascii: "`") { index += 1 }
    guard byte(index) == UInt8(ascii: " ") || byte(index) == UInt8(ascii: ",") else { return nil }
    while byte(index) == UInt8(ascii: " ") || byte(index) == UInt8(ascii: ",") { index += 1 }
    let isInside = byte(index) == UInt8(ascii: "(")
    if isInside { index += 1 }
    let start = index
    while byte(index).isASCIIDigit || byte(index) == UInt8(ascii: ".") { index += 1 }
    guard index > start, byte(index) == UInt8(ascii: "%"),
      let percent = Double(String(decoding: bytes.from(start, to: index), as: UTF8.self)), percent <= 100
    else { return nil }
    let claimRange = ByteRange(start, index + 1)
    index += 1
    if byte(index) == UInt8(ascii: " ") { index += 1 }
    let word = index
    while byte(index).isASCIILetter { index += 1 }
    let text = String(decoding: bytes.from(word, to: index), as: UTF8.self).lowercased()
    let isAlone = text.isEmpty && isInside && byte(index) == UInt8(ascii: ")")
    guard isAlone || ["opacity", "alpha", "opaque", "deckkraft", "opacité", "opacidad"].contains(text) else {
      return nil
    }
    return StatedTwice(.opacity(percent / 100, of: color.color), at: color.range, again: claimRange)
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
