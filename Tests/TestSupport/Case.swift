import Foundation
import Testing

/// One section of a case file: files that make a workspace, and questions with the answers that are expected.
///
/// A case file is Markdown. Each `##` heading begins a case; a fence ```` ```json tokens.json ```` is a file; a `console`
/// fence asks by its first line (`$ tincture check .`). Every other fence of a language is prose, and so is one that says
/// nothing of itself; what else an info string begins with is a question, and the body of the fence its answer.
package struct Case: Sendable, CustomTestStringConvertible {
  /// The text of the `##` heading, which names the test.
  package var heading: String
  /// The workspace, in order of writing, place markers taken out.
  package var files: [(path: String, text: String)] = []
  package var questions: [Question] = []
  /// Where each keycap emoji stood.
  package var places: [String: Place] = [:]
  /// The case file.
  package var casePath: String
  /// The line of the heading, from 1.
  package var line: Int

  package var testDescription: String { heading }

  /// A case without files, places and questions.
  package static let empty = Case(heading: "", casePath: "", line: 0)

  /// A marked place in one of the files, in UTF-8 bytes; `end` equals `offset` for a marker that stands once.
  package struct Place: Sendable {
    package var path: String
    package var offset: Int
    package var end: Int
  }

  /// What a case asks, and what it expects to hear.
  package struct Question: Sendable {
    /// The words of the info string (`hover`, `1️⃣`), or of the command in a `console` fence, without the `$`.
    package var words: [String]
    /// What the question is about: its second word; empty where there is none.
    package var subject: String { words.count > 1 ? words[1] : "" }
    /// The words behind the subject.
    package var options: [String] { Array(words.dropFirst(2)) }
    /// The expected answer as written, without its last line ending.
    package var body: String
    /// The line of the fence in the case file, from 1.
    package var line: Int
    /// Which question of the case file it is, from 0.
    package var ordinal: Int
  }

  /// All sections of `Cases/*.md` next to a test file, sorted by file; `CASE="part of a heading"` narrows them.
  package static func beside(_ filePath: String = #filePath) -> [Case] {
    let folder = URL(filePath: filePath).deletingLastPathComponent().appending(path: "Cases").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let wanted = ProcessInfo.processInfo.environment["CASE"]?.lowercased()
    return names.filter { $0.hasSuffix(".md") }.sorted()
      .flatMap { sections(ofCaseFile: "\(folder)/\($0)") }
      .filter { wanted.map($0.heading.lowercased().contains) ?? true }
  }

  /// The sections of one case file that ask anything; none if it cannot be read.
  package static func sections(ofCaseFile path: String) -> [Case] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    return CaseFile(text).cases(path: path)
  }

  /// Asks every question and compares; with `UPDATE_CASES=1` writes the answers into the case file instead.
  ///
  /// Answers are compared without their final line ending.
  package func check(updating: Bool = Case.isUpdating, _ answer: (Question) throws -> String) rethrows {
    for question in questions {
      let given = trimmed(try answer(question))
      guard given != trimmed(question.body) else { continue }
      if updating {
        Case.rewrite(caseFile: casePath, ordinal: question.ordinal, answer: given)
      } else {
        record(question, given)
      }
    }
  }

  /// The same where each question is answered by what the table has for its first word.
  package func check(_ answers: [String: (Question) -> String]) {
    check { question in
      guard let answer = answers[question.words[0]] else {
        return "nobody knows what to answer to `\(question.words[0])`, but to \(answers.keys.sorted())"
      }
      return answer(question)
    }
  }

  /// The answer to a question about a place of the case.
  package func at(_ answer: @escaping (Place, [String]) -> String) -> (Question) -> String {
    { question in
      places[question.subject].map { answer($0, question.options) } ?? "there is no place \(question.subject)"
    }
  }

  /// Whether answers are to be written instead of compared.
  package static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_CASES"] == "1"

  /// Writes the answer to one question into a case file; the fence grows if the answer holds a fence itself.
  package static func rewrite(caseFile path: String, ordinal: Int, answer: String) {
    CaseFile.rewrite(path: path, ordinal: ordinal, body: answer)
  }

  private func record(_ question: Question, _ given: String) {
    Issue.record(
      """
      \(casePath):\(question.line): \(question.words.joined(separator: " ")), in “\(heading)”
      ---- expected
      \(question.body)
      ---- answered
      \(given)
      ---- to accept: UPDATE_CASES=1 CASE="\(heading)" swift test
      """,
      sourceLocation: SourceLocation(
        fileID: "Cases/\(casePath.split(separator: "/").last ?? "case")", filePath: casePath, line: question.line,
        column: 1))
  }

  private func trimmed(_ text: String) -> String { text.hasSuffix("\n") ? String(text.dropLast()) : text }
}
