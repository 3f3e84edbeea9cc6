package import Configuration
import SourceText

extension Rule {
  /// The settings hold something that cannot be used; found by ``ConfigurationReader``.
  static let configuration = Rule(
    id: "configuration", family: .project, severity: .error,
    summary: "A settings file holds something that cannot be used.",
    page: """
      A key that nobody reads changes nothing, and a value of the wrong type is left out: the check then runs under \
      other settings than were meant. Unknown keys are warnings, and so is what is named and is not there: a glob \
      that matches no file, a missing resolver document, a token of a pair that nothing defines. Everything else is an \
      error; a file that is no JSON at all leaves the last good settings in force in an editor and ends a check with status 2.

      ## Fails

      ```json tincture.json
      { "grid": { "base": "8px" } }
      ```

      ## Passes

      ```json tincture.json
      { "grid": { "base": 8 } }
      ```
      """,
    reach: .file, check: nil)
}

extension Finding {
  /// A problem of a settings file as a finding of the rule `configuration`; the reader decides how much it matters.
  package init(_ problem: ConfigurationProblem) {
    self.init(
      rule: Rule.configuration.id, severity: problem.severity, message: problem.message, range: problem.range,
      fixes: problem.replacement.map { word in
        [Fix("Use `\(word)`", edits: [FileEdit(path: problem.path, TextEdit(problem.range, word))])]
      } ?? [])
  }
}
