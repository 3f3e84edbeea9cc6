/// The help as the source of a manual page, in the macros that every `man` knows.
enum ManualPage {
  /// `tincture(1)`, with every command.
  static var text: String {
    let head = """
      .\\" Written by `tincture help --format man` from the catalog of commands.
      .TH TINCTURE 1 "" "tincture \(Program.version)" "User Commands"
      .SH NAME
      tincture \\- checks design tokens and component specs, and serves them to editors
      .SH SYNOPSIS
      .B tincture
      .I COMMAND
      .RI [ OPTION \\[u2026]]
      .SH DESCRIPTION
      \(paragraphs(of: description))
      .SH COMMANDS

      """
    return head + Command.all.map(section).joined() + tail
  }

  private static let description = """
    Tincture reads token files, documents that describe components, and code that uses tokens, and says where they \
    contradict each other or themselves. Nothing is sent anywhere, and nothing is written unless a command says so.
    Lines and columns count from 1, columns in UTF-16 units. Results go to standard output, everything else to standard \
    error.
    """

  private static func section(_ command: Command) -> String {
    var text =
      ".SS \(escaped(HelpText.usage(of: command)))\n\(paragraphs(of: command.summary + ".\n" + command.details))\n"
    for option in command.options where !option.isHidden {
      text += ".TP\n\(spelling(of: option))\n\(filled(option.summary))\n"
    }
    for example in command.examples {
      text +=
        ".PP\n.nf\n.RS\n\(line(escaped(example.line)))\n.RE\n.fi\n.RS\n.RS\n\(filled(example.explanation))\n.RE\n.RE\n"
    }
    let statuses = command.statuses.enumerated().map { "\($0.offset): \($0.element)" }.joined(separator: " ")
    return text + ".PP\n\(filled("Exit status: " + statuses))\n"
  }

  private static let tail = """
    .SH EXIT STATUS
    .TP
    .B 0
    Nothing that fails.
    .TP
    .B 1
    Findings.
    .TP
    .B 2
    Wrong usage or something unreadable.
    .SH ENVIRONMENT
    .TP
    .B NO_COLOR
    Where it is set and not empty, results are not colored.
    .TP
    .B GITHUB_ACTIONS
    Where it is
    .BR true ,
    annotations are printed beside the report unless a format is named.
    .SH FILES
    .TP
    .I tincture.json
    The settings of the project around it.

    """

  /// `-q, --quiet` in bold, what stands behind it in italics.
  private static func spelling(of option: CommandOption) -> String {
    let long = (option.letter.map { "\\fB\\-\($0)\\fR, " } ?? "") + "\\fB\\-\\-\(escaped(option.name))\\fR"
    guard let value = option.value else { return long }
    let values = option.choices.isEmpty ? [value] : option.choices
    return long + " " + values.map { "\\fI\(escaped($0))\\fR" }.joined(separator: "|")
  }

  private static func paragraphs(of text: String) -> String {
    text.split(separator: "\n").map { filled(String($0)) }.joined(separator: "\n.PP\n")
  }

  /// A paragraph in lines of bearable length, code in bold.
  private static func filled(_ text: String) -> String {
    var parts: [String] = []
    for (number, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      // Within code a line must not end, or it would begin with a blank.
      parts.append(number.isMultiple(of: 2) ? escaped(String(part)) : "\\fB\(bound(escaped(String(part))))\\fR")
    }
    return HelpText.wrapped(parts.joined()).split(separator: "\n").map { line(String($0)) }.joined(separator: "\n")
  }

  private static func bound(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).joined(separator: "\\ ")
  }

  /// A line that is none of a macro.
  private static func line(_ text: String) -> String {
    text.first.map { ".'".contains($0) } ?? false ? "\\&" + text : text
  }

  /// What acts in the source of a page, and what is not ASCII, as signs that stand for it.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "`": result += "\\(ga"
      case "'": result += "\\(aq"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      }
    }
    return result
  }
}
