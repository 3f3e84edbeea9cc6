package import Facts
import SourceText
package import Syntax

/// The files that a style sheet names: behind `@import`, `@use` and `@forward`.
package enum CSSLinks {
  /// The files that the style sheet names, in the order of the text.
  package static func links(in tree: CSSTree) -> [FileLink] {
    tree.nodes.filter { $0.kind == .atRule && isLink(tree.text(in: $0.name)) }.flatMap { node in
      node.tokens.compactMap { link(tree.tokens[$0], in: tree) }
    }
  }

  private static func isLink(_ keyword: String) -> Bool {
    let word = keyword.drop { $0 == "@" }.lowercased()
    return word == "import" || word == "use" || word == "forward"
  }

  private static func link(_ token: CSSToken, in tree: CSSTree) -> FileLink? {
    var range = token.range
    switch token.kind {
    case .string: range = ByteRange(range.start + 1, max(range.start + 1, range.end - 1))
    case .url: range = ByteRange(range.start + 4, max(range.start + 4, range.end - 1))
    default: return nil
    }
    let text = tree.text(in: range)
    // What is put together when the style sheet is made has no name yet.
    guard !text.isEmpty, !text.contains(where: { $0 == "{" || $0 == "\\" || $0.isNewline }) else { return nil }
    return FileLink(target: text, range: range)
  }
}

/// What can be folded in a style sheet: blocks and comments.
package enum CSSFolds {
  /// What can be folded away, in the order of the text: blocks and comments.
  package static func folds(in tree: CSSTree) -> [Fold] {
    let blocks = tree.nodes.filter { $0.block != nil }.map { Fold($0.range, .bracketed) }
    let comments = tree.comments.map { Fold($0, .comment) }
    return (blocks + comments).sorted { ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end) }
  }
}
