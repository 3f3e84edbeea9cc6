import Configuration
import Facts

extension Rule {
  /// Format Module 2025.10, section 8: values of the simple types, and what all types have in common.
  static let valueRules: [Rule] = [
    Rule(
      format: .emptyValue, .error,
      "A token's value is an empty string.",
      """
      An empty string is no color, no length and no number in any format; exports leave it behind where they lost what a \
      token referred to. All of a file are told once, at the first. In files of Style Dictionary and Tokens Studio, whose \
      builds leave texts as they are, it is a warning.
      """,
      fails: """
        { "ratio": { "$type": "number", "$value": "" } }
        """,
      passes: """
        { "ratio": { "$type": "number", "$value": 1.5 } }
        """),
    Rule(
      format: .invalidDimension, .error,
      "The value of a dimension has the wrong shape.",
      "A dimension is an object with a number `value` and a `unit` (Format Module 2025.10, section 8.2).",
      fails: """
        { "gap": { "$type": "dimension", "$value": { "value": "8", "unit": "px" } } }
        """,
      passes: """
        { "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }
        """),
    Rule(
      format: .invalidDuration, .error,
      "The value of a duration has the wrong shape.",
      "A duration is an object with a number `value` and a `unit` (Format Module 2025.10, section 8.5).",
      fails: """
        { "fast": { "$type": "duration", "$value": 200 } }
        """,
      passes: """
        { "fast": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } } }
        """),
    Rule(
      format: .invalidNumber, .error,
      "The value of a number is not one.",
      "A number is a JSON number, not a string that spells one (Format Module 2025.10, section 8.7).",
      fails: """
        { "ratio": { "$type": "number", "$value": "1.5" } }
        """,
      passes: """
        { "ratio": { "$type": "number", "$value": 1.5 } }
        """),
    Rule(
      format: .invalidFontFamily, .error,
      "The value of a font family is neither a name nor a list of names.",
      "A family is one name, or several in the order of preference (Format Module 2025.10, section 8.3).",
      fails: """
        { "body": { "$type": "fontFamily", "$value": ["Inter", null] } }
        """,
      passes: """
        { "body": { "$type": "fontFamily", "$value": ["Inter", "sans-serif"] } }
        """),
    Rule(
      format: .invalidFontWeight, .error,
      "The value of a font weight is neither a number nor a known name.",
      """
      A weight is a number from 1 to 1000 or one of the names from `thin` to `extra-black`, in lower case (Format \
      Module 2025.10, section 8.4).
      """,
      fails: """
        { "strong": { "$type": "fontWeight", "$value": "Bold" } }
        """,
      passes: """
        { "strong": { "$type": "fontWeight", "$value": "bold" } }
        """),
    Rule(
      format: .suspiciousFontFamily, .hint,
      "The name of one font holds a comma, like a list of several.",
      """
      A string names one font; several are an array (Format Module 2025.10, section 8.3). `"Inter, serif"` is valid \
      and asks for a font of that name.
      """,
      fails: """
        { "text": { "$type": "fontFamily", "$value": "Inter, sans-serif" } }
        """,
      passes: """
        { "text": { "$type": "fontFamily", "$value": ["Inter", "sans-serif"] } }
        """),
    Rule(
      format: .negativeLength, .hint,
      "A blur or a duration is below zero.",
      """
      The format sets no limits, but nothing is less blurred than sharp or shorter than at once; CSS refuses such \
      values. Offsets, spread and delays may well be negative.
      """,
      fails: """
        { "fast": { "$type": "duration", "$value": { "value": -200, "unit": "ms" } } }
        """,
      passes: """
        { "fast": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } } }
        """),
    Rule(
      format: .invalidCubicBezier, .error,
      "The value of a Bézier curve is not a list of four numbers.",
      "The numbers are the coordinates of two points: x1, y1, x2, y2 (Format Module 2025.10, section 8.6).",
      fails: """
        { "ease": { "$type": "cubicBezier", "$value": "ease-in" } }
        """,
      passes: """
        { "ease": { "$type": "cubicBezier", "$value": [0.42, 0, 1, 1] } }
        """),
    Rule(
      format: .invalidUnit, .error,
      "A unit is not one of the type's units.",
      """
      A dimension is counted in `px` or `rem`, a duration in `ms` or `s` (Format Module 2025.10, sections 8.2 and \
      8.5).
      """,
      fails: """
        { "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "pt" } } }
        """,
      passes: """
        { "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }
        """),
    Rule(
      format: .missingProperty, .error,
      "A value lacks a member that it must have.",
      "Without it the value cannot be used; nothing is assumed in its place, not even a unit for zero.",
      fails: """
        { "gap": { "$type": "dimension", "$value": { "value": 0 } } }
        """,
      passes: """
        { "gap": { "$type": "dimension", "$value": { "value": 0, "unit": "px" } } }
        """),
    Rule(
      format: .unknownSubValue, .error,
      "A value has a member that its type does not know.",
      "An extra member makes the token invalid; data of your own belongs into `$extensions`.",
      fails: """
        { "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px", "min": 4 } } }
        """,
      passes: """
        { "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }
        """),
    Rule(
      format: .emptyArray, .warning,
      "A list that should hold something is empty.",
      "An empty list of fonts, stops or layers says nothing; the published schema asks for one item at least.",
      fails: """
        { "body": { "$type": "fontFamily", "$value": [] } }
        """,
      passes: """
        { "body": { "$type": "fontFamily", "$value": ["Inter"] } }
        """),
  ]
}
