import Platform
import SourceText
import WorkspaceIndex

/// The files that were found on the disk and left out, and which of them are their project's after all.
struct Reserve {
  private var files: [String: IndexedFile] = [:]
  private var ranks: [String: LeftOutReason] = [:]
  /// What the chosen files say of their projects.
  private var claims: [String: SourceClaim] = [:]
  /// Those that are told to be left out.
  private var told: Set<String> = []
  private var hasChanged = false

  init() {}

  /// Reads what is new among the files left out, and takes note of what the chosen files say.
  mutating func update(
    _ leftOut: [LeftOutFile], besides chosen: Set<String>, _ read: [IndexedFile], again: Set<String>,
    on pool: WorkerPool
  ) {
    claims = claims.filter { chosen.contains($0.key) }
    for file in read { claims[file.source.path] = SourceClaim(of: file) }
    ranks = Dictionary(leftOut.map { ($0.path, $0.reason) }) { first, _ in first }
    let count = files.count
    files = files.filter { ranks[$0.key] != nil }
    let unread = leftOut.map(\.path).filter { files[$0] == nil || again.contains($0) }
    for file in FileReading.map(unread, on: pool, { IndexedFile(reading: $0) }) { files[file.source.path] = file }
    hasChanged = count != files.count || !unread.isEmpty
  }

  /// Which files are taken in: those of which something is said, and those that only give their names.
  func taken(in roots: [String]) -> (spoken: [IndexedFile], silent: [IndexedFile]) {
    let ranked = files.sorted { $0.key < $1.key }.map { (file: $0.value, rank: ranks[$0.key]?.rank) }
    let taken = SourceClaim.takenIn(ranked, claims: Array(claims.values), roots: roots)
    let all = taken.listed.union(taken.lonely).sorted().compactMap { files[$0] }
    return (
      all.filter { taken.listed.contains($0.source.path) || ranks[$0.source.path]?.isWritten == true },
      all.filter { taken.lonely.contains($0.source.path) && ranks[$0.source.path]?.isWritten != true }
    )
  }

  /// The files that are left out if these are not; `nil` where that is known.
  mutating func news(without taken: [IndexedFile]) -> [IndexedFile]? {
    let paths = Set(files.keys).subtracting(taken.map(\.source.path))
    guard hasChanged || paths != told else { return nil }
    told = paths
    return paths.sorted().compactMap { files[$0] }
  }
}
