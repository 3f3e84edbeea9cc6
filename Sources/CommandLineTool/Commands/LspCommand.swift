import LanguageServer

extension Command {
  /// Serves an editor until it leaves.
  static let lsp = Command(
    "lsp", "Serve an editor on standard input and output",
    options: [
      CommandOption("stdio", isHidden: true, "Accepted, since every client says so."),
      CommandOption("clientProcessId", value: "N", "End when the process N ends."),
      CommandOption("log", value: "FILE", "Write a line for every message, and what it led to, to the end of FILE."),
      CommandOption("record", value: "FILE", "Write all that comes in to FILE, so that a fault can be repeated."),
    ],
    details: "The Language Server Protocol, 3.17. Editors start this; README.md says how to tell them.",
    examples: [
      Example("tincture lsp", "What an editor runs."),
      Example("tincture lsp --record session.rec", "Catch a fault, then repeat it: tincture lsp < session.rec"),
    ],
    statuses: [
      "The client said shutdown before exit.", "It left without a word.", "Wrong usage.",
    ]
  ) { arguments, _ in
    var options = ServerOptions(version: Program.version)
    if let text = arguments.value("clientProcessId") {
      guard let number = Int(text) else { return .failure("`--clientProcessId` wants a number, not `\(text)`.") }
      options.clientProcess = number
    }
    options.logPath = arguments.value("log")
    options.recordPath = arguments.value("record")
    return Outcome(status: Outcome.Status(rawValue: ServerLoop.run(options)) ?? .failure)
  }
}
