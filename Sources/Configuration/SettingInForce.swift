import SourceText

/// A setting, the value that holds for one file, and who says so.
package struct SettingInForce: Sendable {
  /// Where a value comes from.
  package enum Source: Sendable {
    /// Nobody has set it.
    case standard
    case file(StatedSetting)
    /// An option of the command line, as it was given.
    case commandLine(String)
  }

  /// The way to it: `grid.base`, `rules.low-contrast`.
  package var key: String
  /// JSON, or words where no value says it; of a rule its severity.
  package var value: String
  package var source: Source

  /// Whether nobody has set it.
  package var isStandard: Bool { if case .standard = source { true } else { false } }

  package init(_ key: String, _ value: String, _ source: Source) {
    self.key = key
    self.value = value
    self.source = source
  }
}

extension SettingCatalog {
  /// Every setting as it holds for the file at an absolute path, in the order of the catalog.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - stated: What the settings files say, what counts most last.
  ///   - rules: Every rule with its own severity.
  /// - Returns: A row for each setting and each rule; of an object a row for each member.
  package static func inForce(
    forFileAt path: String, _ stated: [StatedSetting], rules: [(id: String, severity: Severity?)]
  ) -> [SettingInForce] {
    let general = stated.filter { $0.patterns == nil }
    // Overrides count more than all that stands outside of them, wherever it stands.
    let special = stated.filter { $0.patterns != nil && $0.holds(forFileAt: path) }
    let fixed = Set(rulesBeyondSettings.map { "rules.\($0)" })
    let last = Dictionary(
      (general + special).filter { !fixed.contains($0.key) }.map { ($0.key, $0) },
      uniquingKeysWith: { _, later in later })
    return all.flatMap { setting -> [SettingInForce] in
      if setting.key == "overrides" || setting.key == schema.key { return [] }
      if setting.key == SettingCatalog.rules.key {
        return rules.map { rule in
          row("rules.\(rule.id)", rule.severity?.rawValue ?? "off", last)
        }
      }
      return rows(of: setting, at: "", last)
    }
  }

  private static func rows(
    of setting: Setting, at place: String, _ last: [String: StatedSetting]
  ) -> [SettingInForce] {
    let key = place + setting.key
    switch setting.type {
    case .object(let members, _): return members.flatMap { rows(of: $0, at: key + ".", last) }
    case .map:
      let entries = last.values.filter { $0.key.hasPrefix(key + ".") }.sorted { $0.key < $1.key }
      return entries.isEmpty ? [row(key, setting.defaultText, last)] : entries.map { row($0.key, $0.value, last) }
    default: return [row(key, setting.defaultText, last)]
    }
  }

  private static func row(_ key: String, _ standard: String, _ last: [String: StatedSetting]) -> SettingInForce {
    guard let stated = last[key] else { return SettingInForce(key, standard, .standard) }
    return SettingInForce(key, stated.value, .file(stated))
  }
}
