import Foundation
import Syntax
import Testing

/// The JSON test suite beside the repository; absent on most machines.
private let suite: [URL] = {
  let shared =
    ProcessInfo.processInfo.environment["TINCTURE_SHARED"].map(URL.init(fileURLWithPath:))
    ?? URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../shared").standardized
  let folder = shared.appendingPathComponent("suites/json")
  let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
  return files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
}()

@Suite struct JSONSuite {
  @Test(.enabled(if: !suite.isEmpty, "the JSON test suite is not on this machine"))
  func `every file of the JSON test suite is judged as the suite says`() throws {
    for file in suite {
      let problems = DataTree.reading(json: [UInt8](try Data(contentsOf: file))).problems
        .filter { $0.rule == "json-syntax" || $0.rule == "json-extension" }
      let name = file.lastPathComponent
      if name.hasPrefix("y_") { #expect(problems.isEmpty, "\(name): \(problems)") }
      if name.hasPrefix("n_") { #expect(!problems.isEmpty, "\(name)") }
    }
  }
}
