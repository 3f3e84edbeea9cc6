import DesignTokens
package import Facts
import Lexicon
package import SourceText
package import Syntax

/// Finds the pairs of colors that the utility classes of one code span state: `bg-primary-500 text-white`.
///
/// A class names the custom property that gives its color (`--color-primary-500`, as Tailwind 4 does), a color in
/// brackets (`bg-[#0D7377]`), white or black; what the project does not define is no color. Classes for a state or a
/// width (`hover:bg-sand-300`) and those with an opacity say what holds only sometimes, or over something else.
package enum UtilityPairs {
  /// The pairs in the order of the text; none of what is refused, or disabled by the line or the heading it stands in.
  package static func pairs(of file: SourceFile, _ tree: MarkdownTree, _ facts: FileFacts) -> [ColorPair] {
    spans(of: file).compactMap { span in
      guard !facts.isRefused(span), !facts.fences.contains(where: { $0.contains(span) }),
        let sides = sides(of: span, in: file), !isExempt(span.start, file, tree)
      else { return nil }
      return ColorPair(
        component: facts.components.owner(of: span)?.name, state: nil, foreground: sides.text,
        background: sides.ground, use: .text(size: nil, isBold: false), range: sides.text.range)
    }
  }

  /// What stands between two backticks of a line and speaks of a ground.
  private static func spans(of file: SourceFile) -> [ByteRange] {
    var found: [ByteRange] = []
    var open: Int?
    var speaks = false
    for (index, byte) in file.bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "`"):
        if let start = open, speaks, index - start <= longest { found.append(ByteRange(start, index)) }
        open = open == nil ? index + 1 : nil
        speaks = false
      case 0x0A: open = nil
      case UInt8(ascii: "b"): speaks = speaks || open != nil && file.bytes[index...].starts(with: "bg-".utf8)
      default: break
      }
    }
    return found
  }

  /// Longer spans are no list of classes.
  private static let longest = 400

  private static func sides(of span: ByteRange, in file: SourceFile) -> (text: PairColor, ground: PairColor)? {
    var texts: [PairColor] = []
    var grounds: [PairColor] = []
    var start = span.start
    for word in file.bytes[span.start..<span.end].split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    {
      let range = ByteRange(start, start + word.count)
      start += word.count + 1
      let text = String(decoding: word, as: UTF8.self)
      if text.hasPrefix("text-"), let color = color(text.dropFirst(5), at: range) { texts.append(color) }
      if text.hasPrefix("bg-"), let color = color(text.dropFirst(3), at: range) { grounds.append(color) }
      // A gradient, or text cut out of its ground, is more than two colors.
      if text.hasPrefix("bg-gradient") || text.hasPrefix("bg-clip") || text.hasPrefix("opacity-") { return nil }
    }
    guard let text = only(of: texts), let ground = only(of: grounds) else { return nil }
    return (text, ground)
  }

  /// The one that must be a color, by itself or by the number of its step; else the only one there is (`text-sm` is a size).
  private static func only(of colors: [PairColor]) -> PairColor? {
    let certain = colors.filter { color in
      guard case .token(let name, _) = color.source else { return true }
      return name.bytes.suffix(2).allSatisfy(\.isASCIIDigit)
    }
    let found = certain.isEmpty ? colors : certain
    return found.count == 1 ? found[0] : nil
  }

  /// The color that the end of a class names; `nil` for a size, an alignment, and for what cannot be told from one.
  private static func color(_ name: Substring, at range: ByteRange) -> PairColor? {
    if name == "white" || name == "black" {
      return Color(css: String(name)).map { PairColor(.literal($0), at: range) }
    }
    if name.hasPrefix("[#"), name.hasSuffix("]") {
      return Color(css: String(name.dropFirst().dropLast())).map { PairColor(.literal($0), at: range) }
    }
    let isName = name.utf8.allSatisfy { $0 &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") }
    guard isName, name.utf8.first.map({ $0 &- 0x61 < 26 }) ?? false else { return nil }
    return PairColor(.token(TokenName("--color-\(name)"), opacity: 1), at: range)
  }

  private static func isExempt(_ place: Int, _ file: SourceFile, _ tree: MarkdownTree) -> Bool {
    var start = place
    while start > 0, file.bytes[start - 1] != 0x0A { start -= 1 }
    let line = file.text(in: ByteRange(start, MarkdownBytes.line(from: place, in: file.bytes).end))
    let block = tree.block(at: place).map { tree.blocks[$0].heading } ?? -1
    let heading = tree.blocks.indices.contains(block) ? tree.text(in: tree.blocks[block].content) : ""
    return [line, heading].contains { text in
      text.utf8.count <= longest * 2
        && SpecName.words(of: text).contains { $0.lowercased().means(.disabledState) }
    }
  }
}
