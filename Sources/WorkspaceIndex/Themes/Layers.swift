import DesignTokens
import Facts
import SourceText

/// In which permutations of a project each of its files takes part.
struct Layers: Sendable {
  /// The themes that the settings declare.
  let themes: [Theme]
  /// The ways in which the token files are put together.
  private(set) var permutations: Permutations
  /// By the number of the file.
  private var places: [FilePlaces?] = []

  init(_ themes: [Theme]) {
    self.themes = themes
    guard !themes.isEmpty else {
      permutations = .none
      return
    }
    let named = themes.prefix(Permutations.limit).map { Permutation(name: $0.name, choices: [], resolver: nil) }
    permutations = Permutations(named, files: [:], groups: [], incomplete: 0, isDeclared: true, resolvers: [])
  }

  /// Where a file takes part; `nil` where it is part of none.
  subscript(file: Int) -> FilePlaces? { file < places.count ? places[file] : nil }

  /// Finds where a file takes part that came, or forgets one that went.
  mutating func replace(_ file: Int, at path: String?) {
    while places.count <= file { places.append(nil) }
    places[file] = path.flatMap { found(file, at: $0) }
  }

  /// Puts the files together in other ways; whether a reader of the project could tell.
  mutating func renew(_ new: Permutations, _ files: ProjectFiles) -> Bool {
    guard !new.isSame(as: permutations) else { return false }
    permutations = new
    for file in files.paths.indices { replace(file, at: files.records[file] == nil ? nil : files.paths[file]) }
    return true
  }

  private func found(_ file: Int, at path: String) -> FilePlaces? {
    guard permutations.isDeclared else { return permutations.files[file] }
    var placement = Placement(group: TokenName(""), permutations: permutations.all.count)
    for theme in permutations.all.indices {
      if let rank = themes[theme].rank(of: path) { placement.take(rank, in: theme) }
    }
    return placement.mask == 0 ? nil : FilePlaces(layers: [[placement]])
  }
}
