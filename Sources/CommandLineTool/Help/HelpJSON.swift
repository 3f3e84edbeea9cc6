import Syntax

/// The help for programs; its shape is a promise, written down in `Schemas/help.schema.json`.
enum HelpJSON {
  /// The program with every command, its options, examples and exit statuses, hidden options left out.
  static var bytes: [UInt8] {
    var writer = JSONWriter(indented: true)
    writer.object { writer in
      writer.member("name", "tincture")
      writer.member("version", Program.version)
      writer.member("summary", HelpText.summary)
      writer.member(
        "commands",
        array: { writer in
          for command in Command.all { writer.object { write(command, to: &$0) } }
        })
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(_ command: Command, to writer: inout JSONWriter) {
    writer.member("name", command.name)
    writer.member("summary", command.summary)
    writer.member("usage", HelpText.usage(of: command))
    writer.member("details", command.details)
    writer.member(
      "operands",
      object: { writer in
        writer.member("text", command.operands)
        writer.member("minimum", command.operandCount.lowerBound)
        if command.operandCount.upperBound < Int.max { writer.member("maximum", command.operandCount.upperBound) }
      })
    writer.member(
      "options",
      array: { writer in
        for option in command.options where !option.isHidden { writer.object { write(option, to: &$0) } }
      })
    writer.member(
      "examples",
      array: { writer in
        for example in command.examples {
          writer.object { writer in
            writer.member("line", example.line)
            writer.member("explanation", example.explanation)
          }
        }
      })
    writer.member("statuses", command.statuses)
  }

  private static func write(_ option: CommandOption, to writer: inout JSONWriter) {
    writer.member("name", option.name)
    if let letter = option.letter { writer.member("letter", String(letter)) }
    if let value = option.value { writer.member("value", value) }
    if !option.choices.isEmpty { writer.member("choices", option.choices) }
    writer.member("summary", option.summary)
  }
}
