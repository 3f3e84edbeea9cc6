import Configuration
import Rules

extension Command {
  /// Reports what is wrong in files, folders and globs.
  static let check = Command(
    "check", "Report what is wrong in files and folders", operands: "[PATH…]", count: 0...Int.max,
    options: checkOptions
      + [CommandOption("fix", "Apply the fixes that are safe, then report what is left."), .config, .language],
    details: checkDetails,
    examples: [
      Example("tincture check", "Everything below the working directory."),
      Example("tincture check tokens.json specs/button.md", "Two files, in the light of their whole project."),
      Example("tincture check --all tokens", "Every finding, nothing folded."),
      Example("tincture check --format sarif=findings.sarif .", "A report for code scanning, in a file."),
      Example("tincture check --max-warnings 0 .", "Warnings fail, too."),
      Example("tincture check --input theme=dark .", "One choice of a resolver document, by itself."),
    ],
    statuses: [
      "Nothing at or above the failing severity.", "Findings.",
      "Wrong usage, an unreadable configuration, or a file that cannot be read.",
    ]
  ) { arguments, surroundings in
    checkOutcome(arguments, surroundings, fixing: arguments.has("fix"))
  }
}

/// What `check` and `fix` take.
let checkOptions = [
  CommandOption(
    "format", value: "NAME[=FILE]", choices: ReportFormat.allCases.map(\.rawValue),
    "How to report; `full` shows the code. With `=FILE` the report goes into a file. May be given several times."),
  CommandOption(
    "min-severity", value: "SEVERITY", choices: Severity.allCases.map(\.rawValue),
    "Leave out what matters less; `info` unless given."),
  CommandOption("max-warnings", value: "N", "Fail if there are more than N warnings."),
  CommandOption("error-on-warnings", "Fail on any warning; the same as `--max-warnings 0`."),
  CommandOption("all", "Show every finding in `full`, which otherwise folds repeats and shortens lists of themes."),
  .input,
  CommandOption("verbose", "Say which files were left out, and why."),
]

private let checkDetails = """
  Without a PATH the working directory is checked. A file named is always read; of one that nothing marks as a token, \
  resolver or spec file only the syntax is checked. A folder is searched for files of ours, a glob is matched against \
  them. Each file is judged in the light of its whole project: the folder of the nearest `tincture.json` upward, else \
  the root of its repository, else the folder named. In a folder that nothing marks as a design system, only files that \
  are named are checked.
  Results go to standard output, everything else to standard error. `full` is for people: what matters most comes \
  first, repeats of a rule are folded, and the end counts and says what to do next. Every other format has all findings, \
  sorted by path, line, column and rule.
  """

/// Checks, and mends first if asked to.
func checkOutcome(_ arguments: Arguments, _ surroundings: Surroundings, fixing: Bool) -> Outcome {
  let options: CheckOptions
  do throws(UsageError) {
    options = try CheckOptions(arguments)
  } catch {
    return .failure(error.message)
  }
  var selection = Selection(
    arguments.operands, configuration: arguments.value("config"), language: arguments.language, for: .check,
    inputs: arguments.values("input"), in: surroundings)
  if let failure = selection.failure { return .failure(failure) }
  if let unknown = arguments.values("only").first(where: { Rule.named($0) == nil }) {
    return .failure("There is no rule `\(unknown)`; `tincture rules` lists them all.")
  }
  var messages = selection.messages
  if arguments.values("input").isEmpty {
    messages += selection.permutationsLeftOut("checked", inSettingsAlone: true).map { .note($0) }
  }
  if arguments.has("verbose") { messages += selection.wordsForLeftOut.map { .note($0) } }
  if fixing { messages += SafeFixes.apply(to: &selection, only: arguments.values("only")) }
  if selection.paths.isEmpty, selection.unread.isEmpty, messages.contains(where: \.isFailure) {
    return Outcome(messages: messages.map { "tincture: \($0.text)\n" }.joined(), status: .failure)
  }
  let report = CheckReport(checking: selection, minimum: options.minimum, in: surroundings)
  let request = ReportRequest(arguments, hasFixed: fixing)
  var output: [UInt8] = []
  for (format, file) in options.formats {
    let color = file == nil && surroundings.usesColor(arguments.value("color"))
    let bytes = format.bytes(of: report, for: request, color: color)
    if let file, let problem = selection.write(bytes, to: surroundings.absolute(file)) {
      messages.append(problem)
    } else if file == nil {
      output += bytes
    }
  }
  let statuses = messages.map(\.status) + selection.unread.values.map(\.status)
  let status = statuses.reduce(options.status(of: report), max)
  return Outcome(bytes: output, messages: messages.map { "tincture: \($0.text)\n" }.joined(), status: status)
}

/// The options of `check`, understood.
private struct CheckOptions {
  var formats: [(format: ReportFormat, file: String?)]
  var minimum: Severity
  var maximumWarnings: Int?

  init(_ arguments: Arguments) throws(UsageError) {
    formats = arguments.values("format").compactMap { value in
      let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
      return ReportFormat(rawValue: parts[0]).map { ($0, parts.count == 2 ? parts[1] : nil) }
    }
    if !formats.contains(where: { $0.file == nil }) { formats.append((.full, nil)) }
    minimum = arguments.value("min-severity").flatMap(Severity.init) ?? .info
    maximumWarnings = arguments.has("error-on-warnings") ? 0 : nil
    if let text = arguments.value("max-warnings") {
      guard let number = Int(text), number >= 0 else {
        throw UsageError("`--max-warnings` wants a number, not `\(text)`.", command: .check)
      }
      maximumWarnings = min(number, maximumWarnings ?? number)
    }
  }

  func status(of report: CheckReport) -> Outcome.Status {
    if report.count(of: .error) > 0 { return .findings }
    guard let maximumWarnings else { return .clean }
    return report.count(of: .warning) > maximumWarnings ? .findings : .clean
  }
}
