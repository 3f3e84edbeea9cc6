import SourceText

extension Workspace {
  /// Whether the project of a file has another one whose path ends with some names: `app/globals.css`.
  package func hasFile(called name: String, around path: String) -> Bool {
    guard let number = projectNumber(of: path), !name.isEmpty else { return false }
    let files = projects[number].files
    return files.paths.indices.contains { file in
      files.records[file] != nil && files.paths[file].hasSuffix("/" + name) && files.paths[file] != path
    }
  }
}
