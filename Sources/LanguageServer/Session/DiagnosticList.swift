import Configuration
import FileAccess
import LanguageServerProtocol
import Rules
import SourceText
import WorkspaceIndex

extension Snapshot {
  /// Findings as the client shows them; beyond a thousand in one file the last one says how many more there are.
  func diagnostics(for findings: [Finding], in path: String) -> [Diagnostic] {
    guard let source = source(at: path) else { return [] }
    var list = findings.prefix(most).map { diagnostic(for: $0, in: source) }
    if findings.count > most, let last = findings.dropFirst(most).first {
      list.append(
        Diagnostic(
          range: source.visibleRange(last.range, in: encoding), severity: 3, code: "too-many",
          message: "\(findings.count - most) more findings in this file are not shown."))
    }
    return list
  }

  /// What is said of a file that is there and was not read, at its first byte; in the shell such a file fails the check.
  func diagnosticsOfClosed(_ path: String) -> [Diagnostic] {
    guard let remark = closed[path], remark.weight != .note else { return [] }
    let root = workspace.configuration(for: path).root
    let words = remark.text { GlobList.path($0, relativeTo: root).map(String.init) ?? $0 }
    return [diagnostic(for: Finding(unread: words), in: SourceFile(path: path, bytes: []))]
  }

  private func diagnostic(for finding: Finding, in source: SourceFile) -> Diagnostic {
    var diagnostic = Diagnostic(
      range: source.visibleRange(finding.range, in: encoding), severity: finding.shownSeverity.number,
      code: finding.rule,
      message: finding.told)
    if client.showsCodeDescriptions, let rulePages {
      diagnostic.codeDescription = rulePages.prefix + finding.rule + rulePages.suffix
    }
    if let tag = tags[finding.rule], client.diagnosticTags.contains(tag) { diagnostic.tags = [tag] }
    if client.showsRelatedInformation {
      diagnostic.related = finding.related.map { place in
        RelatedInformation(location: location(place.range, in: place.path), message: place.message)
      }
    }
    if client.keepsDiagnosticData { diagnostic.fixTitles = finding.fixes.map(\.title) }
    return diagnostic
  }
}

private let most = 1000

/// DiagnosticTag (LSP 3.17): 1 what could go, 2 what should no longer be used.
private let tags = ["unused-token": 1, "unused-suppression": 1, "deprecated-token": 2, "deprecated-reference": 2]

extension Finding {
  /// What the baseline of the project puts off stays in sight, and is no more than a hint.
  fileprivate var shownSeverity: Severity { isPutOff ? .hint : severity }
}

extension Severity {
  /// DiagnosticSeverity (LSP 3.17).
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .info: 3
    case .hint: 4
    }
  }
}
