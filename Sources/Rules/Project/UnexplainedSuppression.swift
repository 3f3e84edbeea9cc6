extension Rule {
  /// A suppression does not say why; found when suppressions are applied.
  static let unexplainedSuppression = Rule(
    id: "unexplained-suppression", family: .project, severity: nil,
    summary: "A suppression gives no reason.",
    page: """
      Who meets a suppression next year wants to know whether it still holds. In a comment the reason stands behind \
      ` -- `, in an extension as `reason` beside `ignore`. `tincture check --add-ignore REASON` writes one each time.

      ## Fails

      ```json tincture.json
      { "grid": { "base": 4 }, "rules": { "unexplained-suppression": "warning" } }
      ```

      ```markdown card.md
      # Card

      <!-- tincture-ignore-next-line off-grid-spacing -->
      - Padding: 10px
      ```

      ## Passes

      ```json tincture.json
      { "grid": { "base": 4 }, "rules": { "unexplained-suppression": "warning" } }
      ```

      ```markdown card.md
      # Card

      <!-- tincture-ignore-next-line off-grid-spacing -- optical alignment -->
      - Padding: 10px
      ```
      """,
    reach: .file, check: nil)
}
