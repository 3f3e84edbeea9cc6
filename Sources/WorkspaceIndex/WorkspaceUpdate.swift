package import Configuration

/// What must be looked at again after a change.
package struct StaleFindings: Sendable, Equatable {
  /// Files whose findings of `.file` rules changed: the files put or removed.
  package var files: Set<String> = []
  /// Files whose findings of `.names` rules may have changed: they reach a changed name, directly or through aliases.
  package var dependents: Set<String> = []

  package init() {}
}

extension Workspace {
  /// Puts a file in, replacing an older one of the same path.
  package mutating func put(_ file: IndexedFile) -> StaleFindings { StaleFindings() }

  /// Puts many files in at once; the first indexing.
  package mutating func put(_ files: [IndexedFile]) {}

  /// Takes a file out.
  package mutating func remove(_ path: String) -> StaleFindings { StaleFindings() }

  /// The same files under other settings; no file is read again.
  package func configured(_ projects: [Configuration]) -> Workspace { self }
}
