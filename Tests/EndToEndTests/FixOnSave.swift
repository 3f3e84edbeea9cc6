import Foundation
import TestSupport
import Testing

/// What an editor has mended when it saves, through the real program.
@Suite(.testedProgram)
struct FixOnSave {
  /// Folders whose JSON files are saved: the examples, and real token files where they lie beside the package.
  static let folders =
    ["\(PackageFolder.path)/Tests/Examples"]
    + SharedFolder.names(in: "corpora").map { "\(SharedFolder.path ?? "")/corpora/\($0)" }

  @Test(arguments: folders)
  func `a save mends what the shell mends, once, and gives back what stood there`(folder: String) throws {
    let names = Self.tokenFiles(in: folder)
    let copy = try TemporaryFolder(names.map { ($0.path, Self.withLastComma($0.text)) })
    let client = try WireClient()
    client.send(
      "initialize", id: 0,
      [
        "processId": NSNull(), "rootUri": "file://\(copy.path)",
        "capabilities": ["general": ["positionEncodings": ["utf-8"]]],
      ])
    #expect(client.result(of: 0) != nil)
    client.send("initialized", [:])
    var saved: [String: String] = [:]
    for (number, file) in names.enumerated() {
      let text = copy.read(file.path) ?? ""
      let once = try Self.mended(text, by: Self.open(text, at: "\(copy.path)/\(file.path)", client, 2 * number + 1))
      saved[file.path] = once
      let change = ["text": once]
      let document: [String: Any] = ["uri": "file://\(copy.path)/\(file.path)", "version": 2]
      client.send("textDocument/didChange", ["textDocument": document, "contentChanges": [change]])
      #expect(Self.edits(for: "\(copy.path)/\(file.path)", client, 2 * number + 2).isEmpty, "\(file.path), once more")
    }
    let run = Process()
    run.executableURL = URL(filePath: TestedProgram.path ?? "")
    run.arguments = ["fix", "."]
    run.currentDirectoryURL = URL(filePath: copy.path)
    run.standardOutput = FileHandle.nullDevice
    run.standardError = FileHandle.nullDevice
    try run.run()
    run.waitUntilExit()
    for file in names {
      #expect(saved[file.path] == copy.read(file.path), "\(file.path): saved and fixed differ")
      if saved[file.path] != Self.withLastComma(file.text) { #expect(saved[file.path] == file.text, "\(file.path)") }
    }
    let changed = names.filter { saved[$0.path] != Self.withLastComma($0.text) }
    // Not every collection has a token file in JSON.
    if folder.hasPrefix(PackageFolder.path) { #expect(!changed.isEmpty, "nothing was mended") }
  }

  /// The files of a folder that end in `.json`, with their texts.
  private static func tokenFiles(in folder: String) -> [(path: String, text: String)] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)).map { (name, $0) }
    }
  }

  /// The text with a comma behind its last member, as a hand leaves it.
  private static func withLastComma(_ text: String) -> String {
    guard let end = text.lastIndex(of: "}"), let last = text[..<end].lastIndex(where: { !$0.isWhitespace }),
      text[last] != "{", text[last] != ","
    else { return text }
    return text[...last] + "," + text[text.index(after: last)...]
  }

  private static func open(_ text: String, at path: String, _ client: WireClient, _ id: Int) -> [[String: Any]] {
    let document: [String: Any] = ["uri": "file://\(path)", "languageId": "json", "version": 1, "text": text]
    client.send("textDocument/didOpen", ["textDocument": document])
    return edits(for: path, client, id)
  }

  /// What the editor is to change before it saves.
  private static func edits(for path: String, _ client: WireClient, _ id: Int) -> [[String: Any]] {
    let start = ["line": 0, "character": 0]
    client.send(
      "textDocument/codeAction", id: id,
      [
        "textDocument": ["uri": "file://\(path)"], "range": ["start": start, "end": start],
        "context": ["diagnostics": [], "only": ["source.fixAll"]],
      ])
    let actions = client.result(of: id) as? [[String: Any]] ?? []
    let changes = actions.compactMap { ($0["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]] }
    return changes.flatMap { $0["file://\(path)"] ?? [] }
  }

  /// A text in UTF-8 with edits of the protocol applied, from the last to the first.
  private static func mended(_ text: String, by edits: [[String: Any]]) throws -> String {
    var lines = [0]
    var bytes = Array(text.utf8)
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { lines.append(offset + 1) }
    let places = try edits.map { edit in
      let range = try #require(edit["range"] as? [String: [String: Int]])
      let bounds = ["start", "end"].map { lines[range[$0]?["line"] ?? 0] + (range[$0]?["character"] ?? 0) }
      return (bounds[0], bounds[1], edit["newText"] as? String ?? "")
    }
    for (start, end, new) in places.sorted(by: { $0.0 > $1.0 }) { bytes.replaceSubrange(start..<end, with: new.utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
