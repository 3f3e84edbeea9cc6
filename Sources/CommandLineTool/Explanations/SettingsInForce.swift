import Configuration
import FileAccess
import Rules
import SourceText
import Syntax

/// Every setting that holds for one file, its value, and where that comes from.
final class SettingsInForce {
  private let selection: Selection
  private let path: String
  private let settings: [SettingInForce]

  /// What is printed for a file, be it there or not.
  static func outcome(_ file: String, _ arguments: Arguments, _ surroundings: Surroundings) -> Outcome {
    let selection = Selection(
      settingsOf: file, configuration: arguments.value("config"), isIsolated: arguments.has("isolated"),
      in: surroundings)
    if let failure = selection.failure { return .failure(failure) }
    let inForce = SettingsInForce(surroundings.absolute(file), selection, arguments)
    return arguments.value("format") == "json" ? Outcome(bytes: inForce.json) : Outcome(inForce.text)
  }

  private init(_ path: String, _ selection: Selection, _ arguments: Arguments) {
    self.path = path
    self.selection = selection
    let root = selection.configuration(forFileAt: path).root
    settings = SettingCatalog.inForce(
      forFileAt: path, selection.settings.stated[root] ?? [], rules: Rule.all.map { ($0.id, $0.severity) }
    )
    .map { SettingsInForce.overruled($0, by: arguments) }
  }

  /// A setting as the command line changes it.
  private static func overruled(_ setting: SettingInForce, by arguments: Arguments) -> SettingInForce {
    if setting.key == "baseline" {
      if let file = arguments.value("baseline") { return .init("baseline", file.asJSON, .commandLine("--baseline")) }
      if arguments.has("no-baseline") { return .init("baseline", "none", .commandLine("--no-baseline")) }
    }
    guard setting.key.hasPrefix("rules.") else { return setting }
    let id = String(setting.key.dropFirst("rules.".count))
    guard !SettingCatalog.rulesBeyondSettings.contains(id) else { return setting }
    if arguments.values("skip").contains(id) { return .init(setting.key, "off", .commandLine("--skip")) }
    let only = arguments.values("only")
    return only.isEmpty || only.contains(id) ? setting : .init(setting.key, "off", .commandLine("--only"))
  }

  private var text: String {
    let configuration = selection.configuration(forFileAt: path)
    let shown = selection.surroundings.shown
    let files = selection.settings.paths.sorted().filter { selection.settings.sources[$0] != nil }
    let read = files.isEmpty ? "no settings file" : files.map { "`\(shown($0))`" }.joined(separator: ", ")
    let width = settings.map(\.key.count).max() ?? 0
    func lines(_ title: String, where isWanted: (SettingInForce) -> Bool) -> String {
      let lines = settings.filter(isWanted).map { setting in
        let source = words(for: setting.source).map { "  (\($0))" } ?? ""
        return "  \(setting.key)\(HelpText.spaces(width - setting.key.count))  \(setting.value)\(source)\n"
      }
      return lines.isEmpty ? "" : "\n\(title)\n\(lines.joined())"
    }
    return "Settings of `\(shown(path))`, in the project `\(shown(configuration.root))`; read: \(read).\n"
      + lines("Set") { !$0.isStandard } + lines("Default", where: \.isStandard)
  }

  /// Who says so: `tincture.json:3:7`; `nil` for nobody.
  private func words(for source: SettingInForce.Source) -> String? {
    switch source {
    case .standard: return nil
    case .commandLine(let option): return "command line, `\(option)`"
    case .file(let stated) where Preset.named(atPath: stated.path) != nil:
      return "preset `\(Preset.named(atPath: stated.path)?.name ?? "")`"
    case .file(let stated):
      let place = place(of: stated)
      let override = stated.patterns.map { ", `overrides` for \($0.map { "`\($0)`" }.joined(separator: ", "))" } ?? ""
      return "\(selection.surroundings.shown(stated.path)):\(place.line):\(place.column)\(override)"
    }
  }

  private func place(of stated: StatedSetting) -> (line: Int, column: Int) {
    selection.settings.sources[stated.path].map { CheckReport.place(of: stated.range.start, in: $0) } ?? (1, 1)
  }

  /// The settings for programs; their shape is a promise, written down in `Schemas/settings.schema.json`.
  private var json: [UInt8] {
    let shown = selection.surroundings.shown
    var writer = JSONWriter(indented: true)
    writer.object { writer in
      writer.member("path", shown(path))
      writer.member("project", shown(selection.configuration(forFileAt: path).root))
      writer.member(
        "settings",
        array: { writer in
          for setting in settings { writer.object { write(setting, to: &$0) } }
        })
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private func write(_ setting: SettingInForce, to writer: inout JSONWriter) {
    writer.member("key", setting.key)
    // A severity is a word, and so is a default that no value says.
    let node = JSONNode(parsing: Array(setting.value.utf8))
    if let node { writer.member("value", node) } else { writer.member("value", setting.value) }
    switch setting.source {
    case .standard: writer.member("source", "default")
    case .commandLine(let option):
      writer.member("source", "command line")
      writer.member("option", option)
    case .file(let stated) where Preset.named(atPath: stated.path) != nil:
      writer.member("source", "preset")
      writer.member("preset", Preset.named(atPath: stated.path)?.name ?? "")
    case .file(let stated):
      writer.member("source", stated.patterns == nil ? "file" : "override")
      writer.member("path", selection.surroundings.shown(stated.path))
      if let source = selection.settings.sources[stated.path] { writer.member("range", stated.range, in: source) }
      if let patterns = stated.patterns { writer.member("files", patterns) }
    }
  }
}

extension String {
  /// The text as JSON.
  fileprivate var asJSON: String {
    var writer = JSONWriter()
    writer.value(self)
    return writer.text
  }
}
