import CodeFacts
import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax

/// Custom properties in inline code that says more than one name; a command with its options says none.
struct InlineProperties {
  let tree: MarkdownTree

  /// `--space-4: 16rpx`: a value in passing, which is shown where nothing else defines the name, and which no rule holds
  /// against anything; `nil` for one that the text refuses.
  func declaration(in content: ByteRange) -> LocalDeclaration? {
    guard let name = self.name(at: content.start, end: content.end),
      case let rest = MarkdownBytes.trimmed(ByteRange(name.end, content.end), in: tree.bytes),
      !rest.isEmpty, tree.bytes[rest.start] == UInt8(ascii: ":")
    else { return nil }
    var value = MarkdownBytes.trimmed(ByteRange(rest.start + 1, rest.end), in: tree.bytes)
    if !value.isEmpty, tree.bytes[value.end - 1] == UInt8(ascii: ";") {
      value = MarkdownBytes.trimmed(ByteRange(value.start, value.end - 1), in: tree.bytes)
    }
    // A place for a value, or several declarations, say nothing of one.
    guard !value.isEmpty, !tree.slice(value).contains(where: { "{};<>".utf8.contains($0) }),
      !tree.text(in: value).holds("..."), !tree.text(in: value).holds("…"), !isRefused(content)
    else { return nil }
    let values = CSSValueReader(tree: CSSTree(parsing: tree.bytes, in: value, as: .css))
    return LocalDeclaration(
      name: TokenName(tree.text(in: name)), nameRange: name, range: content, valueRange: value,
      value: values.value(of: values.tree.tokens.indices).value)
  }

  /// Whether a word of its line refuses something: `Never write`; of a long line what stands near.
  private func isRefused(_ content: ByteRange) -> Bool {
    let bytes = tree.bytes
    let before = bytes.from(max(0, content.start - Self.near), to: content.start)
    let behind = bytes.from(content.end, to: min(bytes.count, content.end + Self.near))
    let start = before.lastIndex(where: MarkdownBytes.isLineEnding).map { $0 + 1 } ?? before.startIndex
    let end = behind.firstIndex(where: MarkdownBytes.isLineEnding) ?? behind.endIndex
    return WrittenName.smallWords(of: tree.text(in: ByteRange(start, end))).contains {
      $0.means(.refusal) || $0.means(.refusalOpening)
    }
  }

  /// How far from a declaration a word that refuses it is looked for, in bytes: each declaration of a line looks anew.
  private static let near = 300

  /// `--a -> --b`: the names of a text that holds nothing else but signs and blanks between them; `nil` for any other.
  func names(in content: ByteRange) -> [ByteRange]? {
    var names: [ByteRange] = []
    var index = content.start
    while index < content.end {
      if let name = self.name(at: index, end: content.end) {
        names.append(name)
        index = name.end
        continue
      }
      let isJoin = " /,|+->→".utf8.contains(tree.bytes[index])
      guard isJoin else { return nil }
      index += 1
    }
    return names.count > 1 ? names : nil
  }

  /// `--name` at a place.
  private func name(at start: Int, end: Int) -> ByteRange? {
    guard start + 3 < end, tree.slice(ByteRange(start, end)).starts(with: "--".utf8),
      tree.bytes[start + 2].isASCIILetter
    else { return nil }
    var index = start + 2
    while index < end {
      let isHyphen = tree.bytes[index] == UInt8(ascii: "-") && tree.bytes.at(index + 1) != UInt8(ascii: ">")
      guard isHyphen || tree.bytes[index].isWordByte, tree.bytes[index] < 0x80 else { break }
      index += 1
    }
    return ByteRange(start, index)
  }
}
