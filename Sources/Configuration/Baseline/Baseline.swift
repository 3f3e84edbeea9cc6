package import SourceText

/// The findings that a team knows of and has put off: a file with one entry a line.
package struct Baseline: Sendable, Equatable {
  /// One finding that is put off.
  package struct Entry: Sendable, Equatable {
    /// The file that it stands in, relative to the folder of the baseline.
    package var path: String
    package var identity: FindingIdentity
    /// Why it is put off; `nil` where nobody has said so.
    package var reason: String?
    /// Where the entry names its rule in the baseline; empty for one that is not written yet.
    package var range: ByteRange

    package init(path: String, _ identity: FindingIdentity, reason: String? = nil, range: ByteRange = ByteRange(0, 0)) {
      self.path = path
      self.identity = identity
      self.reason = reason
      self.range = range
    }
  }

  /// The absolute path of the file.
  package let path: String
  /// By path, then by identity, each once.
  package let entries: [Entry]
  private let known: [String: Set<FindingIdentity>]

  /// The same findings, in order; of two entries of one finding the first one that has a reason counts.
  package init(path: String, _ entries: [Entry]) {
    self.path = path
    var sorted: [Entry] = []
    for entry in entries.sorted(by: Entry.areInOrder) {
      if sorted.last?.path == entry.path, sorted.last?.identity == entry.identity { continue }
      sorted.append(entry)
    }
    self.entries = sorted
    known = Dictionary(grouping: sorted, by: \.path).mapValues { Set($0.map(\.identity)) }
  }

  /// Whether it lists anything in the file at an absolute path.
  package func concerns(_ path: String) -> Bool { known[path.relative(to: self.path.folder)] != nil }

  /// Whether a finding in the file at an absolute path is put off.
  package func holds(_ identity: FindingIdentity, inFileAt path: String) -> Bool {
    known[path.relative(to: self.path.folder)]?.contains(identity) ?? false
  }

  /// The absolute path of the file that an entry is about.
  package func file(of entry: Entry) -> String { entry.path.resolved(against: path.folder) }
}

extension Baseline.Entry {
  fileprivate static func areInOrder(_ left: Baseline.Entry, _ right: Baseline.Entry) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.identity != right.identity { return left.identity < right.identity }
    if (left.reason == nil) != (right.reason == nil) { return right.reason == nil }
    return left.range < right.range
  }
}
