import Foundation
import TestSupport
import Testing

/// One system in four languages: JSON gives the base, a resolver two modifiers, YAML more tokens, CSS the uses.
///
/// Every question crosses all of them, also before anything is saved.
@Suite(.testedProgram)
struct MixedWorkspace {
  private let folder: TemporaryFolder
  private let client: WireClient

  private static let files = [
    (
      "base.tokens.json",
      ##"""
      {
        "color": {
          "$type": "color",
          "paper": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
          "accent": { "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6], "hex": "#006699" } }
        },
        "space": { "md": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } } }
      }
      """##
    ),
    (
      "dark.tokens.json",
      ##"""
      {
        "color": {
          "$type": "color",
          "accent": { "$value": { "colorSpace": "srgb", "components": [0.4, 0.8, 1], "hex": "#66ccff" } }
        }
      }
      """##
    ),
    (
      "compact.tokens.json",
      ##"{ "space": { "md": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } } }"##
    ),
    (
      "system.resolver.json",
      ##"""
      {
        "version": "2025.10",
        "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }, { "$ref": "button.tokens.yaml" }] } },
        "modifiers": {
          "theme": { "contexts": { "light": [], "dark": [{ "$ref": "dark.tokens.json" }] }, "default": "light" },
          "density": { "contexts": { "regular": [], "compact": [{ "$ref": "compact.tokens.json" }] }, "default": "regular" }
        },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }, { "$ref": "#/modifiers/density" }]
      }
      """##
    ),
    (
      "button.tokens.yaml",
      """
      button:
        background:
          $value: "{color.accent}"
        padding:
          $value: "{space.md}"

      """
    ),
    (
      "app.css",
      """
      .button {
        background: var(--button-background);
        padding: var(--space-md, 12px);
      }

      """
    ),
  ]

  init() throws {
    folder = try TemporaryFolder(Self.files)
    client = try WireClient()
    let completion = ["completionItem": ["snippetSupport": false]]
    client.send(
      "initialize", id: 0,
      [
        "processId": NSNull(), "rootUri": "file://\(folder.path)",
        "capabilities": ["textDocument": ["completion": completion]],
      ])
    #expect(client.result(of: 0) != nil)
    client.send("initialized", [:])
  }

  private func uri(_ name: String) -> String { "file://\(folder.path)/\(name)" }

  private func open(_ name: String, _ language: String) {
    let document: [String: Any] = [
      "uri": uri(name), "languageId": language, "version": 1, "text": folder.read(name) ?? "",
    ]
    client.send("textDocument/didOpen", ["textDocument": document])
  }

  /// The place of a text in a file as it was first written, some characters on.
  private func place(_ text: String, _ name: String, after count: Int = 0) -> [String: Any] {
    let whole = folder.read(name) ?? ""
    guard let range = whole.range(of: text) else { return ["line": 0, "character": 0] }
    let before = whole[..<range.lowerBound]
    let line = before.filter { $0 == "\n" }.count
    let character = before.utf16.count - (before.lastIndex(of: "\n").map { before[...$0].utf16.count } ?? 0)
    return ["line": line, "character": character + count]
  }

  private func ask(_ question: String, _ id: Int, _ name: String, _ text: String, after count: Int = 0) -> Any? {
    var parameters: [String: Any] = [
      "textDocument": ["uri": uri(name)], "position": place(text, name, after: count),
    ]
    if question == "references" { parameters["context"] = ["includeDeclaration": false] }
    client.send("textDocument/\(question)", id: id, parameters)
    return client.result(of: id)
  }

  private func hover(_ id: Int, _ name: String, _ text: String, after count: Int = 0) -> String {
    let contents = (ask("hover", id, name, text, after: count) as? [String: Any])?["contents"] as? [String: Any]
    return contents?["value"] as? String ?? ""
  }

  /// The files that an answer leads to, each with its line from 1.
  private func places(_ question: String, _ id: Int, _ name: String, _ text: String, after count: Int = 0) -> [String] {
    let answer = ask(question, id, name, text, after: count)
    let all = (answer as? [[String: Any]]) ?? (answer as? [String: Any]).map { [$0] } ?? []
    return all.compactMap { place in
      let range = (place["range"] ?? place["targetSelectionRange"]) as? [String: [String: Int]]
      guard let uri = (place["uri"] ?? place["targetUri"]) as? String, let line = range?["start"]?["line"] else {
        return nil
      }
      return "\(uri.split(separator: "/").last ?? ""):\(line + 1)"
    }
  }

  private func labels(_ id: Int, _ name: String, _ text: String, after count: Int) -> [String] {
    let answer = ask("completion", id, name, text, after: count)
    let items = ((answer as? [String: Any])?["items"] ?? answer) as? [[String: Any]]
    return items?.compactMap { $0["label"] as? String } ?? []
  }

  @Test func `a question crosses JSON, a resolver, YAML and CSS`() {
    open("app.css", "css")
    open("button.tokens.yaml", "yaml")
    open("base.tokens.json", "json")
    #expect(client.findings(in: uri("app.css"), version: 1) == [])
    #expect(client.findings(in: uri("button.tokens.yaml"), version: 1) == [])

    let inStyles = hover(1, "app.css", "--button-background", after: 4)
    for part in ["button.background", "color.accent", "#006699", "#66ccff", "dark"] {
      #expect(inStyles.contains(part), "\(part) in \(inStyles)")
    }
    let inYAML = hover(2, "button.tokens.yaml", "{space.md}", after: 3)
    for part in ["space.md", "12px", "8px", "compact"] { #expect(inYAML.contains(part), "\(part) in \(inYAML)") }

    #expect(places("definition", 3, "app.css", "--button-background", after: 4) == ["button.tokens.yaml:2"])
    #expect(
      places("definition", 4, "button.tokens.yaml", "{space.md}", after: 3)
        == ["base.tokens.json:7", "compact.tokens.json:1"])
    #expect(
      places("references", 5, "base.tokens.json", "\"md\"", after: 2).sorted()
        == ["app.css:3", "button.tokens.yaml:5"])
    #expect(labels(6, "app.css", "--space-md", after: 2).contains { $0.contains("space-md") })
    #expect(labels(7, "button.tokens.yaml", "{color.accent}", after: 7).contains("color.paper"))
  }

  @Test func `an edit that is not saved is felt in all of them`() {
    open("app.css", "css")
    open("button.tokens.yaml", "yaml")
    open("base.tokens.json", "json")
    #expect(client.findings(in: uri("button.tokens.yaml"), version: 1) == [])
    let start = place("md\"", "base.tokens.json")
    var end = start
    end["character"] = (start["character"] as? Int ?? 0) + 2
    client.send(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri("base.tokens.json"), "version": 2],
        "contentChanges": [["range": ["start": start, "end": end], "text": "lg"]],
      ])
    // The compact context still gives the name.
    #expect(client.findings(in: uri("button.tokens.yaml")) == ["unresolved-in-context"])
    #expect(hover(1, "app.css", "--space-md", after: 4).contains("8px"))
  }
}
