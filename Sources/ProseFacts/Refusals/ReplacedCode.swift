import Lexicon
import SourceText

/// Finds what a sentence says was there before something else came: `bg-soft` in "it went from `bg-soft` to `bg-strong`".
enum ReplacedCode {
  /// The code and the colors beside a word such as *from*, where the sentence tells of a change and goes on to others.
  static func ranges(in line: ByteRange, of file: SourceFile) -> [ByteRange] {
    let bytes = file.bytes[line]
    guard line.count <= longest, bytes.contains(where: { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "#") }),
      GridText.speaks(bytes, of: change)
    else { return [] }
    return PieceLexer.pieces(of: file, in: line).split { $0.isStop && $0.depth == 0 }
      .compactMap(replaced).map { spans(around: $0, in: file) }
  }

  private static func replaced(in sentence: ArraySlice<TextPiece>) -> ByteRange? {
    guard let changed = sentence.firstIndex(where: { $0.means(.changed) }) else { return nil }
    var start = sentence.startIndex
    while let first = sentence[start...].firstIndex(where: isValue) {
      // With what stands beside it in parentheses.
      let end = sentence[first...].firstIndex { !isValue($0) && $0.depth == 0 && !$0.isClose } ?? sentence.endIndex
      guard sentence[end...].contains(where: isValue) else { return nil }
      let isBehind = first > changed && sentence[first - 1].means(.origin)
      // Where verbs stand last, the word stands behind what was.
      let isBefore = changed > end && sentence[end].word.isWide && sentence[end].means(.origin)
      if isBehind || isBefore { return sentence[first].range.union(sentence[end - 1].range) }
      start = end
    }
    return nil
  }

  private static func isValue(_ piece: TextPiece) -> Bool { piece.isInCode || piece.isToken || piece.color != nil }

  /// A stretch with all of the code spans that it begins and ends in.
  private static func spans(around range: ByteRange, in file: SourceFile) -> ByteRange {
    func reach(_ bytes: some Sequence<UInt8>) -> Int {
      let rest = bytes.prefix { $0 != UInt8(ascii: "`") && $0 != 0x0A && $0 != UInt8(ascii: " ") }
      return rest.count
    }
    return ByteRange(
      range.start - reach(file.bytes[..<range.start].reversed()), range.end + reach(file.bytes[range.end...]))
  }

  /// A longer line is a story.
  private static let longest = 1000
  private static let change = Senses([.changed])
}
