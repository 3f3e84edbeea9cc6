import Facts
import Lexicon
import SourceText
import Syntax

/// Finds the classes that an object in code gives to one thing: `{ bg: 'bg-primary-400', text: 'text-white' }`, and each
/// `error: 'bg-error-400 text-white'`.
enum UtilityObjects {
  /// The stretches of classes of each thing, in the order of the text; none of what is disabled.
  static func stretches(in fence: MarkdownBlock, of file: SourceFile, _ tree: MarkdownTree) -> [[ByteRange]] {
    let bytes = tree.slice(fence.content)
    guard bytes.holds(small: "bg-"), bytes.holds(small: "text-"), !EmbeddedCode.isCode(fence, in: tree) else {
      return []
    }
    return CodeObject.all(in: tree.lines(of: fence), of: file, tree).flatMap { object -> [[ByteRange]] in
      guard !object.path(in: file).contains(where: isExempt) else { return [] }
      let entries = object.entries.filter {
        // The classes of elements are read with these.
        !file.text(in: $0.key).hasPrefix("class") && isQuoted($0.value, in: file)
          && !isExempt(file.text(in: $0.key)) && $0.value.count <= UtilityPairs.longest
      }
      let whole = entries.filter { holds("bg-", $0.value, in: file) && holds("text-", $0.value, in: file) }
      return whole.map { [$0.value] } + parts(of: entries, in: file)
    }
  }

  /// The ground and the writing of an object that has one of each, and what changes below the pointer.
  private static func parts(of entries: [CodeObject.Entry], in file: SourceFile) -> [[ByteRange]] {
    let grounds = entries.filter { WrittenName(file, $0.key).slot == .background && starts("bg-", $0.value, in: file) }
    let texts = entries.filter { WrittenName(file, $0.key).slot == .text && starts("text-", $0.value, in: file) }
    guard grounds.count == 1, texts.count == 1 else { return [] }
    let hovered = entries.filter { starts("hover:", $0.value, in: file) }.map(\.value)
    return [[grounds[0].value, texts[0].value] + hovered]
  }

  private static func isQuoted(_ range: ByteRange, in file: SourceFile) -> Bool {
    range.start > 0 && "'\"".utf8.contains(file.bytes[range.start - 1])
  }

  private static func holds(_ text: String, _ range: ByteRange, in file: SourceFile) -> Bool {
    tokens(range, in: file).contains { $0.hasPrefix(text) }
  }

  private static func starts(_ text: String, _ range: ByteRange, in file: SourceFile) -> Bool {
    file.text(in: range).hasPrefix(text)
  }

  private static func tokens(_ range: ByteRange, in file: SourceFile) -> [Substring] {
    file.text(in: range).split(separator: " ")
  }

  private static func isExempt(_ name: String) -> Bool {
    WrittenName.smallWords(of: name).contains { $0.means(.disabledState) }
  }
}
