import Syntax

/// One member of a setting that the options of a rule, too, may state: read once, and laid over the settings of the
/// project or over those of some files.
enum SettingChange: Sendable, Equatable {
  case base(Double), allow([Double]), roles([String]), scale(String)
  case standard(ContrastSetting.Standard), level(ContrastSetting.Level), backdrop(String)
  /// Pairs of a foreground and a background.
  case pairs([[String]])
  case minimum(Double)

  /// What the options behind a rule's severity change; nothing for a rule that takes none.
  static func all(in options: DataNode, ofRule id: String) -> [SettingChange] {
    switch id {
    case "off-grid-spacing": grid(options)
    case "low-contrast": contrast(options)
    case "small-touch-target": touchTarget(options)
    default: []
    }
  }

  static func grid(_ node: DataNode) -> [SettingChange] {
    var changes: [SettingChange] = []
    if let base = node["base"]?.number, base.isFinite, base > 0 { changes.append(.base(base)) }
    if let allow = node["allow"], allow.kind == .sequence {
      changes.append(.allow(allow.elements.compactMap(\.number)))
    }
    if let roles = node["roles"], roles.kind == .sequence { changes.append(.roles(roles.strings.map(\.text))) }
    if let scale = node["scale"]?.string { changes.append(.scale(scale)) }
    return changes
  }

  static func contrast(_ node: DataNode) -> [SettingChange] {
    var changes: [SettingChange] = []
    if let standard = node["standard"]?.string.flatMap(ContrastSetting.Standard.init) {
      changes.append(.standard(standard))
    }
    if let level = node["level"]?.string.flatMap(ContrastSetting.Level.init) { changes.append(.level(level)) }
    if let backdrop = node["backdrop"]?.string { changes.append(.backdrop(backdrop)) }
    if let pairs = node["pairs"], pairs.kind == .sequence {
      changes.append(
        .pairs(
          pairs.elements.compactMap { pair in
            guard let foreground = pair["foreground"]?.string, let background = pair["background"]?.string else {
              return nil
            }
            return [foreground, background]
          }))
    }
    return changes
  }

  static func touchTarget(_ node: DataNode) -> [SettingChange] {
    guard let minimum = node["minimum"]?.number, minimum.isFinite, minimum >= 0 else { return [] }
    return [.minimum(minimum)]
  }
}

extension Configuration {
  /// Lays changes over these settings, in order.
  mutating func apply(_ changes: [SettingChange]) {
    for change in changes {
      switch change {
      case .base(let base): grid.base = base
      case .allow(let lengths): grid.allow = lengths
      case .roles(let roles): grid.roles = roles
      case .scale(let scale): grid.scale = scale
      case .standard(let standard): contrast.standard = standard
      case .level(let level): contrast.level = level
      case .backdrop(let name): contrast.backdrop = name
      case .pairs(let pairs): contrast.pairs = pairs.map { ($0[0], $0[1]) }
      case .minimum(let minimum): minimumTouchTarget = minimum
      }
    }
  }

  /// The settings as they hold for the file at an absolute path: with the options of its overrides laid over them.
  package func inForce(forFileAt path: String) -> Configuration {
    let changes = overrides.filter { !$0.changes.isEmpty && $0.matches(path) }.flatMap(\.changes)
    guard !changes.isEmpty else { return self }
    var result = self
    result.apply(changes)
    return result
  }

  /// These settings and, for each override with options, those of its files.
  package var variants: [Configuration] {
    [self]
      + overrides.filter { !$0.changes.isEmpty }.map { override in
        var result = self
        result.apply(override.changes)
        return result
      }
  }
}
