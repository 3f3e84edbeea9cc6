import Facts
import SourceText

/// The files that builds merge, as scripts list them: files of one set are nearer to each other than any folder makes
/// them.
struct SourceSets: Sendable {
  /// One list of a script, with its globs read.
  private struct List: Sendable {
    /// What every path begins with, and the glob for the path below the project.
    var patterns: [(start: String, glob: Glob)]
  }

  private var lists: [List] = []
  private var members: [Int: Set<Int32>] = [:]

  var isEmpty: Bool { lists.isEmpty }

  /// The numbers of the sets that a file is part of.
  subscript(file: Int) -> Set<Int32> { members[file] ?? [] }

  /// The sets of the lists of scripts, each with the folders that its globs may be relative to.
  init(_ lists: [(list: SourceList, folders: [String])], root: String) {
    self.lists = lists.map { list, folders in
      let paths = folders.flatMap { folder in list.patterns.map { ProjectFiles.path($0, relativeTo: folder) } }
      return List(
        patterns: Set(paths).sorted().filter { $0.isInside(root) }.map { path in
          let below = path.below(root)
          return (String(below.prefix { !"*?[{(!".contains($0) }), Glob("./" + below))
        })
    }
  }

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
      return
    }
    let sets = lists.indices.filter { index in
      lists[index].patterns.contains { path.utf8.starts(with: $0.start.utf8) && $0.glob.matches(path) }
    }
    members[file] = sets.isEmpty ? nil : Set(sets.map { Int32(truncatingIfNeeded: $0) })
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

extension Scopes {
  /// Reads the lists of all scripts again.
  mutating func renewSourceSets() {
    let scripts = files.records.indices.filter { files.records[$0]?.content.facts.sourceLists.isEmpty == false }
      .sorted { files.paths[$0] < files.paths[$1] }
    var sets = SourceSets(
      scripts.flatMap { script in
        let folders = [folder(ofPackageAround: script), files.paths[script].folder].compactMap { $0 }
        return (files.records[script]?.content.facts.sourceLists ?? []).map { ($0, folders) }
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
