import SourceText
import WorkspaceIndex

/// A question about one place of a file, as an editor would ask it.
struct PlaceQuestion {
  var workspace: Workspace
  var surroundings: Surroundings
  var path: String
  var offset: Int
  var source: SourceFile
  var isJSON: Bool

  /// Reads the project of the file that the operand names, and asks; a file that cannot be read is a failure.
  static func outcome(
    _ arguments: Arguments, _ surroundings: Surroundings, answer: (PlaceQuestion) -> Outcome
  ) -> Outcome {
    do throws(UsageError) {
      let operand = try PlaceOperand(arguments.operands[0])
      let selection = Selection(
        [operand.path], configuration: arguments.value("config"), language: arguments.language, in: surroundings)
      if let failure = selection.failure ?? selection.messages.first(where: \.isFailure)?.text {
        return .failure(failure)
      }
      guard let path = selection.paths.first, let file = selection.workspace[path] else {
        return .failure("`\(operand.path)` cannot be read.")
      }
      return answer(
        PlaceQuestion(
          workspace: selection.workspace, surroundings: surroundings, path: path,
          offset: file.source.offset(of: operand.position, in: .utf16), source: file.source,
          isJSON: arguments.value("format") == "json"))
    } catch {
      return .failure(error.message)
    }
  }

  /// The text of any file of the workspace.
  func source(of path: String) -> SourceFile { workspace[path]?.source ?? SourceFile(path: path, bytes: []) }

  /// `path:line:column` of a place.
  func line(for path: String, _ range: ByteRange) -> String {
    let place = CheckReport.place(of: range.start, in: source(of: path))
    return "\(surroundings.shown(path).visible):\(place.line):\(place.column)\n"
  }

  /// What is said where there is nothing to show.
  func nothing(_ what: String) -> Outcome { Outcome(messages: "tincture: \(what)\n", status: .findings) }
}

extension Command {
  /// A command that asks about a place.
  static func question(
    _ name: String, _ summary: String, example: String, answer: @escaping @Sendable (PlaceQuestion) -> Outcome
  ) -> Command {
    Command(
      name, summary, operands: "FILE:LINE:COLUMN", count: 1...1, options: [.textOrJSON, .config, .language],
      details: "Lines and columns count from 1, columns in UTF-16 units, as editors show them.",
      examples: [Example("tincture \(name) tokens.json:12:20", example)],
      statuses: ["Printed.", "There is nothing at that place.", "Wrong usage, or a file that cannot be read."]
    ) { PlaceQuestion.outcome($0, $1, answer: answer) }
  }
}
