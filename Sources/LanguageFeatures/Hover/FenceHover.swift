import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

extension Workspace {
  /// Explains a color or a length in a fence of a document, whatever its language is: nothing is asked of it, but it is
  /// what it is.
  func fenceHover(at offset: Int, in path: String, images: Bool) -> Hover? {
    guard let file = self[path], file.facts.voice == .prose,
      file.facts.fences.contains(where: { $0.range.touches(offset) })
    else { return nil }
    let word = file.source.packedColor(behind: file.source.value(at: offset))
    guard !word.isEmpty else { return nil }
    let written = file.source.text(in: word)
    let text: HoverText
    if let color = written.asHexColor ?? written.asPackedColor {
      text = hoverText(on: LiteralColor(color: color, range: word), in: path, images: images)
    } else if let length = written.asLength {
      text = hoverText(on: LiteralDimension(dimension: length, role: .other, range: word), in: path, images: images)
    } else {
      return nil
    }
    return Hover(markdown: text.markdown, plainText: text.plainText, range: word)
  }
}

extension SourceFile {
  /// The letters, digits, points, hyphens and number signs around an offset, which make a value or a name.
  func value(at offset: Int) -> ByteRange {
    func isInside(_ byte: UInt8) -> Bool {
      byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80 || "#%.-_".utf8.contains(byte)
    }
    var start = min(max(offset, 0), bytes.count)
    var end = start
    while start > 0, isInside(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isInside(bytes[end]) { end += 1 }
    // A full stop ends a sentence.
    while end > start, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    return ByteRange(start, end)
  }
}

extension SourceFile {
  /// The number in the parentheses of `Color(0xFF099FE4)` for the word in front of them; any other word itself.
  fileprivate func packedColor(behind word: ByteRange) -> ByteRange {
    guard bytes.at(word.end) == UInt8(ascii: "("), bytes.at(word.end + 1) == UInt8(ascii: "0"),
      text(in: word).hasSuffix("Color")
    else { return word }
    return value(at: word.end + 1)
  }
}

extension String {
  /// A color in six or eight digits, or in three or four that are not all numbers, as those of an issue are.
  fileprivate var asHexColor: Color? {
    let digits = dropFirst()
    guard first == "#", digits.utf8.count > 4 || digits.contains(where: \.isLetter) else { return nil }
    return Color(css: self)
  }

  /// A color as code for phones packs it, with the opacity in front: `0xFF099FE4`.
  fileprivate var asPackedColor: Color? {
    lowercased().hasPrefix("0x") ? Color(packed: dropFirst(2)) : nil
  }

  /// A number with a unit behind it.
  fileprivate var asLength: Dimension? {
    guard let first, first.isNumber || first == "." || first == "-", let length = Dimension(parsing: self),
      ["px", "rem", "em", "pt", "dp", "sp", "rpx", "vw", "vh"].contains(length.unit)
    else { return nil }
    return length
  }
}
