import SourceText

extension DiffOutline {
  /// As much as a comment on GitHub may have, with something to spare; GitLab takes more.
  private static var most: Int { 64_000 }
  /// A section with more lines is folded.
  private static var mostUnfolded: Int { 10 }

  /// The diff as a comment of a merge request: long sections folded, and what is too much counted.
  var markdown: String {
    var text = "**\(MarkdownText.escaped(summary))**\n"
    for (number, section) in sections.enumerated() {
      // Each of those that follow can say at least how much it has.
      text += DiffOutline.markdown(
        of: section, atMost: DiffOutline.most - text.utf8.count - 300 * (sections.count - number))
    }
    return text + (remark.map { "\n\(MarkdownText.escaped($0))\n" } ?? "")
  }

  private static func markdown(of section: Section, atMost size: Int) -> String {
    let title = "\(section.title) (\(Count.text(section.lines.count)))"
    let isFolded = section.lines.count > mostUnfolded
    var body = ""
    var shown = 0
    for line in section.lines {
      let lines =
        "- \(MarkdownText.escaped(line.text.visible))\n"
        + line.details.map { "  - \(MarkdownText.escaped($0.visible))\n" }.joined()
      guard body.utf8.count + lines.utf8.count <= size else { break }
      body += lines
      shown += 1
    }
    let left = section.lines.count - shown
    if left > 0 {
      body +=
        "- \(shown == 0 ? "" : "and ")\(Count.text(left)) \(shown == 0 ? "that are" : "more, which are") too many for a comment\n"
    }
    return isFolded
      ? "\n<details><summary>\(title)</summary>\n\n\(body)\n</details>\n" : "\n### \(title)\n\n\(body)"
  }
}
