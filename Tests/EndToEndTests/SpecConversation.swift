import Foundation
import TestSupport
import Testing

/// A component spec in an editor, from the first hover to a rename: the real program over pipes.
@Suite(.testedProgram)
struct SpecConversation {
  /// A spec of ours: a Hover that changes only the background, a token that prose defines, a snippet that uses it.
  private static let panel = """
    # Panels

    ### Save Panel

    ```
    Height: 48pt
    ├─ Background: #17324D (panelInk)
    └─ Text: Inter Regular 15pt, White (on panelInk)

    States:
    ├─ Default: (as above)
    └─ Hover: Background #6D90B4
    ```

    A panel is `panelInk` all over; panelInk is never faded.

    ```swift
    Text("Save").background(isOff ? Color.gray : Color.panelInk)
      .foregroundColor(.panelInk)
    ```

    """

  @Test func `a spec is explained, mended and renamed`() throws {
    let editor = try SpecEditor(Self.panel)
    let hover = try #require(editor.hover("#6D90B4"))
    #expect(hover.contains("3.33:1: `White` (line 8) on `#6D90B4` (line 12); text needs 4.5:1"))
    let finding = try #require(editor.finding("low-contrast", line: 12))
    #expect(
      finding["message"] as? String
        == "White `#ffffff` on `#6d90b4` has a contrast of 3.33:1 in `Save Panel`, state `Hover`; text needs 4.5:1.")
    #expect(editor.relatedLines(of: finding) == [8])
    let fixes = editor.fixes(of: finding)
    #expect(fixes.compactMap { $0["title"] as? String } == ["Use #57799C"])
    #expect(editor.definition("panelInk)", line: 18) == [SpecEditor.Place(7, 25)])
    #expect(
      editor.renaming("panelInk", line: 15, to: "panelBlue")
        == [.init(7, 25), .init(8, 40), .init(15, 13), .init(15, 33), .init(18, 52), .init(19, 21)])
    editor.apply(try #require(fixes.first))
    #expect(editor.changedLines(since: Self.panel) == [12])
    #expect(editor.finding("low-contrast", line: 12) == nil)
  }

  @Test(.sharedFolder)
  func `a long spec that somebody else wrote is explained, mended and renamed`() throws {
    let text = String(decoding: try #require(SharedFolder.bytes(of: "specs/000-urbannest.md")), as: UTF8.self)
    let editor = try SpecEditor(text)
    for column in ["Hover", "#14A0A5"] {
      let hover = try #require(editor.hover(column, line: 52))
      #expect(hover.contains("3.18:1: `White` (line 46) on `#14A0A5` (line 52); text needs 4.5:1"))
    }
    let finding = try #require(editor.finding("low-contrast", line: 52))
    #expect(editor.relatedLines(of: finding) == [46])
    let fixes = editor.fixes(of: finding)
    #expect(fixes.compactMap { $0["title"] as? String } == ["Use `brandPrimary`"])
    #expect(editor.definition("brandPrimary", line: 96) == [SpecEditor.Place(45, 25)])
    #expect(
      editor.renaming("brandPrimary", line: 45, to: "brandTeal")
        == [.init(45, 25), .init(96, 60), .init(652, 39), .init(662, 39)])
    let before = editor.findings.count
    editor.apply(try #require(fixes.first))
    #expect(editor.changedLines(since: text) == [52])
    #expect(editor.finding("low-contrast", line: 52) == nil)
    #expect(editor.findings.count == before - 1)
  }
}

/// One document in an editor that talks to the program.
private final class SpecEditor {
  /// A place in the document, 1-based, in UTF-16 units.
  struct Place: Hashable, Comparable {
    var line: Int
    var column: Int

    init(_ line: Int, _ column: Int) {
      self.line = line
      self.column = column
    }

    init(_ position: [String: Any]) {
      line = (position["line"] as? Int ?? -1) + 1
      column = (position["character"] as? Int ?? -1) + 1
    }

    static func < (left: Place, right: Place) -> Bool { (left.line, left.column) < (right.line, right.column) }
  }

  private let folder: TemporaryFolder
  private let client: WireClient
  private let uri: String
  private var lines: [String]
  private var version = 1
  private var lastID = 0
  private(set) var findings: [[String: Any]] = []

  init(_ text: String) throws {
    folder = try TemporaryFolder([("spec.md", text)])
    client = try WireClient()
    uri = "file://\(folder.path)/spec.md"
    lines = text.components(separatedBy: "\n")
    let capabilities = [
      "textDocument": [
        "hover": ["contentFormat": ["markdown"]] as [String: Any], "publishDiagnostics": ["relatedInformation": true],
      ]
    ]
    _ = ask("initialize", ["rootUri": "file://\(folder.path)", "capabilities": capabilities])
    client.send("initialized", [:])
    let document: [String: Any] = ["uri": uri, "languageId": "markdown", "version": version, "text": text]
    client.send("textDocument/didOpen", ["textDocument": document])
    listen()
  }

  private func ask(_ method: String, _ params: [String: Any]) -> Any? {
    lastID += 1
    client.send(method, id: lastID, params)
    return client.result(of: lastID)
  }

  private func listen() {
    let message = client.message { message in
      let params = message["params"] as? [String: Any]
      return message["method"] as? String == "textDocument/publishDiagnostics"
        && params?["uri"] as? String == uri && params?["version"] as? Int == version
    }
    findings = (message?["params"] as? [String: Any])?["diagnostics"] as? [[String: Any]] ?? []
  }

  /// The wire's parameters for the first place of a text, in a line if one is named.
  private func position(_ text: String, _ line: Int?) -> [String: Any] {
    let number = line ?? (lines.firstIndex { $0.contains(text) } ?? 0) + 1
    let before = lines[number - 1].components(separatedBy: text)[0]
    return [
      "textDocument": ["uri": uri], "position": ["line": number - 1, "character": before.utf16.count + 1],
    ]
  }

  func hover(_ text: String, line: Int? = nil) -> String? {
    let result = ask("textDocument/hover", position(text, line)) as? [String: Any]
    return (result?["contents"] as? [String: Any])?["value"] as? String
  }

  func definition(_ text: String, line: Int) -> [Place] {
    let result = ask("textDocument/definition", position(text, line))
    let links = result as? [[String: Any]] ?? [result as? [String: Any]].compactMap { $0 }
    return links.compactMap { ($0["targetSelectionRange"] ?? $0["range"]) as? [String: Any] }
      .compactMap { $0["start"] as? [String: Any] }.map(Place.init)
  }

  func finding(_ rule: String, line: Int) -> [String: Any]? {
    findings.first { finding in
      let start = (finding["range"] as? [String: Any])?["start"] as? [String: Any]
      return finding["code"] as? String == rule && start?["line"] as? Int == line - 1
    }
  }

  func relatedLines(of finding: [String: Any]) -> [Int] {
    (finding["relatedInformation"] as? [[String: Any]] ?? []).compactMap { related in
      let range = (related["location"] as? [String: Any])?["range"] as? [String: Any]
      return ((range?["start"] as? [String: Any])?["line"] as? Int).map { $0 + 1 }
    }
  }

  /// The quick fixes of one finding that change this document.
  func fixes(of finding: [String: Any]) -> [[String: Any]] {
    let params: [String: Any] = [
      "textDocument": ["uri": uri], "range": finding["range"] as Any,
      "context": ["diagnostics": [finding], "only": ["quickfix"]],
    ]
    let actions = ask("textDocument/codeAction", params) as? [[String: Any]] ?? []
    return actions.filter { ($0["title"] as? String)?.hasPrefix("Use") == true }
  }

  private func edits(in workspaceEdit: Any?) -> [(range: (Place, Place), text: String)] {
    let edit = workspaceEdit as? [String: Any]
    let documents = edit?["documentChanges"] as? [[String: Any]] ?? []
    let own = documents.compactMap { $0["edits"] as? [[String: Any]] }.flatMap { $0 }
    let changes = own + ((edit?["changes"] as? [String: [[String: Any]]])?[uri] ?? [])
    return changes.compactMap { change in
      guard let range = change["range"] as? [String: [String: Any]], let start = range["start"],
        let end = range["end"], let text = change["newText"] as? String
      else { return nil }
      return ((Place(start), Place(end)), text)
    }.sorted { $0.range.0 < $1.range.0 }
  }

  /// Where a rename changes the document, if each place gets the new name.
  func renaming(_ text: String, line: Int, to name: String) -> [Place] {
    var params = position(text, line)
    params["newName"] = name
    let edits = edits(in: ask("textDocument/rename", params))
    return edits.filter { $0.text.contains(name) }.map(\.range.0)
  }

  /// Takes an action as an editor does, and waits for the findings of the new text.
  func apply(_ action: [String: Any]) {
    let edits = edits(in: action["edit"])
    for ((start, end), text) in edits.reversed() where start.line == end.line {
      let line = Array(lines[start.line - 1].utf16)
      lines[start.line - 1] =
        String(decoding: line[..<(start.column - 1)], as: UTF16.self) + text
        + String(decoding: line[(end.column - 1)...], as: UTF16.self)
    }
    version += 1
    let document: [String: Any] = ["uri": uri, "version": version]
    let change = ["text": lines.joined(separator: "\n")]
    client.send("textDocument/didChange", ["textDocument": document, "contentChanges": [change]])
    listen()
  }

  /// The numbers of the lines that are not as they were.
  func changedLines(since text: String) -> [Int] {
    zip(text.components(separatedBy: "\n"), lines).enumerated().filter { $0.element.0 != $0.element.1 }
      .map { $0.offset + 1 }
  }
}
