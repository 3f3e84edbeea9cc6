import Configuration
import FileAccess
import Platform
import Rules
import SourceText

/// The settings files met so far; what they last said while they could be read stays in force.
struct SettingsFiles {
  /// Every file read, those that others extend included, by path.
  private(set) var sources: [String: SourceFile] = [:]
  /// Files that became unreadable since ``begin(changed:)``, and why.
  private(set) var unreadable: [(path: String, reason: String)] = []
  /// Missing files that others extend stand here too: they may come.
  private var mentioned: Set<String> = []
  private var lastGood: [String: Configuration] = [:]
  /// The text of a file when the user was told that it cannot be read, so that nobody is told twice.
  private var complained: [String: [UInt8]] = [:]

  init() {}

  /// What to watch.
  var paths: [String] { Array(mentioned) }

  /// Starts a new round: every file is read again.
  mutating func begin(changed: Set<String>) {
    sources = [:]
    mentioned = []
    unreadable = []
  }

  /// The settings of the `tincture.json` at a path: the last good ones while it cannot be read, else the defaults.
  mutating func read(_ path: String) -> Configuration {
    let root = path.folder
    var opened: [String: SourceFile] = [:]
    func open(_ path: String) -> SourceFile? {
      guard let source = try? FileReading.read(path) else { return nil }
      opened[path] = source
      return source
    }
    mentioned.insert(path)
    guard let source = open(path) else { return lastGood[path] ?? Configuration(root: root) }
    let reading = ConfigurationReader.read(source, root: root, knownRules: Rule.ids, open: open)
    mentioned.formUnion(reading.files)
    sources.merge(opened) { $1 }
    guard reading.isReadable else {
      complain(path, source, reading)
      return lastGood[path] ?? Configuration(root: root)
    }
    complained[path] = nil
    lastGood[path] = reading.configuration
    return reading.configuration
  }

  private mutating func complain(_ path: String, _ source: SourceFile, _ reading: ConfigurationReading) {
    guard complained[path] != source.bytes else { return }
    complained[path] = source.bytes
    let problem = reading.problems.first { $0.severity == .error }
    let line = problem.map { $0.path == path ? source.lines.line(at: $0.range.start) + 1 : 1 } ?? 1
    let inForce = lastGood[path] == nil ? "The defaults are in force" : "The last good ones stay in force"
    let reason = problem?.message ?? "They cannot be read."
    unreadable.append((path, "The settings in `\(path)` cannot be read (line \(line)): \(reason) \(inForce)."))
  }
}
