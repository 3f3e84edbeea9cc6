import Lexicon
package import SourceText
package import Syntax

/// Finds what sentences forbid: `#D6D5BF` in *Never write #D6D5BF, use a name*.
package enum ForbiddenReader {
  /// From the word of refusal that a sentence opens with to its end, or to what it asks for instead; in order.
  package static func ranges(in file: SourceFile, _ tree: MarkdownTree) -> [ByteRange] {
    tree.blocks.lazy.flatMap { stretches(of: $0, in: tree) }
      .filter { $0.count <= longest && GridText.speaks(tree.slice($0), of: refusal) }
      .flatMap { forbidden(in: PieceLexer.pieces(of: file, in: $0)) }.sorted { $0.start < $1.start }.joined
  }

  private static func stretches(of block: MarkdownBlock, in tree: MarkdownTree) -> [ByteRange] {
    switch block.kind {
    case .item, .paragraph: [block.content]
    case .table: tree.rows(of: block).dropFirst().flatMap { Array(tree.cells(of: $0)) }
    default: []
    }
  }

  private static func forbidden(in pieces: [TextPiece]) -> [ByteRange] {
    pieces.split { ($0.isStop || $0.isColon) && $0.depth == 0 }.compactMap { sentence in
      guard opensWithRefusal(sentence), let first = sentence.first else { return nil }
      let end = sentence.indices.dropLast().first { asks($0, in: sentence) } ?? sentence.endIndex
      return sentence[..<end].last.map { first.range.union($0.range) }
    }
  }

  /// `Never name …`, `Vergib nie …`.
  private static func opensWithRefusal(_ sentence: ArraySlice<TextPiece>) -> Bool {
    RefusalLabels.open(sentence) || sentence.prefix(2).contains { $0.means(.refusalOpening) }
  }

  /// Whether a comma stands between what is forbidden and a word that says what is wanted.
  private static func asks(_ index: Int, in sentence: ArraySlice<TextPiece>) -> Bool {
    let next = sentence[index + 1]
    return sentence[index].isComma && sentence[index].depth == 0 && next.isWord && !next.isInCode && !next.means(.or)
  }

  /// A longer text is a story.
  private static let longest = 2000
  private static let refusal = Senses([.refusal, .refusalOpening])
}
