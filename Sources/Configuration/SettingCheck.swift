import SourceText
import Syntax

/// Compares a settings file with what the catalog says may stand there; recursion goes as deep as the catalog does.
struct SettingCheck {
  let path: String
  let knownRules: Set<String>
  var problems: [ConfigurationProblem] = []

  init(path: String, knownRules: Set<String>) {
    self.path = path
    self.knownRules = knownRules
  }

  /// Looks at each member of an object; `place` is the way to it (`grid.`), empty for the root.
  mutating func members(of node: DataNode, settings: [Setting], required: [String], at place: String) {
    var missing = required
    for member in node.members {
      missing.removeAll { $0 == member.key }
      if let setting = settings.first(where: { $0.key == member.key }) {
        value(member.value, setting.type, at: place + member.key)
      } else {
        unknown(member, "There is no setting `\(place)\(member.key)`", among: settings.map(\.key))
      }
    }
    for key in missing {
      report(.error, "`\(place.dropLast())` needs a member `\(key)`.", node.range)
    }
  }

  private mutating func value(_ node: DataNode, _ type: SettingType, at place: String) {
    // The syntax has been reported already where a value is missing.
    guard node.kind != .missing else { return }
    switch type {
    case .string: if node.kind != .string { wrong(node, type, place) }
    case .number(let minimum, let isExclusive):
      guard let number = node.number, number.isFinite else { return wrong(node, type, place) }
      if isExclusive ? number <= minimum : number < minimum {
        report(.error, "`\(place)` must be \(isExclusive ? "greater than" : "at least") \(Int(minimum)).", node.range)
      }
    case .choice(let choices): choice(node, choices.map(\.value), place)
    case .list(let element):
      guard node.kind == .sequence else { return wrong(node, type, place) }
      for (index, item) in node.elements.enumerated() { value(item, element, at: "\(place)[\(index)]") }
    case .object(let settings, let required):
      guard node.kind == .mapping else { return wrong(node, type, place) }
      members(of: node, settings: settings, required: required, at: place + ".")
    case .map(_, let inner):
      guard node.kind == .mapping else { return wrong(node, type, place) }
      for member in node.members { value(member.value, inner, at: "\(place).\(member.key)") }
    case .rules:
      guard node.kind == .mapping else { return wrong(node, type, place) }
      for member in node.members { rule(member, at: place) }
    case .either(let types):
      guard let fitting = types.first(where: { $0.mayBe(node.kind) }) else { return wrong(node, type, place) }
      value(node, fitting, at: place)
    }
  }

  /// One rule: its id, and a severity, or an array of a severity and options.
  private mutating func rule(_ member: DataMember, at place: String) {
    if !knownRules.isEmpty, !knownRules.contains(member.key) {
      unknown(member, "There is no rule `\(member.key)`", among: knownRules.sorted())
    }
    if SettingCatalog.rulesBeyondSettings.contains(member.key) {
      report(.warning, "The settings cannot change how much `\(member.key)` matters.", member.keyNameRange)
    }
    guard member.value.kind == .sequence else { return severity(member.value, "\(place).\(member.key)") }
    let elements = Array(member.value.elements)
    guard let severity = elements.first, elements.count <= 2 else {
      let message = "`\(place).\(member.key)` must be a severity, or an array of a severity and an object of options."
      return report(.error, message, member.value.range)
    }
    self.severity(severity, "\(place).\(member.key)[0]")
    guard let options = elements.dropFirst().first else { return }
    if let setting = SettingCatalog.options(ofRule: member.key) {
      value(options, setting.type, at: "\(place).\(member.key)[1]")
    } else {
      report(.warning, "The rule `\(member.key)` takes no options.", options.range)
    }
  }

  /// A severity, or an object of severities for parts of what the rule finds.
  private mutating func severity(_ node: DataNode, _ place: String) {
    let words = SettingCatalog.severities.map(\.value)
    guard node.kind == .mapping else { return choice(node, words, place) }
    for part in node.members { choice(part.value, words, "\(place).\(part.key)") }
  }

  private mutating func choice(_ node: DataNode, _ words: [String], _ place: String) {
    if let text = node.string, words.contains(text) { return }
    let list = words.map { "`\($0)`" }
    let title = list.count > 1 ? "one of \(list.joined(separator: ", "))" : list.joined()
    let replacement = node.string.flatMap { NearestKey.nearest(to: $0, among: words) }
    report(.error, "`\(place)` must be \(title).", node.contentRange, replacement)
  }

  private mutating func unknown(_ member: DataMember, _ words: String, among names: [String]) {
    let nearest = NearestKey.nearest(to: member.key, among: names)
    let hint = nearest.map { "; the nearest is `\($0)`" } ?? ""
    report(.warning, "\(words)\(hint).", member.keyNameRange, nearest)
  }

  private mutating func wrong(_ node: DataNode, _ type: SettingType, _ place: String) {
    report(.error, "`\(place)` must be \(type.title).", node.range)
  }

  private mutating func report(
    _ severity: Severity, _ message: String, _ range: ByteRange, _ replacement: String? = nil
  ) {
    problems.append(
      ConfigurationProblem(path: path, severity: severity, message: message, range: range, replacement: replacement))
  }
}

extension SettingType {
  /// Whether a value of this kind is meant for the type, right or wrong in itself.
  fileprivate func mayBe(_ kind: DataNode.Kind) -> Bool {
    switch self {
    case .string, .choice: kind == .string
    case .number: kind == .number
    case .list: kind == .sequence
    case .object, .map, .rules: kind == .mapping
    case .either(let types): types.contains { $0.mayBe(kind) }
    }
  }
}
