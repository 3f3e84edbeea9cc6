import Configuration
import Facts
import FrontEnds
import Rules
import SourceText
import TestSupport
import Testing

/// The conformance cases of the token format, of resolver documents and of inputs: each gives exactly what it lists.
@Suite struct `Format` {
  @Test func `each document gives exactly the findings behind it`() throws {
    var count = 0
    for var table in FormatTable.all {
      var isRewritten = false
      for row in table.rows {
        count += 1
        let given = finds(row)
        guard given != row.finds else { continue }
        if Case.isUpdating {
          table.write(given, in: row)
          isRewritten = true
        } else {
          record(row, given, in: table)
        }
      }
      if isRewritten { try table.save() }
    }
    #expect(count > 300)
  }

  /// What a document gives, in the order of the words.
  private func finds(_ row: FormatTable.Row) -> String {
    let files =
      switch row.kind {
      case .tokenFile: [("t.tokens.json", row.document), ("tincture.json", #"{ "format": "dtcg-2025.10" }"#)]
      case .resolver: [("t.resolver.json", row.document)]
      case .input: [("t.resolver.json", row.fence), ("input.json", row.document)]
      }
    let found = RuleWorkspace(files).findings.filter { isOfTheFormat($0.finding, in: row.kind) }.map {
      source, finding in
      let pointer =
        finding.inputPointer ?? FrontEnd.reading(source.path)?.pointers(
          source, [(finding.range, finding.isSpelling)])[0] ?? ""
      return "\(finding.severity) `\(finding.rule)` at \(pointer.isEmpty ? "the root" : "`\(pointer)`")"
    }
    return found.isEmpty ? "nothing" : Set(found).sorted().joined(separator: "; ")
  }

  /// Whether a finding is one that the lists know: hints are not, and of a token file no rule of design is.
  private func isOfTheFormat(_ finding: Finding, in kind: FormatTable.Kind) -> Bool {
    let family = Rule.named(finding.rule)?.family
    return finding.severity != .hint
      && (kind != .tokenFile || family == .syntax || family == .format || family == .references)
  }

  private func record(_ row: FormatTable.Row, _ given: String, in table: FormatTable) {
    Issue.record(
      """
      \(table.path):\(row.line): \(row.document)
      ---- expected
      \(row.finds)
      ---- gives (UPDATE_CASES=1 writes it)
      \(given)
      """,
      sourceLocation: SourceLocation(
        fileID: "Format/\(table.path.split(separator: "/").last ?? "table")", filePath: table.path, line: row.line,
        column: 1))
  }
}
