/// One verb of the program: its name, what it takes, its help, and what it does.
///
/// A value; all stand in ``Command/all``.
package struct Command: Sendable {
  package let name: String
  /// One line, imperative, without a full stop.
  package let summary: String
  /// The operands as usage lines show them (`[PATH…]`); empty for none.
  package let operands: String
  /// The fewest and the most operands.
  let operandCount: ClosedRange<Int>
  package let options: [CommandOption]
  /// Whether a word with dashes that is no option is an operand: `--color-brand` names a custom property.
  let takesDashedOperands: Bool
  /// Paragraphs below the summary; empty for none.
  package let details: String
  package let examples: [Example]
  /// What each exit status means, from 0.
  package let statuses: [String]
  let run: @Sendable (Arguments, Surroundings) -> Outcome

  /// A command line to copy, and what it does.
  package struct Example: Sendable {
    package var line: String
    package var explanation: String

    init(_ line: String, _ explanation: String) {
      self.line = line
      self.explanation = explanation
    }
  }

  init(
    _ name: String, _ summary: String, operands: String = "", count: ClosedRange<Int> = 0...0,
    options: [CommandOption] = [], takesDashedOperands: Bool = false, details: String = "", examples: [Example] = [],
    statuses: [String] = ["Done.", "Nothing found.", "Wrong usage, or a file that cannot be read."],
    run: @escaping @Sendable (Arguments, Surroundings) -> Outcome
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    operandCount = count
    self.options = options + [.color, .help]
    self.takesDashedOperands = takesDashedOperands
    self.details = details
    self.examples = examples
    self.statuses = statuses
    self.run = run
  }

  /// The command of a name.
  package static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}
