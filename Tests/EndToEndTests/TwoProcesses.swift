import Foundation
import TestSupport
import Testing

/// Dictionaries have another order in every process; no answer may have.
@Suite(.testedProgram)
struct TwoProcesses {
  @Test func `every question has the same answer in every process`() throws {
    let folder = try TemporaryFolder(Self.files)
    let first = try answers(about: folder)
    let second = try answers(about: folder)
    #expect(first.count > 500 && first.count == second.count)
    for (one, other) in zip(first, second) where one != other {
      Issue.record("one process says\n\(one)\nand another\n\(other)")
    }
  }

  /// What one process answers about every file, and about every third place of it.
  private func answers(about folder: TemporaryFolder) throws -> [String] {
    let client = try WireClient()
    let capabilities: [String: Any] = [
      "textDocument": [
        "hover": ["contentFormat": ["markdown"]], "codeAction": ["codeActionLiteralSupport": ["codeActionKind": [:]]],
        "documentSymbol": ["hierarchicalDocumentSymbolSupport": true], "diagnostic": [:] as [String: Any],
        "publishDiagnostics": ["relatedInformation": true],
      ] as [String: Any],
      "workspace": ["diagnostics": ["refreshSupport": true]],
    ]
    let uri = "file://\(folder.path)"
    client.send("initialize", id: 0, ["processId": NSNull(), "rootUri": uri, "capabilities": capabilities])
    #expect(client.result(of: 0) != nil)
    client.send("initialized", [:])
    var number = 0
    var answers: [String] = []
    func ask(_ method: String, _ params: [String: Any]) {
      number += 1
      client.send(method, id: number, params)
      let exchange = ["asked": params, "answer": client.result(of: number) ?? NSNull()]
      let bytes = try? JSONSerialization.data(withJSONObject: exchange, options: .sortedKeys)
      answers.append("\(method) \(String(decoding: bytes ?? Data(), as: UTF8.self))")
    }
    for (name, text) in Self.files where name != "tincture.json" {
      let document = ["uri": "\(uri)/\(name)"]
      let opened: [String: Any] = ["uri": "\(uri)/\(name)", "languageId": "", "version": 1, "text": text]
      client.send("textDocument/didOpen", ["textDocument": opened])
      for method in ["diagnostic", "documentSymbol", "documentColor", "documentLink", "foldingRange"] {
        ask("textDocument/\(method)", ["textDocument": document])
      }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (line, content) in lines.enumerated() {
        for column in stride(from: 1, to: content.utf16.count, by: 3) {
          let place: [String: Any] = ["textDocument": document, "position": ["line": line, "character": column]]
          for method in ["hover", "definition", "completion", "documentHighlight"] {
            ask("textDocument/\(method)", place)
          }
        }
        let range = [
          "start": ["line": line, "character": 0], "end": ["line": line, "character": content.utf16.count],
        ]
        ask(
          "textDocument/codeAction",
          ["textDocument": document, "range": range, "context": ["diagnostics": [Any]()] as [String: Any]])
      }
    }
    for query in ["", "a", "color", "card"] { ask("workspace/symbol", ["query": query]) }
    return answers
  }

  private static let files: [(String, String)] = [
    (
      "tincture.json",
      #"{ "resolver": [{ "name": "light", "files": ["base.tokens.json", "light.tokens.json"] }, "#
        + #"{ "name": "dark", "files": ["base.tokens.json", "dark.tokens.json"] }], "#
        + #""rules": { "unused-token": "info", "near-duplicate-color": "info", "duplicate-value": "info" } }"#
    ),
    (
      "base.tokens.json",
      ##"""
      { "color": { "$type": "color", "ink": { "$value": "#112233" }, "sea": { "$value": "#112234" } },
        "space": { "$type": "dimension", "sm": { "$value": "4px" }, "md": { "$value": "8px" } },
        "on-sea": { "$type": "color", "$value": "{color.ink}" }, "gap": { "$value": "{space.mdd}" } }
      """##
    ),
    ("light.tokens.json", ##"{ "color": { "$type": "color", "paper": { "$value": "#ffffff" } } }"##),
    ("dark.tokens.json", ##"{ "color": { "$type": "color", "paper": { "$value": "#000000" } } }"##),
    (
      "chip.component.json",
      ##"""
      { "name": "Chip", "background": "{color.paper}", "text": "{color.ink}", "padding": "7px",
        "states": { "hover": { "background": "#eeeeee" }, "pressed": { "background": "#dddddd" }, "focus": { "text": "#ccccff" } },
        "variants": { "small": { "padding": "3px" }, "large": { "padding": "{space.lg}" } } }
      """##
    ),
    (
      "card.md",
      """
      # Card

      - Background: `color.paper` (#ffffff)
      - Text: `color.ink`
      - Padding: 8px, Gap: 9px
      - States: Hover, Pressed, Disabled

      ## Button

      - Background: #0d7377
      - Text: #ffffff
      - Hover: background #14a0a5
      """
    ),
    (
      "app.css",
      ":root { --card-gap: 4px }\n[data-theme=dark] { --card-gap: 6px }\n.a { gap: var(--card-gap); color: var(--color-inkk, #123) }"
    ),
  ]
}
