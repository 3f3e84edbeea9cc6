package import SourceText
import Syntax

/// What one settings file says of one setting, as far as it is in force.
package struct StatedSetting: Sendable, Equatable {
  /// The way to it: `grid.base`, `rules.low-contrast`.
  package var key: String
  /// The value as JSON in one line.
  package var value: String
  /// The settings file.
  package var path: String
  /// The value in that file.
  package var range: ByteRange
  /// The patterns of the override that it stands in; `nil` where it holds for every file.
  package var patterns: [String]?
  private let files: GlobList?

  init(
    _ key: String, _ value: String, in path: String, at range: ByteRange, patterns: [String]? = nil,
    of files: GlobList? = nil
  ) {
    self.key = key
    self.value = value
    self.path = path
    self.range = range
    self.patterns = patterns
    self.files = files
  }

  /// Whether it holds for the file at an absolute path.
  package func holds(forFileAt path: String) -> Bool { files?.matches(path) ?? true }
}

/// Collects what one settings file says, setting by setting; what is wrong in it is left out, as it is not in force.
struct StatedSettings {
  private(set) var all: [StatedSetting] = []
  private let path: String
  private let root: String
  private let faults: [ByteRange]
  /// The patterns of the override that is read.
  private var patterns: [String]?

  /// - Parameters:
  ///   - node: What the file says.
  ///   - path: The file.
  ///   - root: The folder that patterns count from.
  ///   - faults: What is wrong in the file.
  init(in node: DataNode, of path: String, root: String, faults: [ByteRange]) {
    self.path = path
    self.root = root
    self.faults = faults
    add(node, SettingCatalog.all, at: "")
    for override in node["overrides"]?.elements.map({ $0 }) ?? [] {
      guard let files = override["files"], let rules = override["rules"] else { continue }
      patterns = files.strings.map(\.text)
      add(rules: rules)
    }
  }

  private mutating func add(_ node: DataNode, _ settings: [Setting], at place: String) {
    for member in node.members {
      guard let setting = settings.first(where: { $0.key == member.key }), setting.key != "overrides" else { continue }
      switch setting.type {
      case .object(let inner, _): add(member.value, inner, at: "\(place)\(setting.key).")
      case .rules: add(rules: member.value)
      case .map: for entry in member.value.members { add(entry.value, "\(place)\(setting.key).\(entry.key)") }
      default: add(member.value, place + setting.key)
      }
    }
  }

  private mutating func add(rules: DataNode) {
    for member in rules.members {
      let severity = member.value.statedSeverity
      if severity.kind == .mapping {
        add(severity, "rules.\(member.key)")
      } else if !hasFault(severity), let word = severity.string {
        state("rules.\(member.key)", word, severity)
      }
      guard let options = member.value.elements.dropFirst().first(where: { _ in true }),
        let setting = SettingCatalog.options(ofRule: member.key), case .object(let inner, _) = setting.type
      else { continue }
      add(options, inner, at: "\(setting.key).")
    }
  }

  private mutating func add(_ node: DataNode, _ key: String) {
    // Of a list everything counts that is not wrong.
    guard node.kind == .sequence || !hasFault(node), !faults.contains(node.range) else { return }
    var writer = JSONWriter()
    write(node, depth: 0, to: &writer)
    state(key, writer.text, node)
  }

  private mutating func state(_ key: String, _ value: String, _ node: DataNode) {
    all.append(
      StatedSetting(
        key, value, in: path, at: node.range, patterns: patterns, of: patterns.map { GlobList($0, root: root) }))
  }

  private func hasFault(_ node: DataNode) -> Bool {
    faults.contains { $0.start >= node.range.start && $0.end <= node.range.end }
  }

  /// No setting is deeper than this.
  private static let mostLevels = 8

  private func write(_ node: DataNode, depth: Int, to writer: inout JSONWriter) {
    guard depth < Self.mostLevels else { return writer.null() }
    switch node.kind {
    case .string: writer.value(node.string ?? "")
    case .number: writer.value(node.number ?? 0)
    case .boolean: writer.value(node.boolean ?? false)
    case .null, .missing: writer.null()
    case .sequence:
      writer.array { writer in
        for element in node.elements where !hasFault(element) { write(element, depth: depth + 1, to: &writer) }
      }
    case .mapping:
      writer.object { writer in
        for member in node.members {
          var inner = JSONWriter()
          write(member.value, depth: depth + 1, to: &inner)
          writer.member(member.key, raw: inner.bytes)
        }
      }
    }
  }
}
