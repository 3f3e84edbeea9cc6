package import SourceText
import Syntax

/// Something beyond itself that a settings file names.
package struct SettingMention: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    /// Files of the project, by a pattern.
    case files
    /// One file, by its path.
    case file
    /// The file of findings that are put off, by its path.
    case baseline
    /// A folder outside of the project that may be read.
    case folder
    case token
    case group
  }

  package var subject: Subject
  /// The name, pattern or path as written.
  package var text: String
  /// The settings file that names it.
  package var path: String
  /// The text between its quotes.
  package var range: ByteRange

  /// The mention as a problem: nothing is what it names.
  package func problem(nearest: String? = nil) -> ConfigurationProblem {
    let message =
      switch subject {
      case .files: "No file matches `\(text)`."
      case .file: "There is no file `\(text)`."
      case .baseline: "There is no baseline `\(text)` yet; `tincture check --write-baseline` writes it."
      case .folder: "There is no folder `\(text)`."
      case .token: "No token is named `\(text)`\(nearest.map { "; the nearest name is `\($0)`" } ?? "")."
      case .group: "No token's name begins with `\(text)`."
      }
    return ConfigurationProblem(
      path: path, severity: .warning, message: message, range: range, replacement: nearest)
  }
}

/// Collects what a settings file names; what it leaves out (`exclude`) need not be there.
struct SettingMentions {
  private(set) var all: [SettingMention] = []
  private let path: String

  init(in root: DataNode, of path: String) {
    self.path = path
    for key in ["tokens", "specs", "code"] { add(.files, root[key]) }
    add(.folder, root["read"])
    add(.file, root["resolver"])
    add(.baseline, root["baseline"])
    for theme in elements(root["resolver"]) where theme.kind == .mapping { add(.files, theme["files"]) }
    for override in elements(root["overrides"]) { add(.files, override["files"]) }
    addGrid(root["grid"])
    addContrast(root["contrast"])
    for member in members(root["names"]?["swift"]?["types"]) { add(.group, member.value) }
    let overrides = elements(root["overrides"]).compactMap { $0["rules"] }
    for rule in members(root["rules"]) + overrides.flatMap({ members($0) }) {
      guard let options = rule.value.elements.dropFirst().first(where: { _ in true }) else { continue }
      if rule.key == "off-grid-spacing" { addGrid(options) }
      if rule.key == "low-contrast" { addContrast(options) }
    }
  }

  private mutating func addGrid(_ node: DataNode?) { add(.group, node?["scale"]) }

  private mutating func addContrast(_ node: DataNode?) {
    add(.token, node?["backdrop"])
    for pair in elements(node?["pairs"]) {
      add(.token, pair["foreground"])
      add(.token, pair["background"])
    }
  }

  private func elements(_ node: DataNode?) -> [DataNode] { node.map { Array($0.elements) } ?? [] }

  private func members(_ node: DataNode?) -> [DataMember] { node.map { Array($0.members) } ?? [] }

  private mutating func add(_ subject: SettingMention.Subject, _ node: DataNode?) {
    for (text, node) in node?.strings ?? [] where !text.isEmpty {
      all.append(SettingMention(subject: subject, text: text, path: path, range: node.contentRange))
    }
  }
}
