import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

/// Finds the pairs of colors that the attributes of one element of Android or XAML state, or attributes that a snippet
/// shows without their element: `android:backgroundTint="@color/teal"` beside `android:textColor="@color/white"`.
struct AttributePairs {
  let file: SourceFile
  let tree: MarkdownTree
  let color: (ByteRange) -> PairColor?

  private typealias Attribute = (name: ByteRange, value: ByteRange)

  /// Whether a fence holds a layout.
  static func isLayout(_ fence: MarkdownBlock, in tree: MarkdownTree) -> Bool {
    tree.languageWritten(in: fence) == .markup
  }

  /// The pairs of a fence in the order of the text.
  func pairs(in fence: MarkdownBlock) -> [ColorPair] {
    groups(in: fence).flatMap(pairs)
  }

  private func pairs(of group: [Attribute]) -> [ColorPair] {
    let all = group.filter { name(of: $0).slot == .background && !isPicture($0) }
    guard all.count == 1, let ground = color(all[0].value), !group.contains(where: isFaded) else { return [] }
    return group.compactMap { attribute in
      let name = name(of: attribute)
      guard name.slot == .text, name.isColor || name.text.lowercased() == "foreground",
        let front = color(attribute.value)
      else { return nil }
      let use = PairUse.text(
        size: size(of: group), isBold: group.contains { file.text(in: $0.value).lowercased() == "bold" })
      return ColorPair(
        component: nil, state: nil, foreground: front, background: ground, use: use, range: front.range)
    }
  }

  /// The name without the space of names in front of it.
  private func name(of attribute: Attribute) -> WrittenName {
    let bytes = file.bytes[attribute.name]
    let colon = bytes.lastIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? attribute.name.start
    return WrittenName(file, ByteRange(colon, attribute.name.end))
  }

  /// Whether a ground is a drawing, which a tint beside it paints.
  private func isPicture(_ attribute: Attribute) -> Bool { file.text(in: attribute.value).holds("drawable/") }

  private func isFaded(_ attribute: Attribute) -> Bool {
    ["alpha", "opacity", "isenabled", "enabled"].contains(name(of: attribute).text.lowercased())
  }

  private func size(of group: [Attribute]) -> Double? {
    let found = group.first { ["textsize", "fontsize"].contains(name(of: $0).text.lowercased().filter(\.isLetter)) }
    return found.flatMap { Double(file.text(in: $0.value).prefix { $0.isNumber || $0 == "." }) }
  }

  /// The attributes that stand together: up to a bracket, a comment or an empty line.
  private func groups(in fence: MarkdownBlock) -> [[Attribute]] {
    var groups: [[Attribute]] = [[]]
    for line in tree.lines(of: fence) {
      let text = MarkdownBytes.trimmed(line, in: file.bytes)
      if text.isEmpty { groups.append([]) }
      var place = text.start
      while place < text.end {
        let byte = file.bytes[place]
        if byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") {
          groups.append([])
          if file.bytes[place...].starts(with: "<!--".utf8) { break }
        }
        guard byte == UInt8(ascii: "="), place + 1 < text.end, "\"'".utf8.contains(file.bytes[place + 1]),
          let end = file.bytes[(place + 2)..<text.end].firstIndex(of: file.bytes[place + 1])
        else {
          place += 1
          continue
        }
        var start = place
        while start > text.start, file.bytes[start - 1].isWordByte || ":.".utf8.contains(file.bytes[start - 1]) {
          start -= 1
        }
        groups[groups.count - 1].append((ByteRange(start, place), ByteRange(place + 2, end)))
        place = end + 1
      }
    }
    return groups
  }
}
