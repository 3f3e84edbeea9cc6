/// The text of `--help`, of the program and of each command; eighty columns.
package enum HelpText {
  /// What the program is, in a sentence.
  static let summary = "Tincture checks design tokens and component specs, and serves them to editors."

  /// What the program is and which verbs it has.
  package static var program: String {
    let width = (Command.all.map(\.name.count).max() ?? 0) + 2
    let verbs = Command.all.map { "  \($0.name)\(spaces(width - $0.name.count))\($0.summary)" }
    return """
      \(summary)

      Usage: tincture COMMAND [OPTION…]

      Commands:
      \(verbs.joined(separator: "\n"))

      Options:
        -h, --help   Show this help; behind a command, that command's.
        --version    Show the version.

      Exit status: 0 nothing that fails, 1 findings, 2 wrong usage or something unreadable.

      """
  }

  /// The help of one command.
  package static func command(_ command: Command) -> String {
    var sections = ["\(command.summary).", "Usage: \(usage(of: command))"]
    if !command.details.isEmpty {
      sections.append(command.details.split(separator: "\n").map { wrapped(String($0)) }.joined(separator: "\n"))
    }
    sections.append("Options:\n" + command.options.filter { !$0.isHidden }.map(line).joined(separator: "\n"))
    if !command.examples.isEmpty {
      let lines = command.examples.map { "  \($0.line)\n      \($0.explanation)" }
      sections.append("Examples:\n" + lines.joined(separator: "\n"))
    }
    let statuses = command.statuses.enumerated().map { "  \($0.offset)  \($0.element)" }
    sections.append("Exit status:\n" + statuses.joined(separator: "\n"))
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// The words of a command line: `tincture check [OPTION…] [PATH…]`.
  static func usage(of command: Command) -> String {
    ["tincture", command.name, "[OPTION…]", command.operands].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func line(_ option: CommandOption) -> String {
    "  \(option.spelling)\n" + wrapped(option.summary, indentation: 6)
  }

  /// Breaks a paragraph at spaces.
  static func wrapped(_ text: String, indentation: Int = 0, width: Int = 80) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indentation + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return (lines + [line]).map { spaces(indentation) + $0 }.joined(separator: "\n")
  }

  static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
