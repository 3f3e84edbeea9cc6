import LanguageServerProtocol
import Syntax

/// Where settings come from; each source replaces what it said before, and lies over those above it.
struct SettingSources: Sendable {
  var initial: JSONNode?
  var pushed: JSONNode?
  var pulled: JSONNode?
  /// Whether the user has been told of names that mean nothing.
  var hasWarned = false
}

/// Settings of the editor.
extension Session {
  mutating func askForConfiguration() {
    let params = ConfigurationParams(section: "tincture")
    ask("workspace/configuration", .configuration) { $0.member("params", params) }
  }

  /// The answer to our question: `[null]` and `[{}]` say nothing.
  mutating func pulledConfiguration(_ result: JSONNode?) {
    settingSources.pulled = result?.elements?.first
    mergeConfiguration()
  }

  /// Pushed settings: `{settings: {tincture: {…}}}`, `{settings: {}}`, `null`; the empty ones only say "ask again".
  mutating func changedConfiguration(_ params: JSONNode?) {
    if let pushed = params?["settings"]?["tincture"] {
      settingSources.pushed = pushed
      mergeConfiguration()
    }
    if client.answersConfiguration { askForConfiguration() }
  }

  mutating func mergeConfiguration() {
    var merged = EditorSettings()
    var unknown: [String] = []
    for source in [settingSources.initial, settingSources.pushed, settingSources.pulled] {
      unknown += merged.merge(source)
    }
    settings = merged
    guard let first = unknown.first, !settingSources.hasWarned, disk.hasBegun else { return }
    settingSources.hasWarned = true
    log(warning: "The editor setting `tincture.\(first)` is not known; it is passed over.")
  }
}
