import Lexicon
import SourceText

/// Tells which columns of a table of properties are variants.
enum VariantColumns {
  /// The columns beside others that hold no plain values, and whether each gives a variant looks of its own.
  ///
  /// A column alone holds the values, whatever it is called.
  static func found(under names: [WrittenName], _ rows: [[ByteRange]], in file: SourceFile) -> [Int: Bool] {
    let columns = names.indices.dropFirst().filter { !names[$0].isProse }
    guard columns.count > 1 else { return [:] }
    var found: [Int: Bool] = [:]
    for column in columns {
      let name = names[column]
      guard !name.isValue, !name.text.isEmpty, !StateNames.isState(name, certainly: false) else { continue }
      found[column] = rows.contains { row in
        column < row.count && !isToken(row[0], in: file) && holdsLooks(row[column], in: file)
      }
    }
    return found
  }

  /// Whether the name of a row is a token's, which has values and no variants.
  private static func isToken(_ name: ByteRange, in file: SourceFile) -> Bool {
    file.bytes[name].drop { " `*".utf8.contains($0) }.starts(with: "--".utf8)
  }

  private static func holdsLooks(_ cell: ByteRange, in file: SourceFile) -> Bool {
    let pieces = PieceLexer.pieces(of: file, in: cell, expectsColor: true)
    return LookEvidence.isDesign(pieces) || pieces.contains { $0.isToken || $0.length != nil }
  }
}
