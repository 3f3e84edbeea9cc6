import Configuration
import Rules
import SourceText

/// The findings of one rule at one severity, and which of them people are shown one by one.
///
/// Three of a kind in a file are a habit: who has seen them knows the others. Two files' worth are enough of a rule.
struct FindingGroup {
  /// A finding with its file.
  typealias Entry = (file: CheckReport.File, finding: Finding)

  let severity: Severity
  let rule: String
  /// All of them, by path and place.
  let entries: [Entry]
  /// Those that are shown, in the same order.
  let shown: [Entry]
  /// In how many files they stand.
  let fileCount: Int
  /// How many are folded away, by the path of their file as shown, in order.
  let folded: [(path: String, count: Int)]

  private static let shownPerFile = 3
  private static let shownPerRule = 6

  private init(_ entries: [Entry], severity: Severity, rule: String, isUnfolded: Bool) {
    self.severity = severity
    self.rule = rule
    self.entries = entries
    var files: [(path: String, entries: [Entry])] = []
    for entry in entries {
      if files.last?.path != entry.file.shownPath { files.append((entry.file.shownPath, [])) }
      files[files.count - 1].entries.append(entry)
    }
    fileCount = files.count
    let picked = FindingGroup.picked(from: files.map(\.entries))
    let folded = zip(files, picked).filter { $0.entries.count > $1.count }.map {
      ($0.path, $0.entries.count - $1.count)
    }
    // To say that there is one more takes as long as to show it.
    let isHardlyFolded = folded.count == 1 && folded[0].1 == 1
    shown = isUnfolded || isHardlyFolded ? entries : picked.flatMap { $0 }
    self.folded = isUnfolded || isHardlyFolded ? [] : folded
  }

  /// Of each file the findings that are shown: all where these are few, else the first that say something new, and one
  /// of each file as long as there is room.
  private static func picked(from files: [[Entry]]) -> [[Entry]] {
    let isSmall = files.reduce(0) { $0 + $1.count } <= shownPerRule && files.allSatisfy { $0.count <= shownPerFile }
    if isSmall { return files }
    var room = shownPerRule
    var said: Set<String> = []
    var picked = files.map { entries in
      var own: [Entry] = []
      for entry in entries where own.count < min(room, shownPerFile) {
        if said.insert(entry.finding.message).inserted { own.append(entry) }
      }
      room -= own.count
      return own
    }
    for index in files.indices where room > 0 && picked[index].isEmpty {
      picked[index] = Array(files[index].prefix(1))
      room -= 1
    }
    return picked
  }

  /// How many findings are folded away.
  var foldedCount: Int { folded.reduce(0) { $0 + $1.count } }

  /// What matters most first; of one severity the rarest rule, since what is rare is a slip and what is frequent a habit.
  static func groups(of report: CheckReport, isUnfolded: Bool) -> [FindingGroup] {
    var entries: [Severity: [String: [Entry]]] = [:]
    for (file, finding) in report.findings {
      entries[finding.severity, default: [:]][finding.rule, default: []].append((file, finding))
    }
    let groups = entries.flatMap { severity, rules in
      rules.map { FindingGroup($0.value, severity: severity, rule: $0.key, isUnfolded: isUnfolded) }
    }
    return groups.sorted {
      if $0.severity != $1.severity { return $0.severity > $1.severity }
      return ($0.entries.count, $0.rule) < ($1.entries.count, $1.rule)
    }
  }
}
