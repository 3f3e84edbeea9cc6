import Configuration
import Facts

extension Rule {
  /// Format Module 2025.10, sections 4 to 6: the document, its groups and their properties.
  static let documentRules: [Rule] = [
    Rule(
      format: .invalidDocument, .error,
      "A token file is not an object.",
      "The root of a token file is a group, and a group is an object (Format Module 2025.10, section 4).",
      fails: """
        ["#0d7377"]
        """,
      passes: """
        { "brand": { "$type": "number", "$value": 1 } }
        """),
    Rule(
      format: .schemaMismatch, .warning,
      "`$schema` names the schema of another kind of document.",
      "Editors check the file with a schema that does not fit it, and other tools may take it for a resolver document.",
      fails: """
        {
          "$schema": "https://www.designtokens.org/schemas/2025.10/resolver.json",
          "one": { "$type": "number", "$value": 1 }
        }
        """,
      passes: """
        {
          "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
          "one": { "$type": "number", "$value": 1 }
        }
        """),
    Rule(
      format: .invalidNode, .error,
      "A member of a group is neither a token nor a group.",
      "A group holds tokens, groups and properties that begin with `$` (Format Module 2025.10, section 6).",
      fails: """
        { "space": { "sm": 8 } }
        """,
      passes: """
        { "space": { "sm": { "$type": "number", "$value": 8 } } }
        """),
    Rule(
      format: .unknownProperty, .warning,
      "A token or a group has a property that the format does not know.",
      """
      Other tools will ignore it, or refuse the file. Data of your own belongs into `$extensions` under a name of your \
      own (Format Module 2025.10, section 5.2.3).
      """,
      fails: """
        { "sm": { "$type": "number", "$value": 8, "$comment": "for cards" } }
        """,
      passes: """
        { "sm": { "$type": "number", "$value": 8, "$description": "For cards." } }
        """),
    Rule(
      format: .invalidPropertyType, .error,
      "A property has a value of the wrong JSON type.",
      """
      `$type`, `$description` and `$extends` are strings, `$extensions` is an object, `$deprecated` is `true`, `false` \
      or a string with the reason (Format Module 2025.10, sections 5.2 and 6.3).
      """,
      fails: """
        { "sm": { "$type": "number", "$value": 8, "$deprecated": 1 } }
        """,
      passes: """
        { "sm": { "$type": "number", "$value": 8, "$deprecated": "Use `md`." } }
        """),
    Rule(
      format: .misplacedProperty, .error,
      "A token has a property that only a group can have.",
      "`$extends` and `$root` belong to groups (Format Module 2025.10, sections 6.2 and 6.4).",
      fails: """
        {
          "base": { "one": { "$type": "number", "$value": 1 } },
          "two": { "$type": "number", "$value": 2, "$extends": "{base}" }
        }
        """,
      passes: """
        {
          "base": { "one": { "$type": "number", "$value": 1 } },
          "more": { "$extends": "{base}", "two": { "$type": "number", "$value": 2 } }
        }
        """),
    Rule(
      format: .conflictingProperties, .error,
      "Two properties stand together that exclude each other.",
      "An object has `$value` or `$ref`, a group `$extends` or `$ref`; with both it is open which holds.",
      fails: """
        {
          "one": { "$type": "number", "$value": 1 },
          "two": { "$type": "number", "$value": 2, "$ref": "#/one" }
        }
        """,
      passes: """
        {
          "one": { "$type": "number", "$value": 1 },
          "two": { "$ref": "#/one" }
        }
        """),
    Rule(
      format: .tokenWithChildren, .error,
      "One object is a token and a group.",
      """
      An object with a `$value` is a token and cannot hold others. A group's own token is called `$root` (Format \
      Module 2025.10, sections 6.1 and 6.2).
      """,
      fails: """
        {
          "space": {
            "$type": "number",
            "$value": 8,
            "wide": { "$type": "number", "$value": 16 }
          }
        }
        """,
      passes: """
        {
          "space": {
            "$type": "number",
            "$root": { "$value": 8 },
            "wide": { "$value": 16 }
          }
        }
        """),
    Rule(
      format: .invalidRootToken, .error,
      "`$root` is not a token.",
      "The name `$root` is kept for a group's own token (Format Module 2025.10, section 6.2).",
      fails: """
        { "space": { "$root": { "sm": { "$type": "number", "$value": 8 } } } }
        """,
      passes: """
        { "space": { "$root": { "$type": "number", "$value": 8 } } }
        """),
  ]
}
