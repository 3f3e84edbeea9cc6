import Configuration
import DesignTokens
import Platform
import Rules
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
  /// In which lines equal ones stood, and the text of their file; likewise.
  private var lines: [String: [FindingIdentity: [Int]]] = [:]
  private var sources: [String: SourceFile] = [:]
  /// What was found in files that are not there any more, with these files: it may have moved with them.
  private var gone: [FindingIdentity: [SourceFile]] = [:]
  /// What style sheets used there and had a value, by the path from the root.
  private var names: [String: [TokenName: Set<TokenName>]] = [:]
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

  /// What the style sheets of the revision used and had a value, by where these files lie now.
  func earlierNames(in revision: String) -> EarlierNames {
    EarlierNames(in: revision, Dictionary(names.map { (root + $0, $1) }, uniquingKeysWith: { first, _ in first }))
  }

  /// Takes in all that is found in the revision, whatever it matters; `root` is where the revision lies.
  mutating func add(_ report: CheckReport, below root: String) {
    for (path, given) in report.workspace.namesGiven {
      names[String((File.realPath(path) ?? path).dropFirst(root.count))] = given
    }
    var known = report.putOff
    var stood: [String: [FindingIdentity: [Int]]] = [:]
    for (file, finding, identity) in report.identified {
      known[file.path, default: []].insert(identity)
      stood[file.path, default: [:]][identity.withoutOrdinal, default: []]
        .append(file.source.lines.line(at: finding.range.start))
    }
    for (path, identities) in known {
      let place = String((File.realPath(path) ?? path).dropFirst(root.count))
      lines[place] = stood[path]
      sources[place] = report.workspace[path]?.source
      files[place, default: []].formUnion(identities)
      guard !File.isThere(self.root + place), let source = report.workspace[path]?.source else { continue }
      for identity in identities { gone[identity, default: []].append(source) }
    }
  }

  /// Which findings of a file were there before; of equal ones those that stand in lines which did not change.
  mutating func answers(to identities: [FindingIdentity], in file: CheckReport.File) -> [Answer?] {
    var answers = identities.map { answer(to: $0, in: file) }
    var equals: [FindingIdentity: [Int]] = [:]
    for (index, identity) in identities.enumerated() { equals[identity.withoutOrdinal, default: []].append(index) }
    let path = path(of: file)
    var kept: [Int: Int]?
    for (identity, places) in equals where places.count > 1 {
      let known = places.count { answers[$0] == .here }
      guard known > 0, known < places.count, let stood = lines[path]?[identity], let source = sources[path] else {
        continue
      }
      let unchanged = kept ?? LineDiff.keptLines(from: source.bytes, to: file.source.bytes)
      kept = unchanged
      let stays = places.filter { place in
        unchanged[file.source.lines.line(at: file.findings[place].range.start)].map(stood.contains) ?? false
      }
      let chosen = Set((stays + places.filter { !stays.contains($0) }).prefix(known))
      for place in places { answers[place] = chosen.contains(place) ? .here : nil }
    }
    return answers
  }

  private func path(of file: CheckReport.File) -> String {
    String((File.realPath(file.path) ?? file.path).dropFirst(root.count))
  }

  /// Whether a finding was there before: in the same file, or in one that is gone while this one is new and like it.
  private mutating func answer(to identity: FindingIdentity, in file: CheckReport.File) -> Answer? {
    let path = path(of: file)
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
