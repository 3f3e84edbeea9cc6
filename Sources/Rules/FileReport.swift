import Configuration
import Facts
import SourceText
package import WorkspaceIndex

/// The findings in one file, and how many its suppressions silenced.
package struct FileReport: Sendable {
  /// By range, then by rule.
  package var findings: [Finding]
  package var suppressed: Int
}

extension Workspace {
  /// Every finding in one file under its settings, suppressed ones left out; by range, then by rule.
  package func findings(in path: String) -> [Finding] { report(on: path).findings }

  /// The findings in one file, and how many its suppressions silenced.
  package func report(on path: String) -> FileReport {
    report(on: path, from: Rule.Reach.allCases.flatMap { findings(in: path, reach: $0) })
  }

  /// What the rules of one reach find in a file, suppressions not yet applied.
  ///
  /// Those of `.file` hold the problems that reading the file found. For a server that keeps each reach apart and
  /// renews only what is stale: ``report(on:from:)`` makes the report of all of them.
  package func findings(in path: String, reach: Rule.Reach) -> [Finding] {
    findings(in: path, reach: reach) { false } ?? []
  }

  /// The same; `nil` if, between two rules, nobody wants to know any more.
  package func findings(in path: String, reach: Rule.Reach, unless isGivenUp: () -> Bool) -> [Finding]? {
    if isGivenUp() { return nil }
    guard let file = CheckedFile(path, of: self, withTargets: reach == .names) else { return [] }
    let settings = file.configuration.ruleSettings(forFileAt: path)
    var findings =
      switch reach {
      case .file: file.findings(of: file.facts.problems, under: settings)
      case .names: file.findings(of: lateProblems(in: path), under: settings)
      case .workspace: [Finding]()
      }
    for rule in Rule.all where rule.reach == reach && file.isConcern(of: rule) {
      guard let severity = settings.severity(of: rule.id, default: rule.severity) else { continue }
      if isGivenUp() { return nil }
      findings += rule.check(file).map { $0.of(rule.id, severity) }
    }
    return findings
  }

  /// Whether a rule that looks at every file is on for one file.
  package func isJudgedByAllFiles(_ path: String) -> Bool {
    let settings = configuration(for: path).ruleSettings(forFileAt: path)
    return Rule.all.contains { $0.reach == .workspace && settings.severity(of: $0.id, default: $0.severity) != nil }
  }

  /// The report made of the findings of all reaches: suppressions applied, unused ones reported, all in order.
  package func report(on path: String, from findings: [Finding]) -> FileReport {
    guard let file = CheckedFile(path, of: self) else { return FileReport(findings: [], suppressed: 0) }
    return file.applyingSuppressions(to: findings)
  }
}

extension CheckedFile {
  /// Whether a rule looks at this file; beyond the syntax nothing is certain where the bytes are no text.
  func isConcern(of rule: Rule) -> Bool { rule.concerns(facts.kind) && (rule.family == .syntax || !isFaulty) }

  /// The problems that reading the file found, as findings of their rules.
  fileprivate func findings(of problems: [Problem], under settings: RuleSettings) -> [Finding] {
    guard !problems.isEmpty else { return [] }
    let isStudioSet = isStudioSet
    return problems.compactMap { problem in
      let rule = Rule.named(problem.rule)
      if let rule, !isConcern(of: rule) || rule.family == .format && isStudioSet { return nil }
      guard let severity = settings.severity(of: problem.rule, default: problem.severity ?? rule?.severity ?? .error)
      else { return nil }
      return Finding(
        rule: problem.rule, severity: severity, message: problem.message, range: problem.range,
        related: problem.related.map { place($0.message, $0.range) },
        fixes: problem.fixes.map { fix in
          Fix(fix.title, isSafe: fix.isSafe, edits: fix.edits.map { FileEdit(path: path, $0) })
        })
    }
  }
}

extension CheckedFile {
  /// Whether the file is one of the sets of Tokens Studio although nothing in it says so: the themes or the order of
  /// the sets stand beside it, or in a folder above it.
  var isStudioSet: Bool {
    guard facts.kind == .tokens, facts.dialect?.isForeign != true, !source.name.holds(".tokens") else { return false }
    var folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    while folder.utf8.count >= configuration.root.utf8.count {
      if ["/$themes.json", "/$metadata.json"].contains(where: { workspace["\(folder)\($0)"]?.facts.resolver != nil }) {
        return true
      }
      guard let slash = folder.lastIndex(of: "/") else { return false }
      folder = folder[..<slash]
    }
    return false
  }
}

extension Problem {
  /// The severity that the problem has by itself; `nil` where that is its rule's.
  var severity: Severity? {
    switch weight {
    case .error: .error
    case .warning: .warning
    case nil: nil
    }
  }
}
