// What is found, and how much it matters.
extension SettingCatalog {
  static let rules = Setting(
    "rules", .rules, default: "each rule's own severity",
    summary: "What is to become of each rule: `off`, `hint`, `info`, `warning` or `error`, perhaps with options.",
    page: """
      In place of a severity an object may say how much parts of what a rule finds matter, so that it can come a step at \
      a time: `{ "color": "error", "spacing": "warning", "*": "off" }`. A part is a property as a document names it \
      (`padding`, `Text`), a kind of property (`color`, `spacing`, `size`, `radius`, `border`, `typography`, \
      `shadow`), a group of tokens (`space`, `color.text`) or a type of tokens (`duration`); what fits a finding best \
      counts, the longest name of a group first. `*` is the rest, which else matters as much as the rule does by itself.

      In place of a severity an array of one and an object of options may stand. `off-grid-spacing` takes those of \
      `grid`, `low-contrast` those of `contrast`, `small-touch-target` those of `touchTarget`; they are laid over \
      these. `tincture rules` lists every rule.
      """,
    example: """
      {
        "low-contrast": "error",
        "off-grid-spacing": ["warning", { "base": 8 }],
        "hard-coded-value": { "color": "error", "spacing": "warning" }
      }
      """)

  static let overrides = Setting(
    "overrides",
    .list(
      .object(
        [
          Setting(
            "files", .list(.string("a glob")), default: "", summary: "The files that it holds for.",
            example: "[\"legacy/**\"]"),
          Setting(
            "rules", .rules, default: "", summary: "As `rules` outside; options hold for these files.",
            example: "{ \"off-grid-spacing\": \"off\" }"),
        ], required: ["files", "rules"])),
    default: "[]",
    summary: "Rules for some files only; where several match a file, the last wins.",
    example: "[{ \"files\": [\"legacy/**\"], \"rules\": { \"off-grid-spacing\": \"off\" } }]")
}
