import Configuration
import Facts
import SourceText

extension CheckedFile {
  /// The findings that no suppression covers, in order, with one for each suppression that covers nothing.
  func applyingSuppressions(to findings: [Finding]) -> FileReport {
    var used = facts.suppressions.map { _ in Set<String>() }
    var kept: [Finding] = []
    for finding in findings {
      let covering = facts.suppressions.indices.filter { facts.suppressions[$0].covers(finding) }
      for index in covering { used[index].insert(finding.rule) }
      if covering.isEmpty { kept.append(finding) }
    }
    let unused = unusedSuppressions(used).filter { finding in
      !facts.suppressions.contains { $0.rules.contains(finding.rule) && $0.covers(finding) }
    }
    return FileReport(
      findings: puttingOffKnown((kept + unused).sorted(by: Finding.reportOrder)),
      suppressed: findings.count - kept.count)
  }

  /// The findings, those marked that the baseline of the project lists.
  private func puttingOffKnown(_ findings: [Finding]) -> [Finding] {
    guard let baseline = configuration.baseline, baseline.concerns(path) else { return findings }
    return zip(findings, workspace.identities(of: findings, in: path)).map { finding, identity in
      var finding = finding
      finding.isPutOff = finding.mayBePutOff && baseline.holds(identity, inFileAt: path)
      return finding
    }
  }

  /// One finding for each suppression that silenced nothing, or names a rule that it did not silence.
  private func unusedSuppressions(_ used: [Set<String>]) -> [Finding] {
    let rule = Rule.unusedSuppression
    let settings = configuration.ruleSettings(forFileAt: path)
    guard isConcern(of: rule), let severity = settings.severity(of: rule.id, default: rule.severity) else {
      return []
    }
    return zip(facts.suppressions, used).flatMap { suppression, used in
      suppression.unusedMessages(used: used, runs: { runs($0, under: settings) })
        .map { message in
          Finding(message, at: suppression.range, fixes: removal(of: suppression, used: used)).of(rule.id, severity)
        }
    }
  }

  /// Whether a rule that a suppression names could have found anything here; a rule that does not exist could.
  private func runs(_ id: String, under settings: RuleSettings) -> Bool {
    guard let rule = Rule.named(id) else { return true }
    return isConcern(of: rule) && settings.severity(of: id, default: rule.severity) != nil && isToldOf(rule, settings)
  }

  /// Taking a comment out that silences nothing at all; none in JSON, where it is a member among others.
  private func removal(of suppression: Suppression, used: Set<String>) -> [Fix] {
    guard used.isEmpty, facts.voice == .prose || facts.voice == .code else { return [] }
    let line = source.range(ofLine: source.lines.line(at: suppression.range.start))
    let before = source.text(in: ByteRange(line.start, suppression.range.start))
    let isLast = source.text(in: ByteRange(suppression.range.end, line.end)).allSatisfy(\.isWhitespace)
    let blanks = before.utf8.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    var range = suppression.range
    if isLast {
      let number = source.lines.line(at: line.start) + 1
      let next = number < source.lines.count ? source.lines.start(of: number) : line.end
      // With nothing else on its line, the line goes; behind something else, the blanks before it.
      range =
        before.allSatisfy(\.isWhitespace)
        ? ByteRange(line.start, next) : ByteRange(range.start - blanks, line.end)
    }
    return [fix("Remove the suppression", replacing: range, with: "")]
  }
}

extension Suppression {
  /// Whether a finding begins inside the scope and is of a rule that is named, or any is.
  fileprivate func covers(_ finding: Finding) -> Bool {
    (rules.isEmpty ? finding.rule != Rule.unusedSuppression.id : rules.contains(finding.rule))
      && scope.start <= finding.range.start
      && (finding.range.start < scope.end || finding.range.start == scope.start)
  }

  /// What to say of it: one sentence for each rule it names in vain, or one for all.
  fileprivate func unusedMessages(used: Set<String>, runs: (String) -> Bool) -> [String] {
    if rules.isEmpty { return used.isEmpty ? ["This suppression silences nothing."] : [] }
    return rules.filter { !used.contains($0) && $0 != Rule.unusedSuppression.id && runs($0) }
      .map { id in
        Rule.named(id) == nil
          ? "No rule is called `\(id)`, so this suppression silences nothing."
          : "This suppression of `\(id)` silences nothing."
      }
  }
}

extension Finding {
  /// Whether a baseline may list it: what the settings cannot change, it cannot either.
  package var mayBePutOff: Bool {
    !SettingCatalog.rulesBeyondSettings.contains(rule) && rule != Rule.outdatedBaseline.id
  }

  /// The order of a report: by range, then by rule, then by message.
  fileprivate static func reportOrder(_ left: Finding, _ right: Finding) -> Bool {
    (left.range, left.rule, left.message, left.context ?? "")
      < (right.range, right.rule, right.message, right.context ?? "")
  }
}
