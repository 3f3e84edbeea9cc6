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
    let ofThem = (unusedSuppressions(used) + unexplainedSuppressions()).filter { finding in
      !facts.suppressions.contains { $0.rules.contains(finding.rule) && $0.covers(finding) }
    }
    return FileReport(
      findings: puttingOffKnown((kept + ofThem).sorted(by: Finding.reportOrder)),
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
    // In one permutation alone nothing is known of what is found in the others.
    guard configuration.input == nil, isConcern(of: rule),
      let severity = settings.severity(of: rule.id, default: rule.severity)
    else { return [] }
    return zip(facts.suppressions, used).flatMap { suppression, used in
      let idle = suppression.rules.filter {
        !used.contains($0) && !Suppression.ownRules.contains($0) && runs($0, under: settings)
      }
      return suppression.unusedMessages(used: used, idle: idle).map { message, id in
        Finding(message, at: suppression.range, fixes: removal(of: suppression, used: used, id: id, idle))
          .of(rule.id, severity)
      }
    }
  }

  /// One finding for each suppression that does not say why, where the settings ask for a reason.
  private func unexplainedSuppressions() -> [Finding] {
    let rule = Rule.unexplainedSuppression
    let settings = configuration.ruleSettings(forFileAt: path)
    guard isConcern(of: rule), let severity = settings.severity(of: rule.id, default: rule.severity) else { return [] }
    return facts.suppressions.filter { $0.reason?.isEmpty ?? true }.map { suppression in
      let isComment = source.text(in: suppression.range).holds("tincture-ignore")
      let place = isComment ? "behind ` -- `" : "as `reason` beside `ignore`"
      return Finding("This suppression gives no reason; write one \(place).", at: suppression.range)
        .of(rule.id, severity)
    }
  }

  /// Whether a rule that a suppression names could have found anything here; a rule that does not exist could.
  private func runs(_ id: String, under settings: RuleSettings) -> Bool {
    guard let rule = Rule.named(id) else { return true }
    return isConcern(of: rule) && settings.isOn(id, default: rule.severity) && isToldOf(rule, settings)
  }

  /// Taking out what silences nothing: all of it, or the name of the one rule that it names in vain.
  ///
  /// Nothing is lost by it, but for a name that is misspelled, which somebody may want to mend.
  private func removal(of suppression: Suppression, used: Set<String>, id: String?, _ idle: [String]) -> [Fix] {
    let isSafe = id.map { Rule.named($0) != nil } ?? true
    guard idle.count == suppression.rules.count else {
      guard let id, let range = suppression.range(ofRule: id, in: source) else { return [] }
      return [Fix("Remove `\(id)`", isSafe: isSafe, edits: [FileEdit(path: path, TextEdit(range, ""))])]
    }
    guard used.isEmpty, let range = suppression.removal ?? rangeOfComment(suppression) else { return [] }
    let isKnown = idle.allSatisfy { Rule.named($0) != nil }
    return [Fix("Remove the suppression", isSafe: isKnown, edits: [FileEdit(path: path, TextEdit(range, ""))])]
  }

  /// A comment with the line or the blanks that it leaves; `nil` for what is none.
  private func rangeOfComment(_ suppression: Suppression) -> ByteRange? {
    guard source.text(in: suppression.range).holds("tincture-ignore") else { return nil }
    let line = source.line(around: suppression.range.start)
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
    return range
  }
}

extension Suppression {
  /// Whether a finding begins inside the scope and is of a rule that is named, or any is.
  fileprivate func covers(_ finding: Finding) -> Bool {
    (rules.isEmpty ? !Suppression.ownRules.contains(finding.rule) : rules.contains(finding.rule))
      && scope.start <= finding.range.start
      && (finding.range.start < scope.end || finding.range.start == scope.start)
  }

  /// The rules about suppressions themselves, which none silences unless it names them.
  fileprivate static let ownRules: Set<String> = [Rule.unusedSuppression.id, Rule.unexplainedSuppression.id]

  /// What to say of it: one sentence for each rule it names in vain, or one for all.
  fileprivate func unusedMessages(used: Set<String>, idle: [String]) -> [(message: String, rule: String?)] {
    if rules.isEmpty { return used.isEmpty ? [("This suppression silences nothing.", nil)] : [] }
    return idle.map { id in
      let message =
        Rule.named(id) == nil
        ? "No rule is called `\(id)`, so this suppression silences nothing."
        : "This suppression of `\(id)` silences nothing."
      return (message, id)
    }
  }

  /// The name of a rule among several, with what parts it from the next or from the one before.
  fileprivate func range(ofRule id: String, in source: SourceFile) -> ByteRange? {
    let bytes = source.bytes[range]
    let name = Array(id.utf8)
    func isOfName(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte.isASCIILetter || byte.isASCIIDigit }
    func isSeparator(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == UInt8(ascii: ",") }
    var start = bytes.startIndex
    while start + name.count <= bytes.endIndex {
      let end = start + name.count
      if bytes[start..<end].elementsEqual(name), start == bytes.startIndex || !isOfName(bytes[start - 1]),
        end == bytes.endIndex || !isOfName(bytes[end])
      {
        let isQuoted = start > bytes.startIndex && bytes[start - 1] == UInt8(ascii: "\"")
        let (first, last) = isQuoted ? (start - 1, min(end + 1, bytes.endIndex)) : (start, end)
        let behind = bytes[last...].prefix(while: isSeparator).count
        if bytes[last...].dropFirst(behind).first.map({ isOfName($0) || $0 == UInt8(ascii: "\"") }) ?? false,
          !bytes[last...].dropFirst(behind).starts(with: "--".utf8)
        {
          return ByteRange(first, last + behind)
        }
        return ByteRange(first - bytes[..<first].reversed().prefix(while: isSeparator).count, last)
      }
      start += 1
    }
    return nil
  }
}

extension Finding {
  /// Whether a baseline may list it: what the settings cannot change, it cannot either.
  package var mayBePutOff: Bool {
    !SettingCatalog.rulesBeyondSettings.contains(rule) && rule != Rule.outdatedBaseline.id
  }

  /// Whether words where it stands may silence it: of settings, of baselines and of suppressions none do.
  package var maySuppress: Bool { mayBePutOff && !Suppression.ownRules.contains(rule) }

  /// The order of a report: by range, then by rule, then by message.
  fileprivate static func reportOrder(_ left: Finding, _ right: Finding) -> Bool {
    (left.range, left.rule, left.message, left.context ?? "")
      < (right.range, right.rule, right.message, right.context ?? "")
  }
}
