import Foundation
import TestSupport
import Testing

/// The real program over pipes: what only a process, a disk and a clock can show.
@Suite(.testedProgram)
struct StdioConversation {
  private let folder: TemporaryFolder
  private let client: WireClient

  init() throws {
    folder = try TemporaryFolder([
      ("colors.tokens.json", ##"{ "brand": { "$type": "color", "$value": "#0d7377" } }"##),
      ("alias.tokens.json", #"{ "link": { "$value": "{brand}" } }"#),
    ])
    client = try WireClient()
  }

  private func uri(_ name: String) -> String { "file://\(folder.path)/\(name)" }

  private func begin(process: Int? = nil) {
    let parameters: [String: Any] = [
      "processId": process.map { $0 as Any } ?? NSNull(), "rootUri": "file://\(folder.path)",
      "capabilities": [:] as [String: Any],
    ]
    client.send("initialize", id: 0, parameters)
    #expect(client.result(of: 0) != nil)
    client.send("initialized", [:])
  }

  private func open(_ name: String) {
    let document: [String: Any] = [
      "uri": uri(name), "languageId": "json", "version": 1, "text": folder.read(name) ?? "",
    ]
    client.send("textDocument/didOpen", ["textDocument": document])
  }

  private func hover(_ id: Int, _ name: String, _ character: Int) -> String? {
    client.send(
      "textDocument/hover", id: id,
      ["textDocument": ["uri": uri(name)], "position": ["line": 0, "character": character]])
    let contents = (client.result(of: id) as? [String: Any])?["contents"] as? [String: Any]
    return contents?["value"] as? String
  }

  @Test func `a document is opened, asked about, broken and mended`() {
    begin()
    open("alias.tokens.json")
    #expect(client.findings(in: uri("alias.tokens.json"), version: 1) == [])
    #expect(hover(1, "alias.tokens.json", 25)?.contains("#0d7377") == true)
    for (version, from, text) in [(2, "brand", "brnd"), (3, "brnd", "brand")] {
      let range = ["start": ["line": 0, "character": 24], "end": ["line": 0, "character": 24 + from.count]]
      client.send(
        "textDocument/didChange",
        [
          "textDocument": ["uri": uri("alias.tokens.json"), "version": version],
          "contentChanges": [["range": range, "text": text]],
        ])
      let findings = client.findings(in: uri("alias.tokens.json"), version: version)
      #expect(findings == (version == 2 ? ["unresolved-reference"] : []))
    }
    client.send("shutdown", id: 2)
    #expect(client.result(of: 2) is NSNull)
    client.send("exit")
    #expect(client.status() == 0)
    #expect(client.saidToUser() == "")
  }

  @Test func `a file that changes on the disk is noticed without the client's help`() throws {
    begin()
    open("alias.tokens.json")
    #expect(client.findings(in: uri("alias.tokens.json"), version: 1) == [])
    try folder.write(##"{ "brandy": { "$type": "color", "$value": "#0d7377" } }"##, to: "colors.tokens.json")
    #expect(client.findings(in: uri("alias.tokens.json")) == ["unresolved-reference"])
    try folder.write(##"{ "brand": { "$type": "color", "$value": "#0d7377" } }"##, to: "more.tokens.json")
    #expect(client.findings(in: uri("alias.tokens.json")) == [])
    client.closeInput()
    #expect(client.status() == 1)
  }

  @Test func `a token file that is too large to be read is told`() throws {
    try folder.write("", to: "core.tokens.json")
    #expect(truncate(folder.path + "/core.tokens.json", 65 << 20) == 0)
    begin()
    let message = client.message { $0["method"] as? String == "window/logMessage" }
    let words = (message?["params"] as? [String: Any])?["message"] as? String
    #expect(words == "`\(folder.path)/core.tokens.json` is not read: it is too large.")
    #expect(client.findings(in: uri("core.tokens.json")) == ["unread-file"])
    try folder.write("{}", to: "core.tokens.json")
    #expect(client.findings(in: uri("core.tokens.json")) == [])
    client.closeInput()
    #expect(client.status() == 1)
  }

  @Test func `the end of the input ends the program, after what was asked is answered`() {
    let messages: [[String: Any]] = [
      [
        "jsonrpc": "2.0", "id": 0, "method": "initialize",
        "params": ["rootUri": "file://\(folder.path)", "capabilities": [:] as [String: Any]],
      ],
      ["jsonrpc": "2.0", "method": "initialized"],
      [
        "jsonrpc": "2.0", "id": 1, "method": "textDocument/documentSymbol",
        "params": ["textDocument": ["uri": uri("alias.tokens.json")]],
      ],
    ]
    let bytes = messages.map(WireClient.framed).reduce(Data(), +)
    for byte in bytes.prefix(60) { client.send(bytes: Data([byte])) }
    client.send(bytes: bytes.dropFirst(60))
    client.closeInput()
    #expect(client.result(of: 0) != nil)
    #expect(client.result(of: 1) != nil)
    #expect(client.status() == 1)
  }

  @Test func `the log names what came, what went, how large it was and when`() throws {
    let log = folder.path + "/tincture.log"
    let client = try WireClient(log: log)
    client.send("initialize", id: 7, ["capabilities": [:] as [String: Any], "processId": NSNull()])
    #expect(client.result(of: 7) != nil)
    client.closeInput()
    #expect(client.status() == 1)
    let text = folder.read("tincture.log") ?? ""
    #expect(text.contains(/(?m)^\d+ ms  → initialize 7$/))
    #expect(text.contains(/(?m)^\d+ ms  ← answer to 7, \d{3,} bytes$/))
  }

  @Test func `an exit without shutdown is a fault`() {
    begin()
    client.send("exit")
    #expect(client.status() == 1)
  }

  @Test func `what is no protocol ends the program with a sentence`() {
    client.send(bytes: Data("GET / HTTP/1.1\r\nHost: example.org\r\n\r\n".utf8))
    #expect(client.status() == 1)
    #expect(client.saidToUser().contains("Content-Length"))
  }

  @Test func `the program does not outlive the client`() throws {
    let parent = Process()
    let life = Pipe()
    parent.executableURL = URL(filePath: "/bin/cat")
    parent.standardInput = life
    parent.standardOutput = FileHandle.nullDevice
    try parent.run()
    begin(process: Int(parent.processIdentifier))
    try life.fileHandleForWriting.close()
    parent.waitUntilExit()
    #expect(client.status() == 1)
  }
}
