// What `help` prints for programs.
extension JSONShape {
  /// The program and all that it can be asked.
  static let help = JSONShape.object(
    [
      .init("name", .string("Always `tincture`.")),
      .init("version", .string("As `--version` has it.")),
      .init("summary", .string("What it is, in a sentence.")),
      .init("commands", .list(command, "In the order of the help.")),
    ], "")

  private static let command = JSONShape.object(
    [
      .init("name", .string("")),
      .init("summary", .string("In the imperative, without a full stop.")),
      .init("usage", .string("The words of a command line.")),
      .init("details", .string("Paragraphs, a line each; names and values in backticks.")),
      .init(
        "operands",
        .object(
          [
            .init("text", .string("As usage lines show them; empty for none.")),
            .init("minimum", .integer(minimum: 0, "The fewest.")),
            .init("maximum", .integer(minimum: 0, "The most; not there where there is no limit."), isRequired: false),
          ], "")),
      .init("options", .list(option, "In the order of the help.")),
      .init(
        "examples",
        .list(
          .object([.init("line", .string("A command line.")), .init("explanation", .string("What it does."))], ""), "")),
      .init("statuses", .list(.string(""), "What each exit status means, from 0.")),
    ], "")

  private static let option = JSONShape.object(
    [
      .init("name", .string("Without the dashes.")),
      .init("letter", .string("A single letter for the impatient, without the dash."), isRequired: false),
      .init("value", .string("What stands behind it; not there for a switch."), isRequired: false),
      .init("choices", .list(.string(""), "The only values it takes."), isRequired: false),
      .init("summary", .string("What it does.")),
    ], "")
}
