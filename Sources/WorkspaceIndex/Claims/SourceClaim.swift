import Facts
import SourceText

/// What one file says of which files belong to its project.
package struct SourceClaim: Sendable {
  private let path: String
  private let givesValues: Bool
  private let files: Set<String>
  private let globs: [Glob]
  /// The files that the pointers of a token file lead into.
  private let targets: Set<String>

  /// What a file of the project says.
  package init(of file: IndexedFile) {
    path = file.source.path
    givesValues = file.facts.kind == .tokens
    files = file.facts.resolver == nil ? [] : Set(file.namedFiles)
    targets = givesValues ? Set(file.namedFiles) : []
    globs = (file.facts.resolver?.order ?? []).flatMap { step -> [Glob] in
      guard case .sources(let sources) = step else { return [] }
      return sources.compactMap { if case .matching(let pattern) = $0.content { Glob("./" + pattern) } else { nil } }
    }
  }

  /// Whether the file lists another as a source of tokens, as the settings of a build and resolver documents do.
  func lists(_ other: String) -> Bool {
    if files.contains(other) { return true }
    return other.isInside(path.folder) && globs.contains { $0.matches(other.below(path.folder)) }
  }

  /// Whether a pointer of the file, which holds tokens, leads into another.
  func leads(to other: String) -> Bool { targets.contains(other) }

  /// Which of the files that were left out are their project's after all.
  ///
  /// - Parameters:
  ///   - leftOut: The files, each with how readily it is taken for its project's own, the lowest first; `nil` for never.
  ///   - claims: What the other files say.
  ///   - roots: The folders of the projects.
  /// - Returns: `listed`, which a file of the project names as sources; `lonely`, beside which no other file of the
  ///   project gives names to values.
  package static func takenIn(
    _ leftOut: [(file: IndexedFile, rank: Int?)], claims: [SourceClaim], roots: [String]
  ) -> (listed: Set<String>, lonely: Set<String>) {
    guard !leftOut.isEmpty else { return ([], []) }
    let roots = roots.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    func root(of path: String) -> String? { roots.first { path.isInside($0) } }
    let lists = claims.filter { !$0.files.isEmpty || !$0.globs.isEmpty }
    let listed = Set(leftOut.map(\.file.source.path).filter { path in lists.contains { $0.lists(path) } })
    let rootsWithTokens = Set(claims.filter(\.givesValues).map { root(of: $0.path) } + listed.map(root(of:)))
    var best: [String?: Int] = [:]
    for (file, rank) in leftOut where file.facts.kind == .tokens {
      let root = root(of: file.source.path)
      if let rank, !rootsWithTokens.contains(root) { best[root] = min(best[root] ?? rank, rank) }
    }
    let lonely = leftOut.filter { file, rank in rank != nil && best[root(of: file.source.path)] == rank }
    return (listed, Set(lonely.map(\.file.source.path)).subtracting(listed))
  }
}
