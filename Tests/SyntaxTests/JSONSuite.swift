import Syntax
import TestSupport
import Testing

@Suite struct JSONSuite {
  @Test(.sharedFolder)
  func `every file of the JSON test suite is judged as the suite says`() {
    for name in SharedFolder.names(in: "suites/json") where name.hasSuffix(".json") {
      let problems = DataTree.reading(json: SharedFolder.bytes(of: "suites/json/\(name)") ?? []).problems
        .filter { $0.kind == .jsonSyntax || $0.kind == .jsonExtension }
      if name.hasPrefix("y_") { #expect(problems.isEmpty, "\(name)") }
      if name.hasPrefix("n_") { #expect(!problems.isEmpty, "\(name)") }
    }
  }
}
