import Configuration
import Rules
import SourceText

extension ReportFormat {
  static let markdown = ReportFormat(
    "markdown", "Tables, for a comment or the summary of a job.", text: MarkdownReport.text)
}

/// A line that counts, then a table for each file.
private enum MarkdownReport {
  static func text(of report: CheckReport) -> String {
    let counts = Severity.allCases.reversed().map { ($0, report.count(of: $0)) }.filter { $0.1 > 0 }
    guard !counts.isEmpty else { return "**Tincture found nothing.**\n" }
    let words = Count.list(counts.map { Count.text($0.1, $0.0.rawValue) })
    return "**Tincture found \(words).**\n"
      + report.files.filter { !$0.findings.isEmpty }.map(table).joined()
  }

  private static func table(for file: CheckReport.File) -> String {
    let rows = file.findings.map { finding in
      let place = CheckReport.place(of: finding.range.start, in: file.source)
      return
        "| \(place.line):\(place.column) | \(finding.severity.rawValue) | \(MarkdownText.escaped(finding.told)) | `\(finding.rule)` |\n"
    }
    return
      "\n\(MarkdownText.escaped("`\(file.shownPath.visible)`"))\n\n| Place | Severity | Finding | Rule |\n| --- | --- | --- | --- |\n"
      + rows.joined()
  }
}
