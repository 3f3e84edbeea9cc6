import Facts
import SourceText
import Syntax

// What the documentation of a block says of its age.
extension CSSReader {
  /// Notes a block whose documentation says that it is deprecated, unless one around it is.
  func noteDeprecation(of node: CSSNode) {
    guard facts.deprecatedRanges.last.map({ $0.end <= node.range.start }) ?? true else { return }
    var end = node.range.start
    var next = commentsBefore(node.range.start)
    // A block of documentation is one comment, or one for each line.
    while next > 0, isDocumentation(tree.comments[next - 1], before: end) {
      next -= 1
      if saysDeprecated(tree.comments[next]) { return facts.deprecatedRanges.append(node.range) }
      end = tree.comments[next].start
    }
  }

  /// How many comments end before a place.
  private func commentsBefore(_ place: Int) -> Int {
    tree.comments.partitioningIndex { $0.end > place }
  }

  /// Whether a line of a comment begins with `@deprecated`.
  private func saysDeprecated(_ comment: ByteRange) -> Bool {
    tree.text(in: CSSReader.content(ofComment: comment, in: tree)).split(whereSeparator: \.isNewline).contains { line in
      line.drop { $0 == "*" || $0 == "/" || $0.isWhitespace }.lowercased().hasPrefix("@deprecated")
    }
  }
}
