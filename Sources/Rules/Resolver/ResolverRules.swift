import Configuration
import Facts

extension Rule {
  /// Resolver Module 2025.10, section 4: the document, as far as reading it tells.
  static let resolverRules: [Rule] = [
    Rule(
      resolver: .unsupportedVersion, .error,
      "A resolver document has another version than `2025.10`.",
      """
      `2025.10` is the only version there is. Dates such as `2025-10-01` come from the first weeks of the module and \
      mean the same; the fix writes what tools expect (Resolver Module 2025.10, section 4.1.2).
      """,
      fails: """
        {
          "version": "2025-10-01",
          "sets": { "base": { "sources": [{ "one": { "$type": "number", "$value": 1 } }] } },
          "resolutionOrder": [{ "$ref": "#/sets/base" }]
        }
        """,
      passes: """
        {
          "version": "2025.10",
          "sets": { "base": { "sources": [{ "one": { "$type": "number", "$value": 1 } }] } },
          "resolutionOrder": [{ "$ref": "#/sets/base" }]
        }
        """),
    Rule(
      resolver: .invalidPropertyValue, .error,
      "A property has a value that is none of those it can have.",
      """
      An item of `resolutionOrder` that is written out there is of the type `set` or `modifier` (Resolver Module \
      2025.10, section 4.1.6).
      """,
      fails: """
        {
          "version": "2025.10",
          "resolutionOrder": [
            { "type": "Set", "name": "base", "sources": [{ "one": { "$type": "number", "$value": 1 } }] }
          ]
        }
        """,
      passes: """
        {
          "version": "2025.10",
          "resolutionOrder": [
            { "type": "set", "name": "base", "sources": [{ "one": { "$type": "number", "$value": 1 } }] }
          ]
        }
        """),
    Rule(
      resolver: .forbiddenResolverReference, .error,
      "A reference points into `resolutionOrder`, or to a modifier from outside of it.",
      """
      Only `resolutionOrder` may name a modifier, and nothing may point into the order itself (Resolver Module \
      2025.10, section 4.2). What a modifier and something else share belongs into a set. Detours over `$defs` and \
      encoded pointers are seen through.
      """,
      fails: """
        {
          "version": "2025.10",
          "sets": { "base": { "sources": [{ "$ref": "#/modifiers/theme/contexts/light/0" }] } },
          "modifiers": {
            "theme": { "contexts": { "light": [{ "one": { "$type": "number", "$value": 1 } }], "dark": [] } }
          },
          "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }]
        }
        """,
      passes: """
        {
          "version": "2025.10",
          "sets": { "base": { "sources": [{ "one": { "$type": "number", "$value": 1 } }] } },
          "modifiers": { "theme": { "contexts": { "light": [{ "$ref": "#/sets/base" }], "dark": [] } } },
          "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }]
        }
        """),
    Rule(
      resolver: .emptyContexts, .error,
      "A modifier has no contexts.",
      "There is nothing to choose, so that no input can be right (Resolver Module 2025.10, section 4.1.5).",
      fails: """
        {
          "version": "2025.10",
          "resolutionOrder": [{ "type": "modifier", "name": "theme", "contexts": {} }]
        }
        """,
      passes: """
        {
          "version": "2025.10",
          "resolutionOrder": [{ "type": "modifier", "name": "theme", "contexts": { "light": [], "dark": [] } }]
        }
        """),
    Rule(
      resolver: .singleContext, .error,
      "A modifier has one context only.",
      """
      What leaves no choice is a set (Resolver Module 2025.10, section 4.1.5). An empty context is one, too: with \
      `"off": []` beside `"on"` the modifier can be left out.
      """,
      fails: """
        {
          "version": "2025.10",
          "resolutionOrder": [{ "type": "modifier", "name": "theme", "contexts": { "light": [] } }]
        }
        """,
      passes: """
        {
          "version": "2025.10",
          "resolutionOrder": [{ "type": "modifier", "name": "theme", "contexts": { "light": [], "dark": [] } }]
        }
        """),
    Rule(
      resolver: .invalidDefaultContext, .error,
      "The `default` of a modifier is none of its contexts.",
      "Names are compared exactly here, unlike in inputs (Resolver Module 2025.10, section 4.1.5).",
      fails: """
        {
          "version": "2025.10",
          "resolutionOrder": [
            { "type": "modifier", "name": "theme", "contexts": { "light": [], "dark": [] }, "default": "Light" }
          ]
        }
        """,
      passes: """
        {
          "version": "2025.10",
          "resolutionOrder": [
            { "type": "modifier", "name": "theme", "contexts": { "light": [], "dark": [] }, "default": "light" }
          ]
        }
        """),
    Rule(
      resolver: .duplicateName, .error,
      "Two items of `resolutionOrder` have one name.",
      """
      Names of sets and modifiers written out in `resolutionOrder` do not repeat, and no two modifiers of the order \
      are called the same, because inputs name them. A set and a modifier may share a name under `sets` and \
      `modifiers` (Resolver Module 2025.10, section 4.1.6).
      """,
      fails: """
        {
          "version": "2025.10",
          "resolutionOrder": [
            { "type": "set", "name": "base", "sources": [{ "one": { "$type": "number", "$value": 1 } }] },
            { "type": "set", "name": "base", "sources": [{ "two": { "$type": "number", "$value": 2 } }] }
          ]
        }
        """,
      passes: """
        {
          "version": "2025.10",
          "resolutionOrder": [
            { "type": "set", "name": "base", "sources": [{ "one": { "$type": "number", "$value": 1 } }] },
            { "type": "set", "name": "more", "sources": [{ "two": { "$type": "number", "$value": 2 } }] }
          ]
        }
        """),
    Rule(
      resolver: .nonstandardPointer, .warning,
      "A pointer has a form that the text of the module prints but RFC 6901 does not define.",
      """
      Behind `#` stands a slash: `#/sets/base`. The pointer is followed as it is meant, but other tools may not \
      (Resolver Module 2025.10, section 4.2; RFC 6901, section 3).
      """,
      fails: """
        {
          "version": "2025.10",
          "sets": { "base": { "sources": [{ "one": { "$type": "number", "$value": 1 } }] } },
          "resolutionOrder": [{ "$ref": "#sets/base" }]
        }
        """,
      passes: """
        {
          "version": "2025.10",
          "sets": { "base": { "sources": [{ "one": { "$type": "number", "$value": 1 } }] } },
          "resolutionOrder": [{ "$ref": "#/sets/base" }]
        }
        """),
  ]
}

extension Rule {
  /// A rule of resolver documents, whose examples are such documents.
  private init(
    resolver kind: Problem.Kind, _ severity: Severity, _ summary: String, _ reason: String, fails: String,
    passes: String
  ) {
    self.init(
      recorded: kind, severity, in: .resolver, summary: summary,
      page: """
        \(reason)

        ## Fails

        ```json example.resolver.json
        \(fails)
        ```

        ## Passes

        ```json example.resolver.json
        \(passes)
        ```
        """)
  }
}
