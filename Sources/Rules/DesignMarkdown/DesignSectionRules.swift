import Configuration
import Facts

extension Rule {
  /// The keys of the data and the headings of the text of a `DESIGN.md`.
  static let designSectionRules: [Rule] = [
    Rule(
      design: .designMdDuplicateSection, .error, "A section of a DESIGN.md is there twice.",
      """
      The format has each section once: a reader of the file refuses it otherwise, and a person finds one of the two. \
      That goes for the headings of the second level, under whatever name, and for the keys of the front matter and of \
      the blocks of YAML in the text, which are put together.
      """,
      fails: """
        colors:
          primary: "#0d7377"
        typography:
          body: { fontFamily: Inter, fontSize: 16px }
        rounded:
          sm: 4px
        spacing:
          sm: 8px
        ---

        ## Colors

        ## Typography

        ## Colors
        """,
      passes: """
        colors:
          primary: "#0d7377"
        typography:
          body: { fontFamily: Inter, fontSize: 16px }
        rounded:
          sm: 4px
        spacing:
          sm: 8px
        ---

        ## Colors

        ## Typography
        """),
    Rule(
      design: .designMdSectionOrder, .warning, "The sections of a DESIGN.md stand in another order.",
      """
      The order is Overview, Colors, Typography, Layout, Elevation & Depth, Shapes, Components, Do's and Don'ts; any of \
      them may be missing, and sections of your own may stand anywhere. The first that is out of order is told.
      """,
      fails: """
        colors:
          primary: "#0d7377"
        typography:
          body: { fontFamily: Inter, fontSize: 16px }
        rounded:
          sm: 4px
        spacing:
          sm: 8px
        ---

        ## Typography

        ## Colors
        """,
      passes: """
        colors:
          primary: "#0d7377"
        typography:
          body: { fontFamily: Inter, fontSize: 16px }
        rounded:
          sm: 4px
        spacing:
          sm: 8px
        ---

        ## Colors

        ## Typography
        """),
    Rule(
      design: .designMdSectionName, .warning, "The heading of a section is spelled as no tool looks for it.",
      """
      Tools compare headings letter by letter: `Colours`, `overview`, `## **Colors**` and `Do’s and Don’ts` with curly \
      quotes are sections of your own to them. A number in front (`2. Colors`) is left alone.
      """,
      fails: """
        colors:
          primary: "#0d7377"
        typography:
          body: { fontFamily: Inter, fontSize: 16px }
        rounded:
          sm: 4px
        spacing:
          sm: 8px
        ---

        ## Colours
        """,
      passes: """
        colors:
          primary: "#0d7377"
        typography:
          body: { fontFamily: Inter, fontSize: 16px }
        rounded:
          sm: 4px
        spacing:
          sm: 8px
        ---

        ## Colors
        """),
    Rule(
      design: .designMdUnknownKey, .warning, "A key of the front matter is nearly one of the format.",
      """
      Further keys are allowed, so a misspelled one is nobody's error, and everything in it is left out without a word.
      """,
      fails: """
        colours:
          primary: "#0d7377"
        typography:
          body: { fontFamily: Inter, fontSize: 16px }
        ---
        """,
      passes: """
        colors:
          primary: "#0d7377"
        typography:
          body: { fontFamily: Inter, fontSize: 16px }
        rounded:
          sm: 4px
        spacing:
          sm: 8px
        ---
        """),
    Rule(
      design: .designMdUnknownSection, .warning, "A key of the front matter holds tokens that tools leave out.",
      """
      The format has tokens under `colors`, `typography`, `rounded` and `spacing`. Others may be written down, and here \
      they can be referred to; what exports tokens from the file leaves them out without a word.
      """,
      fails: """
        colors:
          primary: "#0d7377"
        typography:
          body: { fontFamily: Inter, fontSize: 16px }
        rounded:
          sm: 4px
        spacing:
          sm: 8px
        strokes:
          strong: "#28353a"
        ---
        """,
      passes: """
        colors:
          primary: "#0d7377"
          stroke-strong: "#28353a"
        typography:
          body: { fontFamily: Inter, fontSize: 16px }
        rounded:
          sm: 4px
        spacing:
          sm: 8px
        ---
        """),
  ]

  /// A rule of the `DESIGN.md` format, whose examples are front matter and what follows it.
  init(
    design kind: Problem.Kind, _ severity: Severity, _ summary: String, _ reason: String, fails: String, passes: String
  ) {
    self.init(
      recorded: kind, severity, in: .design, summary: summary,
      page: """
        \(reason)

        ## Fails

        ```markdown DESIGN.md
        ---
        \(fails)
        ```

        ## Passes

        ```markdown DESIGN.md
        ---
        \(passes)
        ```
        """)
  }
}
