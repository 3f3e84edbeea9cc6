import FrontEnds
import LanguageFeatures
import Rules
import SourceText
import WorkspaceIndex

/// Silences findings where they stand: `--add-ignore`.
///
/// What is written is read again, and kept only where it silences just what it is for and changes nothing else.
struct AddedSuppressions {
  private let report: CheckReport
  private let reason: String

  init(of report: CheckReport, because reason: String) {
    self.report = report
    self.reason = reason
  }

  /// Whether a reason can stand in a comment of any language.
  static func fits(_ reason: String) -> Bool {
    reason.contains { !$0.isWhitespace } && !["--", "*/", "{", "}", "|"].contains(where: reason.holds)
      && !reason.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
  }

  /// Writes the suppressions into the workspace and, unless they are only to be shown, onto the disk; says what was done.
  func write(into selection: inout Selection, isOnlyShown: Bool) -> (notices: [Notice], changed: Set<String>) {
    var notices: [Notice] = []
    var changed: Set<String> = []
    var (silenced, left) = (0, 0)
    for file in report.files {
      let findings = file.findings.filter(\.maySuppress)
      guard !findings.isEmpty else { continue }
      let all = selection.workspace.findings(in: file.path)
      guard selection.mayMend(file.path), let indexed = selection.workspace[file.path], !all.tellOfBrokenSyntax else {
        left += findings.count
        continue
      }
      let attempt = SuppressionAttempt(indexed, in: selection.workspace, telling: all, because: reason)
      let (mended, count) = attempt.silencing(findings)
      left += findings.count - count
      guard count > 0 else { continue }
      if !isOnlyShown, let problem = selection.replace(indexed.source, with: mended.source) {
        notices.append(problem)
        continue
      }
      _ = selection.workspace.put(mended)
      changed.insert(file.path)
      silenced += count
    }
    if !isOnlyShown, silenced > 0 {
      notices.append(.note("Silenced \(Count.text(silenced, "finding")) in \(Count.text(changed.count, "file"))."))
    } else if silenced + left == 0 {
      notices.append(.note("There was nothing to silence."))
    }
    if left > 0 {
      notices.append(
        .note("\(Count.text(left, "finding")) cannot be silenced where \(left == 1 ? "it stands" : "they stand")."))
    }
    return (notices, changed)
  }
}
