import TestSupport
import Testing

/// `Cases/<rule-id>.md`: what each rule finds and what its fixes write.
///
/// Questions: `findings` (as the product prints them), `findings detailed` (with related places and fixes),
/// `fixed PATH` (the file after the first fix of each finding).
struct RuleCases {
  @Test(arguments: Case.beside())
  func `rules find what their cases say`(_ testCase: Case) {
    let workspace = RuleWorkspace(testCase.files)
    testCase.check([
      "findings": { workspace.report(withDetails: $0.words.contains("detailed")) },
      "fixed": { workspace.fixed($0.words.last ?? "") },
    ])
  }
}
