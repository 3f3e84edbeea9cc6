import Configuration
import Facts
import FileAccess
import FrontEnds
import Platform
import Rules
import SourceText
import WorkspaceIndex

/// What a check found, in the order of every report: by path as shown, line, column, rule.
struct CheckReport: Sendable {
  /// One file that was checked.
  struct File: Sendable {
    var path: String
    /// The path as reports show it.
    var shownPath: String
    var source: SourceFile
    /// Those at or above the severity that the user asked to see.
    var findings: [Finding]
    /// The RFC 6901 pointer of each finding, in step with `findings`; `nil` in languages without pointers.
    var pointers: [String?]
    /// Whether it could not be looked into; its text is empty then.
    var isUnread = false
  }

  var files: [File]
  var suppressed: Int
  /// Findings that matter less are left out.
  let minimum: Severity
  /// Whether a settings file was read.
  let hasSettings: Bool
  let workspace: Workspace
  let surroundings: Surroundings

  /// Checks the files that a command line names; findings below `minimum` are left out.
  init(checking selection: Selection, minimum: Severity, in surroundings: Surroundings) {
    workspace = selection.workspace
    self.minimum = minimum
    hasSettings = !selection.settings.sources.isEmpty
    self.surroundings = surroundings
    files = []
    suppressed = 0
    add(selection.settings.sources, selection.settingsProblems, minimum)
    add(selection.unread)
    let workspace = workspace
    let checked = WorkerPool().map(selection.paths) { path -> (file: File, suppressed: Int)? in
      guard let file = workspace[path] else { return nil }
      let report = workspace.report(on: path)
      let findings = CheckReport.sorted(report.findings.filter { $0.severity >= minimum })
      // Pointers are found by reading the file once more.
      let places = findings.map { (range: $0.range, isSpelling: $0.isSpelling) }
      let pointers = findings.isEmpty ? [] : file.frontEnd?.pointers(file.source, places)
      let result = File(
        path: path, shownPath: surroundings.shown(path), source: file.source, findings: findings,
        pointers: zip(findings, pointers ?? findings.map { _ in nil }).map { $0.inputPointer ?? $1 })
      return (result, report.suppressed)
    }
    for result in checked.compactMap({ $0 }) {
      files.append(result.file)
      suppressed += result.suppressed
    }
    files.sort { $0.shownPath.utf8.lexicographicallyPrecedes($1.shownPath.utf8) }
  }

  private static func sorted(_ findings: [Finding]) -> [Finding] {
    findings.sorted {
      ($0.range.start, $0.rule, $0.range.end, $0.message) < ($1.range.start, $1.rule, $1.range.end, $1.message)
    }
  }

  /// The settings files that have mistakes.
  private mutating func add(
    _ sources: [String: SourceFile], _ problems: [ConfigurationProblem], _ minimum: Severity
  ) {
    for (path, source) in sources {
      let findings = CheckReport.sorted(
        problems.filter { $0.path == path && $0.severity >= minimum }.map { Finding($0) })
      guard !findings.isEmpty else { continue }
      files.append(
        File(
          path: path, shownPath: surroundings.shown(path), source: source, findings: findings,
          pointers: findings.map { _ in nil }))
    }
  }

  /// What is there and was not read.
  private mutating func add(_ unread: [String: UnreadRemark]) {
    for (path, remark) in unread {
      files.append(
        File(
          path: path, shownPath: surroundings.shown(path), source: SourceFile(path: path, bytes: []),
          findings: [Finding(unread: remark.text(surroundings.shown))], pointers: [nil], isUnread: true))
    }
  }

  /// Every finding with its file, in order.
  var findings: [(file: File, finding: Finding, pointer: String?)] {
    files.flatMap { file in zip(file.findings, file.pointers).map { (file, $0, $1) } }
  }

  /// How many findings there are of a severity.
  func count(of severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.findings.count { $0.severity == severity } }
  }

  /// The text of any file of the workspace, for related places and edits.
  func source(of path: String) -> SourceFile {
    workspace[path]?.source ?? files.first { $0.path == path }?.source ?? SourceFile(path: path, bytes: [])
  }

  /// Where a byte stands as people count: lines from 1, columns from 1 in UTF-16 units.
  static func place(of offset: Int, in source: SourceFile) -> (line: Int, column: Int) {
    let position = source.position(of: offset, in: .utf16)
    return (position.line + 1, position.column + 1)
  }
}
