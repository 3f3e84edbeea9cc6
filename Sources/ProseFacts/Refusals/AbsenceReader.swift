import Lexicon
package import SourceText
package import Syntax

/// Finds the stretches of a document that say themselves that something is not there, or shall be: names in them need
/// not be defined.
package enum AbsenceReader {
  /// The items, rows and paragraphs, of a long paragraph the lines, in order, none overlapping another.
  package static func ranges(in tree: MarkdownTree) -> [ByteRange] {
    tree.blocks.lazy.flatMap { stretches(of: $0, in: tree) }.filter { saysAbsence(tree.slice($0)) }.joined
  }

  private static func stretches(of block: MarkdownBlock, in tree: MarkdownTree) -> [ByteRange] {
    switch block.kind {
    case .item: [block.content]
    case .paragraph: block.content.count <= 600 ? [block.content] : Array(tree.lines(of: block))
    case .table: tree.rows(of: block).dropFirst().map(\.range)
    default: []
    }
  }

  private static func saysAbsence(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.contains(UInt8(ascii: ".")), text.count <= 2000 else { return false }
    return GridText(text).words.contains { $0.means(.absence) }
  }

}
