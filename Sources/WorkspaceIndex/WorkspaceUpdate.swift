package import Configuration
import Facts
import SourceText

/// What must be looked at again after a change.
package struct StaleFindings: Sendable, Equatable {
  /// Files whose findings of `.file` rules changed: the files put or removed.
  package var files: Set<String> = []
  /// Files whose findings of `.names` rules may have changed: they reach a changed name, directly or through aliases.
  package var dependents: Set<String> = []

  package init() {}
}

extension Workspace {
  /// Puts a file in, replacing an older one of the same path.
  package mutating func put(_ file: IndexedFile) -> StaleFindings {
    let path = file.source.path
    let own = assignProject(to: path)
    let before = files[path]
    let bears = !undecided.isEmpty && bearsOnUndecidedFiles(before)
    let new = adapted(file, in: own)
    files[path] = new
    var stale = replace(path, with: new.content, in: own)
    if !undecided.isEmpty, bears || before?.facts.kind != new.facts.kind || bearsOnUndecidedFiles(new) {
      stale.formUnion(settleUndecidedFiles())
    }
    return stale
  }

  /// Replaces a file in its own project and in all that read it.
  mutating func replace(_ path: String, with content: IndexedFile.Content?, in own: Int) -> StaleFindings {
    var stale = projects[own].replace(path, with: content)
    for reader in readingProjects(of: path) where reader != own {
      stale.formUnion(projects[reader].replace(path, with: content))
    }
    return stale
  }

  /// Puts many files in at once; the first indexing.
  package mutating func put(_ files: [IndexedFile]) {
    var groups: [Int: [IndexedFile.Content]] = [:]
    for file in files {
      let path = file.source.path
      let own = assignProject(to: path)
      let file = adapted(file, in: own)
      self.files[path] = file
      for project in Set([own] + readingProjects(of: path)) { groups[project, default: []].append(file.content) }
    }
    for (project, contents) in groups { projects[project].replace(contents) }
    _ = settleUndecidedFiles()
  }

  /// Takes a file out.
  package mutating func remove(_ path: String) -> StaleFindings {
    guard let before = files.removeValue(forKey: path), let project = projectNumber(of: path) else {
      return StaleFindings()
    }
    let bears = !undecided.isEmpty && (before.facts.kind == .tokens || bearsOnUndecidedFiles(before))
    undecided.forget(path)
    var stale = replace(path, with: nil, in: project)
    if bears { stale.formUnion(settleUndecidedFiles()) }
    return stale
  }

  /// The same files under other settings; no file is read again.
  package func configured(_ projects: [Configuration]) -> Workspace {
    var result = Workspace(projects: projects)
    result.adopted = adopted
    result.lend(readers)
    result.noteUnread(unread)
    result.put(files.map { undecided.originals[$0.key] ?? $0.value })
    result.leaveOut(Array(leftOut.files.values))
    return result
  }
}

extension StaleFindings {
  mutating func formUnion(_ other: StaleFindings) {
    files.formUnion(other.files)
    dependents.formUnion(other.dependents)
  }
}
