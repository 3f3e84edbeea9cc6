import Syntax

extension ReportFormat {
  static let jsonl = ReportFormat(
    "jsonl", "A line of JSON for each finding, as `json` has it.", bytes: JSONLinesReport.bytes)
}

/// The findings of ``JSONReport``, each on a line by itself.
private enum JSONLinesReport {
  static func bytes(of report: CheckReport) -> [UInt8] {
    var bytes: [UInt8] = []
    for file in report.files {
      for (finding, mark) in zip(file.findings, file.marks) {
        var writer = JSONWriter()
        writer.object { JSONReport.write(finding, mark, in: file, of: report, to: &$0) }
        bytes += writer.bytes
        bytes.append(UInt8(ascii: "\n"))
      }
    }
    return bytes
  }
}
