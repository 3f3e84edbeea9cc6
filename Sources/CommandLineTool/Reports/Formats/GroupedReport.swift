import Configuration
import Rules
import SourceText

extension ReportFormat {
  static let grouped = ReportFormat(
    "grouped", "A heading for each file, a line for each finding.", text: GroupedReport.text)
}

/// The findings below the file that they stand in, in columns.
private enum GroupedReport {
  static func text(of report: CheckReport) -> String {
    report.files.filter { !$0.findings.isEmpty }.map(group).joined(separator: "\n")
  }

  private static func group(for file: CheckReport.File) -> String {
    let rows = file.findings.map { finding in
      let place = CheckReport.place(of: finding.range.start, in: file.source)
      return (place: "\(place.line):\(place.column)", finding: finding)
    }
    let placeWidth = rows.map(\.place.count).max() ?? 0
    let severityWidth = rows.map(\.finding.severity.rawValue.count).max() ?? 0
    let lines = rows.map { place, finding in
      let severity = finding.severity.rawValue
      return "  \(HelpText.spaces(placeWidth - place.count))\(place)  "
        + "\(severity)\(HelpText.spaces(severityWidth - severity.count))  \(finding.told) [\(finding.rule)]\n"
    }
    return "\(file.shownPath.visible)\n\(lines.joined())"
  }
}
