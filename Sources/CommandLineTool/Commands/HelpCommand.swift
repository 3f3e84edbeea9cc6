import DesignTokens

extension Command {
  /// Shows what the program or one command can do, for people, programs and `man`.
  static let help = Command(
    "help", "Show what the program or one command can do", operands: "[COMMAND]", count: 0...1,
    options: [
      CommandOption(
        "format", value: "NAME", choices: ["text", "json", "man"],
        "How to print it: for people, for programs, or as the source of a manual page.")
    ],
    details: """
      `json` and `man` hold every command. Manual page, completions and the page of commands are written from the same \
      catalog.
      """,
    examples: [
      Example("tincture help check", "What `check` takes; the same as `tincture check --help`."),
      Example("tincture help --format man > tincture.1", "A manual page: man ./tincture.1"),
      Example("tincture help --format json", "Every command and option, for programs."),
    ],
    statuses: ["Printed.", "Not used.", "There is no such command."]
  ) { arguments, _ in
    do throws(UsageError) {
      let command = try arguments.operands.first.map { name throws(UsageError) in try Command.asked(for: name) }
      switch arguments.value("format") {
      case "json": return Outcome(bytes: HelpJSON.bytes)
      case "man": return Outcome(bytes: Array(ManualPage.text.utf8))
      default: return Outcome(command.map(HelpText.command) ?? HelpText.program)
      }
    } catch {
      return .failure(error.message)
    }
  }

  /// The command that somebody names.
  static func asked(for verb: String) throws(UsageError) -> Command {
    if let command = named(verb) { return command }
    let nearest = NearestName.nearest(to: verb, among: all.map(\.name))
    throw UsageError("There is no command `\(verb)`.", nearest: nearest)
  }
}
