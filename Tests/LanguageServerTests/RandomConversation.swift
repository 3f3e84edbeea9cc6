import TestSupport
import Testing

/// Whatever happens in whatever order, in the end the client has been told what a fresh start would tell it.
struct RandomConversation {
  private static let names = ["a.tokens.json", "b.tokens.json", "c.json", "tincture.json"]
  private static let texts = [
    #"{ "x": { "$type": "number", "$value": 1 } }"#, #"{ "y": { "$value": "{x}" } }"#, #"{ "z": { "$value": "{y}" } }"#,
    #"{ "x": { "$value": "{z}" } }"#, "{", #"{ "name": "no tokens" }"#,
  ]
  private static let settings = [
    "{}", #"{ "exclude": ["b*"] }"#, #"{ "rules": { "unresolved-reference": "off" } }"#,
  ]

  private static func text(for name: String, _ random: inout Generator) -> String {
    (name == "tincture.json" ? settings : texts).randomElement(using: &random) ?? ""
  }

  @Test(arguments: 0..<60) func `any order of events ends as a fresh start does`(seed: Int) {
    var random = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
    var disk: [String: String] = [:]
    for name in Self.names.prefix(3) where Bool.random(using: &random) { disk[name] = Self.text(for: name, &random) }
    let lived = Rehearsal(disk.map { ($0.key, $0.value) })
    lived.play("* client", of: .empty)
    var open: [String: String] = [:]
    var version = 1
    for _ in 0..<25 {
      guard let name = Self.names.randomElement(using: &random) else { continue }
      version += 1
      lived.play(step(name, version, &disk, &open, &random), of: .empty)
    }
    lived.play("* pass 6000", of: .empty)

    let fresh = Rehearsal(disk.map { ($0.key, $0.value) })
    fresh.play("* client", of: .empty)
    for (name, text) in open.sorted(by: { $0.key < $1.key }) { fresh.play(opening(name, 1, text), of: .empty) }
    fresh.play("* pass 6000", of: .empty)
    #expect(lived.told == fresh.told, "seed \(seed): disk \(disk), open \(open)")
  }

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
      guard open[name] != nil else { return "* pass 150" }
      open[name] = text
      let document = #"{\#(uri),"version":\#(version)}"#
      return #"textDocument/didChange {"textDocument":\#(document),"contentChanges":[{"text":\#(quoted(text))}]}"#
    case 4:
      guard let saved = open[name] else { return "* pass 2000" }
      disk[name] = saved
      return "* disk \(name) \(saved)\ntextDocument/didSave {\"textDocument\":{\(uri)}}"
    case 5:
      guard open.removeValue(forKey: name) != nil else { return "* pass 100" }
      return #"textDocument/didClose {"textDocument":{\#(uri)}}"#
    case 6:
      disk[name] = text
      return "* disk \(name) \(text)"
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
    #""\#(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))""#
  }
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
