import Foundation
import TestSupport
import Testing

/// The corpus of paraphrases, `Cases/Paraphrases`: one thing said in many ways, a file for each language.
@Suite struct `Paraphrases` {
  /// What was read right stays so, and what begins to be read right is marked so: the corpus can only get better.
  ///
  /// `UPDATE_CASES=1` writes the marks, but never one on a sentence that was read right.
  @Test func `each sentence gives what the corpus says`() throws {
    var count = (all: 0, right: 0, wrong: 0)
    var languages: [String] = []
    for var corpus in ParaphraseFile.all {
      var isRewritten = false
      let before = count
      for row in corpus.rows {
        let reading = try #require(ParaphraseReading(row.sentence, in: row.frame), "no … in the frame of \(row.line)")
        let answer = reading.answer
        let isRight = answer.count == row.gives.count && zip(answer, row.gives).allSatisfy(agrees)
        count.all += 1
        count.right += isRight ? 1 : 0
        count.wrong += isMisread(answer, row.gives) ? 1 : 0
        let soFar = isRight ? nil : answer.joined(separator: "; ")
        guard soFar != row.soFar else { continue }
        if Case.isUpdating, row.soFar != nil {
          corpus.write(soFar, in: row)
          isRewritten = true
        } else {
          record(row, soFar, in: corpus)
        }
      }
      if isRewritten { try corpus.save() }
      let name = corpus.path.split(separator: "/").last?.dropLast(3) ?? ""
      languages.append("\(name) \(count.right - before.right) of \(count.all - before.all)")
    }
    let silent = count.all - count.right - count.wrong
    print(
      "Paraphrases: \(count.right) of \(count.all) read right, \(count.wrong) wrong, \(silent) not or in part;",
      languages.joined(separator: ", "))
  }

  /// Whether an answer says something that the sentence does not: worse than to say nothing.
  private func isMisread(_ answer: [String], _ expected: [String]) -> Bool {
    answer != ["nothing"] && !answer.allSatisfy { told in expected.contains { agrees(told, $0) } }
  }

  /// Whether an answer is one of those that are equally right: `gap/margin 10px` is `gap 10px` or `margin 10px`.
  private func agrees(_ answer: String, _ expected: String) -> Bool {
    let given = answer.split(separator: " ")
    let wanted = expected.split(separator: " ")
    return given.count == wanted.count && zip(given, wanted).allSatisfy { $1.split(separator: "/").contains($0) }
  }

  private func record(_ row: ParaphraseFile.Row, _ soFar: String?, in corpus: ParaphraseFile) {
    let news =
      switch (row.soFar, soFar) {
      case (_, nil): "is read right now: empty its last cell (UPDATE_CASES=1)"
      case (nil, _): "must be read right, for its last cell is empty (`?` in that of a new one, and UPDATE_CASES=1):"
      case (_, _): "gives something else, not yet what it must (UPDATE_CASES=1 writes it):"
      }
    Issue.record(
      """
      \(corpus.path):\(row.line): “\(row.sentence)” \(news)
      ---- must give
      \(row.gives.joined(separator: "; "))
      ---- gave
      \(row.soFar ?? "what it must")
      ---- gives
      \(soFar ?? "what it must")
      """,
      sourceLocation: SourceLocation(
        fileID: "Cases/\(corpus.path.split(separator: "/").last ?? "corpus")", filePath: corpus.path, line: row.line,
        column: 1))
  }
}
