import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

// The weights that styles of type have: a column of a table, what stands behind a size (`57.sp, Bold`).
extension StatedConstantReader {
  /// The columns of some rows in which every cell is a weight.
  func columnsOfWeights(in rows: ArraySlice<[ByteRange]>) -> [Int] {
    guard rows.count > 2, let first = rows.first else { return [] }
    return first.indices.dropFirst().filter { column in
      rows.allSatisfy { $0.indices.contains(column) && weight(in: $0[column]) != nil }
    }
  }

  /// Adds the weight that a row gives to what it is about.
  mutating func addWeights(of row: [ByteRange], in columns: [Int], named name: String) {
    // Of two weights in a row nobody knows which is meant.
    guard columns.count == 1, row.indices.contains(columns[0]) else { return }
    addWeight(in: row[columns[0]], named: name)
  }

  /// Adds the weight right behind the size that a line gives to a name.
  mutating func addWeight(named name: String, behind size: Int, in line: ByteRange) {
    let rest = file.bytes.from(size, to: line.end)
    guard let sign = rest.first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "`") }),
      sign == UInt8(ascii: ",") || sign == UInt8(ascii: "/"),
      let start = rest.firstIndex(of: sign)
    else { return }
    let end = file.bytes.from(start + 1, to: line.end).firstIndex { ",/(;|".utf8.contains($0) } ?? line.end
    addWeight(in: ByteRange(start + 1, end), named: name)
  }

  private mutating func addWeight(in range: ByteRange, named name: String) {
    let range = WrittenName.trimmed(file, range)
    guard let number = weight(in: range) else { return }
    // Names of the lightest and the heaviest weights differ from one system to the next.
    guard (300...700).contains(number) else { return }
    let paths = [[name, "fontWeight"], [name, "weight"], ["fontWeight", name]]
    let value = TokenValue.dimension(Dimension(Double(number), "px"))
    found.append(StatedConstant(paths: paths, value: value, range: range, fewestWords: 2))
  }

  /// The weight that is all of a text, by its number, its name or both; `nil` for any other text.
  private func weight(in range: ByteRange) -> Int? {
    guard range.count < 32 else { return nil }
    let words = WrittenName.smallWords(of: file.text(in: range)).joined(separator: " ")
      .split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let numbers = words.compactMap(Int.init).filter { $0.isMultiple(of: 100) && (100...900).contains($0) }
    let names = words.indices.filter { Lexicon.weight(of: words[$0]) != nil && !isPrefix(before: $0, in: words) }
    let prefixes = words.indices.filter { isPrefix(before: $0, in: words) }
    guard numbers.count + names.count + prefixes.count * 2 == words.count, numbers.count < 2,
      names.count + prefixes.count < 2, numbers.count + names.count + prefixes.count > 0
    else { return nil }
    return numbers.first ?? names.first.flatMap { Lexicon.weight(of: words[$0]) }
      ?? prefixes.first.flatMap { Lexicon.weight(of: words[$0 - 1] + words[$0]) }
  }

  /// Whether two words are one weight: `semi bold`.
  private func isPrefix(before index: Int, in words: [String]) -> Bool {
    index > 0 && Lexicon.weight(of: words[index - 1]) == nil
      && Lexicon.weight(of: words[index - 1] + words[index]) != nil
  }
}
