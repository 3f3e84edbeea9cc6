/// One definition in the workspace.
package struct DefinitionSite: Hashable, Sendable {
  package var path: String
  /// The index in that file's `facts.definitions`.
  package var index: Int

  package init(path: String, index: Int) {
    self.path = path
    self.index = index
  }
}

/// One reference in the workspace.
package struct ReferenceSite: Hashable, Sendable {
  package var path: String
  /// The index in that file's `facts.references`.
  package var index: Int

  package init(path: String, index: Int) {
    self.path = path
    self.index = index
  }
}

/// One group of tokens in the workspace.
package struct GroupSite: Hashable, Sendable {
  package var path: String
  /// The index in that file's `facts.groups`.
  package var index: Int

  package init(path: String, index: Int) {
    self.path = path
    self.index = index
  }
}
