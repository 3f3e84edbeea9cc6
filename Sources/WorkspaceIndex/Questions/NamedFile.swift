import Facts
import SourceText

extension Workspace {
  /// Whether a package of a file's project depends on one of an owner: `@chakra-ui/`.
  package func dependsOnPackage(of owners: [String], _ path: String) -> Bool {
    guard let number = projectNumber(of: path) else { return false }
    return projects[number].files.records.contains { record in
      record?.content.facts.package?.dependencies.contains { name in owners.contains(where: name.hasPrefix) } ?? false
    }
  }

  /// The folders of the packages in the project of a file, each once.
  package func packageFolders(around path: String) -> [String] {
    guard let number = projectNumber(of: path) else { return [] }
    let project = projects[number]
    return project.answers.packageFolders.value {
      let manifests = project.files.records.lazy.compactMap { $0?.content }.filter { $0.facts.package != nil }
      return Set(manifests.map(\.source.path.folder)).sorted()
    }
  }

  /// Whether the project of a file has another one whose path ends with some names: `app/globals.css`.
  package func hasFile(called name: String, around path: String) -> Bool {
    guard let number = projectNumber(of: path), !name.isEmpty else { return false }
    let files = projects[number].files
    return files.paths.indices.contains { file in
      files.records[file] != nil && files.paths[file].hasSuffix("/" + name) && files.paths[file] != path
    }
  }

  /// The path of the one file in the project of another whose path ends with some names; `nil` for none and for several.
  package func onlyFile(called name: String, around path: String) -> String? {
    guard let number = projectNumber(of: path), !name.isEmpty else { return nil }
    let files = projects[number].files
    let found = files.paths.indices.filter { file in
      files.records[file] != nil && files.paths[file].hasSuffix("/" + name) && files.paths[file] != path
    }
    return found.count == 1 ? files.paths[found[0]] : nil
  }
}
