import Configuration
import DesignTokens
import Facts
import SourceText

/// Files that the workspace reads otherwise than they show by themselves, or may: trees of values that are tokens where
/// their neighbors, a manifest or references say so, and files that the settings put under another format.
struct UndecidedFiles: Sendable {
  /// As they are by themselves, by path.
  private(set) var originals: [String: IndexedFile] = [:]
  /// The trees of values among them, read as tokens.
  private(set) var readings: [String: IndexedFile] = [:]
  /// What the trees would define.
  private(set) var names: Set<TokenName> = []

  var isEmpty: Bool { readings.isEmpty }

  mutating func note(_ file: IndexedFile) {
    let path = file.source.path
    if originals[path] != nil { forget(path) }
    guard file.facts.mayHoldTokens else { return }
    originals[path] = file
    readings[path] = file.read(as: .vouchedFor)
    names.formUnion(readings[path]?.facts.definitions.map(\.name) ?? [])
  }

  /// Notes a file that is read strictly.
  mutating func note(strict file: IndexedFile) { originals[file.source.path] = file }

  mutating func forget(_ path: String) {
    originals[path] = nil
    if readings.removeValue(forKey: path) != nil {
      names = Set(readings.values.flatMap { $0.facts.definitions.map(\.name) })
    }
  }
}

extension Workspace {
  /// A file as its project reads it: strictly where the settings say that everything is of 2025.10.
  mutating func adapted(_ file: IndexedFile, in project: Int) -> IndexedFile {
    undecided.note(file)
    guard projects[project].configuration.format == .current, file.facts.otherTool != nil else { return file }
    undecided.note(strict: file)
    return file.read(as: .strict)
  }

  /// Whether another text or the absence of a file may change what trees of values are taken for.
  func bearsOnUndecidedFiles(_ file: IndexedFile?) -> Bool {
    guard let facts = file?.facts else { return false }
    return facts.mayHoldTokens || facts.resolver != nil || !facts.sourceLists.isEmpty || !facts.outsidePointers.isEmpty
      || facts.references.contains { undecided.names.contains($0.name) }
  }

  /// Reads each tree of values as what the rest of its project says that it is; what must be looked at again.
  mutating func settleUndecidedFiles() -> StaleFindings {
    var stale = StaleFindings()
    guard !undecided.isEmpty else { return stale }
    let vouched = vouchedFiles()
    for path in undecided.readings.keys.sorted() {
      guard let own = projectNumber(of: path),
        let wanted = vouched.contains(path) ? undecided.readings[path] : undecided.originals[path],
        wanted.facts.kind != files[path]?.content.facts.kind
      else { continue }
      files[path] = wanted
      stale.formUnion(replace(path, with: wanted.content, in: own))
    }
    return stale
  }

  /// The trees of values that are token files.
  ///
  /// It begins with what shows itself, so that two trees do not vouch for each other; what is found vouches for more.
  private func vouchedFiles() -> Set<String> {
    var vouched: Set<String> = []
    let groups = Dictionary(grouping: undecided.readings.keys.sorted()) { projectNumber(of: $0) }
    for (number, paths) in groups {
      guard let number else { continue }
      let witness = Witness(projects[number], files, Set(paths))
      // Each round but the last finds one, and whole folders are found at once.
      for _ in 0..<8 {
        let more = paths.filter { path in
          !vouched.contains(path)
            && witness.vouches(for: path, undecided.readings[path], vouched)
        }
        if more.isEmpty { break }
        vouched.formUnion(more)
      }
    }
    return vouched
  }
}

/// What a project says of its trees of values.
private struct Witness {
  private let names: NameLookup
  private let references: ReferenceIndex
  private let claims: [SourceClaim]
  private let undecided: Set<String>
  private let isTree: Set<Int>
  /// How many token files a folder holds, and how many other files of data, trees of values apart.
  private var folders: [String: (tokens: Int, others: Int)] = [:]

  init(_ project: Project, _ files: [String: IndexedFile], _ undecided: Set<String>) {
    names = project.names
    references = project.references
    self.undecided = undecided
    isTree = Set(undecided.compactMap(project.files.number))
    claims = project.files.records.indices.compactMap { number in
      guard let facts = project.files.records[number]?.content.facts,
        facts.resolver != nil || !facts.outsidePointers.isEmpty
      else { return nil }
      return files[project.files.paths[number]].map(SourceClaim.init)
    }
    let wanted = Set(undecided.map(\.folder))
    for number in project.files.records.indices where !isTree.contains(number) {
      let folder = project.files.paths[number].folder
      guard wanted.contains(folder), let facts = project.files.records[number]?.content.facts else { continue }
      if facts.kind == .tokens {
        folders[folder, default: (0, 0)].tokens += 1
      } else if facts.kind == .unmarked, facts.package == nil, facts.resolver == nil,
        facts.voice == .data
      {
        folders[folder, default: (0, 0)].others += 1
      }
    }
  }

  /// Whether a manifest lists a file, a token file leads into it, or it stands among token files.
  ///
  /// Bare values are tokens for those alone who name them.
  func vouches(for path: String, _ file: IndexedFile?, _ vouched: Set<String>) -> Bool {
    guard let facts = file?.facts else { return false }
    if facts.holdsBareValues { return facts.definitions.contains { isNamed($0.name, vouched) } }
    if claims.contains(where: { $0.lists(path) || $0.leads(to: path) }) { return true }
    if names.scopes.sourceSets.list(path.below(names.files.root)) { return true }
    if let folder = folders[path.folder], folder.tokens > folder.others { return true }
    return facts.definitions.contains { isNamed($0.name, vouched) }
  }

  /// Whether a token file names what nothing else defines.
  private func isNamed(_ name: TokenName, _ vouched: Set<String>) -> Bool {
    guard names.layered.definitions.project[name].allSatisfy({ isTree.contains($0.file) }) else { return false }
    return references[name].contains { site in
      guard let facts = names.files.records[site.file]?.content.facts else { return false }
      return isTree.contains(site.file) ? vouched.contains(names.files.paths[site.file]) : facts.kind == .tokens
    }
  }
}
