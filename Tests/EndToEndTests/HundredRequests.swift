import Foundation
import TestSupport
import Testing

/// Answers depend on the documents alone: not on the run, not on what was asked before, not on the order of a hash.
@Suite(.testedProgram)
struct HundredRequests {
  private static let runs = 20
  private static let repetitions = 5
  private static let file = "\(PackageFolder.path)/Tests/Examples/tokens/light.tokens.json"

  /// A request for each feature, about a place of the example or about all of it.
  private let requests: [(method: String, parameters: [String: Any])] = {
    let uri = "file://\(Self.file)"
    let document = ["uri": uri]
    let start = ["line": 0, "character": 0]
    let lines = (try? String(contentsOfFile: Self.file, encoding: .utf8))?.components(separatedBy: "\n") ?? []
    let line = lines.firstIndex { $0.contains("\"{") } ?? 0
    let column = lines.isEmpty ? 0 : (lines[line].range(of: "}\"")?.lowerBound.utf16Offset(in: lines[line]) ?? 0)
    let place: [String: Any] = ["textDocument": document, "position": ["line": line, "character": column]]
    let all: [String: Any] = [
      "textDocument": document, "range": ["start": start, "end": ["line": lines.count, "character": 0]],
      "context": ["diagnostics": [String]()],
    ]
    return [
      ("textDocument/hover", place), ("textDocument/completion", place), ("textDocument/definition", place),
      ("textDocument/references", place.merging(["context": ["includeDeclaration": true]]) { $1 }),
      ("textDocument/documentHighlight", place),
      ("textDocument/rename", place.merging(["newName": "other"]) { $1 }), ("textDocument/codeAction", all),
      ("textDocument/documentSymbol", all), ("textDocument/documentColor", all), ("textDocument/foldingRange", all),
      ("textDocument/documentLink", all), ("workspace/symbol", ["query": "c"]),
    ]
  }()

  @Test func `the same request a hundred times gives the same bytes`() throws {
    let conversation = try conversation()
    var answers = requests.map { _ in [Data: Int]() }
    for _ in 0..<Self.runs {
      for (id, answer) in try self.answers(to: conversation) {
        answers[id % requests.count][answer, default: 0] += 1
      }
    }
    for (request, answers) in zip(requests, answers) {
      #expect(answers.count == 1, "\(request.method) is answered in \(answers.count) ways")
      #expect(answers.values.reduce(0, +) == Self.runs * Self.repetitions, "\(request.method)")
      #expect(
        answers.keys.allSatisfy { String(decoding: $0, as: UTF8.self).contains("\"result\":") }, "\(request.method)")
    }
  }

  /// Everything that the client says, until its end.
  private func conversation() throws -> Data {
    let text = try String(contentsOfFile: Self.file, encoding: .utf8)
    var messages: [[String: Any]] = [
      [
        "id": "begin", "method": "initialize",
        "params": ["rootUri": "file://\(PackageFolder.path)/Tests/Examples", "capabilities": [:] as [String: Any]],
      ],
      ["method": "initialized", "params": [:] as [String: Any]],
      [
        "method": "textDocument/didOpen",
        "params": [
          "textDocument": [
            "uri": "file://\(Self.file)", "languageId": "json", "version": 1, "text": text,
          ] as [String: Any]
        ],
      ],
    ]
    for repetition in 0..<Self.repetitions {
      for (index, request) in requests.enumerated() {
        let id = repetition * requests.count + index
        messages.append(["id": id, "method": request.method, "params": request.parameters])
      }
    }
    return messages.map { WireClient.framed($0.merging(["jsonrpc": "2.0"]) { $1 }) }.reduce(Data(), +)
  }

  /// The answers of one run of the program by the number of the request, which is cut out of them.
  private func answers(to conversation: Data) throws -> [(id: Int, answer: Data)] {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: TestedProgram.path ?? "")
    process.arguments = ["lsp", "--stdio"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: conversation)
    var rest = Data()
    var answers: [(id: Int, answer: Data)] = []
    // The end of the input would answer with what is known by then.
    while answers.count < requests.count * Self.repetitions {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { break }
      rest.append(more)
      while let content = Self.takeMessage(from: &rest) {
        let message = try JSONSerialization.jsonObject(with: content) as? [String: Any]
        guard let id = message?["id"] as? Int, message?["method"] == nil,
          let spelled = content.range(of: Data("\"id\":\(id),".utf8))
        else { continue }
        answers.append((id, Data(content[..<spelled.lowerBound] + content[spelled.upperBound...])))
      }
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return answers
  }

  /// Cuts the first whole message off.
  private static func takeMessage(from bytes: inout Data) -> Data? {
    guard let end = bytes.range(of: Data("\r\n\r\n".utf8)),
      let length = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: " ").last.flatMap({
        Int($0)
      }),
      bytes.endIndex - end.upperBound >= length
    else { return nil }
    defer { bytes = Data(bytes[(end.upperBound + length)...]) }
    return Data(bytes[end.upperBound..<(end.upperBound + length)])
  }
}
