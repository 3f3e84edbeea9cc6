import Configuration
import Facts

extension Rule {
  /// Format Module 2025.10, section 9: values of the composite types.
  static let compositeRules: [Rule] = [
    Rule(
      format: .invalidStrokeStyle, .error,
      "The value of a stroke style is neither a known word nor a dash pattern.",
      """
      The words are `solid`, `dashed`, `dotted`, `double`, `groove`, `ridge`, `outset` and `inset`; a pattern is an \
      object with `dashArray` and `lineCap` (Format Module 2025.10, section 9.2).
      """,
      fails: """
        { "line": { "$type": "strokeStyle", "$value": "none" } }
        """,
      passes: """
        { "line": { "$type": "strokeStyle", "$value": "solid" } }
        """),
    Rule(
      format: .invalidBorder, .error,
      "The value of a border has the wrong shape.",
      "A border is an object with `color`, `width` and `style` (Format Module 2025.10, section 9.3).",
      fails: """
        { "edge": { "$type": "border", "$value": "1px solid" } }
        """,
      passes: """
        {
          "edge": {
            "$type": "border",
            "$value": {
              "color": { "colorSpace": "srgb", "components": [0, 0, 0] },
              "width": { "value": 1, "unit": "px" },
              "style": "solid"
            }
          }
        }
        """),
    Rule(
      format: .invalidTransition, .error,
      "The value of a transition has the wrong shape.",
      "A transition is an object with `duration`, `delay` and `timingFunction` (Format Module 2025.10, section 9.4).",
      fails: """
        { "fade": { "$type": "transition", "$value": "200ms ease" } }
        """,
      passes: """
        {
          "fade": {
            "$type": "transition",
            "$value": {
              "duration": { "value": 200, "unit": "ms" },
              "delay": { "value": 0, "unit": "ms" },
              "timingFunction": [0, 0, 1, 1]
            }
          }
        }
        """),
    Rule(
      format: .invalidShadow, .error,
      "The value of a shadow has the wrong shape.",
      """
      A shadow is a layer with `color`, `offsetX`, `offsetY`, `blur` and `spread`, or a list of layers (Format Module \
      2025.10, section 9.5).
      """,
      fails: """
        { "low": { "$type": "shadow", "$value": "0 2px 4px #00000014" } }
        """,
      passes: """
        {
          "low": {
            "$type": "shadow",
            "$value": {
              "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.08 },
              "offsetX": { "value": 0, "unit": "px" },
              "offsetY": { "value": 2, "unit": "px" },
              "blur": { "value": 4, "unit": "px" },
              "spread": { "value": 0, "unit": "px" }
            }
          }
        }
        """),
    Rule(
      format: .invalidGradient, .error,
      "The value of a gradient has the wrong shape.",
      "A gradient is a list of stops, each with `color` and `position` (Format Module 2025.10, section 9.6).",
      fails: """
        { "sky": { "$type": "gradient", "$value": "linear" } }
        """,
      passes: """
        {
          "sky": {
            "$type": "gradient",
            "$value": [{ "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": 0 }]
          }
        }
        """),
    Rule(
      format: .invalidTypography, .error,
      "The value of a typography token has the wrong shape.",
      """
      Typography is an object with `fontFamily`, `fontSize`, `fontWeight`, `letterSpacing` and `lineHeight` (Format \
      Module 2025.10, section 9.7).
      """,
      fails: """
        { "body": { "$type": "typography", "$value": "16px/1.5 Inter" } }
        """,
      passes: """
        {
          "body": {
            "$type": "typography",
            "$value": {
              "fontFamily": "Inter",
              "fontSize": { "value": 16, "unit": "px" },
              "fontWeight": 400,
              "letterSpacing": { "value": 0, "unit": "px" },
              "lineHeight": 1.5
            }
          }
        }
        """),
  ]
}
