package import SourceText

/// A way to mend a finding.
package struct Fix: Sendable {
  /// What it does, in the imperative: `Use 8px`.
  package var title: String
  /// Whether it may be applied unasked.
  package var isSafe: Bool
  package var edits: [FileEdit]

  package init(_ title: String, isSafe: Bool = false, edits: [FileEdit]) {
    self.title = title.visible
    self.isSafe = isSafe
    self.edits = edits
  }
}

/// An edit in one of the workspace's files.
package struct FileEdit: Hashable, Sendable {
  package var path: String
  package var edit: TextEdit

  package init(path: String, _ edit: TextEdit) {
    self.path = path
    self.edit = edit
  }
}
