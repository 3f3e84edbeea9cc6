import SourceText
import Syntax

extension Configuration {
  /// Lays the members of a settings file over these settings; what does not fit is left as it is.
  mutating func merge(_ root: DataNode) {
    merge(root, "tokens", at: \.tokens)
    merge(root, "specs", at: \.specs)
    merge(root, "code", at: \.code)
    merge(root, "exclude", at: \.exclude)
    merge(root, "read", at: \.read)
    if let format = root["format"]?.string { self.format = FormatSetting(rawValue: format) }
    if let baseline = root["baseline"]?.string { baselineFile = baseline }
    if let resolver = root["resolver"] { merge(resolver: resolver) }
    if let grid = root["grid"] { apply(SettingChange.grid(grid)) }
    if let contrast = root["contrast"] { apply(SettingChange.contrast(contrast)) }
    if let target = root["touchTarget"] { apply(SettingChange.touchTarget(target)) }
    if let names = root["names"] { merge(names: names) }
    if let rules = root["rules"] { merge(rules: rules) }
    overrides += (root["overrides"]?.elements.map { $0 } ?? []).compactMap { node in
      guard let files = node["files"], let rules = node["rules"] else { return nil }
      return OverrideSetting(
        files: files.strings.map(\.text), in: self.root, rules: rules.severities, rules.partSeverities, rules.changes)
    }
  }

  /// Takes over a list of texts; what is none is left as it is.
  mutating func merge(_ root: DataNode, _ key: String, at list: WritableKeyPath<Configuration, [String]>) {
    guard let node = root[key], node.kind == .sequence else { return }
    self[keyPath: list] = node.strings.map(\.text)
  }

  private mutating func merge(resolver: DataNode) {
    resolvers = resolver.strings.map(\.text)
    themes = resolver.elements.compactMap { node in
      guard let name = node["name"]?.string, let files = node["files"], files.kind == .sequence else { return nil }
      return ThemeSetting(name: name, files: files.strings.map(\.text))
    }
  }

  private mutating func merge(names node: DataNode) {
    if let prefix = node["css"]?["prefix"]?.string { names.cssPrefix = prefix }
    for member in (node["swift"]?["types"]?.members.map { $0 }) ?? [] {
      if let group = member.value.string { names.swiftTypes[member.key] = group }
    }
  }

  private mutating func merge(rules node: DataNode) {
    let (severities, parts) = (node.severities, node.partSeverities)
    // What is said later of a rule takes the place of all that was said of it.
    for id in parts.keys { rules.removeValue(forKey: id) }
    for id in severities.keys where parts[id] == nil { ruleParts.removeValue(forKey: id) }
    rules.merge(severities) { _, later in later }
    ruleParts.merge(parts) { _, later in later }
    apply(node.changes)
  }
}

extension DataNode {
  /// The severities of an object of rules: `nil` for `off`, no entry for what is none; of parts that of the rest.
  fileprivate var severities: [String: Severity?] {
    var result: [String: Severity?] = [:]
    for member in members {
      let stated = member.value.statedSeverity
      if let severity = (stated.kind == .mapping ? stated[SettingCatalog.otherParts] : stated)?.severity {
        result.updateValue(severity, forKey: member.key)
      }
    }
    return result
  }

  /// The severities of the parts of what rules find, where an object stands in place of a severity.
  fileprivate var partSeverities: [String: [String: Severity?]] {
    var result: [String: [String: Severity?]] = [:]
    for member in members where member.value.statedSeverity.kind == .mapping {
      var parts: [String: Severity?] = [:]
      for part in member.value.statedSeverity.members where part.key != SettingCatalog.otherParts {
        if let severity = part.value.severity { parts.updateValue(severity, forKey: part.key.lowercased()) }
      }
      result[member.key] = parts
    }
    return result
  }

  /// What the options of an object of rules change, in the order of the text.
  fileprivate var changes: [SettingChange] {
    members.flatMap { member -> [SettingChange] in
      guard let options = member.value.elements.dropFirst().first(where: { _ in true }) else { return [] }
      return SettingChange.all(in: options, ofRule: member.key)
    }
  }

  /// What stands for a severity: the value, or the first of an array.
  var statedSeverity: DataNode { elements.first { _ in true } ?? self }

  /// A severity, `nil` inside for `off`; `nil` for what is none.
  private var severity: Severity?? {
    string == "off" ? .some(nil) : string.flatMap(Severity.init).map { .some($0) }
  }
}
