extension Command {
  /// Prints what Tincture understood of one file.
  static let inspect = Command(
    "inspect", "Print what Tincture understood of one file", operands: "FILE", count: 1...1,
    options: [.textOrJSON, .config],
    details: "Tokens, references, literal colors and lengths, components with their states, pairs with their contrast.",
    examples: [
      Example("tincture inspect specs/button.md", "A line for each thing that was understood."),
      Example("tincture inspect --format json specs/button.md", "The same for programs."),
    ],
    statuses: ["Printed.", "Not used.", "Wrong usage, or a file that cannot be read."]
  ) { arguments, surroundings in
    let selection = Selection(arguments.operands, configuration: arguments.value("config"), in: surroundings)
    if let failure = selection.failure ?? selection.messages.first(where: \.isFailure)?.text {
      return .failure(failure)
    }
    guard selection.paths.count == 1, let path = selection.paths.first,
      let inspection = Inspection(path, of: selection.workspace, in: surroundings)
    else { return .failure("`\(arguments.operands[0])` is not one file.") }
    return arguments.value("format") == "json" ? Outcome(bytes: inspection.json) : Outcome(inspection.text)
  }
}
