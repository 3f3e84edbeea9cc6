/// A set of settings that the program brings with it, to build on with `extends`.
package struct Preset: Sendable {
  /// The word that stands in `extends`.
  package let name: String
  /// One sentence, full stop.
  package let summary: String
  /// What it says, as a settings file would.
  let text: String

  /// Every preset, in the order of the reference.
  package static let all = [recommended, strict, accessibility]

  /// The preset of a name; a file that is called so is named with `./` before it.
  static func named(_ name: String) -> Preset? { all.first { $0.name == name } }

  /// What a preset is called where paths of files stand.
  var path: String { Preset.scheme + name }

  /// The preset that is called so where paths of files stand; `nil` for a file.
  package static func named(atPath path: String) -> Preset? {
    path.hasPrefix(scheme) ? named(String(path.dropFirst(scheme.count))) : nil
  }

  private static let scheme = "preset:"

  private static let recommended = Preset(
    name: "recommended",
    summary: "What holds anyway, so that a file may say so: each rule matters as much as it does by itself.",
    text: "{}")

  private static let strict = Preset(
    name: "strict", summary: "What is off or a hint otherwise speaks, and what harms readers or breaks builds fails.",
    text: """
      {
        "rules": {
          "deprecated-reference": "error", "duplicate-definition": "error", "duplicate-value": "info",
          "hard-coded-value": "warning", "hex-mismatch": "warning", "low-contrast": "error",
          "missing-in-theme": "warning", "missing-state": "warning", "naming-style": "info",
          "near-duplicate-color": "info", "negative-length": "warning", "off-scale-value": "warning",
          "small-text": "warning", "small-touch-target": "error", "suspicious-font-family": "warning",
          "undefined-mention": "warning", "unexplained-suppression": "warning", "unknown-css-token": "error",
          "unused-token": "warning", "value-drift": "error", "wrong-contrast-claim": "error"
        }
      }
      """)

  private static let accessibility = Preset(
    name: "accessibility",
    summary: "What people cannot read or tap fails: contrast by WCAG 2.2 AA, sizes to touch, small text.",
    text: """
      {
        "contrast": { "standard": "wcag2", "level": "AA" },
        "rules": {
          "low-contrast": "error", "missing-state": "warning", "small-text": "warning",
          "small-touch-target": "error", "wrong-contrast-claim": "error"
        }
      }
      """)
}
