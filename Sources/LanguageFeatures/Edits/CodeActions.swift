package import Rules
package import SourceText
package import WorkspaceIndex

extension Feature {
  package static let fixes = Feature(
    title: "Quick fixes",
    page: """
      The edits that mend a finding: the nearest name, a neighbor on the grid, the nearest color that passes. Where a \
      file has several findings of a kind, one that mends them all. Whoever asks by hand may also silence a finding where \
      it stands, with a comment that waits for a reason. A reference in braces is rewritten as a pointer \
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

  /// Comments, or members of plain JSON, that silence the findings which touch a stretch, each where it stands and with a
  /// place for the reason; none where that would change anything else, or is not the project's to write.
  ///
  /// Each is tried on the whole file, which takes as long as reading that anew.
  package func suppressions(touching range: ByteRange, in path: String) -> [CodeAction] {
    let findings = findings(in: path)
    let touched = findings.filter { $0.isTouched(by: range) && $0.maySuppress }
    guard !touched.isEmpty, !findings.tellOfBrokenSyntax, !isBorrowed(path, by: path), let file = self[path] else {
      return []
    }
    let attempt = SuppressionAttempt(file, in: self, telling: findings, because: "say why")
    var seen: Set<String> = []
    return touched.filter { seen.insert($0.rule).inserted }.prefix(4).compactMap { finding in
      attempt.edits(silencing: finding).map { edits in
        let fix = Fix(
          "Ignore `\(finding.rule)` here", isSafe: false, edits: edits.map { FileEdit(path: path, $0) })
        return CodeAction(finding: finding, fix: fix, isPreferred: false)
      }
    }
  }
}

extension Finding {
  /// Whether a cursor or a selection meets it.
  func isTouched(by other: ByteRange) -> Bool {
    range.touches(other.start) || range.touches(other.end) || range.overlaps(other)
  }
}
