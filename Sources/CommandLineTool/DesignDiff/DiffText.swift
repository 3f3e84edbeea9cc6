import SourceText

extension DiffOutline {
  /// The diff for a terminal, with a line feed at its end.
  var text: String {
    let parts = sections.map { section in
      "\n\(section.title) (\(Count.text(section.lines.count)))\n"
        + section.lines.map { line in
          "  \(line.text.visible)\n" + line.details.map { "    \($0.visible)\n" }.joined()
        }
        .joined()
    }
    return "\(summary)\n" + parts.joined() + (remark.map { "\n\($0)\n" } ?? "")
  }
}
