import Configuration
import FileAccess
import Foundation
import TestSupport
import Testing

/// The baseline that settings name: read with them, and kept while it cannot be read.
struct BaselineReadingTests {
  private let entry = #"{ "path": "t.json", "rule": "unused-token", "owner": "a" }"#

  private func read(_ settings: inout SettingsFiles, in folder: TemporaryFolder) -> Configuration {
    settings.begin()
    return settings.read(folder.path + "/tincture.json", root: folder.path)
  }

  @Test func `a baseline is read with the settings that name it, and watched`() throws {
    let folder = try TemporaryFolder([
      ("tincture.json", #"{ "baseline": "ci/known.json" }"#), ("ci/known.json", #"{ "findings": [\#(entry)] }"#),
    ])
    var settings = SettingsFiles(knownRules: [])
    let baseline = try #require(read(&settings, in: folder).baseline)
    #expect(baseline.entries.map(baseline.file) == [folder.path + "/ci/t.json"])
    #expect(settings.paths.contains(folder.path + "/ci/known.json") && settings.faults.isEmpty)
  }

  @Test func `a baseline that cannot be read any more leaves the last good one in force, and is told once`() throws {
    let folder = try TemporaryFolder([
      ("tincture.json", #"{ "baseline": "known.json" }"#), ("known.json", #"{ "findings": [\#(entry)] }"#),
    ])
    var settings = SettingsFiles(knownRules: [])
    #expect(read(&settings, in: folder).baseline?.entries.count == 1)
    try "{ \"findings\": [".write(toFile: folder.path + "/known.json", atomically: true, encoding: .utf8)
    #expect(read(&settings, in: folder).baseline?.entries.count == 1)
    #expect(settings.faults.map(\.path) == [folder.path + "/known.json"])
    #expect(settings.faults.first?.notice?.contains("known.json` cannot be read (line 1): ") == true)
    #expect(read(&settings, in: folder).baseline?.entries.count == 1)
    #expect(settings.faults.first?.notice == nil)
  }

  @Test func `a baseline outside of the project is not read`() throws {
    let folder = try TemporaryFolder([
      ("p/tincture.json", #"{ "baseline": "../known.json" }"#), ("known.json", #"{ "findings": [\#(entry)] }"#),
    ])
    var settings = SettingsFiles(knownRules: [])
    let configuration = settings.read(folder.path + "/p/tincture.json", root: folder.path + "/p")
    #expect(configuration.baseline == nil)
    #expect(settings.problems.map(\.message).contains { $0.contains("leads out of the project") })
  }
}
