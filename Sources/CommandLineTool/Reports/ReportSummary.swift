import Configuration
import Facts
import Rules
import WorkspaceIndex

/// The end of a report for people: how much of what was found, in what, and what to do next.
struct ReportSummary {
  /// The lines, each with a line feed.
  private(set) var text = ""
  private let report: CheckReport
  private let groups: [FindingGroup]
  private let isOfNew: Bool

  init(of report: CheckReport, _ groups: [FindingGroup], for request: ReportRequest, _ style: TerminalStyle) {
    self.report = report
    self.groups = groups
    isOfNew = request.isOfNew
    // Of no file there is nothing to say; what was looked for and not found is said elsewhere.
    guard !report.files.isEmpty else { return }
    let suppressed = report.suppressed == 0 ? "" : " \(Count.text(report.suppressed)) suppressed."
    let known = report.putOff.values.reduce(0) { $0 + $1.count }
    let putOff = known == 0 ? "" : " \(Count.text(known)) put off."
    let hints = report.hintsLeftOut == 0 ? "" : " \(Count.text(report.hintsLeftOut, "hint")) not shown."
    text = style.bold("\(verdict) in \(whatWasRead).") + "\(suppressed)\(putOff)\(hints)\n"
    guard !groups.isEmpty else { return }
    text += "\n" + counts(style) + "\nNext:\n" + steps(for: request)
  }

  /// `Found 2 errors and 1 warning`, or that there is nothing at the severities that were asked for.
  private var verdict: String {
    let found = Severity.allCases.reversed().map { ($0, report.count(of: $0)) }.filter { $0.1 > 0 }
    if !found.isEmpty { return "Found " + Count.list(found.map { Count.text($0.1, $0.0.rawValue) }) }
    let isPutOff = isOfNew || report.putOff.values.contains { !$0.isEmpty }
    switch report.minimum {
    case .error: return isPutOff ? "No new error" : "No error"
    case .warning: return isPutOff ? "No new error and no new warning" : "No error and no warning"
    case .info, .hint: return isPutOff ? "Nothing new" : "Nothing is wrong"
    }
  }

  /// `3 token files, 2 documents and 1 style sheet with 41 tokens and 5 components`, so that silence can be trusted.
  private var whatWasRead: String {
    var counts: [String: Int] = [:]
    var tokens = 0
    var components = 0
    for file in report.files {
      // Asked one by one: a copy of the facts of each of thousands of files would be felt.
      let read = report.workspace[file.path]
      if read?.facts.listsSources == true || report.outdated.first?.baseline.path == file.path { continue }
      counts[file.isUnread ? "unread file" : ReportSummary.noun(for: read), default: 0] += 1
      tokens += read?.facts.definitions.count ?? 0
      components += read?.facts.components.count ?? 0
    }
    let files = ReportSummary.nouns.compactMap { noun in counts[noun].map { Count.text($0, noun) } }
    var content: [String] = []
    if tokens > 0 || counts["token file"] != nil { content.append(Count.text(tokens, "token")) }
    if components > 0 || counts["document"] != nil { content.append(Count.text(components, "component")) }
    return Count.list(files) + (content.isEmpty ? "" : (files.count > 1 ? ", with " : " with ") + Count.list(content))
  }

  /// What files are called, in the order in which they are counted.
  private static let nouns = [
    "token file", "resolver document", "document", "style sheet", "Swift file", "settings file", "unmarked file",
    "unread file",
  ]

  /// What a file is called by what it says; `nil` is for one that has no facts.
  static func noun(for file: IndexedFile?) -> String {
    guard let file else { return "settings file" }
    let language = file.facts.language
    switch file.facts.kind {
    case .tokens: return language == .css ? "style sheet" : language == .swift ? "Swift file" : "token file"
    case .resolver: return "resolver document"
    case .specification, .design: return "document"
    case .code: return language == .swift ? "Swift file" : "style sheet"
    case .unmarked: return language == .markdown ? "document" : "unmarked file"
    }
  }

  /// A line for each rule, in the order of the report.
  private func counts(_ style: TerminalStyle) -> String {
    let rows = groups.map { (number: Count.text($0.entries.count), group: $0) }
    let numberWidth = rows.map(\.number.count).max() ?? 0
    let severityWidth = groups.map(\.severity.rawValue.count).max() ?? 0
    let ruleWidth = groups.map(\.rule.count).max() ?? 0
    return rows.map { number, group in
      let gap = HelpText.spaces(numberWidth - number.count)
      let severity = group.severity.rawValue + HelpText.spaces(severityWidth - group.severity.rawValue.count)
      let rule = group.rule + HelpText.spaces(ruleWidth - group.rule.count)
      let files = "in \(Count.text(group.fileCount, "file"))"
      let folded = group.folded.isEmpty ? "" : ", \(Count.text(group.foldedCount)) not shown"
      return "  \(gap)\(number)  \(style.severity(severity, group.severity))  \(rule)  \(files)\(folded)\n"
    }
    .joined()
  }

  /// More findings than these are nobody's work of today.
  private static let mostAtFirst = 50

  /// The commands that lead on, each with what it does; only those that apply.
  private func steps(for request: ReportRequest) -> String {
    var steps: [(line: String, use: String)] = []
    if groups.contains(where: { $0.rule == "outdated-baseline" }) {
      steps.append((request.pruningLine, "brings the baseline up to date, and adds nothing"))
      if request.isStaged {
        let files = Set(report.outdated.map(\.baseline.path)).sorted().map(report.surroundings.shown)
        steps.append(("git add " + files.map(\.quotedForShell).joined(separator: " "), "stages the baseline"))
      }
    }
    if let first = groups.first(where: { Rule.named($0.rule) != nil }) {
      steps.append(("tincture explain \(first.rule)", "why it matters, what fails, what passes"))
    }
    let fixable = report.files.reduce(0) { $0 + $1.findings.count { $0.fixes.contains(where: \.isSafe) } }
    if fixable > 0, !request.hasFixed, !request.isOfPart {
      steps.append(
        (request.line("fix"), "mends the \(Count.text(fixable)) that need\(fixable == 1 ? "s" : "") no decision"))
    }
    let folded = groups.reduce(0) { $0 + $1.foldedCount }
    if folded > 0 { steps.append((request.line("check --all"), "shows the \(Count.text(folded)) that are folded")) }
    if report.hintsLeftOut > 0, !request.isOfPart {
      steps.append((request.line("check --min-severity hint"), "shows the hints as well"))
    }
    if report.count > ReportSummary.mostAtFirst, !report.hasBaseline, !request.hasFixed, !request.isOfPart {
      let line = request.line("check --baseline \(BaselineFile.usualName) --write-baseline")
      steps.append((line, "puts off what is found now, so that only what is new fails"))
    }
    if !report.hasSettings {
      steps.append(("tincture init", "starts a `tincture.json`: what is read, how much each rule matters"))
    }
    let width = steps.map { DisplayWidth.of($0.line) }.max() ?? 0
    return steps.map { "  \($0.line)\(HelpText.spaces(width - DisplayWidth.of($0.line)))  \($0.use)\n" }.joined()
  }
}
