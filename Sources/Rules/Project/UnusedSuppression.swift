import Configuration

extension Rule {
  /// A comment or an extension silences a rule that finds nothing there; found when suppressions are applied.
  static let unusedSuppression = Rule(
    id: "unused-suppression", family: .project, severity: .warning,
    summary: "A suppression silences nothing.",
    page: """
      The mistake it once silenced has gone, has moved, or the rule's name is misspelled. Left standing, the suppression \
      would hide the next mistake at that place.

      A suppression that names no rule silences every rule; one that names a rule which is off, or does not look at \
      files of this kind, is let be.

      ## Fails

      ```markdown card.md
      # Card

      <!-- tincture-ignore-next-line off-grid-spacing -- optical alignment -->
      - Padding: 12px
      ```

      ## Passes

      ```markdown card.md
      # Card

      All spacing is a multiple of 4px.

      <!-- tincture-ignore-next-line off-grid-spacing -- optical alignment -->
      - Padding: 10px
      ```
      """,
    reach: .file, check: nil)
}
