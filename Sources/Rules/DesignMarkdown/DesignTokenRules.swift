import Configuration
import Facts

extension Rule {
  /// The tokens and components of a `DESIGN.md`.
  static let designTokenRules: [Rule] = [
    Rule(
      design: .designMdInvalidValue, .error, "A value of a DESIGN.md is none of the kind that must stand there.",
      """
      Colors are written as CSS writes them; lengths are a number with px, em or rem; a line height may be a bare \
      number, a font weight is one, also in quotes. `rounded: 8` and `fontSize: 16` lack a unit, and the tools of the \
      format leave them out. What CSS could compute (`clamp(…)`) and what is no length in `spacing` is a warning.
      """,
      fails: """
        colors:
          primary: "#0d737"
        typography:
          body: { fontFamily: Inter, fontSize: 16, fontWeight: bold }
        rounded:
          sm: 4vh
        spacing:
          sm: 8px
        ---
        """,
      passes: """
        colors:
          primary: "#0d7377"
        typography:
          body: { fontFamily: Inter, fontSize: 16px, fontWeight: 700, lineHeight: 1.6 }
        rounded:
          sm: 4px
        spacing:
          sm: 8px
        ---
        """),
    Rule(
      design: .designMdUnknownProperty, .warning,
      "A component or a typography has a property that the format does not know.",
      """
      A component has `backgroundColor`, `textColor`, `typography`, `rounded`, `padding`, `size`, `height` and `width`; \
      a typography `fontFamily`, `fontSize`, `fontWeight`, `lineHeight`, `letterSpacing`, `fontFeature` and \
      `fontVariation`. Tools may leave out anything else. Of each name the first in a document is told.
      """,
      fails: """
        colors:
          primary: "#0d7377"
        typography:
          body: { fontFamily: Inter, fontsize: 16px }
        rounded:
          sm: 4px
        spacing:
          sm: 8px
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
      design: .designMdDuplicateToken, .error, "Two tokens of a DESIGN.md have one name.",
      """
      Groups are flattened: `brand: { light: … }` is `colors.brand.light`, and so is a key `brand.light`. Exports write \
      dashes for the dots, so `brand-light` meets it there as well, and one of the two is lost.
      """,
      fails: """
        colors:
          primary: "#0d7377"
          brand-light: "#e0f2f2"
          brand: { light: "#d0e8e8" }
        typography:
          body: { fontFamily: Inter, fontSize: 16px }
        rounded:
          sm: 4px
        spacing:
          sm: 8px
        ---
        """,
      passes: """
        colors:
          primary: "#0d7377"
          brand: { light: "#d0e8e8", lightest: "#e0f2f2" }
        typography:
          body: { fontFamily: Inter, fontSize: 16px }
        rounded:
          sm: 4px
        spacing:
          sm: 8px
        ---
        """),
    Rule(
      design: .designMdMissingPrimary, .warning, "A DESIGN.md with colors has none called `primary`.",
      "Agents and exports look for `primary` first; without it they choose a color of their own.",
      fails: """
        colors:
          ink: "#171717"
        typography:
          body: { fontFamily: Inter, fontSize: 16px }
        rounded:
          sm: 4px
        spacing:
          sm: 8px
        ---
        """,
      passes: """
        colors:
          ink: "#171717"
          primary: "{colors.ink}"
        typography:
          body: { fontFamily: Inter, fontSize: 16px }
        rounded:
          sm: 4px
        spacing:
          sm: 8px
        ---
        """),
    Rule(
      design: .designMdMissingTypography, .warning, "A DESIGN.md with colors has no typography.",
      "Agents then choose fonts of their own. A list `omitted` in the front matter says that it is meant so.",
      fails: """
        colors:
          primary: "#0d7377"
        rounded:
          sm: 4px
        spacing:
          sm: 8px
        ---
        """,
      passes: """
        colors:
          primary: "#0d7377"
        rounded:
          sm: 4px
        spacing:
          sm: 8px
        omitted: [typography]
        ---
        """),
    Rule(
      design: .designMdMissingScale, .info, "A DESIGN.md with colors has no `rounded` or no `spacing`.",
      "Agents then choose lengths of their own. A list `omitted` in the front matter says that it is meant so.",
      fails: """
        colors:
          primary: "#0d7377"
        typography:
          body: { fontFamily: Inter, fontSize: 16px }
        spacing:
          sm: 8px
        ---
        """,
      passes: """
        colors:
          primary: "#0d7377"
        typography:
          body: { fontFamily: Inter, fontSize: 16px }
        spacing:
          sm: 8px
        rounded:
          sm: 4px
        ---
        """),
  ]
}
