import SourceText
import Syntax
import TextFacts

/// Finds the value of a name in an item of such pairs: `` `--ink`: `#101418`, `--paper`: `#FCFBF8` ``.
struct PairedValue {
  let tree: MarkdownTree
  /// Where the item ends.
  let end: Int

  /// What parts a name from its value.
  static let signs = [":", "=", "→", "->", "↔", "–", "—", "- "].map { Array($0.utf8) }

  /// The value in code behind a sign that follows the name of a custom property; `nil` where the text goes on
  /// with more than the next pair, since that may say something else of it.
  func read(behind name: MarkdownInline) -> StatedValueReader.Value? {
    guard tree.slice(name.content).starts(with: "--".utf8) else { return nil }
    let sign = start(behind: name.range.end)
    let rest = tree.bytes.from(sign, to: end)
    guard let separator = Self.signs.first(where: { rest.starts(with: $0) }) else { return nil }
    let mark = start(behind: sign + separator.count)
    guard mark < end, tree.bytes[mark] == UInt8(ascii: "`"),
      let close = tree.bytes.from(mark + 1, to: end).firstIndex(of: UInt8(ascii: "`"))
    else { return nil }
    let next = start(behind: close + 1)
    guard next >= end || ",;.".utf8.contains(tree.bytes[next]) else { return nil }
    return StatedValueReader(bytes: tree.bytes).value(filling: ByteRange(mark + 1, close))
  }

  private func start(behind place: Int) -> Int {
    MarkdownBytes.trimmed(ByteRange(min(place, end), end), in: tree.bytes).start
  }
}
