/// Messages as Markdown.
enum MarkdownText {
  /// A message whose code stays code, and in which nothing else is markup; in a table or out of one.
  static func escaped(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    // A backtick without a partner is a sign like others.
    guard !parts.count.isMultiple(of: 2) else { return escaped(text, "\\`*_[]<>|&") }
    return parts.enumerated().map { index, part in
      index.isMultiple(of: 2) ? escaped(part, "\\*_[]<>|&") : "`\(escaped(part, "|"))`"
    }
    .joined()
  }

  private static func escaped(_ text: some StringProtocol, _ marks: String) -> String {
    String(text.flatMap { marks.contains($0) ? ["\\", $0] : [$0] })
  }
}
