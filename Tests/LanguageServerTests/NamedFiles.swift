import TestSupport
import Testing

/// Files that documents name: there while somebody names them, whatever is ignored, and gone afterwards.
struct NamedFiles {
  private static let number = #"{ "x": { "$type": "number", "$value": 1 } }"#
  private static let reader = #"{ "y": { "$value": "{x}" } }"#

  @Test func `a file that an open document has begun to name stays when it is ignored`() throws {
    let editor = try Editor(["a.tokens.json": Self.number, "b.tokens.json": Self.reader])
    editor.client.open("app.resolver.json", resolver("a.tokens.json"))
    editor.settle()
    editor.client.change("app.resolver.json", to: resolver("a.tokens.json", "b.tokens.json"))
    editor.settle()
    try editor.folder.write("b*\n", to: ".gitignore")
    editor.settle()
    #expect(!editor.findings(in: "app.resolver.json").contains("There is no file"))
  }

  @Test func `a file without tokens that is ignored the moment it is named is there`() throws {
    let editor = try Editor(["c.json": #"{ "name": "no tokens" }"#])
    editor.settle()
    try editor.folder.write("c.json\n", to: ".gitignore")
    try editor.folder.write(resolver("c.json", "gone.json"), to: "app.resolver.json")
    editor.settle()
    #expect(editor.findings(in: "app.resolver.json").contains("There is no file `gone.json`"))
    #expect(!editor.findings(in: "app.resolver.json").contains("There is no file `c.json`"))
  }

  @Test func `an ignored file goes when no document names it any more`() throws {
    let editor = try Editor([".gitignore": "b*\n", "a.tokens.json": Self.reader, "b.tokens.json": Self.number])
    editor.client.open("app.resolver.json", resolver("a.tokens.json", "b.tokens.json"))
    editor.settle()
    #expect(editor.findings(in: "a.tokens.json") == "")
    editor.client.change("app.resolver.json", to: resolver("a.tokens.json"))
    editor.settle()
    #expect(editor.findings(in: "a.tokens.json").contains("No token is named `x`."))
  }

  @Test func `a named file is told of once it is ignored no more`() throws {
    let editor = try Editor([
      ".gitignore": "b*\n", "app.resolver.json": resolver("b.tokens.json"), "b.tokens.json": Self.reader,
    ])
    editor.settle()
    #expect(editor.findings(in: "b.tokens.json") == "")
    try editor.folder.write("", to: ".gitignore")
    editor.settle()
    #expect(editor.findings(in: "b.tokens.json").contains("No token is named `x`."))
  }

  @Test func `what a named file has on the disk does not count while it is open`() throws {
    let pointing = #"{ "y": { "$value": { "$ref": "u.tokens.json#/x/$value" } } }"#
    let editor = try Editor([".gitignore": "t*\nu*\n", "t.tokens.json": pointing, "u.tokens.json": Self.number])
    editor.client.open("app.resolver.json", resolver("t.tokens.json"))
    editor.settle()
    editor.client.open("t.tokens.json", #"{ "y": { "$value": "{x}" } }"#)
    editor.settle()
    #expect(editor.findings(in: "t.tokens.json").contains("No token is named `x`."))
  }

  private func resolver(_ files: String...) -> String {
    let sources = files.map { #"{ "$ref": "\#($0)" }"# }.joined(separator: ", ")
    return
      #"{ "version": "2025.10", "resolutionOrder": [{ "name": "base", "type": "set", "sources": [\#(sources)] }] }"#
  }
}

/// An editor in a folder of its own.
private struct Editor {
  let folder: TemporaryFolder
  let client: LooseClient
  private let machine: LooseMachine

  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    machine = LooseMachine(Generator(seed: 1), filesOneByOne: 16)
    client = LooseClient(machine, in: folder.path, isPulling: false)
  }

  /// Lets everything happen that follows, and time go by; what never comes to rest is a fault.
  func settle() {
    for _ in 0..<3 {
      client.send()
      machine.pass(2000)
      var pieces = 0
      while pieces < 2000, machine.work() {
        pieces += 1
        client.hear()
        client.send()
      }
      #expect(pieces < 2000)
    }
  }

  /// The findings that the user sees in a file, as JSON; nothing for none.
  func findings(in name: String) -> String { client.shown[client.uri(name)] ?? "" }
}
