import Configuration
import Rules
import SourceText

extension ReportFormat {
  static let markdown = ReportFormat(
    "markdown", "Tables, for a comment or the summary of a job; `--all` for more than a comment holds.",
    full: { report, request, _ in MarkdownReport.text(of: report, isWhole: request.isUnfolded) })
}

/// A line that counts, then a table for each file, as far as a comment reaches unless all is asked for.
private enum MarkdownReport {
  /// A comment on GitHub holds 65,536 characters; what is written around a report needs some of them.
  private static let longest = 60_000

  static func text(of report: CheckReport, isWhole: Bool) -> String {
    let counts = Severity.allCases.reversed().map { ($0, report.count(of: $0)) }.filter { $0.1 > 0 }
    guard !counts.isEmpty else { return "**Tincture found nothing.**\n" }
    var text = "**Tincture found \(Count.list(counts.map { Count.text($0.1, $0.0.rawValue) })).**\n"
    var (length, left) = (text.count, 0)
    for file in report.files where !file.findings.isEmpty {
      let head = head(of: file)
      var rows = ""
      for finding in file.findings {
        let row = row(of: finding, in: file)
        let isRoom = isWhole || left == 0 && length + head.count + row.count <= longest
        rows += isRoom ? row : ""
        length += isRoom ? row.count : 0
        left += isRoom ? 0 : 1
      }
      guard !rows.isEmpty else { continue }
      text += head + rows
      length += head.count
    }
    let rest = "A comment holds no more: \(Count.text(left, "finding")) not shown; `--all` shows them.\n"
    return left == 0 ? text : text + "\n" + rest
  }

  private static func head(of file: CheckReport.File) -> String {
    let path = MarkdownText.escaped("`\(file.shownPath.visible)`")
    return "\n\(path)\n\n| Place | Severity | Finding | Rule |\n| --- | --- | --- | --- |\n"
  }

  private static func row(of finding: Finding, in file: CheckReport.File) -> String {
    let place = CheckReport.place(of: finding.range.start, in: file.source)
    let message = MarkdownText.escaped(finding.told)
    return "| \(place.line):\(place.column) | \(finding.severity.rawValue) | \(message) | `\(finding.rule)` |\n"
  }
}
