/// The program behind `tincture`: words in, results out.
package enum Program {
  /// Semantic versioning; `--version` prints it.
  package static let version = "0.1.0"

  /// Runs one command line; `words` are those behind the program's name.
  package static func run(_ words: [String], in surroundings: Surroundings) -> Outcome {
    do throws(UsageError) {
      return try outcome(of: words, in: surroundings)
    } catch {
      return .failure(error.message)
    }
  }

  private static func outcome(of words: [String], in surroundings: Surroundings) throws(UsageError) -> Outcome {
    guard let verb = words.first else { return Outcome(messages: HelpText.program, status: .failure) }
    switch verb {
    case "--version", "-V", "version": return Outcome("tincture \(version)\n")
    case "--help", "-h": return Outcome(HelpText.program)
    default: break
    }
    let command = try Command.asked(for: verb)
    let arguments = try Arguments(Array(words.dropFirst()), for: command)
    if arguments.has("help") { return Outcome(HelpText.command(command)) }
    return command.run(arguments, surroundings)
  }
}
