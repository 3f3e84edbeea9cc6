// What the design itself asks for: the grid, contrast, sizes to touch.
extension SettingCatalog {
  static let grid = Setting(
    "grid",
    .object(
      [
        Setting(
          "base", .number(minimum: 0, isExclusive: true),
          default: "what the document states, a scale, or the habit of the file",
          summary: "The step of the grid, in `unit`.", example: "8"),
        Setting(
          "unit", .choice([SettingChoice("px", "CSS pixels."), SettingChoice("pt", "Points, which count as pixels.")]),
          default: "\"px\"", summary: "The unit of `base` and `allow`.", example: "\"px\""),
        Setting(
          "allow", .list(.number(minimum: 0, isExclusive: false)), default: "[]",
          summary: "Lengths that are fine although they are off the grid.", example: "[1, 2]"),
        Setting(
          "roles", .list(.choice(roles)), default: "[\"padding\", \"margin\", \"gap\", \"inset\"]",
          summary: "The parts of a component that must stand on the grid.", example: "[\"padding\", \"gap\", \"size\"]"),
        Setting(
          "scale", .string("the name of a group of tokens"), default: "none",
          summary: "A group of tokens whose values are the grid, in place of a step.", example: "\"space\""),
      ], required: []),
    default:
      "a statement in the document (\"multiples of 4pt\"), a spacing scale, or the habit of the file; none is assumed",
    summary: "The spacing grid that `off-grid-spacing` holds lengths against.",
    page: """
      A declared spacing scale is on the grid by definition only where `scale` names it: `"space"` takes the values of \
      all tokens in the group `space` as the only steps there are.
      """,
    example:
      "{ \"base\": 4, \"unit\": \"px\", \"allow\": [1, 2], \"roles\": [\"padding\", \"margin\", \"gap\", \"inset\"] }")

  private static let roles = [
    SettingChoice("padding", "Between a border and what it holds."),
    SettingChoice("margin", "Around a component."),
    SettingChoice("gap", "Between things in a row or a stack."),
    SettingChoice("inset", "Between an edge and what is placed from it."),
    SettingChoice("width", "Widths, also minimal and maximal ones."),
    SettingChoice("height", "Heights, also minimal and maximal ones."),
    SettingChoice("size", "Width and height in one (`20x20pt`)."),
    SettingChoice("radius", "Corner radii."),
    SettingChoice("border", "Border widths."),
    SettingChoice("stroke", "Stroke widths."),
    SettingChoice("font-size", "Font sizes."),
    SettingChoice("line-height", "Line heights that are lengths."),
    SettingChoice("letter-spacing", "Letter spacing."),
    SettingChoice("offset", "Offsets of shadows."),
    SettingChoice("blur", "Blurs of shadows."),
    SettingChoice("spread", "Spreads of shadows."),
    SettingChoice("other", "Lengths whose part is not known."),
  ]

  static let contrast = Setting(
    "contrast",
    .object(
      [
        Setting(
          "standard",
          .choice([
            SettingChoice("wcag2", "The contrast ratio of WCAG 2.2."),
            SettingChoice(
              "apca", "The lightness contrast Lc of APCA 0.0.98G-4g, which looks at which color is the text."),
          ]), default: "\"wcag2\"", summary: "How contrast is measured.", example: "\"wcag2\""),
        Setting(
          "level",
          .choice([
            SettingChoice("AA", "4.5:1 for text, 3:1 for large text and graphics; with APCA Lc 60 and Lc 45."),
            SettingChoice(
              "AAA", "7:1 for text, 4.5:1 for large text, 3:1 for graphics; with APCA Lc 75, Lc 60 and Lc 45."),
          ]), default: "\"AA\"", summary: "The level to reach.", example: "\"AA\""),
        Setting(
          "pairs",
          .list(
            .object(
              [
                Setting(
                  "foreground", .string("the name of a token"), default: "", summary: "The color of the text.",
                  example: "\"color.text\""),
                Setting(
                  "background", .string("the name of a token"), default: "", summary: "The color it stands on.",
                  example: "\"color.surface\""),
              ], required: ["foreground", "background"])), default: "[]",
          summary: "Tokens that stand on each other.",
          page: "Added to the pairs that names make: `on-primary` on `primary`, `card-foreground` on `card`.",
          example: "[{ \"foreground\": \"color.text\", \"background\": \"color.surface\" }]"),
        Setting(
          "backdrop", .string("the name of a token"), default: "none",
          summary: "The color that lies under translucent backgrounds where a document states none.",
          example: "\"color.surface\""),
      ], required: []),
    default: "{ \"standard\": \"wcag2\", \"level\": \"AA\" }",
    summary: "The contrast that `low-contrast` asks for.",
    example:
      "{ \"level\": \"AAA\", \"pairs\": [{ \"foreground\": \"color.text\", \"background\": \"color.surface\" }] }")

  static let touchTarget = Setting(
    "touchTarget",
    .object(
      [
        Setting(
          "minimum", .number(minimum: 0, isExclusive: false), default: "44",
          summary: "The least width and height of what is tapped, in px; a pt counts as a px.", example: "48")
      ], required: []),
    default: "a statement in the document (\"minimum 44x44 points\"), else 44pt or 24px",
    summary: "How large a component that is tapped must be.",
    example: "{ \"minimum\": 44 }")
}
