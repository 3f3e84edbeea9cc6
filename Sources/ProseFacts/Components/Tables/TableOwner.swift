import Lexicon
import SourceText

/// What a remark in the row of a table says that the row is for: `Alert outline` of `Alert outline text`.
enum TableOwner {
  /// Whether no remark of one row names another owner than that of the other row in its column.
  static func agree(_ first: [ByteRange], _ second: [ByteRange], in file: SourceFile) -> Bool {
    zip(first, second).dropFirst().allSatisfy { cells in
      guard let one = named(in: cells.0, of: file), let other = named(in: cells.1, of: file) else { return true }
      return one == other
    }
  }

  /// The owner that a cell of a row names, in lower case; empty where none does.
  static func named(in row: [ByteRange], of file: SourceFile) -> String {
    row.dropFirst().lazy.compactMap { named(in: $0, of: file) }.first ?? ""
  }

  /// What the few words of a cell that speaks of painting say besides; `nil` for every other cell.
  private static func named(in cell: ByteRange, of file: SourceFile) -> String? {
    guard cell.count <= longest, !file.bytes[cell].contains(UInt8(ascii: "`")) else { return nil }
    let name = WrittenName(file, cell)
    let painted = name.words.lastIndex { word in
      Lexicon.term(of: word)?.slot.map { $0 == .background || $0.isForeground } ?? false
    }
    guard (2...5).contains(name.words.count), let painted else { return nil }
    let rest = name.words.enumerated().filter { $0.offset != painted && !$0.element.means(.link) }.map(\.element)
    return rest.isEmpty ? nil : rest.joined(separator: " ")
  }

  /// Longer cells are no names, in bytes.
  private static let longest = 60
}
