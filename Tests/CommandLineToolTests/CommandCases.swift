import CommandLineTool
import Foundation
import TestSupport
import Testing

/// What the program prints, in a folder that holds the files of a case.
struct CommandCases {
  @Test(arguments: Case.beside())
  func `commands print what their cases say`(testCase: Case) throws {
    // A case is a repository.
    let folder = try TemporaryFolder(testCase.files + [(".git/HEAD", "")])
    testCase.check { question in
      if question.words.first == "changed", question.words.count == 2 {
        return folder.read(question.words[1]) ?? "(no such file)"
      }
      var words = joined(words(of: question, in: testCase)).map {
        $0.replacingOccurrences(of: "$CASE", with: folder.path)
      }
      var workingDirectory = folder.path
      if words.prefix(1) == ["cd"], words.count > 2 {
        workingDirectory = words[1].hasPrefix("/") ? words[1] : workingDirectory + "/" + words[1]
        words.removeFirst(3)
      }
      let surroundings = Surroundings(workingDirectory: workingDirectory)
      let outcome = Program.run(Array(words.dropFirst()), in: surroundings)
      let status = outcome.status == .clean ? "" : "(exit status \(outcome.status.rawValue))\n"
      // Where the files of a case lie is different every time.
      return (String(decoding: outcome.output, as: UTF8.self) + outcome.messages + status)
        .replacingOccurrences(of: folder.path, with: "$CASE")
        // From the root of the disk, paths are shown without the first slash.
        .replacingOccurrences(of: String(folder.path.dropFirst()), with: "$CASE")
    }
  }

  /// The words with those between two quotation marks as one, as a shell takes them.
  private func joined(_ words: [String]) -> [String] {
    let parts = words.joined(separator: " ").components(separatedBy: "\"")
    return parts.enumerated().flatMap { number, part in
      number.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [part]
    }
  }

  /// The words of the command line; a place marker stands for `FILE:LINE:COLUMN`.
  private func words(of question: Case.Question, in testCase: Case) -> [String] {
    question.words.map { word in
      guard let place = testCase.places[word],
        let text = testCase.files.first(where: { $0.path == place.path })?.text
      else { return word }
      let before = String(decoding: Array(text.utf8.prefix(place.offset)), as: UTF8.self)
      let lines = before.components(separatedBy: "\n")
      return "\(place.path):\(lines.count):\((lines.last?.utf16.count ?? 0) + 1)"
    }
  }
}
