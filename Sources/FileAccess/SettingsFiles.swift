package import Configuration
import Platform
package import SourceText

/// The settings files met so far; what they last said while they could be read stays in force.
package struct SettingsFiles: Sendable {
  /// Why the settings of a file are not in force.
  package struct Fault: Sendable {
    package var path: String
    /// Whether it is the baseline that settings name, and no settings.
    package var isBaseline = false
    /// What is wrong with its text; `nil` where it could not even be opened.
    package var problem: ConfigurationProblem?
    /// The system's words, or those of the problem.
    package var reason: String
    /// For somebody who keeps on working; `nil` where that has been told of the same text before.
    package var notice: String?
  }

  /// Every file read, those that others extend included, by path.
  package private(set) var sources: [String: SourceFile] = [:]
  /// What is wrong in them, each once.
  package private(set) var problems: [ConfigurationProblem] = []
  /// Files that cannot be read, in the order in which they were met since ``begin()``.
  package private(set) var faults: [Fault] = []
  /// What the files of each project say, by its root, what counts most last.
  package private(set) var stated: [String: [StatedSetting]] = [:]
  /// What to watch: missing files that others extend are among them, since they may come.
  package private(set) var paths: Set<String> = []
  private let knownRules: Set<String>
  private var lastGood: [String: Configuration] = [:]
  /// The text of a file when the user was told that it cannot be read, so that nobody is told twice.
  private var complained: [String: [UInt8]] = [:]

  /// What some files are taken to hold, whatever the disk says.
  private let assumed: [String: SourceFile]

  /// No files yet; the ids of all rules let a misspelled one be told.
  package init(knownRules: Set<String>, assuming texts: [SourceFile] = []) {
    self.knownRules = knownRules
    assumed = Dictionary(texts.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
  }

  /// Starts a new round: every file is read again.
  package mutating func begin() {
    sources = [:]
    problems = []
    faults = []
    paths = []
    stated = [:]
  }

  /// The settings that a file holds for the project at `root`: the last good ones while it cannot be read, else the
  /// defaults.
  ///
  /// One that somebody names may lie anywhere; one that is found must lie in its project, whatever links say.
  package mutating func read(_ path: String, root: String, isNamed: Bool = false) -> Configuration {
    paths.insert(path)
    var defaults = Configuration(root: root)
    defaults.marksDesignSystem = true
    guard isNamed || isFound(path, in: root), let source = open(path) else { return lastGood[root] ?? defaults }
    let knownRules = knownRules
    let home = isNamed ? path.parentFolder.map { [$0] } ?? [] : []
    var reach: FileReach?
    let reading = ConfigurationReader.read(source, root: root, knownRules: knownRules) { path in
      // Only what the file itself lets be read counts for what it extends.
      let known = reach ?? FileReach(ConfigurationReader.read(source, root: root).configuration, and: home)
      reach = known
      return known.holds(path) ? self.open(path) : nil
    } isThere: {
      File.isThere($0)
    }
    paths.formUnion(reading.files)
    placeFaults(of: path, reading)
    let known = Set(problems.map(Place.init))
    problems += reading.problems.filter { !known.contains(Place($0)) }
    guard reading.isReadable else {
      complain(path, source, reading, hasLastGood: lastGood[root] != nil)
      return lastGood[root] ?? defaults
    }
    complained[path] = nil
    var configuration = reading.configuration
    configuration.baseline = baseline(of: configuration) ?? lastGood[root]?.baseline
    lastGood[root] = configuration
    stated[root] = reading.stated
    return configuration
  }

  /// Says of a file that cannot be read where it is named, if that is clear.
  private mutating func placeFaults(of path: String, _ reading: ConfigurationReading) {
    let missing = faults.indices.filter { faults[$0].problem == nil && faults[$0].path != path }
    let problems = reading.unreadable
    guard missing.count == 1, problems.count == 1 else { return }
    faults[missing[0]].problem = problems[0]
    faults[missing[0]].reason = problems[0].message
  }

  /// What the baseline of a project says; `nil` where there is none, or where it cannot be read.
  private mutating func baseline(of configuration: Configuration) -> Baseline? {
    guard let file = configuration.baselineFile else { return nil }
    let path = file.resolved(against: configuration.root)
    paths.insert(path)
    // One that leads elsewhere is told at the setting; it is not read, and never written.
    guard configuration.mayRead(path), FileReach(configuration).holds(path) else { return nil }
    guard File.isThere(path) else { return Baseline(path: path, []) }
    guard let source = open(path, atMost: File.mostBytes, isBaseline: true) else { return nil }
    let (baseline, problem) = BaselineFile.read(source)
    guard let problem else {
      complained[path] = nil
      return baseline
    }
    var fault = Fault(path: path, isBaseline: true, problem: problem, reason: problem.message)
    if complained[path] != source.bytes {
      complained[path] = source.bytes
      let line = source.lines.line(at: problem.range.start) + 1
      fault.notice = "The baseline `\(path)` cannot be read (line \(line)): \(problem.message)"
    }
    faults.append(fault)
    return nil
  }

  private struct Place: Hashable {
    var path: String
    var range: ByteRange
    var message: String

    init(_ problem: ConfigurationProblem) { (path, range, message) = (problem.path, problem.range, problem.message) }
  }

  private mutating func open(
    _ path: String, atMost size: Int = FileReading.mostSettings, isBaseline: Bool = false
  ) -> SourceFile? {
    if let known = sources[path] { return known }
    do throws(SystemError) {
      var source = assumed[path]
      if source == nil { source = SourceFile(path: path, bytes: try File.read(path, atMost: size)) }
      sources[path] = source
      return source
    } catch {
      fault(path, error.message, isBaseline: isBaseline)
      return nil
    }
  }

  /// Whether a settings file lies in its project.
  private mutating func isFound(_ path: String, in root: String) -> Bool {
    // What is no link lies where its folder does; projects may lie in one another hundreds deep.
    if path.parentFolder == root, !File.isLink(path) { return true }
    if FileReach(Configuration(root: root)).holds(path) { return true }
    fault(path, "It is a link out of the project")
    return false
  }

  /// Takes note of a file that cannot be opened; somebody who works is told once.
  private mutating func fault(_ path: String, _ reason: String, isBaseline: Bool = false) {
    var fault = Fault(path: path, isBaseline: isBaseline, reason: reason)
    if complained[path] != Array(reason.utf8) {
      complained[path] = Array(reason.utf8)
      fault.notice = "The \(isBaseline ? "baseline" : "settings in") `\(path)` cannot be read: \(reason)."
    }
    faults.append(fault)
  }

  private mutating func complain(
    _ path: String, _ source: SourceFile, _ reading: ConfigurationReading, hasLastGood: Bool
  ) {
    let problem = reading.problems.first { $0.severity == .error }
    let reason = problem?.message ?? "They cannot be read."
    var fault = Fault(path: problem?.path ?? path, problem: problem, reason: reason)
    if complained[path] != source.bytes {
      complained[path] = source.bytes
      let line = problem.map { $0.path == path ? source.lines.line(at: $0.range.start) + 1 : 1 } ?? 1
      let inForce = hasLastGood ? "The last good ones stay in force" : "The defaults are in force"
      fault.notice = "The settings in `\(path)` cannot be read (line \(line)): \(reason) \(inForce)."
    }
    faults.append(fault)
  }
}
