import Rules
import WorkspaceIndex

/// What the rules have found, by file and reach, so that after a change only what can be another is looked for again.
struct FindingMemory: Sendable {
  private var known: [String: [Rule.Reach: [Finding]]] = [:]

  /// What is known of a file.
  subscript(path: String) -> [Rule.Reach: [Finding]]? {
    get { known[path] }
    set { known[path] = newValue }
  }

  /// Forgets what a change can have changed: what looks at every file always is.
  mutating func forget(_ stale: StaleFindings) {
    for path in known.keys {
      known[path]?[.workspace] = nil
      let isMoved = known[path]?.values.contains { findings in
        findings.contains { finding in stale.files.contains { finding.reaches(into: $0) } }
      }
      if stale.files.contains(path) || isMoved ?? false { known[path] = nil }
    }
    for path in stale.dependents { known[path]?[.names] = nil }
  }
}
