import Configuration
import Facts

extension Rule {
  /// A rule of the token format, whose examples are token files.
  ///
  /// - Parameters:
  ///   - kind: What readers record.
  ///   - severity: What it is unless the settings say otherwise.
  ///   - summary: One sentence.
  ///   - reason: Why it matters, and the section of the specification.
  ///   - fails: A token file in which it is found.
  ///   - passes: A token file in which it is not.
  init(
    format kind: Problem.Kind, _ severity: Severity, _ summary: String, _ reason: String, fails: String, passes: String
  ) {
    self.init(
      recorded: kind, severity, summary: summary,
      page: """
        \(reason)

        ## Fails

        ```json example.tokens.json
        \(fails)
        ```

        ## Passes

        ```json example.tokens.json
        \(passes)
        ```
        """)
  }
}
