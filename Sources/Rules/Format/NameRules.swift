import Configuration
import Facts

extension Rule {
  /// Format Module 2025.10, section 5.1: names.
  static let nameRules: [Rule] = [
    Rule(
      format: .invalidTokenName, .error,
      "A token's name begins with `$` or holds `{`, `}` or `.`.",
      """
      A reference is spelled `{group.token}`, so a name with one of these characters can never be referred to; names \
      that begin with `$` belong to the format itself (Format Module 2025.10, section 5.1.1).
      """,
      fails: """
        { "space.sm": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }
        """,
      passes: """
        { "space": { "sm": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } } }
        """),
    Rule(
      format: .invalidGroupName, .error,
      "A group's name begins with `$` or holds `{`, `}` or `.`.",
      """
      A group's name is part of the name of every token in it, and none of them could be referred to (Format Module \
      2025.10, section 5.1.1).
      """,
      fails: """
        { "space.inner": { "sm": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } } }
        """,
      passes: """
        { "space": { "inner": { "sm": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } } } }
        """),
    Rule(
      format: .emptyName, .warning,
      "A token or a group has no name.",
      """
      The empty string is a name as far as JSON goes, but no reference can spell it, and the published schema asks for \
      one character at least.
      """,
      fails: """
        { "": { "$type": "number", "$value": 1 } }
        """,
      passes: """
        { "one": { "$type": "number", "$value": 1 } }
        """),
    Rule(
      format: .caseOnlyDifference, .warning,
      "Two names in one group differ by case only.",
      """
      `Small` and `small` are two tokens here, but many exporters write names in one case, where one of the two is \
      lost (Format Module 2025.10, section 5.1).
      """,
      fails: """
        { "small": { "$type": "number", "$value": 1 }, "Small": { "$type": "number", "$value": 2 } }
        """,
      passes: """
        { "small": { "$type": "number", "$value": 1 }, "smaller": { "$type": "number", "$value": 2 } }
        """),
  ]
}
