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
    testCase.check { question in
      switch question.words.first {
      case "findings": workspace.report(withDetails: question.words.contains("detailed"))
      case "fixed": workspace.fixed(question.words.last ?? "")
      default: "unknown question"
      }
    }
  }
}
