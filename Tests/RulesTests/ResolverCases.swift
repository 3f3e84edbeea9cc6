import Configuration
import Facts
import Foundation
import FrontEnds
import Rules
import SourceText
import TestSupport
import Testing

/// The conformance cases of resolver documents and of inputs: each gives exactly the findings that it lists.
@Suite(.enabled(if: SharedFolder.exists, "the cases are not on this machine"))
struct ResolverCases {
  @Test func `each resolver document gives exactly the findings that it lists`() throws {
    let bytes = try #require(SharedFolder.bytes(of: "dtcg/cases.json"))
    for example in try JSONDecoder().decode([ResolverCase].self, from: Data(bytes))
    where example.id.hasPrefix("vr-") || example.id.hasPrefix("xr-") {
      let files = [(example.file, example.text)] + (example.files ?? [:]).sorted { $0.key < $1.key }
      check(example.id, files.map { (path: $0.0, text: $0.1) }, example.expect.map(\.line))
    }
  }

  @Test func `each line of the checklist gives exactly the findings that it lists`() throws {
    let text = String(decoding: try #require(SharedFolder.bytes(of: "dtcg/checklist.md")), as: UTF8.self)
    var isResolver = false
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("## ") { isResolver = line.contains("Resolver") }
      guard isResolver, line.hasPrefix("- ok: `") || line.hasPrefix("- bad `"), line.hasSuffix("`") else { continue }
      let codes = line.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      let expected = stride(from: 0, to: codes.count - 1, by: 2)
        .map { "\(codes[$0]) @ \(codes[$0 + 1] == "(root)" ? "" : codes[$0 + 1])" }
      check("the line", [("t.resolver.json", codes[codes.count - 1])], expected, withSeverity: false)
    }
  }

  @Test func `each input gives exactly the findings that it lists`() throws {
    let bytes = try #require(SharedFolder.bytes(of: "dtcg/resolver-input-cases.json"))
    let cases = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]])
    for example in cases {
      let resolver = try JSONSerialization.data(withJSONObject: try #require(example["resolver"]))
      let input = try JSONSerialization.data(withJSONObject: try #require(example["input"]))
      let expected = try #require(example["expect"] as? [[String: String]]).map {
        "\($0["severity"] ?? "") \($0["code"] ?? "") @ \($0["pointer"] ?? "")"
      }
      check(
        "\(example["id"] ?? "")",
        [
          ("t.resolver.json", String(decoding: resolver, as: UTF8.self)),
          ("input.json", String(decoding: input, as: UTF8.self)),
        ], expected)
    }
  }

  private func check(
    _ name: String, _ files: [(path: String, text: String)], _ expected: [String], withSeverity: Bool = true
  ) {
    let given = RuleWorkspace(files).findings.filter { $0.finding.severity != .hint }.map { source, finding in
      let pointer =
        finding.inputPointer ?? FrontEnd.reading(source.path)?.pointers(
          source, [(finding.range, finding.isSpelling)])[0] ?? ""
      return (withSeverity ? "\(finding.severity) " : "") + "\(finding.rule) @ \(pointer)"
    }
    #expect(Set(given) == Set(expected), "\(name): \(files[0].text)")
  }
}

/// One entry of `cases.json`.
private struct ResolverCase: Decodable {
  struct Expectation: Decodable {
    var code: String
    var pointer: String
    var severity: String

    var line: String { "\(severity) \(code) @ \(pointer)" }
  }

  var id: String
  var file: String
  var text: String
  var files: [String: String]?
  var expect: [Expectation]
}
