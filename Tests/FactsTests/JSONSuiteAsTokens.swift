import Facts
import FrontEnds
import SourceText
import TestSupport
import Testing

/// The JSON test suite, read as token files, as resolver documents and as plain data.
@Suite struct JSONSuiteAsTokens {
  @Test(
    .sharedFolder,
    arguments: ["a.json", "a.tokens.json", "a.tokens", "a.resolver.json", "a.component.json"])
  func `every file of the JSON test suite is judged as the suite says, whatever it is called`(path: String) throws {
    let frontEnd = try #require(FrontEnd.reading(path))
    for name in SharedFolder.names(in: "suites/json") where name.hasSuffix(".json") {
      let source = SourceFile(path: "/" + path, bytes: SharedFolder.bytes(of: "suites/json/\(name)") ?? [])
      let problems = frontEnd.facts(source).problems.filter { $0.kind == .jsonSyntax || $0.kind == .jsonExtension }
      if name.hasPrefix("y_") { #expect(problems.isEmpty, "\(name)") }
      if name.hasPrefix("n_") { #expect(!problems.isEmpty, "\(name)") }
    }
  }
}
