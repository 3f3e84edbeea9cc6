import TestSupport
import Testing

/// Conversations, as transcripts: what the client says, and what the server answers.
struct SessionCases {
  @Test(arguments: Case.beside()) func `the server answers as the transcript says`(testCase: Case) {
    let rehearsal = Rehearsal(testCase.files)
    testCase.check { question in
      switch question.words.first {
      case "client":
        rehearsal.play(question.body, of: testCase)
        return question.body
      default: return rehearsal.heard()
      }
    }
  }
}
