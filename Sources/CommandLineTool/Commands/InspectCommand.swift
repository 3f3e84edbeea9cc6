import Facts
import LanguageFeatures

extension Command {
  /// Prints what Tincture understood of one file.
  static let inspect = Command(
    "inspect", "Print what Tincture understood of one file", operands: "FILE", count: 1...1,
    options: [
      .textOrJSON, .config, .language,
      CommandOption(
        "as", value: "KIND", choices: ["component"], "Write the components of the file as a component file."),
      CommandOption("component", value: "NAME", "Write only this one, with what it takes over from."),
      CommandOption("why", "Say beside what was read of a text which pattern read it."),
    ],
    details: """
      Tokens, references, literal colors and lengths, components with their states, pairs with their contrast. With \
      `--as component` it prints what a component file would say instead.
      """,
    examples: [
      Example("tincture inspect specs/button.md", "A line for each thing that was understood."),
      Example("tincture inspect --format json specs/button.md", "The same for programs."),
      Example("tincture inspect --why specs/button.md", "Which pattern read each length, color, state and pair."),
      Example(
        "tincture inspect --as component --component Button specs/button.md > button.component.json",
        "A component of a document as a file of its own."),
    ],
    statuses: ["Printed.", "Not used.", "Wrong usage, or a file that cannot be read."]
  ) { arguments, surroundings in
    let selection = Selection(
      arguments.operands, configuration: arguments.value("config"), language: arguments.language, in: surroundings)
    if let failure = selection.failure ?? selection.messages.first(where: \.isFailure)?.text {
      return .failure(failure)
    }
    guard selection.paths.count == 1, let path = selection.paths.first,
      let inspection = Inspection(path, of: selection.workspace, in: surroundings)
    else { return .failure("`\(arguments.operands[0])` is not one file.") }
    if arguments.has("as") || arguments.has("component") {
      let name = arguments.value("component")
      guard let file = selection.workspace.componentFile(ofComponentNamed: name, in: path) else {
        return .failure("`\(arguments.operands[0])` describes no component\(name.map { " called `\($0)`" } ?? "").")
      }
      return Outcome(file.text)
    }
    return arguments.value("format") == "json"
      ? Outcome(bytes: inspection.json)
      : Outcome(inspection.text(isExplained: arguments.has("why")))
  }
}
