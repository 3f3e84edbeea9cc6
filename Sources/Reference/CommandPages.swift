import CommandLineTool

extension GeneratedFile {
  /// The page of all commands: their help.
  static let commandsPage = page("Commands", from: "the catalog of commands", commandsText)

  private static var commandsText: String {
    let sections = Command.all.map { "## tincture \($0.name)\n\n\(fenced(HelpText.command($0)))" }
    return """
      # Commands

      What the program can be asked from a shell. The same texts are printed by `--help`.

      \(fenced(HelpText.program))

      \(sections.joined(separator: "\n\n"))

      """
  }

  private static func fenced(_ text: String) -> String { "```text\n\(text)```" }
}
