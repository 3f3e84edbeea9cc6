import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

/// Finds the pairs of colors that one view of a snippet in Swift states by its modifiers.
///
/// ```
/// Text("Pay")
///     .foregroundColor(.white)
///     .background(Theme.teal)
/// ```
///
/// Modifiers that stand below one another with the same indent belong to one view. One that states two colors of a kind
/// shows alternatives, and what is blended or shows through has no contrast that anybody could name here.
struct ModifierPairs {
  let file: SourceFile
  let tree: MarkdownTree
  /// The color that a few words of code give; `nil` for none, for one of several, and with an opacity.
  let color: (ByteRange) -> PairColor?

  /// The modifiers of one view.
  private struct Chain {
    let indent: Int
    /// What they belong to, where it stands right above them.
    var head: ByteRange?
    var modifiers: [(name: String, argument: ByteRange)] = []
  }

  /// The pairs of a fence in the order in which its views end.
  func pairs(in fence: MarkdownBlock) -> [ColorPair] {
    guard file.bytes[fence.content].holds(small: "background(") else { return [] }
    var found: [ColorPair] = []
    var open: [Chain] = []
    var above: ByteRange?
    for line in tree.lines(of: fence) {
      let text = MarkdownBytes.trimmed(line, in: file.bytes)
      let indent = text.start - line.start
      if text.isEmpty || isComment(text) {
        above = nil
        found += close(&open) { text.isEmpty || $0.indent >= indent }
        continue
      }
      let isModifier = file.bytes[text.start] == UInt8(ascii: ".")
      found += close(&open) { $0.indent > indent || $0.indent == indent && !isModifier && !isClosing(text) }
      if isModifier {
        if open.last?.indent != indent {
          open.append(Chain(indent: indent, head: above, modifiers: above.map(modifiers) ?? []))
        }
        open[open.count - 1].modifiers += modifiers(of: text)
      } else if modifiers(of: text).count > 1 {
        found += close(Chain(indent: indent, head: text, modifiers: modifiers(of: text)))
      }
      above = text
    }
    return found + close(&open) { _ in true }
  }

  private func isComment(_ line: ByteRange) -> Bool { file.bytes[line].starts(with: "//".utf8) }

  private func isClosing(_ line: ByteRange) -> Bool { "})]".utf8.contains(file.bytes[line.start]) }

  private func close(_ open: inout [Chain], where ends: (Chain) -> Bool) -> [ColorPair] {
    var found: [ColorPair] = []
    while let last = open.last, ends(last) { found += close(open.removeLast()) }
    return found
  }

  private func close(_ chain: Chain) -> [ColorPair] {
    let fronts = chain.modifiers.filter { ["foregroundColor", "foregroundStyle"].contains($0.name) }
    let grounds = chain.modifiers.filter { $0.name == "background" }
    let isBlended = chain.modifiers.contains { ["opacity", "blendMode", "hidden", "disabled"].contains($0.name) }
    guard !isBlended, fronts.count == 1, grounds.count == 1, let front = color(fronts[0].argument),
      let ground = color(grounds[0].argument)
    else { return [] }
    return [
      ColorPair(
        component: nil, state: nil, foreground: front, background: ground, use: use(of: chain), range: front.range)
    ]
  }

  /// What is seen in the color: writing, but for pictures and for views that nobody knows.
  private func use(of chain: Chain) -> PairUse {
    let head = chain.head.map { file.text(in: $0) } ?? ""
    let name = head.prefix { $0.isLetter || $0.isNumber }
    guard name.isEmpty || ["Text", "Label", "Button", "Link", "NavigationLink", "TextField"].contains(name) else {
      return .graphic
    }
    let fonts = chain.modifiers.filter { $0.name == "font" }.map { file.text(in: $0.argument) }
    let isBold =
      fonts.contains { $0.holds("bold") || $0.holds("heavy") }
      || chain.modifiers.contains {
        $0.name == "bold" || $0.name == "fontWeight" && file.text(in: $0.argument).holds("bold")
      }
    return .text(size: fonts.first.flatMap(Self.size), isBold: isBold)
  }

  /// The size that a font states in points; a title may be large, and so may what a document calls so.
  private static func size(of font: String) -> Double? {
    let parts = font.split(separator: ":")
    if parts.count > 1, parts[0].hasSuffix("size") {
      return Double(parts[1].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." })
    }
    let words = WrittenName.smallWords(of: font)
    let isOfSystem = font.hasPrefix(".")
    return words.contains { $0.hasPrefix("title") || $0 == "large" || !isOfSystem && $0.means(.writingToken) }
      ? 24 : nil
  }

  /// The modifiers that stand in a line outside of all brackets, with their first argument; one that ends in another line
  /// has none.
  private func modifiers(of line: ByteRange) -> [(name: String, argument: ByteRange)] {
    var found: [(String, ByteRange)] = []
    var place = line.start
    let bytes = file.bytes
    while place < line.end {
      if bytes[place...].starts(with: "//".utf8) { break }
      guard bytes[place] == UInt8(ascii: "(") || bytes[place] == UInt8(ascii: "{") else {
        place += 1
        continue
      }
      var start = place
      while start > line.start, bytes[start - 1].isWordByte { start -= 1 }
      let name = file.text(in: ByteRange(start, place))
      let end = closing(of: place, before: line.end)
      if start > line.start, bytes[start - 1] == UInt8(ascii: "."), !name.isEmpty {
        found.append((name, end.map { firstArgument(in: ByteRange(place + 1, $0)) } ?? ByteRange(at: line.end)))
      }
      guard let end else { break }
      place = end + 1
    }
    return found
  }

  /// Where the bracket closes that opens at a place.
  private func closing(of place: Int, before end: Int) -> Int? {
    var depth = 0
    for index in place..<end {
      if "({[".utf8.contains(file.bytes[index]) { depth += 1 }
      if ")}]".utf8.contains(file.bytes[index]) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private func firstArgument(in range: ByteRange) -> ByteRange {
    var depth = 0
    let comma = file.bytes[range].indices.first { index in
      if "({[".utf8.contains(file.bytes[index]) { depth += 1 }
      if ")}]".utf8.contains(file.bytes[index]) { depth -= 1 }
      return depth == 0 && file.bytes[index] == UInt8(ascii: ",")
    }
    return MarkdownBytes.trimmed(ByteRange(range.start, comma ?? range.end), in: file.bytes)
  }
}
