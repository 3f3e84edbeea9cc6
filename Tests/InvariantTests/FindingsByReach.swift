import Rules
import SourceText
import WorkspaceIndex

/// The findings of one file, kept apart by how far their rules look, as a server keeps them.
struct FindingsByReach: Equatable, Sendable {
  private var texts: [Rule.Reach: [String]] = [:]
  /// The files that a related place or an edit lies in.
  private var touched: Set<String> = []

  /// Everything found in some files.
  static func all(in workspace: Workspace, _ paths: [String]) -> [String: FindingsByReach] {
    Dictionary(
      uniqueKeysWithValues: paths.map { path in
        var findings = FindingsByReach()
        for reach in Rule.Reach.allCases { findings.renew(reach, in: workspace, path) }
        return (path, findings)
      })
  }

  /// What is known after a change if only that is looked at again which the change has made stale.
  static func renewed(
    _ before: [String: FindingsByReach], _ stale: StaleFindings, in workspace: Workspace, _ paths: [String]
  ) -> [String: FindingsByReach] {
    var result = before
    for path in paths {
      if stale.files.contains(path) { result[path]?.renew(.file, in: workspace, path) }
      // A place in a changed file may have moved although the finding stays true.
      let isMoved = !(before[path]?.touched.isDisjoint(with: stale.files) ?? true)
      if stale.files.contains(path) || stale.dependents.contains(path) || isMoved {
        result[path]?.renew(.names, in: workspace, path)
      }
      result[path]?.renew(.workspace, in: workspace, path)
    }
    return result
  }

  static func == (left: FindingsByReach, right: FindingsByReach) -> Bool { left.texts == right.texts }

  private mutating func renew(_ reach: Rule.Reach, in workspace: Workspace, _ path: String) {
    let others = Rule.Reach.allCases.filter { $0 != reach }.map { ($0, [Finding]()) }
    let known = Dictionary(uniqueKeysWithValues: others)
    let findings = workspace.report(on: path, knowing: known)?.found[reach] ?? []
    touched.formUnion(findings.flatMap { $0.related.map(\.path) + $0.fixes.flatMap { $0.edits.map(\.path) } })
    texts[reach] = findings.map { finding in
      let places = [(path, finding.range)] + finding.related.map { ($0.path, $0.range) }
      let edits = finding.fixes.flatMap(\.edits).map { "\($0.path) \($0.edit.range) \($0.edit.newText)" }
      for (path, range) in places where range.end > (workspace[path]?.source.bytes.count ?? -1) {
        return "OUTSIDE \(path) \(range) \(finding.rule)"
      }
      return "\(finding.rule) \(finding.severity) \(finding.message) \(places) \(edits)"
    }
  }
}
