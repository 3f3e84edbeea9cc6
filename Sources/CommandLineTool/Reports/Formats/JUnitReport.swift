import Configuration
import Rules
import SourceText

extension ReportFormat {
  static let junit = ReportFormat(
    "junit", "JUnit XML, for the test results of Jenkins, Azure and others.", text: JUnitReport.text)
}

/// A suite for each file and a case for each finding; a check that finds nothing is a case that passes.
///
/// A case is called by what the finding is about, so that servers follow it from run to run. Errors and warnings fail;
/// what matters less is skipped.
private enum JUnitReport {
  static func text(of report: CheckReport) -> String {
    let files = report.files.filter { !$0.findings.isEmpty }
    let total = files.reduce(0) { $0 + $1.findings.count }
    let failures = report.count(of: .error) + report.count(of: .warning)
    let head = XMLText.attributes([
      "name": "tincture", "tests": "\(max(total, 1))", "failures": "\(failures)", "errors": "0",
    ])
    let suites = files.isEmpty ? nothing : files.map(suite).joined()
    return "\(XMLText.declaration)<testsuites\(head)>\n\(suites)</testsuites>\n"
  }

  /// Without a case servers say that nothing was tested.
  private static let nothing = """
      <testsuite name="tincture" package="tincture" tests="1" failures="0" errors="0" skipped="0">
        <testcase name="No findings" classname="tincture"/>
      </testsuite>

    """

  private static func suite(of file: CheckReport.File) -> String {
    let skipped = file.findings.count { $0.severity < .warning }
    let head = XMLText.attributes([
      "name": file.shownPath, "package": "tincture", "tests": "\(file.findings.count)",
      "failures": "\(file.findings.count - skipped)", "errors": "0", "skipped": "\(skipped)",
    ])
    let cases = zip(file.findings, file.identities).map { testCase($0, $1, in: file) }
    return "  <testsuite\(head)>\n\(cases.joined())  </testsuite>\n"
  }

  private static func testCase(
    _ finding: Finding, _ identity: FindingIdentity, in file: CheckReport.File
  ) -> String {
    let place = CheckReport.place(of: finding.range.start, in: file.source)
    let about = identity.parts.filter { !$0.isEmpty } + (identity.ordinal > 1 ? ["\(identity.ordinal)"] : [])
    let head = XMLText.attributes(["name": about.joined(separator: ", "), "classname": file.shownPath])
    let element = finding.severity < .warning ? "skipped" : "failure"
    let fault = XMLText.attributes(["message": finding.told, "type": finding.severity.rawValue])
    let words = "\(file.shownPath):\(place.line):\(place.column): \(finding.told)"
    return """
          <testcase\(head)>
            <\(element)\(fault)>\(XMLText.escaped(words))</\(element)>
          </testcase>

      """
  }
}
