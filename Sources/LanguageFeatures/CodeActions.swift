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
  /// The fixes of the findings that touch a stretch; preferred where a finding has a single one.
  package func codeActions(touching range: ByteRange, in path: String) -> [CodeAction] {
    findings(in: path)
      .filter { $0.range.touches(range.start) || $0.range.touches(range.end) || $0.range.overlaps(range) }
      .flatMap { finding in
        finding.fixes.map { CodeAction(finding: finding, fix: $0, isPreferred: finding.fixes.count == 1) }
      }
  }
}
