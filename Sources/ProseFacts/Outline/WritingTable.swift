import Facts
import Lexicon
import SourceText

/// Tells tables whose rows are styles of writing: a size in them is that of letters.
enum WritingTable {
  /// Whether a column is headed by what only writing has, or holds nothing but the weights of a typeface.
  ///
  /// Beside the size of a font *leading* is no side.
  static func isOne(header: [WrittenName], rows: [[ByteRange]], in file: SourceFile) -> Bool {
    header.contains { $0.role == .lineHeight || $0.role == .letterSpacing || $0.words.contains("weight") }
      || header.contains { $0.role == .fontSize } && header.contains { $0.role == .inset }
      || header.indices.dropFirst().contains { holdsWeights($0, rows, in: file) }
  }

  /// Whether each cell of a column is a weight: `Regular`, `600`, `Semi Bold`.
  private static func holdsWeights(_ column: Int, _ rows: [[ByteRange]], in file: SourceFile) -> Bool {
    let cells = rows.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }
    return !cells.isEmpty
      && cells.allSatisfy { cell in
        let words = WrittenName.smallWords(of: file.text(in: cell))
        return words.count == 1 && isNumber(words[0])
          || (1...2).contains(words.count) && words.contains { Lexicon.weight(of: $0) != nil }
      }
  }

  private static func isNumber(_ word: String) -> Bool {
    Int(word).map { (100...900).contains($0) && $0 % 100 == 0 } ?? false
  }
}
