package import Configuration
package import Facts

/// One mistake: its id, how much it matters, its page, and the check that finds it.
///
/// A value; all stand in ``Rule/all``.
package struct Rule: Sendable {
  /// What a check looks at, and so which edits can change its findings.
  package enum Reach: Sendable, CaseIterable {
    /// The file alone.
    case file
    /// The file, and the definitions and resolved values of the names it mentions, through every alias.
    case names
    /// Every file.
    case workspace
  }

  /// The chapter of the reference that a rule belongs to; the raw values are its headings, in order.
  package enum Family: String, Sendable, CaseIterable {
    case syntax = "Syntax"
    case format = "Token format"
    case resolver = "Resolver documents"
    case references = "References"
    case spacing = "Spacing"
    case contrast = "Contrast"
    case specs = "Component specs"
    case design = "DESIGN.md"
    case code = "Code"
    case project = "Project"
  }

  /// Kebab-case, names the mistake; never changes after a release.
  package let id: String
  package let family: Family
  /// The severity where the settings say nothing; `nil` for a rule that is off until asked for.
  package let severity: Severity?
  /// One sentence, present tense, full stop.
  package let summary: String
  /// Markdown without the title: the reason, then `## Fails` and `## Passes` with fences that name a file; both executed.
  package let page: String
  package let reach: Reach
  /// Whether it holds by the token format of 2025.10 alone, so that it speaks only where that is claimed.
  package let isOfFormat: Bool
  /// Whether it speaks also where a document shows what is not to be done, what was or what others do: it asks for
  /// nothing, or for what must be true there as well.
  let holdsWhereRefused: Bool
  /// `nil` where others make the findings: readers, the settings, the suppressions themselves.
  let check: Check?

  package typealias Check = @Sendable (CheckedFile) -> [Finding]

  package init(
    id: String, family: Family, severity: Severity?, summary: String, page: String, reach: Reach,
    isOfFormat: Bool? = nil, holdsWhereRefused: Bool? = nil, check: Check?
  ) {
    self.id = id
    self.family = family
    self.severity = severity
    self.summary = summary
    self.page = page
    self.reach = reach
    self.isOfFormat = isOfFormat ?? (family == .format)
    self.holdsWhereRefused = holdsWhereRefused ?? ![.spacing, .contrast, .specs].contains(family)
    self.check = check
  }

  /// A rule whose findings the readers record as ``Problem``s while they read; it has no check of its own.
  init(
    recorded kind: Problem.Kind, _ severity: Severity, in family: Family = .format, summary: String, page: String
  ) {
    self.init(
      id: kind.rawValue, family: family, severity: severity, summary: summary, page: page, reach: .file,
      check: nil)
  }

  /// Whether it looks at a file of the given kind: of an unmarked file only the syntax is checked.
  package func concerns(_ kind: FileKind) -> Bool { kind != .unmarked || family == .syntax }
}
