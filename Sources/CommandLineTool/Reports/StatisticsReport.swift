import Configuration
import Rules
import SourceText

/// How many findings there are of each rule, in each file and of each owner, the most frequent first.
enum StatisticsReport {
  /// The tables; a sentence where there is no finding.
  static func text(of report: CheckReport) -> String {
    let findings = report.identified
    guard !findings.isEmpty else { return "No findings in \(Count.text(report.files.count, "file")).\n" }
    let rules = table("By rule", findings.map { "\(padded($0.finding.severity))  \($0.finding.rule)" })
    let files = table("By file", findings.map { $0.file.shownPath.visible })
    let owned = findings.filter { !$0.identity.owner.isEmpty }
    let owners = table("By owner", owned.map { "\($0.identity.owner)  in \($0.file.shownPath)".visible })
    return [rules, files, owners].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func padded(_ severity: Severity) -> String {
    let width = Severity.allCases.map(\.rawValue.count).max() ?? 0
    return severity.rawValue + HelpText.spaces(width - severity.rawValue.count)
  }

  private static func table(_ title: String, _ names: [String]) -> String {
    let counts = names.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { (Count.text($0.value), $0.key) }
    guard !rows.isEmpty else { return "" }
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { "  \(HelpText.spaces(width - $0.0.count))\($0.0)  \($0.1)\n" }
    return "\(title)\n\(lines.joined())"
  }
}
