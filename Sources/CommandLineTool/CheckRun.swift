import Rules

/// One run of `check` or `fix`: from the words of the command line to what it leaves behind.
struct CheckRun {
  private let arguments: Arguments
  private let surroundings: Surroundings
  private let options: CheckOptions
  private var selection: Selection
  private var messages: [Notice] = []

  /// Checks, and mends first if asked to.
  static func outcome(_ arguments: Arguments, _ surroundings: Surroundings, fixing: Bool) -> Outcome {
    do throws(UsageError) {
      var run = try CheckRun(arguments, surroundings)
      if let failure = run.selection.failure { return .failure(failure) }
      return run.outcome(fixing: fixing)
    } catch {
      return .failure(error.message)
    }
  }

  private init(_ arguments: Arguments, _ surroundings: Surroundings) throws(UsageError) {
    self.arguments = arguments
    self.surroundings = surroundings
    options = try CheckOptions(arguments)
    selection = CheckRun.selection(arguments, surroundings)
  }

  private static func selection(_ arguments: Arguments, _ surroundings: Surroundings) -> Selection {
    Selection(
      arguments.operands, configuration: arguments.value("config"), language: arguments.language, for: .check,
      inputs: arguments.values("input"), baseline: arguments.value("baseline"), in: surroundings)
  }

  private mutating func outcome(fixing: Bool) -> Outcome {
    messages = selection.messages
    if arguments.values("input").isEmpty {
      messages += selection.permutationsLeftOut("checked", inSettingsAlone: true).map { .note($0) }
    }
    if arguments.has("verbose") { messages += selection.wordsForLeftOut.map { .note($0) } }
    if fixing { messages += SafeFixes.apply(to: &selection, only: arguments.values("only")) }
    if selection.paths.isEmpty, selection.unread.isEmpty, messages.contains(where: \.isFailure) {
      return Outcome(messages: text(of: messages), status: .failure)
    }
    if let kind = options.baselineUpdate {
      if let failure = updateBaselines(kind) { return failure }
    }
    let report = CheckReport(checking: selection, options.choice, in: surroundings)
    let output = written(report, hasFixed: fixing)
    let statuses = messages.map(\.status) + selection.unread.values.map(\.status)
    let status = statuses.reduce(options.status(of: report), max)
    return Outcome(bytes: output, messages: text(of: messages), status: status)
  }

  /// Writes the baselines, and reads everything again in their light.
  private mutating func updateBaselines(_ kind: BaselineUpdate.Kind) -> Outcome? {
    let report = CheckReport(checking: selection, options.choice, in: surroundings)
    let notices = BaselineUpdate(kind: kind, report: report, selection: selection).performed()
    messages += notices
    if notices.contains(where: \.isFailure) { return Outcome(messages: text(of: messages), status: .failure) }
    selection = CheckRun.selection(arguments, surroundings)
    return selection.failure.map { .failure($0) }
  }

  /// Writes the reports into their files; gives what is for standard output.
  private mutating func written(_ report: CheckReport, hasFixed: Bool) -> [UInt8] {
    let request = ReportRequest(arguments, hasFixed: hasFixed)
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
    return output
  }

  private func text(of messages: [Notice]) -> String { messages.map { "tincture: \($0.text)\n" }.joined() }
}
