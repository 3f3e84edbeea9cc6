import Configuration
import Rules
import SourceText

extension ReportFormat {
  static let github = ReportFormat("github", "Annotations of GitHub Actions.", text: GitHubReport.text)
}

/// Workflow commands of GitHub Actions, which turn findings into annotations of a change.
enum GitHubReport {
  /// A `::error file=…::message` line for each finding.
  static func text(of report: CheckReport) -> String {
    report.findings.map { file, finding in
      let start = CheckReport.place(of: finding.range.start, in: file.source)
      let end = CheckReport.place(of: finding.range.end, in: file.source)
      var properties = [
        ("title", "tincture (\(finding.rule))"), ("file", file.shownPath.visiblePath), ("line", "\(start.line)"),
      ]
      // GitHub refuses columns of a stretch that spans lines.
      if start.line == end.line { properties.append(("col", "\(start.column)")) }
      properties.append(("endLine", "\(end.line)"))
      if start.line == end.line { properties.append(("endColumn", "\(end.column)")) }
      let list = properties.map { "\($0)=\(escapedProperty($1))" }.joined(separator: ",")
      return "::\(level(of: finding.severity)) \(list)::\(escaped(finding.told))\n"
    }
    .joined()
  }

  private static func level(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info, .hint: "notice"
    }
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text).split(separator: ":", omittingEmptySubsequences: false).joined(separator: "%3A")
      .split(separator: ",", omittingEmptySubsequences: false).joined(separator: "%2C")
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
