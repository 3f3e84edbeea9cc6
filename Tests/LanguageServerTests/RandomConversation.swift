import TestSupport
import Testing

/// Whatever happens in whatever order, in the end the client has been told what a fresh start would tell it.
struct RandomConversation {
  private static let names = [
    "a.tokens.json", "b.tokens.json", "c.json", "app.resolver.json", "app.css", "card.md", "tincture.json",
  ]
  private static let texts = [
    #"{ "x": { "$type": "number", "$value": 1 } }"#, #"{ "y": { "$value": "{x}" } }"#, #"{ "z": { "$value": "{y}" } }"#,
    #"{ "x": { "$value": "{z}" } }"#, "{", #"{ "name": "no tokens" }"#,
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
  ]
  private static let styles = [
    ".a { width: var(--x, 3); color: var(--w) }", ":root { --y: 4px }\n.b { gap: var(--y, 5px); top: var(--z) }",
  ]
  private static let documents = [
    "# Card\n\n- Gap: `x` (3)\n- Inset: {y}", "# Card\n\n- Background: `z` (#000000)\n- Text: `on-w` (#000001)",
  ]
  private static let settings = [
    "{}", #"{ "exclude": ["b*"] }"#, #"{ "rules": { "unresolved-reference": "off", "unused-token": "info" } }"#,
  ]

  private static func text(for name: String, _ random: inout Generator) -> String {
    let choice =
      switch name {
      case "tincture.json": settings
      case "app.resolver.json": resolvers
      case "app.css": styles
      case "card.md": documents
      default: texts
      }
    // Lines in front move everything and mean nothing.
    let text = choice.randomElement(using: &random) ?? ""
    return String(repeating: "\n", count: Int.random(in: 0..<3, using: &random)) + text
  }

  @Test(arguments: 0..<100) func `any order of events ends as a fresh start does`(seed: Int) {
    var random = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
    var disk: [String: String] = [:]
    for name in Self.names.dropLast() where Bool.random(using: &random) { disk[name] = Self.text(for: name, &random) }
    // Every other user has an editor that says much at once, to a server that takes in much at once.
    let isBundled = seed % 2 == 1
    let lived = Rehearsal(
      disk.map { ($0.key, $0.value) }, isBundled: isBundled, filesOneByOne: isBundled ? 1 : 16)
    lived.play(Self.client, of: .empty)
    var open: [String: String] = [:]
    var version = 1
    var said: [String] = []
    for _ in 0..<25 {
      guard let name = Self.names.randomElement(using: &random) else { continue }
      version += 1
      said.append(step(name, version, &disk, &open, &random))
      if isBundled, Int.random(in: 0..<4, using: &random) > 0 { continue }
      lived.play(said.joined(separator: "\n"), of: .empty)
      said = []
    }
    lived.play(said.joined(separator: "\n"), of: .empty)
    mend(lived, &disk, &open)
    lived.play("* pass 6000", of: .empty)

    let fresh = Rehearsal(disk.map { ($0.key, $0.value) })
    fresh.play(Self.client, of: .empty)
    for (name, text) in open.sorted(by: { $0.key < $1.key }) { fresh.play(opening(name, 1, text), of: .empty) }
    fresh.play("* pass 6000", of: .empty)
    #expect(lived.told == fresh.told, "seed \(seed): disk \(disk), open \(open)")
  }

  /// Makes what is broken whole again: until then the names of before hold, which a fresh start cannot know.
  private func mend(_ lived: Rehearsal, _ disk: inout [String: String], _ open: inout [String: String]) {
    let whole = #"{ "name": "no tokens" }"#
    func isBroken(_ text: String) -> Bool { text.allSatisfy { $0.isNewline || $0 == "{" } }
    for name in disk.keys.sorted() where disk[name].map(isBroken) == true {
      disk[name] = whole
      lived.play("* disk \(name) \(whole)", of: .empty)
    }
    for name in open.keys.sorted() where open[name].map(isBroken) == true {
      open[name] = whole
      let document = #"{"uri":"file://\#(Transcript.root)/\#(name)","version":100}"#
      let change = #"{"textDocument":\#(document),"contentChanges":[{"text":\#(quoted(whole))}]}"#
      lived.play("textDocument/didChange \(change)", of: .empty)
    }
  }

  /// A client that shows related places, and so must hear of it when they move.
  private static let client = #"* client {"textDocument":{"publishDiagnostics":{"relatedInformation":true}}}"#

  /// One thing that a user, an editor or a disk does, as lines of a transcript.
  private func step(
    _ name: String, _ version: Int, _ disk: inout [String: String], _ open: inout [String: String],
    _ random: inout Generator
  ) -> String {
    let uri = #""uri":"file://\#(Transcript.root)/\#(name)""#
    let text = Self.text(for: name, &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      guard open[name] == nil else { return "* pass 40" }
      open[name] = text
      return opening(name, version, text)
    case 2, 3:
      guard let before = open[name] else { return "* pass 150" }
      let document = #"{\#(uri),"version":\#(version)}"#
      if Bool.random(using: &random) {
        open[name] = "\n" + before
        let range = #"{"start":{"line":0,"character":0},"end":{"line":0,"character":0}}"#
        let change = #"{"range":\#(range),"text":"\n"}"#
        return #"textDocument/didChange {"textDocument":\#(document),"contentChanges":[\#(change)]}"#
      }
      open[name] = text
      return #"textDocument/didChange {"textDocument":\#(document),"contentChanges":[{"text":\#(quoted(text))}]}"#
    case 4:
      guard let saved = open[name] else { return "* pass 2000" }
      disk[name] = saved
      return "* disk \(name) \(onOneLine(saved))\ntextDocument/didSave {\"textDocument\":{\(uri)}}"
    case 5:
      guard open.removeValue(forKey: name) != nil else { return "* pass 100" }
      return #"textDocument/didClose {"textDocument":{\#(uri)}}"#
    case 6:
      disk[name] = text
      return "* disk \(name) \(onOneLine(text))"
    default:
      disk[name] = nil
      return "* gone \(name)"
    }
  }

  private func opening(_ name: String, _ version: Int, _ text: String) -> String {
    let uri = "file://\(Transcript.root)/\(name)"
    let document = #"{"uri":"\#(uri)","languageId":"json","version":\#(version),"text":\#(quoted(text))}"#
    return #"textDocument/didOpen {"textDocument":\#(document)}"#
  }

  private func quoted(_ text: String) -> String {
    #""\#(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n"))""#
  }

  /// A text as `* disk` takes it.
  private func onOneLine(_ text: String) -> String { text.replacing("\n", with: "\\n") }
}

/// The same numbers for the same seed (xorshift64).
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
