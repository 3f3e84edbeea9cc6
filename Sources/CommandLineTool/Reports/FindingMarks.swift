import Configuration
import Platform
import Rules
import SourceText
import WorkspaceIndex

/// What makes each finding of a file known again, and the way to it: found when somebody first asks.
///
/// A report for people never does. Every thread may ask; all get the same.
final class FindingMarks: Sendable {
  /// What is known of one finding.
  typealias Mark = (identity: FindingIdentity, pointer: String?)

  private let marks: Guarded<[Mark]?> = Guarded(nil)
  private let find: @Sendable () -> [Mark]

  /// The marks of findings, in step with them; `find` must give one for each.
  init(_ find: @escaping @Sendable () -> [Mark]) { self.find = find }

  /// The marks of all findings of a file of a workspace, which must be all that its rules found there.
  convenience init(of findings: [Finding], in path: String, of workspace: Workspace) {
    self.init { workspace.identified(findings, in: path) }
  }

  /// The marks of findings in a file that is no part of a workspace; none has a pointer.
  convenience init(of findings: [Finding], in source: SourceFile, beside workspace: Workspace) {
    self.init { workspace.identities(of: findings, in: source).map { ($0, nil) } }
  }

  /// All of them, in step with the findings.
  var all: [Mark] {
    marks.access { marks in
      if let marks { return marks }
      let found = find()
      marks = found
      return found
    }
  }
}
