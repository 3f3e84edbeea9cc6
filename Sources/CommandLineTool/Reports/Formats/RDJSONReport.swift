import Configuration
import Rules
import SourceText
import Syntax

extension ReportFormat {
  static let rdjson = ReportFormat("rdjson", "What reviewdog reads; fixes are suggestions.", bytes: RDJSONReport.bytes)
}

/// The Reviewdog Diagnostic Format: columns count bytes of UTF-8 from 1, ends are exclusive.
private enum RDJSONReport {
  static func bytes(of report: CheckReport) -> [UInt8] {
    var writer = JSONWriter(indented: true)
    writer.object { writer in
      writer.member("source", object: { $0.member("name", "tincture") })
      writer.member(
        "diagnostics",
        array: { writer in
          for (file, finding) in report.findings {
            writer.object { write(finding, in: file, of: report, to: &$0) }
          }
        })
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(
    _ finding: Finding, in file: CheckReport.File, of report: CheckReport, to writer: inout JSONWriter
  ) {
    writer.member("message", finding.told)
    writer.member("location", object: { location(file.shownPath, finding.range, of: file.source, to: &$0) })
    writer.member("severity", severity(of: finding.severity))
    writer.member("code", object: { $0.member("value", finding.rule) })
    let fixes = finding.fixes.filter { $0.edits.count == 1 && $0.edits.allSatisfy { $0.path == file.path } }
    if !fixes.isEmpty {
      writer.member(
        "suggestions",
        array: { writer in
          for edit in fixes.flatMap(\.edits).map(\.edit) {
            writer.object { writer in
              range(edit.range, of: file.source, to: &writer)
              writer.member("text", edit.newText)
            }
          }
        })
    }
    guard !finding.related.isEmpty else { return }
    writer.member(
      "related_locations",
      array: { writer in
        for place in finding.related {
          writer.object { writer in
            writer.member("message", place.message)
            let source = report.source(of: place.path)
            writer.member(
              "location",
              object: { location(report.surroundings.shown(place.path), place.range, of: source, to: &$0) })
          }
        }
      })
  }

  private static func location(
    _ path: String, _ stretch: ByteRange, of source: SourceFile, to writer: inout JSONWriter
  ) {
    writer.member("path", path)
    range(stretch, of: source, to: &writer)
  }

  private static func range(_ range: ByteRange, of source: SourceFile, to writer: inout JSONWriter) {
    writer.member(
      "range",
      object: { writer in
        for (name, offset) in [("start", range.start), ("end", range.end)] {
          let position = source.position(of: offset, in: .utf8)
          writer.member(
            name,
            object: { writer in
              writer.member("line", position.line + 1)
              writer.member("column", position.column + 1)
            })
        }
      })
  }

  private static func severity(of severity: Severity) -> String {
    switch severity {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .info, .hint: "INFO"
    }
  }
}
