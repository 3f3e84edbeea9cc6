import DesignTokens
import Facts
import SourceText
import Syntax

/// The custom properties of which a comment says that something else than a style sheet sets them.
enum CSSAssignments {
  /// The names that stand beside such a comment: on its line before it, or on the next where it has a line of its own.
  static func names(of references: ArraySlice<TokenReference>, in tree: CSSTree) -> [TokenName] {
    guard tree.comments.contains(where: { saysSo(tree.text(in: $0)) }) else { return [] }
    let used = references.filter { $0.form == .customProperty }.sorted { $0.range < $1.range }
    guard !used.isEmpty else { return [] }
    var found: Set<TokenName> = []
    var done = 0
    // The first comment of a line speaks for all that stands on it, so that a line is read once, however long.
    for comment in tree.comments where comment.start >= done && saysSo(tree.text(in: comment)) {
      let line = line(around: comment.start, in: tree)
      let isAlone = tree.slice(ByteRange(line.start, comment.start)).allSatisfy { $0 <= 0x20 }
      let meant = isAlone ? self.line(around: min(next(behind: comment, in: tree), tree.bytes.count), in: tree) : line
      done = meant.end
      var index = used.partitioningIndex { $0.range.start >= meant.start }
      while index < used.count, used[index].range.start < meant.end {
        found.insert(used[index].name)
        index += 1
      }
    }
    return found.sorted()
  }

  /// Whether a comment says `set via JavaScript` or the like: a word of giving, and one of who gives.
  private static func saysSo(_ comment: String) -> Bool {
    let words = comment.lowercased().lettersOnly
    return words.contains { givers.contains(String($0)) } && words.contains { giving.contains(String($0)) }
  }

  private static let givers: Set<String> = [
    "javascript", "js", "jsx", "ts", "tsx", "typescript", "script", "scripts", "react", "vue", "svelte", "angular",
    "runtime", "inline", "dynamically", "consumer", "consumers", "template", "host", "attribute", "parent",
  ]

  private static let giving: Set<String> = [
    "set", "sets", "setting", "defined", "provided", "provides", "injected", "assigned", "passed", "given", "computed",
    "calculated", "updated", "overridden", "override", "added", "comes", "declared",
  ]

  private static func next(behind comment: ByteRange, in tree: CSSTree) -> Int {
    var index = comment.end
    while index < tree.bytes.count, tree.bytes[index] <= 0x20 { index += 1 }
    return index
  }

  private static func line(around offset: Int, in tree: CSSTree) -> ByteRange {
    var start = offset
    while start > 0, tree.bytes[start - 1] != 0x0A { start -= 1 }
    var end = offset
    while end < tree.bytes.count, tree.bytes[end] != 0x0A { end += 1 }
    return ByteRange(start, end)
  }
}
