import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

/// Reads a fence of quoted symbols with their meaning behind `//`: `"trash"  // Delete` says what `icon.delete` is.
enum SymbolListReader {
  static func claims(of fence: MarkdownBlock, in tree: MarkdownTree) -> [TokenClaim] {
    tree.lines(of: fence).compactMap { line in
      let text = MarkdownBytes.trimmed(line, in: tree.bytes)
      guard tree.slice(text).first == UInt8(ascii: "\""),
        let close = tree.bytes.from(text.start + 1, to: text.end).firstIndex(of: UInt8(ascii: "\"")),
        let slash = tree.bytes.from(close, to: text.end).firstIndex(of: UInt8(ascii: "/")),
        tree.slice(ByteRange(slash, text.end)).starts(with: [0x2F, 0x2F])
      else { return nil }
      let words = WrittenName.words(of: tree.text(in: ByteRange(slash + 2, text.end)))
      guard (1...3).contains(words.count), let first = words.first else { return nil }
      let name = first.lowercased() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      return TokenClaim(
        name: TokenName("icon.\(name)"), value: .string(tree.text(in: ByteRange(text.start + 1, close))),
        range: ByteRange(text.start, close + 1))
    }
  }
}
