import Lexicon
import SourceText

// What a document calls large.
extension LargeText {
  /// Whether a remark in parentheses behind a name calls what it names large: `(large)`.
  static func isMeant(byQualifier text: String) -> Bool {
    let words = WrittenName.smallWords(of: text)
    return words.count == 1 && words[0].means(.large) || isMeant(words)
  }

  /// Whether a row of a table says that its writing is large: `Accent text (large)`, `3:1 (large text)`.
  static func isMeant(byRow cells: [ByteRange], called name: WrittenName, in file: SourceFile) -> Bool {
    if let qualifier = name.qualifier, isMeant(byQualifier: qualifier) { return true }
    return cells.contains { isMeant(PieceLexer.pieces(of: file, in: $0).filter(\.isWord).map(\.word)) }
  }
}
