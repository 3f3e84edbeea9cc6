import Foundation
import TestSupport
import Testing

/// Files that no project holds, but that a document names: tokens of a package, tokens beside the workspace.
@Suite(.testedProgram)
struct NamedFilesConversation {
  @Test func `files beyond the workspace are read once a document names them`() throws {
    let resolver =
      #"{ "version": "2025.10", "sets": { "all": { "sources": [SOURCES] } }, "#
      + #""resolutionOrder": [{ "$ref": "\#u{23}/sets/all" }] }"#
    let sources = ##"{ "$ref": "../shared/base.json" }, { "$ref": "use.tokens.json" }"##
    let folder = try TemporaryFolder([
      ("ws/tincture.json", #"{ "read": ["../shared"] }"#),
      ("ws/all.resolver.json", resolver.replacingOccurrences(of: "SOURCES", with: sources)),
      ("ws/use.tokens.json", #"{ "one": { "$value": "{outside}" }, "two": { "$value": "{packed}" } }"#),
      ("shared/base.json", #"{ "outside": { "$type": "number", "$value": 1 } }"#),
      ("ws/node_modules/pack/tokens.json", #"{ "packed": { "$type": "number", "$value": "no number" } }"#),
    ])
    let client = try WireClient()
    client.send(
      "initialize", id: 0,
      ["processId": NSNull(), "rootUri": "file://\(folder.path)/ws", "capabilities": [:] as [String: Any]])
    #expect(client.result(of: 0) != nil)
    client.send("initialized", [:])
    let uri = "file://\(folder.path)/ws/all.resolver.json"
    for name in ["all.resolver.json", "use.tokens.json"] {
      let text = folder.read("ws/\(name)") ?? ""
      let document: [String: Any] = [
        "uri": "file://\(folder.path)/ws/\(name)", "languageId": "json", "version": 1, "text": text,
      ]
      client.send("textDocument/didOpen", ["textDocument": document])
    }
    let uses = "file://\(folder.path)/ws/use.tokens.json"
    #expect(client.findings(in: uri, version: 1) == [])
    #expect(client.findings(in: uses, version: 1) == ["unresolved-reference"])

    let more = resolver.replacingOccurrences(
      of: "SOURCES", with: sources + ##", { "$ref": "node_modules/pack/tokens.json" }"##)
    client.send(
      "textDocument/didChange",
      ["textDocument": ["uri": uri, "version": 2], "contentChanges": [["text": more]]])
    #expect(client.findings(in: uses, once: []) == [])

    // What is not open is watched, too.
    try folder.write(#"{ "outer": { "$type": "number", "$value": 1 } }"#, to: "shared/base.json")
    #expect(client.findings(in: uses, once: ["unresolved-reference"]) == ["unresolved-reference"])
    let packed = "file://\(folder.path)/ws/node_modules/pack/tokens.json"
    #expect(client.message(within: 0.5) { ($0["params"] as? [String: Any])?["uri"] as? String == packed } == nil)
  }

  @Test func `themes of Tokens Studio are felt as soon as they come, and until they go`() throws {
    let folder = try TemporaryFolder([
      ("tokens/core.json", ##"{ "line": { "value": "{shade}", "type": "color" } }"##),
      ("tokens/light.json", ##"{ "shade": { "value": "#000002", "type": "color" } }"##),
      ("tokens/dark.json", ##"{ "tint": { "value": "#000003", "type": "color" } }"##),
    ])
    let client = try WireClient()
    client.send(
      "initialize", id: 0,
      ["processId": NSNull(), "rootUri": "file://\(folder.path)", "capabilities": [:] as [String: Any]])
    #expect(client.result(of: 0) != nil)
    client.send("initialized", [:])
    let uri = "file://\(folder.path)/tokens/core.json"
    let document: [String: Any] = [
      "uri": uri, "languageId": "json", "version": 1, "text": folder.read("tokens/core.json") ?? "",
    ]
    client.send("textDocument/didOpen", ["textDocument": document])
    #expect(client.findings(in: uri, version: 1) == [])
    let themes = ["light", "dark"].map {
      #"{ "name": "\#($0)", "selectedTokenSets": { "core": "enabled", "\#($0)": "enabled" } }"#
    }
    try folder.write("[\(themes.joined(separator: ", "))]", to: "tokens/$themes.json")
    #expect(client.findings(in: uri) == ["unresolved-in-context"])
    try FileManager.default.removeItem(atPath: "\(folder.path)/tokens/$themes.json")
    #expect(client.findings(in: uri) == [])
  }
}
