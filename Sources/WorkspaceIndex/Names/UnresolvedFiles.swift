import DesignTokens
import Facts

/// Which files have references that mean nothing; told once for each file until something changes.
struct UnresolvedFiles: Sendable {
  private var known: [Int: Bool] = [:]

  /// Forgets what was told of some files.
  mutating func forget(_ files: [Int]) { for file in files { known[file] = nil } }

  /// The files of which it is not known that every reference means something.
  func filesInDoubt(among files: ProjectFiles) -> [Int] {
    files.records.indices.filter { files.records[$0] != nil && known[$0] != false }
  }

  /// The files that see any of some scopes and have such references.
  mutating func files(seeing scopes: Set<Scope>, in names: NameLookup) -> [Int] {
    guard !scopes.isEmpty else { return [] }
    return names.files.records.indices.filter { file in
      scopes.contains { names.scopes.sees($0, from: file) } && contains(file, in: names)
    }
  }

  private mutating func contains(_ file: Int, in names: NameLookup) -> Bool {
    guard let record = names.files.records[file] else { return false }
    if let known = known[file] { return known }
    let reader = Viewpoint(path: names.files.paths[file], file: file)
    let references = record.content.facts.references
    let found = references.indices.contains { !names.isResolved(references, $0, from: reader) }
    known[file] = found
    return found
  }
}
