import Lexicon
import SourceText

/// Tells tables that hold what was measured against what was wanted: they report, and ask for nothing.
enum ComparisonTable {
  /// Whether two columns or more give values of the same rows and another one says whether they agree
  /// (`Property | Storybook | Figma | Status`, with `OK` or `MISMATCH` in every row).
  ///
  /// `Text | Background | Ratio | Result` compares nothing: its columns say what they state.
  static func isOne(header: [WrittenName], rows: [[ByteRange]], in file: SourceFile) -> Bool {
    let columns = header.indices.dropFirst()
    guard columns.count > 2, let verdict = columns.last(where: { holdsVerdicts($0, rows, in: file) }) else {
      return false
    }
    return columns.count { $0 != verdict && header[$0].term == nil && holdsValues($0, rows, in: file) } > 1
  }

  private static func holdsVerdicts(_ column: Int, _ rows: [[ByteRange]], in file: SourceFile) -> Bool {
    let cells = rows.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }
    return !cells.isEmpty
      && cells.allSatisfy { cell in
        let words = WrittenName.smallWords(file, cell)
        return words.count == 1 && words[0].means(.verdict)
      }
  }

  private static func holdsValues(_ column: Int, _ rows: [[ByteRange]], in file: SourceFile) -> Bool {
    rows.contains { row in
      column < row.count
        && PieceLexer.pieces(of: file, in: row[column], expectsColor: true).contains {
          $0.color != nil || $0.length != nil || $0.number != nil
        }
    }
  }

}
