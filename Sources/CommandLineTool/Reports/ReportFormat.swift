/// A way to print what a check found.
///
/// A value; all stand in ``ReportFormat/all``. All but `full`, and `markdown` where
/// `--all` is not given, hold every finding, by path, line, column and rule.
package struct ReportFormat: Sendable {
  /// The word behind `--format`.
  package let name: String
  /// One line: what it is for.
  package let summary: String
  private let write: @Sendable (CheckReport, ReportRequest, Bool) -> [UInt8]

  /// - Parameters:
  ///   - name: The word behind `--format`.
  ///   - summary: What it is for.
  ///   - write: Makes the report, for what was asked for, in colors or not.
  init(
    _ name: String, _ summary: String,
    full write: @escaping @Sendable (CheckReport, ReportRequest, _ color: Bool) -> String
  ) {
    self.name = name
    self.summary = summary
    self.write = { Array(write($0, $1, $2).utf8) }
  }

  init(_ name: String, _ summary: String, text: @escaping @Sendable (CheckReport) -> String) {
    self.init(name, summary, full: { report, _, _ in text(report) })
  }

  init(_ name: String, _ summary: String, bytes: @escaping @Sendable (CheckReport) -> [UInt8]) {
    self.name = name
    self.summary = summary
    write = { report, _, _ in bytes(report) }
  }

  /// The report as bytes for a stream or a file.
  func bytes(of report: CheckReport, for request: ReportRequest, color: Bool) -> [UInt8] {
    write(report, request, color)
  }

  /// The format of a name.
  static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }
}

extension ReportFormat {
  /// Every format, in the order of the help.
  package static let all: [ReportFormat] = [
    full, concise, grouped, json, jsonl, sarif, github, gitlab, junit, checkstyle, rdjson, markdown,
  ]
}
