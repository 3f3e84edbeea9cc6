import Facts

extension Workspace {
  /// The names that stand in `$extensions` anywhere in the project of a file, each once, sorted.
  package func extensionNames(visibleFrom path: String) -> [String] {
    guard let number = projectNumber(of: path) else { return [] }
    return projects[number].files.records.reduce(into: Set<String>()) { names, record in
      if let record { names.formUnion(record.content.facts.extensionNames) }
    }.sorted()
  }
}
