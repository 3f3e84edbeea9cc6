/// A way to print what a check found; the raw values are the names behind `--format`.
enum ReportFormat: String, CaseIterable, Sendable {
  /// Code frames for people.
  case full
  /// `path:line:column: severity: message [rule]`, a line for each finding.
  case concise
  case json, sarif, github

  /// The report as bytes for a stream or a file.
  func bytes(of report: CheckReport, for request: ReportRequest, color: Bool) -> [UInt8] {
    switch self {
    case .full: Array(TextReport(report, for: request, color: color).text.utf8)
    case .concise: Array(ConciseReport.text(of: report).utf8)
    case .json: JSONReport.bytes(of: report)
    case .sarif: SARIFReport.bytes(of: report)
    case .github: Array(GitHubReport.text(of: report).utf8)
    }
  }
}
