import Lexicon
import SourceText
import Syntax

/// Tells which rows of a table give the names in them a value, also one that nobody reads.
struct GivenRows {
  private let tree: MarkdownTree
  private let columns: TableColumns
  /// The columns in which half of the rows or more have a value.
  private let valued: [Int]

  /// A table with the places in its rows that were read as values.
  init(_ tree: MarkdownTree, _ columns: TableColumns, token: Int, isRead rows: [[Bool]]) {
    self.tree = tree
    self.columns = columns
    let count = rows.map(\.count).max() ?? 0
    valued = (0..<count).filter { column in
      column != token && rows.count > 1 && rows.count { column < $0.count && $0[column] } * 2 >= rows.count
    }
  }

  /// Whether a row without a value that was read has one all the same: below themes, where the others have theirs (a
  /// function: `env(safe-area-inset-top)`), a word that stands for a value, several values, or a dash.
  func gives(_ cells: [ByteRange], besides token: Int) -> Bool {
    columns.themes > 1 || givesColor(cells) || givesFunction(cells) || givesWord(cells, besides: token)
      || givesSteps(cells)
  }

  /// Whether a cell gives something between two values (`16-18px`), or leaves the value open with a dash.
  private func givesSteps(_ cells: [ByteRange]) -> Bool {
    valued.contains { column in
      guard column < cells.count else { return false }
      let text = tree.text(in: cells[column]).filter { $0 != "`" && $0 != " " }
      guard let dash = text.firstIndex(where: Self.dashes.contains) else { return false }
      return text.allSatisfy(Self.dashes.contains)
        || text.first?.isNumber == true && text[text.index(after: dash)...].first?.isNumber == true
    }
  }

  private static let dashes = Set("-–—~〜～")

  /// Whether a cell holds a color, of which there may be several: `A: #FFF, B: #000`.
  private func givesColor(_ cells: [ByteRange]) -> Bool {
    valued.contains { column in
      guard column < cells.count else { return false }
      let text = tree.slice(cells[column])
      return text.indices.contains { index in
        text[index] == UInt8(ascii: "#") && text[(index + 1)...].prefix(3).count(where: \.isHexDigit) == 3
      }
    }
  }

  private func givesFunction(_ cells: [ByteRange]) -> Bool {
    valued.contains { column in
      guard column < cells.count else { return false }
      let text = tree.slice(cells[column]).filter { $0 != UInt8(ascii: "`") }
      guard let open = text.firstIndex(of: UInt8(ascii: "(")), open > 0 else { return false }
      return text[..<open].allSatisfy { $0.isASCIILetter || $0 == UInt8(ascii: "-") }
    }
  }

  /// Whether a cell of a row is one word that stands for a value, or beside a custom property a number without a unit.
  private func givesWord(_ cells: [ByteRange], besides token: Int) -> Bool {
    let isProperty = cells.indices.contains(token) && tree.slice(cells[token]).starts(with: "`--".utf8)
    return cells.indices.contains { index in
      guard index != token, tree.slice(cells[index]).count(where: { $0 != UInt8(ascii: "`") }) <= Self.longestWord
      else { return false }
      let word = tree.text(in: cells[index]).filter { $0 != "`" }.lowercased()
      let number = word.last == "%" ? String(word.dropLast()) : word
      return Self.words.contains(word) || isProperty && Double(number) != nil
    }
  }

  private static let longestWord = 12
  private static let words: Set<String> = [
    "transparent", "none", "0", "currentcolor", "inherit", "auto", "initial", "unset",
  ]
}
