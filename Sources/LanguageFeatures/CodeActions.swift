package import Rules
package import SourceText
package import WorkspaceIndex

/// A change that an editor offers at a place.
package struct CodeAction: Sendable {
  /// The finding it mends.
  package var finding: Finding
  package var fix: Fix
  /// Whether it is the one to take when only one can be.
  package var isPreferred: Bool

  package init(finding: Finding, fix: Fix, isPreferred: Bool) {
    self.finding = finding
    self.fix = fix
    self.isPreferred = isPreferred
  }
}

extension Workspace {
  /// The fixes of the findings that touch a stretch.
  package func codeActions(touching range: ByteRange, in path: String) -> [CodeAction] { [] }
}
