import Configuration
import Rules
import SourceText

extension ReportFormat {
  static let concise = ReportFormat(
    "concise", "`path:line:column: severity: message [rule]`, a line for each finding.", text: ConciseReport.text)
}

/// A line for each finding, in the form that editors and `grep` read.
enum ConciseReport {
  /// `path:line:column: severity: message [rule]`.
  static func text(of report: CheckReport) -> String {
    report.findings.map { file, finding in
      let place = CheckReport.place(of: finding.range.start, in: file.source)
      let head = "\(file.shownPath.visiblePath):\(place.line):\(place.column): \(finding.severity.rawValue)"
      return "\(head): \(finding.told) [\(finding.rule)]\n"
    }
    .joined()
  }
}
