import Configuration
import Facts

extension Rule {
  /// Color Module 2025.10, section 4: values of colors.
  static let colorRules: [Rule] = [
    Rule(
      format: .invalidColor, .error,
      "The value of a color has the wrong shape.",
      """
      A color is an object with a `colorSpace` and three `components`, each a number or `"none"`; `alpha` and a \
      six-digit `hex` may stand beside them (Color Module 2025.10, section 4.1).
      """,
      fails: """
        { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0] } } }
        """,
      passes: """
        { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }
        """),
    Rule(
      format: .unknownColorSpace, .error,
      "A color space is none of the fourteen of the Color Module.",
      """
      They are `srgb`, `srgb-linear`, `hsl`, `hwb`, `lab`, `lch`, `oklab`, `oklch`, `display-p3`, `a98-rgb`, \
      `prophoto-rgb`, `rec2020`, `xyz-d65` and `xyz-d50`, spelled exactly so (Color Module 2025.10, section 4.2).
      """,
      fails: """
        { "ink": { "$type": "color", "$value": { "colorSpace": "sRGB", "components": [0, 0, 0] } } }
        """,
      passes: """
        { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }
        """),
  ]
}
