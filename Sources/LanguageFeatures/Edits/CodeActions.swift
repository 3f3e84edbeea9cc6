package import Rules
package import SourceText
package import WorkspaceIndex

extension Feature {
  package static let fixes = Feature(
    title: "Quick fixes",
    page: """
      The edits that mend a finding: the nearest name, a neighbor on the grid, the nearest color that passes. Where a \
      file has several findings of a kind, one that mends them all. A reference in braces is rewritten as a pointer \
      and back (`refactor.rewrite`). On saving, as `source.fixAll.tincture`, everything \
      that has a safe fix.
      """)
}

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
  /// The fixes of the findings that touch a stretch, in files that the project may write; preferred where a finding has
  /// a single one.
  package func codeActions(touching range: ByteRange, in path: String) -> [CodeAction] {
    findings(in: path)
      .filter { $0.isTouched(by: range) }
      .flatMap { finding in
        finding.fixes.filter { $0.edits.allSatisfy { !isBorrowed($0.path, by: path) } }
          .map { CodeAction(finding: finding, fix: $0, isPreferred: finding.fixes.count == 1) }
      }
  }
}

extension Finding {
  /// Whether a cursor or a selection meets it.
  func isTouched(by other: ByteRange) -> Bool {
    range.touches(other.start) || range.touches(other.end) || range.overlaps(other)
  }
}
