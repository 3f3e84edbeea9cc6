import Configuration
import Platform
import SourceText
import WorkspaceIndex

/// What was found in a revision already: findings that are the same now are not new.
struct KnownFindings {
  /// By the path from the root of the repository.
  private var files: [String: Set<FindingIdentity>] = [:]
  /// What was found in files that are not there any more: it may have moved with them.
  private var moved: Set<FindingIdentity> = []

  /// Nothing was found, for there was nothing.
  init() {}

  /// - Parameters:
  ///   - report: All that is found in the revision, whatever it matters.
  ///   - root: Where the revision lies.
  ///   - now: Where the files lie that are compared with it.
  init(_ report: CheckReport, below root: String, comparedWith now: String) {
    for (file, _, identity) in report.identified {
      files[String((File.realPath(file.path) ?? file.path).dropFirst(root.count)), default: []].insert(identity)
    }
    for (path, identities) in report.putOff {
      files[String((File.realPath(path) ?? path).dropFirst(root.count)), default: []].formUnion(identities)
    }
    for (path, identities) in files where !File.isThere(now + path) { moved.formUnion(identities) }
  }

  /// Whether a finding was there before: in the same file, or in one that is gone while this one is new.
  func hold(_ identity: FindingIdentity, at path: String, isNew: Bool) -> Bool {
    files[path]?.contains(identity) ?? false || isNew && moved.contains(identity)
  }
}
