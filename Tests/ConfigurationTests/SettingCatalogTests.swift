import Configuration
import SourceText
import Testing

/// The catalog is the reference: what it shows must hold.
struct SettingCatalogTests {
  @Test func `every example is accepted as it stands`() {
    for (place, setting) in allSettings() {
      let value = place.reversed().reduce("\"\(setting.key)\": \(setting.example)") { text, key in
        "\"\(key)\": { \(text) }"
      }
      let source = SourceFile(path: "/p/tincture.json", text: "{ \(value) }")
      let reading = ConfigurationReader.read(source, root: "/p") { SourceFile(path: $0, text: "{}") }
      #expect(reading.problems.isEmpty, "\(value): \(reading.problems.map(\.message))")
    }
  }

  @Test func `every setting explains itself in one sentence`() {
    for (_, setting) in allSettings() {
      #expect(setting.summary.hasSuffix("."), "\(setting.key)")
      #expect(!setting.summary.dropLast().contains(". "), "\(setting.key)")
    }
  }

  @Test func `keys are named once`() {
    let keys = SettingCatalog.all.map(\.key)
    #expect(Set(keys).count == keys.count)
  }

  /// Every setting outside of lists, with the keys that lead to it.
  private func allSettings() -> [(place: [String], setting: Setting)] {
    func inner(_ settings: [Setting], _ place: [String]) -> [(place: [String], setting: Setting)] {
      settings.flatMap { setting -> [(place: [String], setting: Setting)] in
        guard case .object(let members, _) = setting.type else { return [(place, setting)] }
        return [(place, setting)] + inner(members, place + [setting.key])
      }
    }
    return inner(SettingCatalog.all, [])
  }
}
