import Foundation
import TestSupport
import Testing

/// What an editor is given to write in a project with links: nothing behind one that leaves it, through the real program.
@Suite(.enabled(if: TestedProgram.exists, "there is no program to drive"))
struct LinkedFiles {
  private let folder: TemporaryFolder
  private let client: WireClient
  private let alias = #"{ "y": { "$type": "number", "$value": "{x}" }, }"#

  init() throws {
    folder = try TemporaryFolder([
      ("repo/.git/HEAD", ""), ("repo/a.tokens.json", #"{ "x": { "$type": "number", "$value": 1 } }"#),
      ("repo/use.tokens.json", #"{ "u": { "$type": "number", "$value": "{x}" } }"#), ("out/real.tokens.json", alias),
    ])
    for (link, target) in [
      ("out.tokens.json", "../out/real.tokens.json"), ("in.tokens.json", "use.tokens.json"), ("linked", "../out"),
    ] {
      try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/repo/\(link)", withDestinationPath: target)
    }
    client = try WireClient()
  }

  private func uri(_ name: String) -> String { "file://\(folder.path)/repo/\(name)" }

  private func begin(open names: [String] = [], text given: String? = nil) {
    let parameters: [String: Any] = [
      "processId": NSNull(), "rootUri": "file://\(folder.path)/repo", "capabilities": [:] as [String: Any],
    ]
    client.send("initialize", id: 0, parameters)
    #expect(client.result(of: 0) != nil)
    client.send("initialized", [:])
    for name in names {
      let text = given ?? folder.read("repo/\(name)") ?? ""
      let document: [String: Any] = ["uri": uri(name), "languageId": "json", "version": 1, "text": text]
      client.send("textDocument/didOpen", ["textDocument": document])
    }
  }

  /// The files that a rename of the token at a place writes, or why there is none.
  private func renamed(in name: String, at character: Int) -> (names: [String], refusal: String?) {
    let position = ["line": 0, "character": character]
    client.send(
      "textDocument/rename", id: 1,
      ["textDocument": ["uri": uri(name)], "position": position, "newName": "gap"])
    let answer = client.message { $0["id"] as? Int == 1 }
    let changes = (answer?["result"] as? [String: Any])?["changes"] as? [String: Any] ?? [:]
    let refusal = (answer?["error"] as? [String: Any])?["message"] as? String
    return (changes.keys.map { ($0 as NSString).lastPathComponent }.sorted(), refusal)
  }

  @Test func `a rename leaves alone what a link out of the project leads to`() {
    begin()
    #expect(renamed(in: "a.tokens.json", at: 3).names == ["a.tokens.json", "use.tokens.json"])
    #expect(folder.read("out/real.tokens.json") == alias)
  }

  @Test(arguments: ["out.tokens.json", "linked/real.tokens.json"])
  func `a rename is refused where a file that is open through such a link has the name`(open name: String) {
    begin(open: [name])
    let (names, refusal) = renamed(in: "a.tokens.json", at: 3)
    #expect(names == [])
    #expect(refusal == "`x` is named in `\(name)` too, which this project only reads.")
    #expect(renamed(in: name, at: 3).names == [])
  }

  @Test func `a document that is new behind such a link is known as well`() throws {
    try folder.write("linked\n", to: "repo/.gitignore")
    begin(open: ["linked/new.tokens.json"], text: alias)
    #expect(renamed(in: "a.tokens.json", at: 3).names == [])
  }

  @Test(arguments: ["out.tokens.json", "linked/real.tokens.json"])
  func `tokens of a file that is open through such a link are its own alone`(name: String) throws {
    try folder.write(#"{ "u": { "$type": "number", "$value": "{y}" } }"#, to: "repo/use.tokens.json")
    begin(open: [name, "use.tokens.json"])
    #expect(client.findings(in: uri("use.tokens.json"), version: 1) == ["unresolved-reference"])
    client.send(
      "textDocument/definition", id: 7,
      ["textDocument": ["uri": uri("use.tokens.json")], "position": ["line": 0, "character": 40]])
    #expect((client.result(of: 7) as? [Any])?.isEmpty ?? true)
  }

  @Test func `a link into a folder that the project reads leads to a file like any of it`() throws {
    try folder.write(#"{ "read": ["../out"] }"#, to: "repo/tincture.json")
    try folder.write(#"{ "u": { "$type": "number", "$value": "{y}" } }"#, to: "repo/use.tokens.json")
    begin(open: ["use.tokens.json"])
    #expect(client.findings(in: uri("use.tokens.json"), version: 1) == [])
  }

  @Test func `a rename is refused where the project only reads what has the name`() throws {
    try folder.write(#"{ "read": ["../out"] }"#, to: "repo/tincture.json")
    begin()
    let (names, refusal) = renamed(in: "a.tokens.json", at: 3)
    #expect(names == [])
    #expect(refusal?.hasSuffix("too, which this project only reads.") == true)
  }

  @Test func `a rename goes through a link that stays in the project`() {
    begin(open: ["in.tokens.json"])
    let (names, refusal) = renamed(in: "in.tokens.json", at: 39)
    #expect(names == ["a.tokens.json", "in.tokens.json", "use.tokens.json"])
    #expect(refusal == nil)
  }

  @Test(arguments: ["out.tokens.json", "linked/real.tokens.json"])
  func `nothing is mended through a link out of the project`(name: String) {
    begin(open: [name])
    #expect(client.findings(in: uri(name), version: 1)?.isEmpty == false)
    let end = ["line": 0, "character": alias.utf16.count]
    for (id, kind) in ["quickfix", "refactor", "source.fixAll"].enumerated() {
      client.send(
        "textDocument/codeAction", id: id + 2,
        [
          "textDocument": ["uri": uri(name)],
          "range": ["start": ["line": 0, "character": 0], "end": end],
          "context": ["diagnostics": [], "only": [kind]],
        ])
      #expect((client.result(of: id + 2) as? [Any])?.isEmpty == true, "\(kind)")
    }
  }
}
