import Configuration
import Rules
import SourceText

extension ReportFormat {
  static let checkstyle = ReportFormat(
    "checkstyle", "Checkstyle XML, which many servers and editors read.", text: CheckstyleReport.text)
}

/// The XML of Checkstyle: an element for each file that has findings, one in it for each of these.
private enum CheckstyleReport {
  static func text(of report: CheckReport) -> String {
    let files = report.files.filter { !$0.findings.isEmpty }.map(element)
    return "\(XMLText.declaration)<checkstyle version=\"4.3\">\n\(files.joined())</checkstyle>\n"
  }

  private static func element(for file: CheckReport.File) -> String {
    let errors = file.findings.map { finding in
      let place = CheckReport.place(of: finding.range.start, in: file.source)
      let attributes = XMLText.attributes([
        "line": "\(place.line)", "column": "\(place.column)", "severity": severity(finding.severity),
        "message": finding.told, "source": "tincture.\(finding.rule)",
      ])
      return "    <error\(attributes)/>\n"
    }
    return "  <file\(XMLText.attributes(["name": file.shownPath]))>\n\(errors.joined())  </file>\n"
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error, .warning: severity.rawValue
    case .info, .hint: "info"
    }
  }
}
