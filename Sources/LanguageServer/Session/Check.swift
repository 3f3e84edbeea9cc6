import Configuration
import Facts
import FileAccess
import LanguageServerProtocol
import Rules
import SourceText
import WorkspaceIndex

/// The search for the findings of one file in a snapshot; only what is stale is looked for again.
package struct Check: Sendable {
  package let path: String
  let snapshot: Snapshot
  /// What is looked for; the rest is known.
  let stale: Set<Rule.Reach>
  let known: [Rule.Reach: [Finding]]
  /// Whether anybody is to hear of this file: it is open, or lies below a folder of the workspace.
  let isReported: Bool

  init(
    path: String, snapshot: Snapshot, stale: Set<Rule.Reach> = Set(Rule.Reach.allCases),
    known: [Rule.Reach: [Finding]] = [:], isReported: Bool = true
  ) {
    self.path = path
    self.snapshot = snapshot
    self.stale = stale
    self.known = known
    self.isReported = isReported
  }

  /// Looks for the findings.
  package func performed() -> CheckResult { performed { false } ?? result([:], []) }

  /// Looks for the findings; `nil` if it was given up meanwhile.
  package func performed(unless isGivenUp: @escaping () -> Bool) -> CheckResult? {
    if path.hasSuffix("/" + settingsFileName) { return settingsResult() }
    guard isReported, !isExcluded, let file = snapshot.workspace[path],
      file.facts.kind != .unmarked || file.facts.listsSources,
      snapshot.workspace.speaks(of: path), !snapshot.workspace.isLeftOut(path)
    else {
      return result([:], [])
    }
    // A reach that nothing is kept of found nothing.
    let fresh = Rule.Reach.allCases.filter { !stale.contains($0) }.map { ($0, known[$0] ?? []) }
    return snapshot.workspace.report(on: path, knowing: Dictionary(uniqueKeysWithValues: fresh), unless: isGivenUp)
      .map { result($0.found.filter { !$0.value.isEmpty }, $0.report.findings) }
  }

  /// Whether the project's settings, or the folder that it lies in, put the file beyond its findings.
  private var isExcluded: Bool {
    let settings = snapshot.workspace.configuration(for: path)
    return FileChoice(configuration: settings, suffixes: []).excludes(path)
  }

  private func result(_ byReach: [Rule.Reach: [Finding]], _ findings: [Finding]) -> CheckResult {
    CheckResult(
      path: path, version: snapshot.documents[path]?.version, findings: byReach,
      diagnostics: (isReported ? snapshot.diagnosticsOfClosed(path) : [])
        + snapshot.diagnostics(for: findings, in: path))
  }

  /// What is wrong with a settings file, which is no part of the workspace.
  private func settingsResult() -> CheckResult {
    guard let source = snapshot.settingsFile(at: path) else { return result([:], []) }
    let reading = ConfigurationReader.read(
      source, root: String(path.dropLast(settingsFileName.utf8.count + 1)), knownRules: Rule.ids
    ) {
      snapshot.settingsFile(at: $0)
    } isThere: {
      snapshot.settingsFile(at: $0) != nil
    }
    // The text may have moved on since the disk was searched.
    let idle = Set(snapshot.idle.filter { $0.path == path }.map(\.text))
    let missing = reading.configuration.mentions.filter {
      [.file, .files, .folder, .baseline].contains($0.subject) && idle.contains($0.text)
    }
    let named = snapshot.workspace.problems(inSettings: reading.configuration)
    let all = reading.problems + missing.map { $0.problem() } + named
    return result([:], all.filter { $0.path == path }.map { Finding($0) })
  }
}

/// What a check has found.
package struct CheckResult: Sendable {
  package let path: String
  /// The version of the open document that was looked at; `nil` for a file that is not open.
  let version: Int?
  /// The findings of each reach that has any, suppressions not applied, so that the next check need not look again.
  let findings: [Rule.Reach: [Finding]]
  let diagnostics: [Diagnostic]
}

extension Rule {
  /// The ids of all rules.
  static let ids = Set(Rule.all.map(\.id))
}
