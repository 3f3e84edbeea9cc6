import Rules

/// What `check` tells of itself in place of findings: the settings of a file, or which files are read.
enum Explanation {
  case settings(Arguments, file: String)
  case files(Arguments)

  /// What the words ask for; `nil` where they ask for findings.
  init?(_ arguments: Arguments) throws(UsageError) {
    let file = arguments.value("print-config")
    if let file, !arguments.operands.isEmpty {
      throw UsageError(
        "`--print-config \(file)` is for one file and takes no PATH: `\(arguments.operands[0])` is one word too many.",
        command: .check)
    }
    if file != nil, arguments.has("show-files") {
      throw UsageError("Either `--print-config` or `--show-files`, not both.", command: .check)
    }
    if let file {
      self = .settings(arguments, file: file)
    } else if arguments.has("show-files") {
      self = .files(arguments)
    } else {
      return nil
    }
    for option in ["fix", "write-baseline", "prune-baseline", "since", "staged", "stdin-filename"]
    where arguments.has(option) {
      throw UsageError("`--\(option)` checks; `--\(name)` only tells. Leave one of them out.", command: .check)
    }
    for format in arguments.values("format") where !["full", "json"].contains(format) {
      throw UsageError(
        "`--\(name)` prints `full` or `json` to standard output, not `\(format)`.", command: .check)
    }
    if arguments.has("isolated"), arguments.has("config") {
      throw UsageError("Either `--isolated` or `--config`, not both.", command: .check)
    }
  }

  private var name: String {
    switch self {
    case .settings: "print-config"
    case .files: "show-files"
    }
  }

  /// What is printed.
  func outcome(_ surroundings: Surroundings) throws(UsageError) -> Outcome {
    switch self {
    case .settings(let arguments, let file): return SettingsInForce.outcome(file, arguments, surroundings)
    case .files(let arguments): return FileVerdicts.outcome(arguments, surroundings)
    }
  }
}
