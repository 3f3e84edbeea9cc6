import Configuration
import DesignTokens
import Rules

/// The options of `check` and `fix`, understood.
struct CheckOptions {
  var formats: [(format: ReportFormat, file: String?)]
  var choice = FindingChoice()
  var maximumWarnings: Int?
  var baselineUpdate: BaselineUpdate.Kind?
  /// Whether findings never fail.
  private(set) var exitsWithZero = false

  init(_ arguments: Arguments, in surroundings: Surroundings) throws(UsageError) {
    formats = arguments.values("format").compactMap { value in
      let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
      return ReportFormat.named(parts[0]).map { ($0, parts.count == 2 ? parts[1] : nil) }
    }
    if !formats.contains(where: { $0.file == nil }) { formats.append((.full, nil)) }
    if !arguments.has("format"), surroundings.isGitHubAction { formats.append((.github, nil)) }
    choice.minimum = arguments.value("min-severity").flatMap(Severity.init) ?? .info
    maximumWarnings = arguments.has("error-on-warnings") ? 0 : nil
    if let text = arguments.value("max-warnings") {
      guard let number = Int(text), number >= 0 else {
        throw UsageError("`--max-warnings` wants a number, not `\(text)`.", command: .check)
      }
      maximumWarnings = min(number, maximumWarnings ?? number)
    }
    for id in arguments.values("only") + arguments.values("skip") where Rule.named(id) == nil {
      let nearest = NearestName.nearest(to: id, among: Rule.all.map(\.id))
      throw UsageError("There is no rule `\(id)`.", nearest: nearest, help: "tincture rules")
    }
    choice.skipped = Set(arguments.values("skip"))
    exitsWithZero = arguments.has("exit-zero")
    try readBaseline(arguments)
  }

  private mutating func readBaseline(_ arguments: Arguments) throws(UsageError) {
    let all = ["baseline", "write-baseline", "prune-baseline"]
    if arguments.has("no-baseline"), let other = all.first(where: arguments.has) {
      throw UsageError("Either `--no-baseline` or `--\(other)`, not both.", command: .check)
    }
    switch (arguments.has("write-baseline"), arguments.has("prune-baseline")) {
    case (true, true): throw UsageError("Either `--write-baseline` or `--prune-baseline`, not both.", command: .check)
    case (true, false): baselineUpdate = .write
    case (false, true): baselineUpdate = .prune
    case (false, false): return
    }
    guard arguments.values("input").isEmpty else {
      throw UsageError("A baseline is for all permutations: leave `--input` out.", command: .check)
    }
  }

  /// Whether what was found fails the check.
  func status(of report: CheckReport) -> Outcome.Status {
    if exitsWithZero { return .clean }
    if report.count(of: .error) > 0 { return .findings }
    guard let maximumWarnings else { return .clean }
    return report.count(of: .warning) > maximumWarnings ? .findings : .clean
  }
}
