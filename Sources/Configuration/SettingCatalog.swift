/// Every setting of `tincture.json`, in the order in which the reference shows them.
package enum SettingCatalog {
  package static let all: [Setting] = [
    tokens, specs, code, exclude, format, read, resolver, grid, contrast, touchTarget, names, rules, overrides,
    baseline, extends, schema,
  ]

  /// The setting whose members may stand as options behind a rule's severity; `nil` for a rule that takes none.
  package static func options(ofRule id: String) -> Setting? { ruleOptions[id] }

  /// The ids of the rules that matter as much as they do, whatever the settings say, sorted.
  package static let rulesBeyondSettings = ["configuration", "unread-file"]

  private static let ruleOptions = [
    "off-grid-spacing": grid, "low-contrast": contrast, "small-touch-target": touchTarget,
  ]

  /// The part of what a rule finds that no other part is for.
  package static let otherParts = "*"

  static let severities = [
    SettingChoice("off", "The rule does not run."),
    SettingChoice("hint", "Shown in editors only."),
    SettingChoice("info", "Worth knowing; never fails a check."),
    SettingChoice("warning", "A mistake; fails a check only where it is asked to."),
    SettingChoice("error", "A mistake that fails every check."),
  ]

  static let baseline = Setting(
    "baseline", .string("a path"), default: "none",
    summary: "The file of findings that are known and put off, which `tincture check --write-baseline` writes.",
    page: """
      What it lists is no finding of a check, and a hint in editors. An entry says which rule, which token or component, \
      state, property, theme and value, and never a line or a number of findings: it stays true whatever is written \
      above it, and no other finding can take its place. An entry of what is not found any more fails as \
      `outdated-baseline` until `tincture check --prune-baseline` removes it. Behind `reason` an entry may say why it \
      is put off; that is kept. The file is relative to the folder of `tincture.json`, the paths in it to its own.
      """,
    example: "\"tincture-baseline.json\"")

  static let extends = Setting(
    "extends", .either([.string("a path"), .list(.string("a path"))]), default: "[]",
    summary: "What this file builds on: presets, settings files, packages.",
    page: """
      \(presets)

      A path, `settings/shared.json`, is relative to the file that names it. A name that begins with `@`, or that has no \
      `.json` at its end, is a package: `@acme/tincture-config` is the `tincture.json` in the folder of that package in \
      the nearest `node_modules`, `@acme/tincture-config/strict.json` another file of it.

      What is named counts in this order, what counts most last: what is named first, what is named later, the file \
      itself; and `overrides`, wherever they stand, over `rules`. The command line counts more than all of them. Lists \
      and numbers are replaced, `rules` are merged by id, `overrides` are added behind. Globs count from the folder of \
      the outermost `tincture.json`. A file outside of the project is read only in a folder that `read` lists, or in a \
      package that is installed there. `tincture check --print-config FILE` shows what it all comes to.
      """,
    example: "[\"accessibility\", \"settings/shared.json\"]")

  private static let presets = Preset.all.map { "- `\"\($0.name)\"`: \($0.summary)" }.joined(separator: "\n")

  static let schema = Setting(
    "$schema", .string("a URL"), default: "none",
    summary: "The schema that editors complete and check this file with; Tincture itself does not read it.",
    example: "\"./Schemas/tincture.schema.json\"")
}
