package import Configuration
import Platform
package import SourceText

/// The settings files met so far; what they last said while they could be read stays in force.
package struct SettingsFiles: Sendable {
  /// Why the settings of a file are not in force.
  package struct Fault: Sendable {
    package var path: String
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
  /// What to watch: missing files that others extend are among them, since they may come.
  package private(set) var paths: Set<String> = []
  private let knownRules: Set<String>
  private var lastGood: [String: Configuration] = [:]
  /// The text of a file when the user was told that it cannot be read, so that nobody is told twice.
  private var complained: [String: [UInt8]] = [:]

  /// No files yet; the ids of all rules let a misspelled one be told.
  package init(knownRules: Set<String>) { self.knownRules = knownRules }

  /// Starts a new round: every file is read again.
  package mutating func begin() {
    sources = [:]
    problems = []
    faults = []
    paths = []
  }

  /// The settings that a file holds for the project at `root`: the last good ones while it cannot be read, else the
  /// defaults.
  package mutating func read(_ path: String, root: String) -> Configuration {
    paths.insert(path)
    var defaults = Configuration(root: root)
    defaults.marksDesignSystem = true
    guard let source = open(path) else { return lastGood[root] ?? defaults }
    let knownRules = knownRules
    let reading = ConfigurationReader.read(source, root: root, knownRules: knownRules) { self.open($0) }
    paths.formUnion(reading.files)
    let known = Set(problems.map(Place.init))
    problems += reading.problems.filter { !known.contains(Place($0)) }
    guard reading.isReadable else {
      complain(path, source, reading, hasLastGood: lastGood[root] != nil)
      return lastGood[root] ?? defaults
    }
    complained[path] = nil
    lastGood[root] = reading.configuration
    return reading.configuration
  }

  private struct Place: Hashable {
    var path: String
    var range: ByteRange
    var message: String

    init(_ problem: ConfigurationProblem) { (path, range, message) = (problem.path, problem.range, problem.message) }
  }

  private mutating func open(_ path: String) -> SourceFile? {
    if let known = sources[path] { return known }
    do throws(SystemError) {
      let source = try FileReading.read(path)
      sources[path] = source
      return source
    } catch {
      faults.append(Fault(path: path, reason: error.message))
      return nil
    }
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
