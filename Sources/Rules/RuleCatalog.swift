package import WorkspaceIndex

extension Rule {
  /// Every rule, sorted by id.
  package static let all: [Rule] = []

  /// The rule with an id.
  package static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}

extension Workspace {
  /// Every finding in one file under its settings, suppressed ones left out; by range, then by rule.
  package func findings(in path: String) -> [Finding] { report(on: path).findings }

  /// The findings in one file, and how many its suppressions silenced.
  package func report(on path: String) -> (findings: [Finding], suppressed: Int) { ([], 0) }
}
