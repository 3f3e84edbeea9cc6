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
    if let grid = root["grid"] { self.grid.merge(grid) }
    if let contrast = root["contrast"] { self.contrast.merge(contrast) }
    if let target = root["touchTarget"] { merge(touchTarget: target) }
    if let names = root["names"] { merge(names: names) }
    if let rules = root["rules"] { merge(rules: rules) }
    overrides += (root["overrides"]?.elements.map { $0 } ?? []).compactMap { node in
      guard let files = node["files"], let rules = node["rules"] else { return nil }
      return OverrideSetting(files: files.strings.map(\.text), in: self.root, rules: rules.severities)
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

  private mutating func merge(touchTarget node: DataNode) {
    if let minimum = node["minimum"]?.number, minimum.isFinite, minimum >= 0 { minimumTouchTarget = minimum }
  }

  private mutating func merge(names node: DataNode) {
    if let prefix = node["css"]?["prefix"]?.string { names.cssPrefix = prefix }
    for member in (node["swift"]?["types"]?.members.map { $0 }) ?? [] {
      if let group = member.value.string { names.swiftTypes[member.key] = group }
    }
  }

  private mutating func merge(rules node: DataNode) {
    rules.merge(node.severities) { _, later in later }
    for member in node.members {
      guard let options = member.value.elements.dropFirst().first(where: { _ in true }) else { continue }
      switch member.key {
      case "off-grid-spacing": grid.merge(options)
      case "low-contrast": contrast.merge(options)
      case "small-touch-target": merge(touchTarget: options)
      default: break
      }
    }
  }
}

extension GridSetting {
  fileprivate mutating func merge(_ node: DataNode) {
    if let base = node["base"]?.number, base.isFinite, base > 0 { self.base = base }
    if let allow = node["allow"], allow.kind == .sequence { self.allow = allow.elements.compactMap(\.number) }
    if let roles = node["roles"], roles.kind == .sequence { self.roles = roles.strings.map(\.text) }
    if let scale = node["scale"]?.string { self.scale = scale }
  }
}

extension ContrastSetting {
  fileprivate mutating func merge(_ node: DataNode) {
    if let standard = node["standard"]?.string.flatMap(Standard.init) { self.standard = standard }
    if let level = node["level"]?.string.flatMap(Level.init) { self.level = level }
    if let backdrop = node["backdrop"]?.string { self.backdrop = backdrop }
    guard let pairs = node["pairs"], pairs.kind == .sequence else { return }
    self.pairs = pairs.elements.compactMap { pair in
      guard let foreground = pair["foreground"]?.string, let background = pair["background"]?.string else { return nil }
      return (foreground, background)
    }
  }
}

extension DataNode {
  /// The severities of an object of rules: `nil` for `off`, no entry for what is none.
  fileprivate var severities: [String: Severity?] {
    var result: [String: Severity?] = [:]
    for member in members {
      let word = member.value.string ?? member.value.elements.first { _ in true }?.string
      if word == "off" {
        result.updateValue(nil, forKey: member.key)
      } else if let severity = word.flatMap(Severity.init) {
        result.updateValue(severity, forKey: member.key)
      }
    }
    return result
  }
}
