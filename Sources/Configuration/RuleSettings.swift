import SourceText

/// What the settings say of each rule for one file: `rules`, with the `overrides` that match the file laid over them.
package struct RuleSettings: Sendable, Equatable {
  private var severities: [String: Severity?]
  private var parts: [String: [String: Severity?]]

  fileprivate init(_ severities: [String: Severity?], _ parts: [String: [String: Severity?]]) {
    self.severities = severities
    self.parts = parts
  }

  /// The severity of a rule for all that no part is for; the rule's own where the settings say nothing, `nil` where it
  /// is off.
  package func severity(of rule: String, default own: Severity?) -> Severity? { severities[rule] ?? own }

  /// The severity of a finding that is about some parts, what is most special first; `nil` where it is off.
  package func severity(of rule: String, for names: [String], default own: Severity?) -> Severity? {
    if let parts = parts[rule], let name = names.first(where: { parts[$0.lowercased()] != nil }) {
      return parts[name.lowercased()] ?? nil
    }
    return severity(of: rule, default: own)
  }

  /// Whether how much a rule matters depends on what a finding is about.
  package func isParted(_ rule: String) -> Bool { parts[rule] != nil }

  /// Whether a rule may say anything.
  package func isOn(_ rule: String, default own: Severity?) -> Bool {
    severity(of: rule, default: own) != nil || parts[rule]?.values.contains { $0 != nil } ?? false
  }

  /// Whether the settings ask for a rule by its name.
  package func asks(for rule: String) -> Bool {
    severities[rule].map { $0 != nil } ?? false || parts[rule]?.values.contains { $0 != nil } ?? false
  }

  /// Lays those of an override over these; what it says of a rule takes the place of all that was said of it.
  fileprivate mutating func merge(_ override: OverrideSetting) {
    for id in override.ruleParts.keys { severities.removeValue(forKey: id) }
    for id in override.rules.keys { parts.removeValue(forKey: id) }
    severities.merge(override.rules) { _, later in later }
    parts.merge(override.ruleParts) { _, later in later }
  }
}

extension Configuration {
  /// The rule settings that hold for the file at an absolute path; later overrides win over earlier ones.
  package func ruleSettings(forFileAt path: String) -> RuleSettings {
    overrides.filter { $0.matches(path) }
      .reduce(into: RuleSettings(rules, ruleParts)) { settings, override in settings.merge(override) }
  }

  /// The severity of one rule for the file at an absolute path; `nil` where it is off.
  package func severity(of rule: String, default own: Severity?, forFileAt path: String) -> Severity? {
    ruleSettings(forFileAt: path).severity(of: rule, default: own)
  }
}
