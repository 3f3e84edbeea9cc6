import Configuration
import Rules
import WorkspaceIndex

/// One run of `check` or `fix`: from the words of the command line to what it leaves behind.
final class CheckRun {
  /// Whether files are written, and which fixes.
  enum Kind { case check, checkAndFix, fix }

  private let arguments: Arguments
  private let surroundings: Surroundings
  private let kind: Kind
  private let options: CheckOptions
  private var selection: Selection
  private var messages: [Notice] = []
  /// What a watch knows from before a change.
  private var memory = FindingMemory()
  /// What is no news; `nil` where everything is told.
  private var known: KnownFindings?

  /// Checks, and mends first if asked to.
  static func outcome(_ arguments: Arguments, _ surroundings: Surroundings, as kind: Kind) -> Outcome {
    do throws(UsageError) {
      if let comparison = try RevisionComparison(arguments, kind) {
        return comparison.outcome(arguments, surroundings)
      }
      if let explanation = try Explanation(arguments) { return try explanation.outcome(surroundings) }
      let run = try CheckRun(arguments, surroundings, as: kind)
      if let failure = run.selection.failure { return .failure(failure) }
      if arguments.has("watch") { return run.watch() }
      return arguments.has("diff") && arguments.value("add-ignore") == nil ? run.diff() : run.outcome()
    } catch {
      return .failure(error.message)
    }
  }

  private init(
    _ arguments: Arguments, _ surroundings: Surroundings, as kind: Kind, reading tree: Surroundings? = nil
  ) throws(UsageError) {
    self.arguments = arguments
    self.surroundings = surroundings
    self.kind = kind
    var options = try CheckOptions(arguments, in: surroundings)
    // To `fix` a rule that is named is one whose fixes need not be safe; all others are reported, too.
    if kind != .fix { options.choice.only = Set(arguments.values("only")) }
    self.options = options
    try CheckRun.requireFileName(arguments, kind)
    try CheckRun.requireCompany(arguments, kind)
    selection = CheckRun.selection(arguments, tree ?? surroundings)
  }

  /// Checks files of a tree, and tells what is not known; reports are written where the user stands.
  static func outcome(
    _ arguments: Arguments, _ surroundings: Surroundings, in tree: Surroundings, _ remarks: [Notice],
    without known: KnownFindings, _ earlier: EarlierNames
  ) -> Outcome {
    do throws(UsageError) {
      let run = try CheckRun(arguments, surroundings, as: .check, reading: tree)
      if let failure = run.selection.failure { return .failure(failure) }
      run.selection.workspace.compare(with: earlier)
      run.known = known
      run.messages = remarks
      return run.outcome()
    } catch {
      return .failure(error.message)
    }
  }

  /// Standard input is checked under a name, and never written.
  private static func requireFileName(_ arguments: Arguments, _ kind: Kind) throws(UsageError) {
    guard arguments.has("stdin-filename") || arguments.operands.contains("-") else { return }
    guard arguments.has("stdin-filename"), arguments.operands == ["-"], kind == .check else {
      throw UsageError(
        "Standard input is checked by itself, under the name of a file: `tincture check --stdin-filename FILE -`.",
        command: .check)
    }
    if let other = ["write-baseline", "prune-baseline"].first(where: arguments.has) {
      throw UsageError("Either `--stdin-filename` or `--\(other)`, not both.", command: .check)
    }
  }

  /// Options of `check` that say nothing by themselves, and one that goes with no other work.
  private static func requireCompany(_ arguments: Arguments, _ kind: Kind) throws(UsageError) {
    if kind == .check, arguments.has("unsafe-fixes") {
      throw UsageError("`--unsafe-fixes` goes with `--fix`.", command: .check)
    }
    let others = [
      "fix", "add-ignore", "stdin-filename", "write-baseline", "prune-baseline", "print-config", "show-files",
    ]
    if arguments.has("watch"), let other = others.first(where: arguments.has) {
      throw UsageError("Either `--watch` or `--\(other)`, not both.", command: .check)
    }
    guard let reason = arguments.value("add-ignore") else {
      if kind == .check, arguments.has("diff") {
        throw UsageError("`--diff` goes with `--fix` or `--add-ignore`.", command: .check)
      }
      return
    }
    if let other = ["fix", "stdin-filename", "staged", "write-baseline", "prune-baseline"].first(where: arguments.has) {
      throw UsageError("Either `--add-ignore` or `--\(other)`, not both.", command: .check)
    }
    guard AddedSuppressions.fits(reason) else {
      throw UsageError(
        "A reason is one line of words, without the marks that end a comment, not `\(reason)`.", command: .check)
    }
  }

  /// The files that the command line names.
  static func selection(_ arguments: Arguments, _ surroundings: Surroundings) -> Selection {
    Selection(
      arguments.value("stdin-filename").map { [$0] } ?? arguments.operands, configuration: arguments.value("config"),
      language: arguments.language, for: .check, inputs: arguments.values("input"),
      baseline: arguments.value("baseline"), usesBaseline: !arguments.has("no-baseline"),
      readsInput: arguments.has("stdin-filename"),
      look: .init(isIsolated: arguments.has("isolated"), tellsWhatIsPassedOver: arguments.has("show-files")),
      in: surroundings)
  }

  /// What `fix` would write.
  private func diff() -> Outcome {
    let (diff, notices) = SafeFixes.diff(of: selection, fixes)
    return outcome(of: diff, selection.messages + notices)
  }

  /// A diff, which fails where it holds anything.
  private func outcome(of diff: [UInt8], _ notices: [Notice]) -> Outcome {
    let statuses = notices.map(\.status) + [diff.isEmpty || options.exitsWithZero ? .clean : .findings]
    return Outcome(bytes: diff, messages: text(of: notices), status: statuses.reduce(.clean, max))
  }

  /// The fixes that the command line asks for.
  private var fixes: FixChoice {
    FixChoice(
      rules: kind == .fix ? arguments.values("only") : [], takesUnsafe: arguments.has("unsafe-fixes"),
      findings: options.choice)
  }

  private func outcome() -> Outcome {
    messages += selection.messages
    if arguments.values("input").isEmpty {
      messages += selection.permutationsLeftOut("checked", inSettingsAlone: true).map { .note($0) }
    }
    if arguments.has("verbose") { messages += selection.wordsForLeftOut.map { .note($0) } }
    if kind != .check { messages += SafeFixes.apply(to: &selection, fixes) }
    if selection.paths.isEmpty, selection.unread.isEmpty, messages.contains(where: \.isFailure) {
      return Outcome(messages: text(of: messages), status: .failure)
    }
    if let kind = options.baselineUpdate {
      if let failure = updateBaselines(kind) { return failure }
    }
    var report = report()
    if let reason = arguments.value("add-ignore") {
      let old = selection
      let (notices, changed) = AddedSuppressions(of: report, because: reason)
        .write(into: &selection, isOnlyShown: arguments.has("diff"))
      messages += notices
      if arguments.has("diff") {
        return outcome(of: SafeFixes.diff(from: old, to: selection, in: changed), messages)
      }
      report = self.report()
    }
    let output = written(report, hasFixed: kind != .check)
    let statuses = messages.map(\.status) + selection.unread.values.map(\.status)
    let status = statuses.reduce(options.status(of: report), max)
    return Outcome(bytes: output, messages: text(of: messages), status: status, from: [report])
  }

  /// Checks again whenever a file changes, until nobody looks any more.
  private func watch() -> Outcome {
    var watch = WatchedProject(selection)
    while true {
      messages = []
      var outcome = selection.failure.map { Outcome.failure($0) } ?? outcome()
      if surroundings.isTerminal { outcome.output = Array(WatchedProject.clearScreen.utf8) + outcome.output }
      outcome.messages += "tincture: Watching \(Count.text(watch.count, "file")).\n"
      guard surroundings.show(outcome), let changes = watch.changes(surroundings.wait) else {
        return Outcome(status: outcome.status)
      }
      if let stale = selection.take(changes) {
        memory.forget(stale)
      } else {
        selection = CheckRun.selection(arguments, surroundings)
        memory = FindingMemory()
        watch.follow(selection)
      }
    }
  }

  /// What is found, without what is known.
  private func report() -> CheckReport {
    var report = CheckReport(checking: selection, options.choice, in: selection.surroundings, knowing: memory)
    if arguments.has("watch") { memory = report.memory }
    if let known { report.leaveOut(known) }
    return report
  }

  /// Writes the baselines, and reads everything again in their light.
  private func updateBaselines(_ kind: BaselineUpdate.Kind) -> Outcome? {
    let report = CheckReport(checking: selection, options.choice, in: surroundings)
    let notices = BaselineUpdate(kind: kind, report: report, selection: selection).performed()
    messages += notices
    if notices.contains(where: \.isFailure) { return Outcome(messages: text(of: messages), status: .failure) }
    selection = CheckRun.selection(arguments, surroundings)
    return selection.failure.map { .failure($0) }
  }

  /// Writes the reports into their files; gives what is for standard output.
  private func written(_ report: CheckReport, hasFixed: Bool) -> [UInt8] {
    let request = ReportRequest(arguments, hasFixed: hasFixed)
    var output: [UInt8] = []
    for (format, file) in options.formats {
      let color = file == nil && surroundings.usesColor(arguments.value("color"))
      let bytes = format.bytes(of: report, for: request, color: color)
      if let file, let problem = selection.write(bytes, to: surroundings.absolute(file), from: surroundings) {
        messages.append(problem)
      } else if file == nil {
        output += bytes
      }
    }
    return output
  }

  private func text(of messages: [Notice]) -> String {
    messages.filter { !arguments.has("quiet") || $0.status != .clean }.map { "tincture: \($0.text)\n" }.joined()
  }
}
