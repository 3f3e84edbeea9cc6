import SourceText

/// What the settings say of each rule for one file: `rules`, with the `overrides` that match the file laid over them.
package struct RuleSettings: Sendable, Equatable {
  private var severities: [String: Severity?]

  init(_ severities: [String: Severity?]) { self.severities = severities }

  /// The severity of a rule; the rule's own where the settings say nothing, `nil` where it is off.
  package func severity(of rule: String, default own: Severity?) -> Severity? { severities[rule] ?? own }

  /// Whether the settings ask for a rule by its name.
  package func asks(for rule: String) -> Bool { severities[rule].map { $0 != nil } ?? false }
}

extension Configuration {
  /// The rule settings that hold for the file at an absolute path; later overrides win over earlier ones.
  package func ruleSettings(forFileAt path: String) -> RuleSettings {
    overrides.filter { $0.matches(path) }
      .reduce(into: RuleSettings(rules)) { settings, override in settings.merge(override.rules) }
  }

  /// The severity of one rule for the file at an absolute path; `nil` where it is off.
  package func severity(of rule: String, default own: Severity?, forFileAt path: String) -> Severity? {
    ruleSettings(forFileAt: path).severity(of: rule, default: own)
  }
}

extension RuleSettings {
  fileprivate mutating func merge(_ rules: [String: Severity?]) {
    severities.merge(rules) { _, later in later }
  }
}
