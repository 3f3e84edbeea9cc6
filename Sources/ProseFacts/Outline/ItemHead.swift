import Lexicon
import SourceText

/// The first words of an item, before a parenthesis, a comma, a dash or a sign of equality.
struct ItemHead {
  let range: ByteRange
  private let text: ByteRange
  private let file: SourceFile

  init(of text: ByteRange, in file: SourceFile) {
    var end = text.start
    while end < text.end {
      let byte = file.bytes[end]
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: ","), end > text.start { break }
      if byte == UInt8(ascii: " "), Self.startsWithDash(file, ByteRange(end, text.end)) { break }
      end += 1
    }
    range = ByteRange(text.start, end)
    self.text = text
    self.file = file
  }

  /// Whether the item is one thing by itself, of that name: in a list of components with a dash behind the name, in any
  /// list with a sign of equality.
  func opens(for name: SpecName, _ isAmongComponents: Bool) -> Bool {
    let behind = ByteRange(range.end, text.end)
    guard (1...4).contains(name.words.count), Self.startsWithDash(file, behind),
      isAmongComponents || file.bytes[behind].starts(with: " = ".utf8)
    else { return false }
    return SpecLexer.pieces(of: file, in: range).allSatisfy {
      $0.isWord && SpecColors.named($0.word, isInCode: false) == nil
    }
  }

  private static func startsWithDash(_ file: SourceFile, _ range: ByteRange) -> Bool {
    [" - ", " – ", " — ", " = "].contains { file.bytes[range].starts(with: $0.utf8) }
  }
}
