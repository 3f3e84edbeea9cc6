import Facts
import SourceText

extension Workspace {
  /// Whether a build made a file, as it shows itself or as a script of a package says that writes it.
  package func isGenerated(_ path: String) -> Bool {
    guard let file = self[path], let number = projectNumber(of: path) else { return false }
    return file.facts.isGenerated
      || projects[number].answers.branches.written { projects[number].files.written }.contains(path)
  }
}

extension ProjectFiles {
  /// The paths of what the scripts of packages write.
  fileprivate var written: Set<String> {
    var found: Set<String> = []
    for (file, record) in records.enumerated() {
      for output in record?.content.facts.package?.outputs ?? [] {
        found.insert(ProjectFiles.path(output, relativeTo: paths[file].folder))
      }
    }
    return found
  }
}
