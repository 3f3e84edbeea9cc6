import Configuration
import Facts

extension Rule {
  /// Format Module 2025.10, section 5.2.2: types.
  static let typeRules: [Rule] = [
    Rule(
      format: .unknownType, .error,
      "A `$type` is none of the thirteen types of the format.",
      """
      The types are `color`, `dimension`, `fontFamily`, `fontWeight`, `duration`, `cubicBezier`, `number`, \
      `strokeStyle`, `border`, `transition`, `shadow`, `gradient` and `typography`, spelled exactly so (Format Module \
      2025.10, sections 8 and 9).
      """,
      fails: """
        { "gap": { "$type": "spacing", "$value": { "value": 8, "unit": "px" } } }
        """,
      passes: """
        { "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }
        """)
  ]
}
