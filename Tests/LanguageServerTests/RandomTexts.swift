/// What may stand in the files of a random conversation, chosen so that every file can matter to every other one.
enum RandomTexts {
  static let names = [
    "a.tokens.json", "b.tokens.json", "c.json", "app.resolver.json", "app.css", "card.md", "chip.component.json",
    "ui/Card.swift", "tincture.json", ".gitignore",
  ]

  /// A text for a file of that name, with up to two empty lines in front, which move everything and mean nothing.
  static func text(for name: String, _ random: inout Generator) -> String {
    let choice =
      switch name {
      case "tincture.json": settings
      case ".gitignore": ignoring
      case "app.resolver.json": resolvers
      case "app.css": styles
      case "card.md": documents
      case "chip.component.json": components
      case "ui/Card.swift": views
      default: tokens
      }
    return String(repeating: "\n", count: Int.random(in: 0..<3, using: &random))
      + (choice.randomElement(using: &random) ?? "")
  }

  /// Whether the structure of a text is broken: the names of before hold then, which a fresh start cannot know.
  static func isBroken(_ text: String) -> Bool { text.allSatisfy { $0.isNewline || $0 == "{" } }

  /// What a broken text is mended to.
  static let whole = #"{ "name": "no tokens" }"#

  private static let tokens = [
    #"{ "x": { "$type": "number", "$value": 1 } }"#, #"{ "y": { "$value": "{x}" } }"#, #"{ "z": { "$value": "{y}" } }"#,
    #"{ "x": { "$value": "{z}" } }"#, "{", whole,
    #"{ "x": { "$type": "number", "$value": 2, "$deprecated": "Use {w}" },\#n  "w": { "$type": "number", "$value": 1 } }"#,
    #"{ "y": { "$type": "dimension", "$value": "{x}" },\#n  "g": { "$extends": "{h}" } }"#,
    ##"{ "h": { "z": { "$type": "color", "$value": "#369" } },\##n  "on-w": { "$type": "color", "$value": "{z}" } }"##,
  ]
  private static let resolvers = [
    #"""
    { "sets": { "base": { "sources": [{ "$ref": "a.tokens.json" }] } },
      "modifiers": { "theme": { "contexts": { "light": [{ "$ref": "b.tokens.json" }], "dark": [{ "$ref": "c.json" }] } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
    """#,
    #"{ "sets": { "base": { "sources": [{ "$ref": "a.tokens.json" }, { "$ref": "b.tokens.json" }] } } }"#,
    #"{ "sets": { "base": { "sources": [{ "$ref": "c.json" }, { "$ref": "gone.json" }] } }, "resolutionOrder": [] }"#,
  ]
  private static let styles = [
    ".a { width: var(--x, 3); color: var(--w) }", ":root { --y: 4px }\n.b { gap: var(--y, 5px); top: var(--z) }",
  ]
  private static let documents = [
    "# Card\n\n- Gap: `x` (3)\n- Inset: {y}", "# Card\n\n- Background: `z` (#000000)\n- Text: `on-w` (#000001)",
    "# Chip\n\n- Background: `h.z`\n- Text: #336699\n\nSee [tokens](c.json).",
  ]
  private static let components = [
    ##"{ "name": "Chip", "background": "{h.z}", "text": "#336699", "gap": "{y}" }"##,
    ##"{ "name": "Chip", "padding": "{x} 3px", "states": { "hover": { "background": "{on-w}", "text": "{nowhere}" } } }"##,
    #"{ "name": "Chip", "#, "{",
  ]
  private static let views = [
    "let gap = Space.x\nlet fill = Color(red: 0.2, green: 0.4, blue: 0.6)\n", "// nothing\n",
  ]
  private static let settings = [
    "{}", #"{ "exclude": ["b*"] }"#, #"{ "rules": { "unresolved-reference": "off", "unused-token": "info" } }"#,
    #"{ "tokens": ["c.json", "a*"], "specs": ["card.md"] }"#, "{",
    #"{ "resolver": [{ "name": "light", "files": ["a.tokens.json", "c.json"] }, { "name": "dark", "files": ["b.tokens.json"] }] }"#,
  ]
  private static let ignoring = ["", "b*\n", "*.css\n!app.css\n", "ui/\nc.json\n"]
}
