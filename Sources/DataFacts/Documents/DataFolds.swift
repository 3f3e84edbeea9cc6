package import Facts
import SourceText
package import Syntax

/// What can be folded in JSON or YAML: objects, arrays and comments.
package enum DataFolds {
  /// What can be folded away, in the order of the text: objects, lists and comments.
  package static func folds(in tree: DataTree) -> [Fold] {
    let containers = tree.containerRanges.map { range in
      let last = range.isEmpty ? 0 : tree.bytes.at(range.end - 1)
      return Fold(range, last == UInt8(ascii: "}") || last == UInt8(ascii: "]") ? .bracketed : .block)
    }
    return (containers + comments(in: tree)).sorted { ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end) }
  }

  /// Comments of several lines, and those of single lines that stand directly below each other.
  private static func comments(in tree: DataTree) -> [Fold] {
    var runs: [ByteRange] = []
    for comment in tree.comments {
      if let last = runs.last, isNextLine(tree.bytes.from(last.end, to: comment.start)) {
        runs[runs.count - 1] = last.union(comment)
      } else {
        runs.append(comment)
      }
    }
    return runs.map { Fold($0, .comment) }
  }

  private static func isNextLine(_ between: ArraySlice<UInt8>) -> Bool {
    between.allSatisfy { $0 <= 0x20 } && between.count { $0 == UInt8(ascii: "\n") } == 1
  }
}
