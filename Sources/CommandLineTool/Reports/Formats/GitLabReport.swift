import Configuration
import Rules
import SourceText
import Syntax

extension ReportFormat {
  static let gitlab = ReportFormat(
    "gitlab", "Code Quality of GitLab, for its merge requests.", bytes: GitLabReport.bytes)
}

/// What GitLab takes as a Code Quality report: an array, empty where there is nothing.
private enum GitLabReport {
  static func bytes(of report: CheckReport) -> [UInt8] {
    var writer = JSONWriter(indented: true)
    writer.array { writer in
      for (file, finding, identity) in report.identified {
        writer.object { writer in
          // GitLab does not show the name of the check.
          writer.member("description", "\(finding.rule): \(finding.told)")
          writer.member("check_name", finding.rule)
          writer.member("fingerprint", identity.fingerprint(inFileAt: file.shownPath))
          writer.member("severity", severity(of: finding.severity))
          writer.member(
            "location",
            object: { writer in
              writer.member("path", file.shownPath)
              writer.member(
                "lines",
                object: { writer in
                  writer.member("begin", CheckReport.place(of: finding.range.start, in: file.source).line)
                  writer.member("end", CheckReport.place(of: finding.range.end, in: file.source).line)
                })
            })
        }
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private static func severity(of severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info, .hint: "info"
    }
  }
}
