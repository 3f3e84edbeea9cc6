import Facts
import FrontEnds
import SourceText
package import WorkspaceIndex

extension Feature {
  package static let folding = Feature(
    title: "Folding",
    page: """
      Objects, arrays and comments of a token file; front matter, sections, fences, tables and items of a document; \
      blocks of CSS.
      """)
}

/// Lines that can be folded away behind the first of them.
package struct FoldingRange: Hashable, Sendable {
  /// Counted from 0; the first line stays in sight.
  package var firstLine: Int
  package var lastLine: Int
  package var isComment: Bool
}

extension Workspace {
  /// What can be folded in a file, in the order of the text; of those that begin on one line the longest.
  package func foldingRanges(in path: String) -> [FoldingRange] {
    guard let file = self[path], let folds = file.frontEnd?.folds(file.source) else { return [] }
    var ranges: [FoldingRange] = []
    for fold in folds {
      let first: TextPosition = file.source.position(of: fold.range.start, in: .utf8)
      let end: TextPosition = file.source.position(of: fold.range.end, in: .utf8)
      // A block that takes the line break with it ends on the line before.
      let last = end.line - (fold.kind == .bracketed || end.column == 0 ? 1 : 0)
      guard last > first.line, ranges.last?.firstLine != first.line else { continue }
      ranges.append(FoldingRange(firstLine: first.line, lastLine: last, isComment: fold.kind == .comment))
    }
    return ranges
  }
}
