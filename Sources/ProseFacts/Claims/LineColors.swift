import Lexicon
import SourceText
import Syntax

/// The colors of dividers and borders in a document, on which nothing is written.
enum LineColors {
  /// All stretches of a document but for the items that speak of lines alone, by their name or the label above them.
  static func rangesBesides(of tree: MarkdownTree, in file: SourceFile) -> [ByteRange] {
    var labels = ListLabels(tree)
    var ranges: [ByteRange] = []
    var start = 0
    for (index, block) in tree.blocks.enumerated() {
      labels.pass(block, at: index)
      guard block.kind == .item || block.kind == .paragraph, block.content.start >= start, block.content.count < 240
      else { continue }
      let name = NameSeparator.split(file, block.content, isList: true)?.name
      let label = labels.around(block)
      let above = block.kind == .item && label >= 0 ? MarkdownBytes.line(from: label, in: file.bytes) : nil
      guard [name, above].contains(where: { $0.map { isOfLines($0, in: file) } ?? false }) else { continue }
      ranges.append(ByteRange(start, block.content.start))
      start = block.content.end
    }
    return ranges + [ByteRange(start, max(start, file.bytes.count))]
  }

  /// Whether a name speaks of lines, and of nothing else that is painted.
  private static func isOfLines(_ name: ByteRange, in file: SourceFile) -> Bool {
    guard name.count < 80 else { return false }
    let slots = Set(WrittenName(file, name).words.compactMap { Lexicon.term(of: $0)?.slot }.filter { $0 != .color })
    return slots == [.line]
  }
}
