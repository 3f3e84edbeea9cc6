package import SourceText
import Syntax

/// What a `tincture.json` and the files that it extends come to.
package struct ConfigurationReading: Sendable {
  /// The defaults with everything laid over them that could be read; what is wrong is left out.
  package var configuration: Configuration
  /// By file and place.
  package var problems: [ConfigurationProblem]
  /// The absolute paths of the files it was made of, the outermost first, missing ones included: what to watch.
  package var files: [String]
  /// Where files are named that cannot be read.
  package var unreadable: [ConfigurationProblem]
  /// What the files say, setting by setting, what counts most last.
  package var stated: [StatedSetting]
  /// Whether every file could be read as JSON; if not, the last good settings should stay in force.
  package var isReadable: Bool
}

/// Reads `tincture.json`: JSON with comments and trailing commas, checked against ``SettingCatalog``.
package struct ConfigurationReader {
  private let open: (String) -> SourceFile?
  private let isThere: (String) -> Bool
  private let knownRules: Set<String>
  private var configuration: Configuration
  private var problems: [ConfigurationProblem] = []
  private var files: [String] = []
  private var stated: [StatedSetting] = []
  private var unreadable: [ConfigurationProblem] = []
  /// What was read, by path: a file is read once, however many extend it.
  private var known: [String: SettingsFile] = [:]
  private var isReadable = true
  /// How many files may extend one another in a row; nobody follows more.
  private static let longestChain = 64

  /// A settings file that was read.
  private struct SettingsFile {
    let root: DataNode
    let mentions: [SettingMention]
    let stated: [StatedSetting]
    /// The files that it extends, the one that counts least first.
    var extended: [String] = []
  }

  /// Reads the settings of the project at `root` from its file.
  ///
  /// - Parameters:
  ///   - source: The file as it is on the disk or in an editor.
  ///   - root: The folder that globs count from, without a slash at its end.
  ///   - knownRules: The ids of all rules, so that a misspelled one is told; where empty, any is taken.
  ///   - open: Gives the file at an absolute path that `extends` names; `nil` if it cannot be read.
  ///   - isThere: Whether anything is at an absolute path; asked of packages only.
  /// - Returns: The settings, as far as they could be read, and what is wrong with them.
  package static func read(
    _ source: SourceFile, root: String, knownRules: Set<String> = [],
    open: (String) -> SourceFile? = { _ in nil }, isThere: @escaping (String) -> Bool = { _ in false }
  ) -> ConfigurationReading {
    withoutActuallyEscaping(open) { open in
      var reader = ConfigurationReader(root: root, knownRules: knownRules, isThere: isThere, open: open)
      reader.read(source, below: [])
      reader.mergeAll(from: source.path)
      return ConfigurationReading(
        configuration: reader.configuration,
        problems: reader.problems.sorted { ($0.path, $0.range, $0.message) < ($1.path, $1.range, $1.message) },
        files: reader.files, unreadable: reader.unreadable, stated: reader.stated, isReadable: reader.isReadable)
    }
  }

  private init(
    root: String, knownRules: Set<String>, isThere: @escaping (String) -> Bool, open: @escaping (String) -> SourceFile?
  ) {
    self.isThere = isThere
    configuration = Configuration(root: root)
    configuration.marksDesignSystem = true
    self.knownRules = knownRules
    self.open = open
  }

  /// Reads one file and those that it extends; `below` are the files that led here.
  private mutating func read(_ source: SourceFile, below: [String]) {
    files.append(source.path)
    let parsed = DataTree.reading(json: source.bytes, dialect: .extended)
    for problem in parsed.problems {
      let isFault = problem.kind != .duplicateKey
      if isFault { isReadable = false }
      report(isFault ? .error : .warning, problem.message, problem.range, in: source.path)
    }
    let root = parsed.tree.root
    guard root.kind == .mapping else {
      guard parsed.problems.isEmpty else { return }
      isReadable = false
      return report(.error, "The settings must be an object.", root.range, in: source.path)
    }
    var check = SettingCheck(path: source.path, knownRules: knownRules)
    check.members(of: root, settings: SettingCatalog.all, required: [], at: "")
    problems += check.problems
    // What the outermost file lets be read holds for what it extends, too.
    if below.isEmpty { configuration.merge(root, "read", at: \.read) }
    let faults = check.problems.filter { $0.severity == .error }.map(\.range)
    known[source.path] = SettingsFile(
      root: root, mentions: SettingMentions(in: root, of: source.path).all,
      stated: StatedSettings(in: root, of: source.path, root: configuration.root, faults: faults).all)
    for path in root["extends"]?.strings ?? [] { extend(path.node, path.text, source, below + [source.path]) }
  }

  private mutating func extend(_ node: DataNode, _ text: String, _ source: SourceFile, _ chain: [String]) {
    if let preset = Preset.named(text) { return extend(preset, source) }
    let package = ExtendedPackage(text)
    let path = package?.path(seenFrom: configuration.root, isThere) ?? text.resolved(against: source.path.folder)
    if let start = chain.firstIndex(of: path) {
      let way = (chain[start...] + [path]).map(\.fileName).joined(separator: " → ")
      return report(.error, "`\(text)` leads back to itself: `\(way)`.", node.range, in: source.path)
    }
    // Settings that somebody names may lie anywhere, and those beside them are theirs.
    guard configuration.mayRead(path) || path.folder == (chain.first ?? source.path).folder else {
      return report(
        .error, "`\(text)` lies outside of the project and is not read; list its folder in `read`.", node.range,
        in: source.path)
    }
    known[source.path]?.extended.append(path)
    guard known[path] == nil else { return }
    guard chain.count < Self.longestChain else {
      return report(
        .error, "`\(text)` is not read: more than \(Self.longestChain) files extend one another.", node.range,
        in: source.path)
    }
    guard let extended = open(path) else {
      if !files.contains(path) { files.append(path) }
      let words = package.map {
        "The package `\($0.name)` holds no settings: there is no `\($0.file)` in any `node_modules` around."
      }
      report(.error, words ?? "The settings file `\(text)` cannot be read.", node.range, in: source.path)
      unreadable += problems.suffix(1)
      return
    }
    read(extended, below: chain)
  }

  private mutating func extend(_ preset: Preset, _ source: SourceFile) {
    known[source.path]?.extended.append(preset.path)
    guard known[preset.path] == nil else { return }
    let root = DataTree.reading(json: Array(preset.text.utf8), dialect: .extended).tree.root
    known[preset.path] = SettingsFile(
      root: root, mentions: [],
      stated: StatedSettings(in: root, of: preset.path, root: configuration.root, faults: []).all)
  }

  /// Lays the settings over the defaults: a file over those that it extends, a later one of these over the earlier.
  private mutating func mergeAll(from outermost: String) {
    for path in order(from: outermost) {
      guard let file = known[path] else { continue }
      configuration.merge(file.root)
      stated += file.stated
      if path != outermost { configuration.inheritedMentions += file.mentions }
    }
    configuration.mentions = known[outermost]?.mentions ?? []
    for mention in configuration.mentions where mention.isOutOfReach(configuration) {
      report(
        .warning,
        "`\(mention.text)` leads out of the project; files there are read only where `read` lists their folder.",
        mention.range, in: mention.path)
    }
  }

  /// The files in the order in which they count, what counts most last; each stands where it counts last.
  private func order(from outermost: String) -> [String] {
    var reversed: [String] = []
    var met: Set<String> = []
    var next = [outermost]
    while let path = next.popLast() {
      guard met.insert(path).inserted else { continue }
      reversed.append(path)
      next += known[path]?.extended ?? []
    }
    return reversed.reversed()
  }

  private mutating func report(_ severity: Severity, _ message: String, _ range: ByteRange, in path: String) {
    problems.append(ConfigurationProblem(path: path, severity: severity, message: message, range: range))
  }
}

extension DataNode {
  /// The texts of a string, or of the strings in a list, with their nodes.
  var strings: [(text: String, node: DataNode)] {
    if let string { return [(string, self)] }
    return elements.compactMap { element in element.string.map { ($0, element) } }
  }
}
