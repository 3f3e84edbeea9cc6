import TestSupport
import Testing

/// Conversations, as transcripts: what the client says, and what the server answers.
///
/// Questions: `client` (what is said), `server [capabilities [MEMBER…]]` (what has been answered since the last time, with
/// the capabilities of the server or some of them), `asked METHOD 1️⃣` (the answer to one request about a place, as people
/// read it).
struct SessionCases {
  @Test(arguments: Case.beside()) func `the server answers as the transcript says`(testCase: Case) {
    let rehearsal = Rehearsal(testCase.files)
    testCase.check([
      "client": { question in
        rehearsal.play(question.body, of: testCase)
        return question.body
      },
      "server": { question in
        let heard = rehearsal.heard()
        guard question.words != ["server", "capabilities"] else { return heard }
        return heard.split(separator: "\n", omittingEmptySubsequences: false)
          .map { Transcript.line(String($0), withCapabilities: question.options) }.joined(separator: "\n")
      },
      "asked": { question in
        let options = question.options.first ?? ""
        return PlainAnswer.text(rehearsal.answer(to: question.subject, at: options, of: testCase), of: testCase)
      },
    ])
  }
}
