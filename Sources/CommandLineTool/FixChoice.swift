import Rules

/// Which fixes are applied.
struct FixChoice: Sendable {
  /// Rules whose findings alone are mended, wherever there is exactly one fix, safe or not; empty for all safe fixes.
  var rules: [String] = []
  /// Whether of the findings that are shown those are mended, too, that have exactly one fix, safe or not.
  var takesUnsafe = false
  /// Whether findings that a baseline lists count as shown.
  var takesPutOff = false
  /// The findings that are asked for; what it leaves out is left as it is.
  var findings = FindingChoice()

  /// The fix that is applied to a finding: one that needs no decision, or the only one where that is asked for.
  ///
  /// Where several are offered they are only shown.
  func fix(of finding: Finding) -> Fix? {
    guard findings.asks(forRule: finding.rule) else { return nil }
    let only = finding.fixes.count == 1 ? finding.fixes[0] : nil
    if !rules.isEmpty { return only }
    return finding.fixes.first(where: \.isSafe) ?? (takesUnsafe && isShown(finding) ? only : nil)
  }

  private func isShown(_ finding: Finding) -> Bool { findings.takes(finding) && (takesPutOff || !finding.isPutOff) }
}
