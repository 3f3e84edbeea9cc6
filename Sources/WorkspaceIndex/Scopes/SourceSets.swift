import Facts
import SourceText

/// The files that builds merge, as scripts list them: files of one set are nearer to each other than any folder makes
/// them.
struct SourceSets: Sendable {
  /// One list of a script, with its globs read.
  private struct List: Sendable {
    /// What every path begins with, and the glob for the path below the project.
    var patterns: [(start: String, glob: Glob)]
    /// The glob that takes scripts in, and where the list stands.
    var scripts: Unread?
  }

  private var lists: [List] = []
  private var members: [Int: Set<Int32>] = [:]
  /// The same, with the place in each list where the file is read last.
  private var ranks: [Int: [Int32: Int]] = [:]

  var isEmpty: Bool { lists.isEmpty }

  /// The numbers of the sets that a file is part of.
  subscript(file: Int) -> Set<Int32> { members[file] ?? [] }

  /// Whether a build that has two files reads none of some others after the first of them; so does what is of no set.
  func isLast(_ file: Int, beside companion: Int, among others: [Int]) -> Bool {
    guard let own = ranks[file] else { return true }
    return own.contains { set, rank in
      self[companion].contains(set) && others.allSatisfy { ranks[$0]?[set] ?? 0 <= rank }
    }
  }

  /// The sets of the lists of scripts, each with the folders that its globs may be relative to.
  init(_ lists: [(list: SourceList, folders: [String], script: String)], root: String) {
    self.lists = lists.map { list, folders, script in
      let paths = list.patterns.flatMap { pattern in folders.map { ProjectFiles.path(pattern, relativeTo: $0) } }
      return List(
        patterns: paths.filter { $0.isInside(root) }.map { path in
          let below = path.below(root)
          return (String(below.prefix { !"*?[{(!".contains($0) }), Glob("./" + below))
        }, scripts: list.patternOfScripts.map { .source($0, manifest: script) })
    }
  }

  /// The scripts that a build merges with a file, which nobody reads.
  func scripts(besides file: Int) -> [Unread] { self[file].sorted().compactMap { lists[Int($0)].scripts } }

  /// Whether a list names a file, by its path below the project.
  func list(_ path: String) -> Bool {
    lists.contains { list in
      list.patterns.contains { path.utf8.starts(with: $0.start.utf8) && $0.glob.matches(path) }
    }
  }

  /// Finds the sets of a file, or forgets them.
  mutating func place(_ file: Int, at path: String?) {
    guard let path else {
      members[file] = nil
      ranks[file] = nil
      return
    }
    var sets: [Int32: Int] = [:]
    for index in lists.indices {
      sets[Int32(truncatingIfNeeded: index)] = lists[index].patterns.lastIndex {
        path.utf8.starts(with: $0.start.utf8) && $0.glob.matches(path)
      }
    }
    members[file] = sets.isEmpty ? nil : Set(sets.keys)
    ranks[file] = sets.isEmpty ? nil : sets
  }
}

extension Workspace {
  /// Whether a build merges two different files, as a script lists them or the settings of a tool before the format.
  package func areMerged(_ path: String, _ other: String) -> Bool {
    guard path != other, let number = projectNumber(of: path), number == projectNumber(of: other),
      let first = projects[number].files.number(of: path), let second = projects[number].files.number(of: other)
    else { return false }
    let project = projects[number]
    if !project.scopes.sourceSets[first].isDisjoint(with: project.scopes.sourceSets[second]) { return true }
    let shared = project.layered.reader(path).mask & project.layered.reader(other).mask
    return project.permutations.resolvers.contains { resolver in
      project.files.records[resolver.file]?.content.facts.kind != .resolver
        && resolver.permutations.contains { shared & 1 << UInt64($0) != 0 }
    }
  }
}

extension Workspace {
  /// Whether a definition holds where a file is merged with its own, as scripts list them: some build has both, and
  /// nothing behind that gives the name anew.
  package func holds(_ site: DefinitionSite, beside path: String) -> Bool {
    guard let number = projectNumber(of: site.path), number == projectNumber(of: path),
      let file = projects[number].files.number(of: site.path), let other = projects[number].files.number(of: path),
      let name = definition(at: site)?.name
    else { return true }
    let project = projects[number]
    let bearers = project.layered.definitions.project[name].map(\.file)
    return project.scopes.sourceSets.isLast(file, beside: other, among: bearers)
  }
}

extension Scopes {
  /// Reads the lists of all scripts again.
  mutating func renewSourceSets() {
    let scripts = files.records.indices.filter { files.records[$0]?.content.facts.sourceLists.isEmpty == false }
      .sorted { files.paths[$0] < files.paths[$1] }
    var sets = SourceSets(
      scripts.flatMap { script in
        let folders = [folder(ofPackageAround: script), files.paths[script].folder].compactMap { $0 }
        return (files.records[script]?.content.facts.sourceLists ?? []).map { ($0, folders, files.paths[script]) }
      }, root: files.root)
    if !sets.isEmpty {
      for file in files.records.indices where files.isTokenFile(file) {
        sets.place(file, at: files.paths[file].below(files.root))
      }
    }
    sourceSets = sets
  }

  /// Finds the sets of a file that came, or forgets those of one that went.
  mutating func placeInSourceSets(_ file: Int) {
    guard !sourceSets.isEmpty else { return }
    sourceSets.place(file, at: files.isTokenFile(file) ? files.paths[file].below(files.root) : nil)
  }

  /// The folder of the package that a file belongs to; `nil` for one outside of all packages.
  private func folder(ofPackageAround file: Int) -> String? {
    guard let package = package(of: file), let depth = locations[file].depth(of: package) else {
      return nil
    }
    var folder = files.paths[file].folder
    for _ in 0..<(locations[file].depth - depth - 1) { folder = folder.folder }
    return folder
  }
}
