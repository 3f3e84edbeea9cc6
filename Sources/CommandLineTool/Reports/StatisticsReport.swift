import Configuration
import Rules
import SourceText

/// How many findings there are of each rule, in each file and of each owner, the most frequent first.
enum StatisticsReport {
  /// The tables; a sentence where there is no finding.
  static func text(of report: CheckReport, isUnfolded: Bool) -> String {
    let findings = report.identified
    guard !findings.isEmpty else { return "No findings in \(Count.text(report.files.count, "file")).\n" }
    let rules = table("By rule", findings.map { "\(padded($0.finding.severity))  \($0.finding.rule)" })
    let most = isUnfolded ? nil : mostRows
    let files = table("By file", findings.map { $0.file.shownPath.visible }, folding: most)
    let owned = findings.filter { !$0.identity.owner.isEmpty }
    let owners = table(
      "By owner", owned.map { "\($0.identity.owner)  in \($0.file.shownPath)".visible },
      folding: most)
    return [rules, files, owners].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func padded(_ severity: Severity) -> String {
    let width = Severity.allCases.map(\.rawValue.count).max() ?? 0
    return severity.rawValue + HelpText.spaces(width - severity.rawValue.count)
  }

  /// More files and owners are shown by `--all` alone: nearly all of them have one finding.
  private static let mostRows = 20

  /// The rows, of more than some the first.
  private static func table(_ title: String, _ names: [String], folding most: Int? = nil) -> String {
    let counts = names.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { (Count.text($0.value), $0.key) }
    guard !rows.isEmpty else { return "" }
    let width = rows.map(\.0.count).max() ?? 0
    // One or two more are no reason to fold.
    let shown = most.map { rows.count > $0 + 2 ? rows.prefix($0) : rows[...] } ?? rows[...]
    let lines = shown.map { "  \(HelpText.spaces(width - $0.0.count))\($0.0)  \($0.1)\n" }
    let rest = counts.values.reduce(0, +) - shown.reduce(0) { $0 + (counts[$1.1] ?? 0) }
    let words =
      "  \(Count.text(rows.count - shown.count)) more, with \(Count.text(rest, "finding")): `--all` shows them.\n"
    return "\(title)\n\(lines.joined())" + (rest > 0 ? words : "")
  }
}
