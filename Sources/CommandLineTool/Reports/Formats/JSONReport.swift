import Configuration
import Rules
import SourceText
import Syntax
import WorkspaceIndex

extension ReportFormat {
  static let json = ReportFormat("json", "One object with every finding, for programs.", bytes: JSONReport.bytes)
}

/// `check --format json`; its shape is a promise, written down in `Schemas/findings.schema.json`.
enum JSONReport {
  /// The report, indented, with a line feed at the end.
  static func bytes(of report: CheckReport) -> [UInt8] {
    var writer = JSONWriter(indented: true)
    writer.object { writer in
      writer.member(
        "tool",
        object: { writer in
          writer.member("name", "tincture")
          writer.member("version", Program.version)
        })
      writer.member(
        "findings",
        array: { writer in
          for file in report.files {
            for (finding, mark) in zip(file.findings, file.marks) {
              writer.object { write(finding, mark, in: file, of: report, to: &$0) }
            }
          }
        })
      writer.member("summary", object: { summary(of: report, to: &$0) })
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// Writes the members of one finding of a file.
  static func write(
    _ finding: Finding, _ mark: FindingMarks.Mark, in file: CheckReport.File, of report: CheckReport,
    to writer: inout JSONWriter
  ) {
    writer.member("rule", finding.rule)
    writer.member("severity", finding.severity.rawValue)
    writer.member("message", finding.message)
    writer.member("path", file.shownPath)
    writer.member("range", finding.range, in: file.source)
    writer.member("pointer", ifPresent: mark.pointer)
    writer.member("context", ifPresent: finding.context)
    writer.member("fingerprint", mark.identity.fingerprint(inFileAt: file.shownPath))
    if !finding.covers.isEmpty { write(finding.covers, of: report, to: &writer) }
    writer.member(
      "related",
      array: { writer in
        for place in finding.related {
          writer.object { writer in
            writer.member("message", place.message)
            writer.member("path", report.surroundings.shown(place.path))
            writer.member("range", place.range, in: report.source(of: place.path))
          }
        }
      })
    writer.member(
      "fixes",
      array: { writer in
        for fix in finding.fixes { writer.object { write(fix, of: report, to: &$0) } }
      })
  }

  /// What a note tells of instead of findings of their own.
  static func write(_ covers: [CoveredFindings], of report: CheckReport, to writer: inout JSONWriter) {
    writer.member(
      "covers",
      array: { writer in
        for covered in covers {
          writer.object { writer in
            writer.member("rule", covered.rule)
            writer.member("path", report.surroundings.shown(covered.path))
            writer.member("count", covered.count)
          }
        }
      })
  }

  private static func write(_ fix: Fix, of report: CheckReport, to writer: inout JSONWriter) {
    writer.member("title", fix.title)
    writer.member("safe", fix.isSafe)
    writer.member(
      "edits",
      array: { writer in
        for edit in fix.edits {
          writer.object { writer in
            writer.member("path", report.surroundings.shown(edit.path))
            writer.member("range", edit.edit.range, in: report.source(of: edit.path))
            writer.member("newText", edit.edit.newText)
          }
        }
      })
  }

  private static func summary(of report: CheckReport, to writer: inout JSONWriter) {
    writer.member("files", report.files.count { !$0.isUnread })
    writer.member("errors", report.count(of: .error))
    writer.member("warnings", report.count(of: .warning))
    writer.member("infos", report.count(of: .info))
    writer.member("hints", report.count(of: .hint))
    writer.member("suppressed", report.suppressed)
  }
}
