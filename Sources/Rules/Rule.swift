package import Configuration
package import Facts
package import SourceText
package import WorkspaceIndex

/// One mistake: its id, how much it matters, its page, and the check that finds it. A value; all stand in ``Rule/all``.
package struct Rule: Sendable {
  /// What a check looks at, and so which edits can change its findings.
  package enum Reach: Sendable {
    /// The file alone.
    case file
    /// The file, and the definitions and resolved values of the names it mentions, through every alias.
    case names
    /// Every file.
    case workspace
  }

  /// Kebab-case, names the mistake; never changes after a release.
  package let id: String
  /// The severity where the settings say nothing; `nil` for a rule that is off until asked for.
  package let severity: Severity?
  /// One sentence, present tense, full stop.
  package let summary: String
  /// Markdown without the title: the reason, then `## Fails` and `## Passes` with fences that name a file; both executed.
  package let page: String
  package let reach: Reach
  package let check: @Sendable (CheckedFile) -> [Finding]

  package init(
    id: String, severity: Severity?, summary: String, page: String, reach: Reach,
    check: @escaping @Sendable (CheckedFile) -> [Finding]
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.page = page
    self.reach = reach
    self.check = check
  }
}

/// The file that a check looks at, in its workspace, under its settings.
package struct CheckedFile: Sendable {
  package let path: String
  package let source: SourceFile
  package let facts: FileFacts
  package let workspace: Workspace
  package let configuration: Configuration

  package init?(_ path: String, of workspace: Workspace) {
    guard let file = workspace[path] else { return nil }
    self.path = path
    source = file.source
    facts = file.facts
    self.workspace = workspace
    configuration = workspace.configuration(for: path)
  }
}
