import Configuration
import Facts

extension Rule {
  /// Forms of the drafts before the Format Module 2025.10: read as they were meant, and told.
  static let legacyRules: [Rule] = [
    Rule(
      format: .legacyValue, .warning,
      "A value has the form of an earlier draft.",
      """
      Colors, lengths and times were strings until 2024 (`#0d7377`, `8px`, `200ms`), the components of a color were \
      once called `channels`, and parts of a composite were written like tokens. Tincture reads all of these as they \
      were meant; tools that keep to the Format Module 2025.10 do not. In a file whose `$schema` is that of 2025.10 it \
      is an error. So is, in every file, what CSS writes and no draft had: `cubic-bezier(…)`, a zero without a unit, a \
      shadow that leaves out its blur or spread.

      The fix writes the same value in its present form; `tincture fix` does so for all of them.
      """,
      fails: """
        { "ink": { "$type": "color", "$value": "#0d7377" } }
        """,
      passes: """
        {
          "ink": {
            "$type": "color",
            "$value": { "colorSpace": "srgb", "components": [0.051, 0.451, 0.4667], "hex": "#0d7377" }
          }
        }
        """),
    Rule(
      format: .legacyType, .warning,
      "A `$type` is the name of a type in an earlier draft.",
      """
      Types have been renamed and dropped on the way to the Format Module 2025.10. A renamed one is read as its \
      successor; write that, for other tools know it no longer. In a file whose `$schema` is that of 2025.10 it is an \
      error.
      """,
      fails: """
        { "ease": { "$type": "cubic-bezier", "$value": [0, 0, 1, 1] } }
        """,
      passes: """
        { "ease": { "$type": "cubicBezier", "$value": [0, 0, 1, 1] } }
        """),
    Rule(
      format: .legacyUnprefixedProperty, .warning,
      "A token has the property names of the first draft, without `$`.",
      """
      In the draft of 2021 a token had a `value` and a `type`; since then the names of the format begin with `$`, so \
      that they cannot be confused with names of tokens. References to such a token are followed all the same. In a \
      file whose `$schema` is that of 2025.10 it is an error.
      """,
      fails: """
        { "gap": { "value": "8px", "type": "dimension" } }
        """,
      passes: """
        { "gap": { "$value": { "value": 8, "unit": "px" }, "$type": "dimension" } }
        """),
  ]
}
