import Configuration
import Facts

extension Rule {
  /// Format Module 2025.10, sections 6.4 and 7: references, as far as one file can tell.
  static let referenceRules: [Rule] = [
    Rule(
      format: .invalidReferenceSyntax, .error,
      "A reference is malformed.",
      """
      A reference is the whole string: `{`, names joined by single dots, `}`. There is no arithmetic and no text \
      around it. A pointer begins with `#/` and knows two escapes, `~0` and `~1` (Format Module 2025.10, section 7.1; \
      RFC 6901).
      """,
      fails: """
        {
          "one": { "$type": "number", "$value": 1 },
          "two": { "$type": "number", "$value": "{one} * 2" }
        }
        """,
      passes: """
        {
          "one": { "$type": "number", "$value": 1 },
          "two": { "$type": "number", "$value": "{one}" }
        }
        """),
    Rule(
      format: .curlyReferenceNotAllowed, .error,
      "A reference in braces stands where only a pointer can.",
      """
      Braces name a token, and the parts of a dimension or a color are no tokens. A `$ref` pointer reaches them \
      (Format Module 2025.10, section 7.3).
      """,
      fails: """
        {
          "n": { "$type": "number", "$value": 8 },
          "gap": { "$type": "dimension", "$value": { "value": "{n}", "unit": "px" } }
        }
        """,
      passes: """
        {
          "n": { "$type": "number", "$value": 8 },
          "gap": { "$type": "dimension", "$value": { "value": { "$ref": "#/n/$value" }, "unit": "px" } }
        }
        """),
    Rule(
      format: .referenceSiblings, .warning,
      "A reference object has members beside `$ref`.",
      "Inside a value an object with `$ref` stands for what it points at; its other members are not read.",
      fails: """
        {
          "sm": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
          "md": { "$type": "dimension", "$value": { "$ref": "#/sm/$value", "unit": "rem" } }
        }
        """,
      passes: """
        {
          "sm": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
          "md": { "$type": "dimension", "$value": { "$ref": "#/sm/$value" } }
        }
        """),
    Rule(
      format: .externalReference, .warning,
      "A pointer of a token file leads into another document.",
      """
      The format knows pointers inside one document only; many tools will not follow it. A reference in braces finds \
      tokens of every file that is read together. Hover and definition follow the pointer nevertheless, values do not.
      """,
      fails: """
        { "two": { "$type": "number", "$value": { "$ref": "other.tokens.json#/one/$value" } } }
        """,
      passes: """
        {
          "one": { "$type": "number", "$value": 1 },
          "two": { "$type": "number", "$value": { "$ref": "#/one/$value" } }
        }
        """),
  ]
}
