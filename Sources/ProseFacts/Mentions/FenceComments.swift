import SourceText
import Syntax

/// The comments of a fence, each of which tells what the lines below it are for: `// Dark mode`.
struct FenceComments {
  private var fence = -1
  private var places: [Int] = []

  /// Where the nearest comment above a place in a fence begins; -1 where none does.
  mutating func nearest(above place: Int, in block: MarkdownBlock, of tree: MarkdownTree) -> Int {
    if fence != block.range.start {
      fence = block.range.start
      places = tree.lines(of: block).filter { line in
        let bytes = tree.slice(MarkdownBytes.trimmed(line, in: tree.bytes))
        return ["//", "/*", "# ", "-- ", "<!--"].contains { bytes.starts(with: $0.utf8) }
      }.map(\.start)
    }
    let behind = places.partitioningIndex { $0 >= place }
    return behind > 0 ? places[behind - 1] : -1
  }
}
