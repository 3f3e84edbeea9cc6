package import DesignTokens
import Facts
import SourceText

/// The names that files give which are no part of their project, because a build made them or a test needs them.
struct LeftOutNames: Sendable {
  private(set) var files: [String: IndexedFile] = [:]
  /// By project, each name and each spelling in code with the first file that gives it.
  private var givers: [Int: [TokenName: String]] = [:]

  init() {}

  init(_ files: [IndexedFile], projectNumber: (String) -> Int?) {
    for file in files.sorted(by: { $0.source.path < $1.source.path }) {
      self.files[file.source.path] = file
      guard let project = projectNumber(file.source.path) else { continue }
      // No style sheet can use a group.
      for name in file.facts.groups.map(\.name) where givers[project]?[name] == nil {
        givers[project, default: [:]][name] = file.source.path
      }
      for name in file.facts.definitions.map(\.name) {
        let keys = name.isCodeName ? [CodeSpelling.key(of: name.bytes)] : CodeSpelling.keys(of: name)
        for known in [name] + keys.map(CodeSpelling.use) where givers[project]?[known] == nil {
          givers[project, default: [:]][known] = file.source.path
        }
      }
    }
  }

  func giver(of name: TokenName, in project: Int) -> String? {
    guard let givers = givers[project] else { return nil }
    return givers[name] ?? givers[CodeSpelling.use(CodeSpelling.key(of: name.bytes))]
  }
}

extension Workspace {
  /// Says which files of the projects were left out; they take the place of those named before.
  ///
  /// They define nothing and nothing is said of them. But what they define is no name that nothing defines.
  package mutating func leaveOut(_ files: [IndexedFile]) {
    leftOut = LeftOutNames(files) { projectNumber(of: $0) }
    for number in projects.indices { projects[number].answers.families = CodeFamilyMemory() }
  }

  /// Whether a file was left out.
  package func isLeftOut(_ path: String) -> Bool { leftOut.files[path] != nil }

  /// A file of the same project that was left out and defines a name, be it as code spells it; `nil` where none does.
  package func leftOutFile(defining name: TokenName, for path: String) -> String? {
    projectNumber(of: path).flatMap { leftOut.giver(of: name, in: $0) }
  }
}
