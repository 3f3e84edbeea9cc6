import Configuration
import Rules
import SourceText
import Syntax

extension ReportFormat {
  static let sarif = ReportFormat("sarif", "SARIF 2.1.0, for code scanning.", bytes: SARIFReport.bytes)
}

/// One run, the rules that fired with their pages, fingerprints that survive edits.
struct SARIFReport {
  private let report: CheckReport
  /// The ids of the rules that fired, sorted.
  private let rules: [String]

  /// The report, indented, with a line feed at the end.
  static func bytes(of report: CheckReport) -> [UInt8] {
    var writer = JSONWriter(indented: true)
    writer.object { SARIFReport(report).write(to: &$0) }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private init(_ report: CheckReport) {
    self.report = report
    rules = Set(report.findings.map(\.finding.rule)).sorted()
  }

  private func write(to writer: inout JSONWriter) {
    writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    writer.member("version", "2.1.0")
    writer.member(
      "runs",
      array: { writer in
        writer.object { writer in
          writer.member("tool", object: { $0.member("driver", object: writeDriver) })
          writer.member("automationDetails", object: { $0.member("id", "tincture/") })
          writer.member("invocations", array: { $0.object { $0.member("executionSuccessful", true) } })
          writer.member("columnKind", "utf16CodeUnits")
          writer.member("results", array: writeResults)
        }
      })
  }

  private func writeDriver(to writer: inout JSONWriter) {
    writer.member("name", "tincture")
    writer.member("version", Program.version)
    writer.member("semanticVersion", Program.version)
    writer.member(
      "rules",
      array: { writer in
        for id in rules { writer.object { write(rule: id, to: &$0) } }
      })
  }

  private func write(rule id: String, to writer: inout JSONWriter) {
    writer.member("id", id)
    guard let rule = Rule.named(id) else { return }
    writer.member("name", id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
    writer.member("shortDescription", object: { $0.member("text", rule.summary) })
    writer.member("fullDescription", object: { $0.member("text", rule.summary) })
    writer.member(
      "help",
      object: { writer in
        writer.member("text", rule.summary)
        writer.member("markdown", "\(rule.summary)\n\n\(rule.page)")
      })
    writer.member(
      "defaultConfiguration",
      object: { writer in
        writer.member("enabled", rule.severity != nil)
        writer.member("level", SARIFReport.level(of: rule.severity ?? .warning))
      })
    writer.member("properties", object: { $0.member("tags", [rule.family.rawValue]) })
  }

  private func writeResults(to writer: inout JSONWriter) {
    for (file, finding, identity) in report.identified {
      let fingerprint = identity.fingerprint(inFileAt: file.shownPath)
      writer.object { writer in
        write(finding, in: file, to: &writer)
        writer.member(
          "partialFingerprints",
          object: { writer in
            // The first name is the one that GitHub matches findings by.
            writer.member("primaryLocationLineHash", fingerprint)
            writer.member("tincture/v1", fingerprint)
          })
      }
    }
  }

  private func write(_ finding: Finding, in file: CheckReport.File, to writer: inout JSONWriter) {
    writer.member("ruleId", finding.rule)
    writer.member("ruleIndex", ifPresent: rules.firstIndex(of: finding.rule))
    writer.member("level", SARIFReport.level(of: finding.severity))
    writer.member("message", object: { $0.member("text", finding.told) })
    writer.member(
      "locations",
      array: { writer in
        writer.object { write(file.path, finding.range, to: &$0) }
      })
    if !finding.related.isEmpty {
      writer.member(
        "relatedLocations",
        array: { writer in
          for (index, place) in finding.related.enumerated() {
            writer.object { writer in
              writer.member("id", index + 1)
              write(place.path, place.range, to: &writer)
              writer.member("message", object: { $0.member("text", place.message) })
            }
          }
        })
    }
    if !finding.covers.isEmpty {
      writer.member("properties", object: { JSONReport.write(finding.covers, of: report, to: &$0) })
    }
    if !finding.fixes.isEmpty {
      writer.member(
        "fixes",
        array: { writer in
          for fix in finding.fixes { writer.object { write(fix, to: &$0) } }
        })
    }
  }

  private func write(_ path: String, _ range: ByteRange, to writer: inout JSONWriter) {
    writer.member(
      "physicalLocation",
      object: { writer in
        writer.member("artifactLocation", object: { writeLocation(of: path, to: &$0) })
        writer.member("region", object: { writeRegion(range, of: path, to: &$0) })
      })
  }

  private func write(_ fix: Fix, to writer: inout JSONWriter) {
    writer.member("description", object: { $0.member("text", fix.title) })
    writer.member(
      "artifactChanges",
      array: { writer in
        for path in Set(fix.edits.map(\.path)).sorted() {
          writer.object { writer in
            writer.member("artifactLocation", object: { writeLocation(of: path, to: &$0) })
            writer.member(
              "replacements",
              array: { writer in
                for edit in fix.edits where edit.path == path {
                  writer.object { writer in
                    writer.member("deletedRegion", object: { writeRegion(edit.edit.range, of: path, to: &$0) })
                    writer.member("insertedContent", object: { $0.member("text", edit.edit.newText) })
                  }
                }
              })
          }
        }
      })
  }

  /// Relative to the root of the sources; a file outside the working directory keeps its whole URI.
  private func writeLocation(of path: String, to writer: inout JSONWriter) {
    let shown = report.surroundings.shown(path)
    guard !shown.hasPrefix("..") else { return writer.member("uri", FileURI.uri(forPath: path)) }
    writer.member("uri", String(FileURI.uri(forPath: "/" + shown).dropFirst("file:///".count)))
    writer.member("uriBaseId", "SRCROOT")
  }

  private func writeRegion(_ range: ByteRange, of path: String, to writer: inout JSONWriter) {
    let source = report.source(of: path)
    let start = CheckReport.place(of: range.start, in: source)
    let end = CheckReport.place(of: range.end, in: source)
    writer.member("startLine", start.line)
    writer.member("startColumn", start.column)
    writer.member("endLine", end.line)
    writer.member("endColumn", end.column)
  }

  private static func level(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info, .hint: "note"
    }
  }
}
