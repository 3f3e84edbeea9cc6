import Configuration
import Facts
import FileAccess
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
    private(set) var findings: [Finding]
    /// Where each of these stands among all findings of the file.
    private var places: [Int]
    private let allMarks: FindingMarks
    /// Whether it could not be looked into; its text is empty then.
    var isUnread = false

    /// The findings at some places of all that were found in a file, with the marks of all.
    fileprivate init(
      _ source: SourceFile, shown shownPath: String, _ all: [Finding], _ marks: FindingMarks, at places: [Int]
    ) {
      path = source.path
      self.shownPath = shownPath
      self.source = source
      findings = places.map { all[$0] }
      self.places = places
      allMarks = marks
    }

    /// What makes each finding known again, and the way to it, in step with `findings`.
    ///
    /// Worked out when first asked for; each call makes a list.
    var marks: [FindingMarks.Mark] {
      let all = allMarks.all
      return zip(findings, places).map { (all[$1].identity, $0.inputPointer ?? all[$1].pointer) }
    }

    /// What makes each finding known again, in step with `findings`.
    var identities: [FindingIdentity] { marks.map(\.identity) }

    /// Keeps the findings at some places of the list.
    fileprivate mutating func keep(where isKept: (Int) -> Bool) {
      let kept = findings.indices.filter(isKept)
      findings = kept.map { findings[$0] }
      places = kept.map { places[$0] }
    }
  }

  private(set) var files: [File]
  private(set) var suppressed: Int
  /// How many hints were found and are not among the findings, because nobody asked for hints; 0 of a comparison.
  private(set) var hintsLeftOut = 0
  /// What is put off and was found, by the path of its file.
  private(set) var putOff: [String: Set<FindingIdentity>] = [:]
  /// The entries of baselines that nothing answers to.
  private(set) var outdated: [(baseline: Baseline, entry: Baseline.Entry)] = []
  /// The entries of baselines whose file is gone, and what they list is found in another one, by its path.
  private(set) var moved: [(baseline: Baseline, entry: Baseline.Entry, path: String)] = []
  /// Whether a baseline puts anything off.
  let hasBaseline: Bool
  /// Which findings were asked for.
  let choice: FindingChoice
  /// Whether a settings file was read.
  let hasSettings: Bool
  let workspace: Workspace
  let surroundings: Surroundings
  /// What the rules found, for a check after a change.
  private(set) var memory: FindingMemory

  /// Findings that matter less are left out.
  var minimum: Severity { choice.minimum }

  /// Checks the files that a command line names, and keeps the findings that are asked for.
  ///
  /// What is known from before a change is not looked for again.
  init(
    checking selection: Selection, _ choice: FindingChoice, in surroundings: Surroundings,
    knowing memory: FindingMemory = FindingMemory()
  ) {
    workspace = selection.workspace
    self.memory = memory
    self.choice = choice
    hasBaseline = !selection.baselines.isEmpty
    hasSettings = !selection.settings.sources.isEmpty
    self.surroundings = surroundings
    files = []
    suppressed = 0
    add(selection.settings.sources, selection.settingsProblems)
    add(selection.unread)
    let workspace = workspace
    let progress = ProgressLine(total: selection.paths.count, in: surroundings)
    let checked = WorkerPool().map(selection.paths) { path in
      defer { progress?.step() }
      return CheckedPath(path, shown: surroundings.shown(path), choice, in: workspace, memory[path] ?? [:])
    }
    progress?.end()
    for result in checked.compactMap({ $0 }) {
      self.memory[result.file.path] = result.found
      files.append(result.file)
      suppressed += result.suppressed
      hintsLeftOut += result.hintsLeftOut
      if !result.putOff.isEmpty { putOff[result.file.path] = result.putOff }
    }
    for baseline in selection.baselines { addOutdated(of: baseline, selection) }
    files.sort { $0.shownPath.precedes(bytewise: $1.shownPath) }
  }

  /// The findings of one file in the order of every report.
  static func sorted(_ findings: [Finding]) -> [Finding] {
    findings.sorted {
      ($0.range.start, $0.rule, $0.range.end, $0.message) < ($1.range.start, $1.rule, $1.range.end, $1.message)
    }
  }

  /// The settings files that have mistakes.
  private mutating func add(_ sources: [String: SourceFile], _ problems: [ConfigurationProblem]) {
    for (path, source) in sources {
      add(problems.filter { $0.path == path }.map { Finding($0) }.filter(choice.takes), inTextOf: source)
    }
  }

  /// Findings in a file that is no part of the workspace.
  private mutating func add(_ findings: [Finding], inTextOf source: SourceFile) {
    guard !findings.isEmpty else { return }
    let findings = CheckReport.sorted(findings)
    let marks = FindingMarks(of: findings, in: source, beside: workspace)
    files.append(
      File(source, shown: surroundings.shown(source.path), findings, marks, at: Array(findings.indices)))
  }

  /// The entries of a baseline that are about files which were looked at, or are gone, and that nothing answers to.
  private mutating func addOutdated(of baseline: Baseline, _ selection: Selection) {
    let entries = baseline.entries.filter { entry in
      let path = baseline.file(of: entry)
      return choice.asks(forRule: entry.identity.rule) && selection.judges(path)
        && putOff[path]?.contains(entry.identity) != true
    }
    var followed = takeMoved(entries, of: baseline)
    outdated += entries.indices.filter { followed[$0] == nil }.map { (baseline, entries[$0]) }
    let settings = workspace.configuration(for: baseline.path).ruleSettings(forFileAt: baseline.path)
    guard !entries.isEmpty, let source = selection.baselineSource(of: baseline) else { return }
    let findings = entries.indices.compactMap { index in
      Finding(
        outdated: entries[index], movedTo: followed.removeValue(forKey: index)?.relative(to: baseline.path.folder),
        under: settings)
    }
    add(findings.filter { $0.severity >= minimum }, inTextOf: source)
  }

  /// Takes out the findings that entries of files which are gone list, where each is found in one new file: they are
  /// told at their entries; gives the new files by the number of the entry.
  private mutating func takeMoved(_ entries: [Baseline.Entry], of baseline: Baseline) -> [Int: String] {
    let gone = entries.indices.filter { workspace[baseline.file(of: entries[$0])] == nil }
    guard !gone.isEmpty else { return [:] }
    let lost = Set(gone.map { entries[$0].identity })
    var found: [FindingIdentity: [(file: Int, place: Int)]] = [:]
    for (number, file) in files.enumerated()
    where !baseline.concerns(file.path) && workspace.configuration(for: file.path).baseline?.path == baseline.path {
      for (place, identity) in file.identities.enumerated()
      where file.findings[place].mayBePutOff && lost.contains(identity) {
        found[identity, default: []].append((number, place))
      }
    }
    var places: [Int: (file: Int, place: Int)] = [:]
    var taken: [Int: Set<Int>] = [:]
    for index in gone {
      let candidates = found[entries[index].identity] ?? []
      // Files that moved together may have alike findings: each keeps its name, and the folders right above it.
      let old = baseline.file(of: entries[index])
      let kept = candidates.map { files[$0.file].path.countOfLastSteps(sharedWith: old) }
      let most = candidates.count > 1 ? max(1, kept.max() ?? 1) : 0
      let own = zip(candidates, kept).filter { $1 >= most }.map(\.0)
      guard own.count == 1, let (number, place) = own.first, taken[number, default: []].insert(place).inserted else {
        continue
      }
      places[index] = (number, place)
    }
    let moves = Dictionary(grouping: gone) { entries[$0].path }.values.flatMap { together in
      Dictionary(grouping: together.filter { places[$0] != nil }) { places[$0]?.file ?? 0 }.filter {
        isMove(
          of: $0.value.count, outOf: together.count, from: baseline.file(of: entries[$0.value[0]]),
          to: files[$0.key].path)
      }
    }
    var followed: [Int: String] = [:]
    var left: [Int: Set<Int>] = [:]
    for (number, indices) in moves {
      for index in indices {
        followed[index] = files[number].path
        moved.append((baseline, entries[index], files[number].path))
        putOff[files[number].path, default: []].insert(entries[index].identity)
      }
      left[number, default: []].formUnion(indices.compactMap { places[$0]?.place })
    }
    for (number, places) in left { files[number].keep { !places.contains($0) } }
    return followed
  }

  /// Whether a new file is one that is gone: half of what is listed of it is found there, and either that is more than one
  /// finding, or the file has the name or the folder that it had.
  private func isMove(of found: Int, outOf listed: Int, from old: String, to new: String) -> Bool {
    found * 2 >= listed && (found > 1 || old.fileName == new.fileName || old.folder == new.folder)
  }

  /// What is there and was not read.
  private mutating func add(_ unread: [String: UnreadRemark]) {
    for (path, remark) in unread {
      let finding = Finding(unread: remark.text(surroundings.shown))
      let marks = FindingMarks { [(FindingIdentity(rule: finding.rule), nil)] }
      var file = File(
        SourceFile(path: path, bytes: []), shown: surroundings.shown(path), [finding], marks, at: [0])
      file.isUnread = true
      files.append(file)
    }
  }

  /// Leaves out what was found before.
  ///
  /// What a baseline lists in vain is told all the same, but for what moved with its file.
  mutating func leaveOut(_ known: KnownFindings) {
    var known = known
    hintsLeftOut = 0
    var movedHere: Set<FindingIdentity> = []
    for index in files.indices {
      let file = files[index]
      let identities = file.identities
      let answers = known.answers(to: identities, in: file)
      for (identity, answer) in zip(identities, answers) where answer == .movedHere { movedHere.insert(identity) }
      files[index].keep { file.findings[$0].rule == "outdated-baseline" || answers[$0] == nil }
    }
    let followed =
      moved.map { ($0.baseline, $0.entry) }
      + outdated.filter { workspace[$0.baseline.file(of: $0.entry)] == nil && movedHere.contains($0.entry.identity) }
    let ranges = Dictionary(grouping: followed, by: \.0.path).mapValues { Set($0.map(\.1.range)) }
    for index in files.indices {
      guard let ranges = ranges[files[index].path] else { continue }
      let findings = files[index].findings
      files[index].keep { findings[$0].rule != "outdated-baseline" || !ranges.contains(findings[$0].range) }
    }
  }

  /// Every finding with its file, in order.
  var findings: [(file: File, finding: Finding)] {
    files.flatMap { file in file.findings.map { (file, $0) } }
  }

  /// How many findings like one are put off that nothing but their place tells from it.
  func countPutOff(like finding: Finding, in file: File) -> Int {
    guard let putOff = putOff[file.path],
      let index = file.findings.firstIndex(where: {
        $0.rule == finding.rule && $0.range == finding.range && $0.message == finding.message
      }), case let identity = file.identities[index], identity.ordinal > 1
    else { return 0 }
    return putOff.count { $0.withoutOrdinal == identity.withoutOrdinal }
  }

  /// How many findings there are.
  var count: Int { files.reduce(0) { $0 + $1.findings.count } }

  /// Every finding with its file and what makes it known again there, in order.
  var identified: [(file: File, finding: Finding, identity: FindingIdentity)] {
    files.flatMap { file in zip(file.findings, file.identities).map { (file, $0, $1) } }
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

/// The findings of one file of the workspace, those that are put off told apart.
private struct CheckedPath: Sendable {
  var file: CheckReport.File
  var suppressed: Int
  var hintsLeftOut: Int
  var putOff: Set<FindingIdentity> = []
  /// What the rules of each reach found, nothing silenced.
  var found: [Rule.Reach: [Finding]]

  init?(
    _ path: String, shown shownPath: String, _ choice: FindingChoice, in workspace: Workspace,
    _ known: [Rule.Reach: [Finding]]
  ) {
    guard let source = workspace[path]?.source, let (found, report) = workspace.report(on: path, knowing: known) else {
      return nil
    }
    self.found = found
    let all = CheckReport.sorted(report.findings)
    suppressed = report.suppressed
    let marks = FindingMarks(of: all, in: path, of: workspace)
    if all.contains(where: \.isPutOff) {
      putOff = Set(zip(all, marks.all).filter { $0.0.isPutOff }.map(\.1.identity))
    }
    let places = all.indices.filter { !all[$0].isPutOff && choice.takes(all[$0]) }
    hintsLeftOut = all.count { !$0.isPutOff && choice.leavesOutHint($0) }
    self.file = CheckReport.File(source, shown: shownPath, all, marks, at: places)
  }
}

extension String {
  /// How many of the last names of two paths are the same: 2 of `a/b/card.md` and `docs/b/card.md`.
  fileprivate func countOfLastSteps(sharedWith other: String) -> Int {
    zip(split(separator: "/").reversed(), other.split(separator: "/").reversed()).prefix { $0 == $1 }.count
  }
}
