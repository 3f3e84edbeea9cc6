package import Configuration
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
    files[path] = file
    return replace(path, with: file.content, in: assignProject(to: path))
  }

  /// Replaces a file in its own project and in all that read it.
  private mutating func replace(_ path: String, with content: IndexedFile.Content?, in own: Int) -> StaleFindings {
    var stale = projects[own].replace(path, with: content)
    for reader in readingProjects(of: path) where reader != own {
      let more = projects[reader].replace(path, with: content)
      stale.files.formUnion(more.files)
      stale.dependents.formUnion(more.dependents)
    }
    return stale
  }

  /// Puts many files in at once; the first indexing.
  package mutating func put(_ files: [IndexedFile]) {
    var groups: [Int: [IndexedFile.Content]] = [:]
    for file in files {
      self.files[file.source.path] = file
      let path = file.source.path
      let own = assignProject(to: path)
      for project in Set([own] + readingProjects(of: path)) { groups[project, default: []].append(file.content) }
    }
    for (project, contents) in groups { projects[project].replace(contents) }
  }

  /// Takes a file out.
  package mutating func remove(_ path: String) -> StaleFindings {
    guard files.removeValue(forKey: path) != nil, let project = projectNumber(of: path) else { return StaleFindings() }
    return replace(path, with: nil, in: project)
  }

  /// The same files under other settings; no file is read again.
  package func configured(_ projects: [Configuration]) -> Workspace {
    var result = Workspace(projects: projects)
    result.adopted = adopted
    result.lend(readers)
    result.noteUnread(unread)
    result.put(Array(files.values))
    result.leaveOut(Array(leftOut.files.values))
    return result
  }
}
