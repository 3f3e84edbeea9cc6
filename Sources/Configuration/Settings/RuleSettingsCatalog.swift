// What is found, and how much it matters.
extension SettingCatalog {
  static let rules = Setting(
    "rules", .rules, default: "each rule's own severity",
    summary: "What is to become of each rule: `off`, `hint`, `info`, `warning` or `error`, perhaps with options.",
    page: """
      In place of a severity an array of one and an object of options may stand. `off-grid-spacing` takes those of \
      `grid`, `low-contrast` those of `contrast`, `small-touch-target` those of `touchTarget`; they are laid over \
      these. `tincture rules` lists every rule.
      """,
    example: "{ \"low-contrast\": \"error\", \"off-grid-spacing\": [\"warning\", { \"base\": 8 }] }")

  static let overrides = Setting(
    "overrides",
    .list(
      .object(
        [
          Setting(
            "files", .list(.string("a glob")), default: "", summary: "The files that it holds for.",
            example: "[\"legacy/**\"]"),
          Setting(
            "rules", .rules, default: "", summary: "As `rules` outside; options are not read here.",
            example: "{ \"off-grid-spacing\": \"off\" }"),
        ], required: ["files", "rules"])),
    default: "[]",
    summary: "Rules for some files only; where several match a file, the last wins.",
    example: "[{ \"files\": [\"legacy/**\"], \"rules\": { \"off-grid-spacing\": \"off\" } }]")
}
