import Rules
import TestSupport
import Testing

/// Texts as Windows writes them.
struct LineEndings {
  @Test(arguments: Case.beside())
  func `lines that end in two signs are read as those that end in one`(_ testCase: Case) {
    let windows = testCase.files.map { ($0.path, $0.text.replacing("\n", with: "\r\n")) }
    let expected = RuleWorkspace(testCase.files).findings.map(\.finding.rule)
    #expect(RuleWorkspace(windows).findings.map(\.finding.rule) == expected)
  }
}
