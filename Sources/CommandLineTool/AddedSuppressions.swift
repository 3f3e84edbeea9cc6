import DesignTokens
import Facts
import FrontEnds
import Rules
import SourceText
import WorkspaceIndex

/// Silences findings where they stand: `--add-ignore`.
///
/// What is written is read again, and kept only where it silences just what it is for and changes nothing else.
struct AddedSuppressions {
  private let report: CheckReport
  private let reason: String

  init(of report: CheckReport, because reason: String) {
    self.report = report
    self.reason = reason
  }

  /// Whether a reason can stand in a comment of any language.
  static func fits(_ reason: String) -> Bool {
    reason.contains { !$0.isWhitespace } && !["--", "*/", "{", "}", "|"].contains(where: reason.holds)
      && !reason.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
  }

  /// Writes the suppressions into the workspace and, unless they are only to be shown, onto the disk; says what was done.
  func write(into selection: inout Selection, isOnlyShown: Bool) -> (notices: [Notice], changed: Set<String>) {
    var notices: [Notice] = []
    var changed: Set<String> = []
    var (silenced, left) = (0, 0)
    for file in report.files {
      let findings = file.findings.filter(\.maySuppress)
      guard !findings.isEmpty else { continue }
      guard selection.mayMend(file.path), let indexed = selection.workspace[file.path],
        !selection.workspace.findings(in: file.path).tellOfBrokenSyntax
      else {
        left += findings.count
        continue
      }
      let attempt = SuppressionAttempt(indexed, in: selection.workspace, reason)
      let (mended, count) = attempt.silencing(findings)
      left += findings.count - count
      guard count > 0 else { continue }
      if !isOnlyShown, let problem = selection.replace(indexed.source, with: mended.source) {
        notices.append(problem)
        continue
      }
      _ = selection.workspace.put(mended)
      changed.insert(file.path)
      silenced += count
    }
    if !isOnlyShown, silenced > 0 {
      notices.append(.note("Silenced \(Count.text(silenced, "finding")) in \(Count.text(changed.count, "file"))."))
    } else if silenced + left == 0 {
      notices.append(.note("There was nothing to silence."))
    }
    if left > 0 {
      notices.append(
        .note("\(Count.text(left, "finding")) cannot be silenced where \(left == 1 ? "it stands" : "they stand")."))
    }
    return (notices, changed)
  }
}

/// Tries suppressions in one file.
private struct SuppressionAttempt {
  private let file: IndexedFile
  private let workspace: Workspace
  private let reason: String
  private let before: [Finding]

  init(_ file: IndexedFile, in workspace: Workspace, _ reason: String) {
    self.file = file
    self.workspace = workspace
    self.reason = reason
    before = workspace.findings(in: file.source.path)
  }

  /// The file with as many of the findings silenced as can be, and how many these are.
  func silencing(_ findings: [Finding]) -> (file: IndexedFile, count: Int) {
    guard let frontEnd = file.frontEnd else { return (file, 0) }
    let choices = frontEnd.suppressionPlaces(file.source, file.facts, findings.map(\.range.start))
    var taken: [(places: [SuppressionPlace], finding: Finding)] = []
    // All at once; where that does not do, a half and then the other.
    func take(_ some: ArraySlice<(places: [SuppressionPlace], finding: Finding)>) {
      guard let first = some.first else { return }
      if mended(taken + some) != nil { return taken += some }
      if some.count > 1 {
        let middle = some.startIndex + some.count / 2
        take(some[..<middle])
        return take(some[middle...])
      }
      for place in first.places.dropFirst() where mended(taken + [([place], first.finding)]) != nil {
        return taken.append(([place], first.finding))
      }
    }
    take(zip(choices, findings).map { ($0, $1) }.filter { !$0.0.isEmpty }[...])
    return mended(taken).map { ($0, taken.count) } ?? (file, 0)
  }

  /// The file with the findings silenced at the first of their places; `nil` where anything else would change.
  private func mended(_ silenced: [(places: [SuppressionPlace], finding: Finding)]) -> IndexedFile? {
    guard !silenced.isEmpty else { return nil }
    var rules: [SuppressionPlace: [String]] = [:]
    for (places, finding) in silenced {
      guard let place = places.first else { return nil }
      if rules[place]?.contains(finding.rule) != true { rules[place, default: []].append(finding.rule) }
    }
    let edits = rules.sorted { $0.key.range < $1.key.range }.map { $0.edit(silencing: $1.sorted(), because: reason) }
    guard !zip(edits, edits.dropFirst()).contains(where: { $0.range.end > $1.range.start || $0.range == $1.range })
    else { return nil }
    let mended = IndexedFile(reading: file.source.applying(edits), as: file.frontEnd?.language)
    var workspace = workspace
    _ = workspace.put(mended)
    let path = file.source.path
    guard told(before) == told(workspace.findings(in: path) + silenced.map(\.finding)),
      workspace[path].map({ said($0.facts) }) == said(file.facts)
    else { return nil }
    return mended
  }

  /// The findings by what they say, wherever they stand.
  private func told(_ findings: [Finding]) -> [String] { findings.map { "\($0.rule) \($0.message)" }.sorted() }

  /// What must not change in a file: its tokens, its components, its pairs of colors.
  private func said(_ facts: FileFacts) -> [String] {
    facts.definitions.map { "token \($0.name.text) \($0.value.cssText(as: $0.type))" }
      + facts.components.map { "component \($0.name) \($0.properties.count)" } + ["\(facts.pairs.count) pairs"]
  }
}
