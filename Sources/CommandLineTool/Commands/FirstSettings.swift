import Facts
import SourceText
import Syntax

/// The settings that a folder begins with: which files are read, and the baseline that was written there.
struct FirstSettings {
  private let tokens: [String]
  private let specs: [String]
  private let baseline: String?
  /// How many style sheets define names.
  private let sheets: Int

  /// - Parameters:
  ///   - files: What is checked, with paths relative to the folder, and whether it is a style sheet that defines names.
  ///   - all: The paths of all that was read.
  ///   - baseline: The name of a baseline in the folder.
  init(_ files: [(path: String, kind: FileKind, isSheet: Bool)], among all: [String], baseline: String?) {
    tokens = FoldedPaths(files.filter { [.tokens, .resolver].contains($0.kind) }.map(\.path), among: all).globs
    specs =
      FoldedPaths(
        files.filter { [.specification, .design].contains($0.kind) && !Self.isInstruction($0.path) }.map(\.path),
        among: all
      ).globs
    sheets = files.count(where: \.isSheet)
    self.baseline = baseline
  }

  /// What is set, in words, of long lists the beginning.
  var summary: String {
    var parts = [("token files", tokens), ("specs", specs)].filter { !$0.1.isEmpty }.map { title, globs in
      let shown = globs.prefix(FirstSettings.mostShown).map { "`\($0)`" }.joined(separator: ", ")
      let rest = globs.count - FirstSettings.mostShown
      return "\(title) \(shown)" + (rest > 0 ? " and \(Count.text(rest)) more" : "")
    }
    if parts.isEmpty {
      let read = "\(Count.text(sheets, "style sheet")) \(sheets == 1 ? "is" : "are") all that is checked"
      parts.append("no token files and no specs were found, so \(sheets == 0 ? "it says nothing yet" : read)")
    }
    if let baseline { parts.append("the baseline `\(baseline)`") }
    return parts.joined(separator: "; ")
  }

  private static let mostShown = 6

  /// Whether a document is for an assistant and specifies nothing: it has a name that a tool asks for, or lies in a hidden
  /// folder.
  private static func isInstruction(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.first == "." }
      || ["agents.md", "claude.md", "gemini.md", "skill.md"].contains(path.fileName.lowercased())
  }

  var json: [UInt8] {
    var writer = JSONWriter(indented: true)
    writer.object { writer in
      if !tokens.isEmpty { writer.member("tokens", tokens) }
      if !specs.isEmpty { writer.member("specs", specs) }
      if let baseline { writer.member("baseline", baseline) }
      writer.member("rules", object: { _ in })
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}

/// Patterns for some files, which match nothing else that is there.
private struct FoldedPaths {
  /// Sorted; a file that is like no other stands for itself.
  private(set) var globs: [String] = []
  private let all: [String]

  /// So many folders that hold the same are written as one pattern.
  private static let many = 3

  init(_ paths: [String], among all: [String]) {
    self.all = all
    var patterns: [String: [String]] = [:]
    for (pattern, files) in Dictionary(grouping: paths, by: FoldedPaths.pattern) {
      if files.count > 1, matches(pattern, just: files) {
        patterns[pattern] = files
      } else {
        for file in files { patterns[file] = [file] }
      }
    }
    for wildcards in 1...2 { patterns = folded(patterns, over: wildcards) }
    // Of what has other names in each folder the ends may be alike.
    for (file, files) in patterns where files == [file] && matches(FoldedPaths.pattern(of: file), just: files) {
      patterns[file] = nil
      patterns[FoldedPaths.pattern(of: file)] = files
    }
    for wildcards in 1...2 { patterns = folded(patterns, over: wildcards) }
    globs = patterns.map { anchored($1.count == 1 ? $1[0] : $0) }.sorted()
  }

  /// All files of a folder whose names end alike.
  private static func pattern(of path: String) -> String {
    let suffix = path.fileName.split(separator: ".").dropFirst().suffix(2).joined(separator: ".")
    return (path.folder.isEmpty ? "" : path.folder + "/") + "*." + suffix
  }

  /// The patterns, those put together that differ in the names of one folder alone, or of two.
  private func folded(_ patterns: [String: [String]], over wildcards: Int) -> [String: [String]] {
    var groups: [String: [String]] = [:]
    for pattern in patterns.keys {
      for glob in FoldedPaths.globs(around: pattern, wildcards) { groups[glob, default: []].append(pattern) }
    }
    var left = patterns
    for (glob, members) in groups.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
      guard members.count >= FoldedPaths.many else { break }
      let members = members.filter { left[$0] != nil }
      let files = members.flatMap { patterns[$0] ?? [] }
      guard members.count >= FoldedPaths.many, matches(glob, just: files) else { continue }
      for member in members { left[member] = nil }
      left[glob] = files
    }
    return left
  }

  /// A pattern with so many more folders of any name; not all of them.
  private static func globs(around pattern: String, _ wildcards: Int) -> [String] {
    let parts = pattern.split(separator: "/").map(String.init)
    let open = parts.indices.dropLast().filter { parts[$0] != "*" }
    guard wildcards > 1 else {
      return open.filter { $0 > 0 || parts.count > 2 }.map { parts.replacing([$0]) }
    }
    guard open.count > 2 else { return [] }
    return open.flatMap { one in open.filter { $0 > one }.map { parts.replacing([one, $0]) } }
  }

  private func matches(_ pattern: String, just files: [String]) -> Bool {
    let glob = Glob(anchored(pattern))
    return all.count(where: glob.matches) == files.count && files.allSatisfy(glob.matches)
  }

  /// A pattern without a folder would be looked for in every one.
  private func anchored(_ pattern: String) -> String {
    guard !pattern.contains("/"), case let glob = Glob(pattern),
      all.contains(where: { $0.contains("/") && glob.matches($0) })
    else { return pattern }
    return "./" + pattern
  }
}

extension [String] {
  /// The steps as one path, some of them of any name.
  fileprivate func replacing(_ places: [Int]) -> String {
    var steps = self
    for place in places { steps[place] = "*" }
    return steps.joined(separator: "/")
  }
}
