import Configuration
import Rules

/// Which findings a command line asks for.
struct FindingChoice: Sendable {
  /// Those that matter less are left out.
  var minimum = Severity.info
  /// The only rules; empty for all.
  var only: Set<String> = []
  /// Rules that are left out.
  var skipped: Set<String> = []

  /// Whether findings of a rule are asked for at all; what the settings cannot turn off, this cannot either.
  func asks(forRule id: String) -> Bool {
    SettingCatalog.rulesBeyondSettings.contains(id) || (only.isEmpty || only.contains(id)) && !skipped.contains(id)
  }

  /// Whether a finding is asked for.
  func takes(_ finding: Finding) -> Bool { finding.severity >= minimum && asks(forRule: finding.rule) }

  /// Whether a finding is left out for being a hint alone, where nothing was said of severities.
  func leavesOutHint(_ finding: Finding) -> Bool {
    minimum == .info && finding.severity == .hint && asks(forRule: finding.rule)
  }
}
