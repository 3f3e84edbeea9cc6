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
    report(on: path, knowing: [:])?.report ?? FileReport(findings: [], suppressed: 0)
  }

  /// What the rules of each reach find in a file, suppressions not yet applied, as far as it is not known, and the report
  /// of all; `nil` where there is no such file, and where, between two rules, nobody wants to know any more.
  ///
  /// What is found of `.file` holds the problems that reading the file found. Whoever keeps what was found of each reach
  /// has only what is stale looked for again.
  package func report(
    on path: String, knowing known: [Rule.Reach: [Finding]], unless isGivenUp: () -> Bool = { false }
  ) -> (found: [Rule.Reach: [Finding]], report: FileReport)? {
    if isGivenUp() { return nil }
    guard let file = CheckedFile(path, of: self, withTargets: known[.names] == nil) else { return nil }
    var found = known
    for reach in Rule.Reach.allCases where found[reach] == nil {
      guard let new = file.findings(of: reach, areTold: true, unless: isGivenUp) else { return nil }
      found[reach] = new
    }
    return (found, file.applyingSuppressions(to: Rule.Reach.allCases.flatMap { found[$0] ?? [] }))
  }

  /// What rules of the token format find in a file that does not claim it, and is therefore not told; by reach.
  package func untoldFindings(in path: String) -> [Finding] {
    guard CheckedFile(path, of: self)?.claimsFormat == false, let file = CheckedFile(path, of: self, withTargets: true)
    else { return [] }
    return [.file, .names].flatMap { file.findings(of: $0, areTold: false) { false } ?? [] }
  }

  /// What one rule finds in a file, told or not; suppressed findings are left out.
  package func findings(in path: String, ofRule id: String) -> [Finding] {
    let told = report(on: path, knowing: [:])?.found ?? [:]
    let all = Rule.Reach.allCases.flatMap { told[$0] ?? [] } + untoldFindings(in: path)
    return report(on: path, from: all.filter { $0.rule == id }).findings.filter { $0.rule == id }
  }

  /// Whether a rule that looks at every file is on for one file.
  package func isJudgedByAllFiles(_ path: String) -> Bool {
    let settings = configuration(for: path).ruleSettings(forFileAt: path)
    return Rule.checking(.workspace).contains { settings.isOn($0.id, default: $0.severity) }
  }

  /// The report made of findings: suppressions applied, unused ones reported, all in order.
  func report(on path: String, from findings: [Finding]) -> FileReport {
    guard let file = CheckedFile(path, of: self) else { return FileReport(findings: [], suppressed: 0) }
    return file.applyingSuppressions(to: findings)
  }
}

extension CheckedFile {
  /// Whether a rule looks at this file; beyond the syntax nothing is certain where the bytes are no text.
  func isConcern(of rule: Rule) -> Bool { rule.concerns(facts.kind) && (rule.family == .syntax || !isFaulty) }

  /// What the rules of one reach find that is told, or that is not because the format is not claimed.
  fileprivate func findings(
    of reach: Rule.Reach, areTold: Bool, unless isGivenUp: () -> Bool
  ) -> [Finding]? {
    let settings = configuration.ruleSettings(forFileAt: path)
    var found = findings(of: problems(of: reach), under: settings, areTold: areTold)
    let rules = Rule.checking(reach)
    // Read where they stand: all threads would count the copies of each.
    let isJudged = facts.kind != .unmarked && !isFaulty
    for index in rules.indices where isJudged || isConcern(of: rules[index]) {
      let isTold = !rules[index].isOfFormat || claimsFormat || settings.asks(for: rules[index].id)
      guard isTold == areTold, settings.isOn(rules[index].id, default: rules[index].severity) else { continue }
      if isGivenUp() { return nil }
      if let all = rules[index].check?(self), !all.isEmpty {
        found += weighed(all.filter { !isRefused($0, rules[index]) }, of: rules[index], under: settings)
      }
    }
    return found
  }

  /// The problems that are told with the rules of a reach: those of reading the file, and with the rules that look at
  /// names those that show only beside other files.
  private func problems(of reach: Rule.Reach) -> [Problem] {
    switch reach {
    case .file: facts.problems
    case .names: workspace.lateProblems(in: path)
    default: []
    }
  }

  /// The findings of a rule with how much each matters; those that are off are left out.
  private func weighed(_ findings: [Finding], of rule: Rule, under settings: RuleSettings) -> [Finding] {
    guard settings.isParted(rule.id) else {
      let severity = settings.severity(of: rule.id, default: rule.severity)
      return severity.map { severity in findings.map { $0.of(rule.id, severity) } } ?? []
    }
    return zip(findings, partNames(at: findings.map(\.range))).compactMap { finding, names in
      settings.severity(of: rule.id, for: names, default: rule.severity).map { finding.of(rule.id, $0) }
    }
  }

  /// Whether a finding asks for something where a document shows what is not to be done, what was or what others do.
  fileprivate func isRefused(_ finding: Finding, _ rule: Rule) -> Bool {
    !rule.holdsWhereRefused && facts.isRefused(finding.range)
  }

  /// The problems that reading the file found, as findings of their rules.
  private func findings(of problems: [Problem], under settings: RuleSettings, areTold: Bool) -> [Finding] {
    guard !problems.isEmpty else { return [] }
    return problems.compactMap { problem in
      guard let rule = Rule.that(reports: problem.kind), isConcern(of: rule),
        (problem.isFaultInAnyFormat || isToldOf(rule, settings)) == areTold,
        problem.kind != .jsonExtension || !isReadAsJSON5 || settings.asks(for: rule.id),
        let severity = settings.severity(
          of: rule.id, for: settings.isParted(rule.id) ? partNames(at: [problem.range])[0] : [],
          default: problem.severity ?? rule.severity)
      else { return nil }
      return Finding(
        rule: rule.id, severity: severity, message: problem.message, range: problem.range,
        related: problem.related.map { place($0.message, $0.range) },
        fixes: problem.fixes.map { fix in
          Fix(fix.title, isSafe: fix.isSafe, edits: fix.edits.map { FileEdit(path: path, $0) })
        })
    }
  }
}

extension CheckedFile {
  /// Whether what a rule finds here is told: the rules of the format speak where it is claimed, and where the settings
  /// ask for them by name.
  func isToldOf(_ rule: Rule, _ settings: RuleSettings) -> Bool {
    !rule.isOfFormat || claimsFormat || settings.asks(for: rule.id)
  }

  /// Whether what reads the file takes comments and trailing commas in it.
  private var isReadAsJSON5: Bool { workspace.formatClaim(of: path)?.isReadAsJSON5 ?? false }
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
