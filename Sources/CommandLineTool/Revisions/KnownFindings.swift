import Configuration
import Platform
import SourceText
import WorkspaceIndex

/// What was found in a revision already: findings that are the same now are not new.
struct KnownFindings {
  /// Why a finding is no news.
  enum Answer {
    /// It was in this file.
    case here
    /// It was in one that is gone, and whose text this new one has.
    case movedHere
  }

  /// By the path from the root of the repository.
  private var files: [String: Set<FindingIdentity>] = [:]
  /// What was found in files that are not there any more, with these files: it may have moved with them.
  private var gone: [FindingIdentity: [SourceFile]] = [:]
  /// All files of the revision, by the path from the root.
  private let paths: Set<String>
  /// Where the files lie that are compared with it.
  private let root: String
  /// Which new files have most of the text of one that is gone, both by their paths.
  private var likenesses: [[String]: Bool] = [:]

  /// Nothing was found.
  ///
  /// - Parameters:
  ///   - paths: The files of the revision, from the root of the repository.
  ///   - root: Where the files lie that are compared with it.
  init(in paths: some Sequence<String>, comparedWith root: String) {
    self.paths = Set(paths.map { "/" + $0 })
    self.root = root
  }

  /// Takes in all that is found in the revision, whatever it matters; `root` is where the revision lies.
  mutating func add(_ report: CheckReport, below root: String) {
    var known = report.putOff
    for (file, _, identity) in report.identified { known[file.path, default: []].insert(identity) }
    for (path, identities) in known {
      let place = String((File.realPath(path) ?? path).dropFirst(root.count))
      files[place, default: []].formUnion(identities)
      guard !File.isThere(self.root + place), let source = report.workspace[path]?.source else { continue }
      for identity in identities { gone[identity, default: []].append(source) }
    }
  }

  /// Whether a finding was there before: in the same file, or in one that is gone while this one is new and like it.
  mutating func answer(to identity: FindingIdentity, in file: CheckReport.File) -> Answer? {
    let path = String((File.realPath(file.path) ?? file.path).dropFirst(root.count))
    if files[path]?.contains(identity) ?? false { return .here }
    guard !paths.contains(path), let old = gone[identity] else { return nil }
    for source in old {
      let pair = [source.path, path]
      let isAlike = likenesses[pair] ?? source.isLike(file.source)
      likenesses[pair] = isAlike
      if isAlike { return .movedHere }
    }
    return nil
  }
}

extension SourceFile {
  /// Whether two files have most of their lines in common, in whatever order; of data on one line its elements count.
  fileprivate func isLike(_ other: SourceFile) -> Bool {
    let (mine, others) = (pieces, other.pieces)
    let shared = mine.reduce(0) { $0 + min($1.value, others[$1.key] ?? 0) }
    let most = max(mine.values.reduce(0, +), others.values.reduce(0, +))
    return shared * 2 >= most
  }

  private var pieces: [ArraySlice<UInt8>: Int] {
    let parts = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ",") }
    return parts.reduce(into: [:]) { counts, part in
      let text = part.drop { $0 <= 0x20 }
      if !text.isEmpty { counts[text, default: 0] += 1 }
    }
  }
}
