import Configuration
import Facts
import Foundation
import FrontEnds
import Rules
import SourceText
import TestSupport
import Testing

/// The conformance cases of the token format: each gives exactly the findings that it lists.
///
/// The lists lie beside the package and are absent on most machines. Resolver documents have cases of their own.
@Suite(.enabled(if: SharedFolder.exists, "the cases are not on this machine"))
struct FormatCases {
  @Test func `each case gives exactly the findings that it lists`() throws {
    let bytes = try #require(SharedFolder.bytes(of: "dtcg/cases.json"))
    for example in try JSONDecoder().decode([FormatCase].self, from: Data(bytes))
    where example.id.hasPrefix("v-") || example.id.hasPrefix("x-") {
      let files = [(example.file, example.text)] + (example.files ?? [:]).sorted { $0.key < $1.key }
      let expected = example.expect.map { "\($0.severity) \($0.code) @ \($0.pointer)" }
      check(example.id, files.map { (path: $0.0, text: $0.1) }, expected, withSeverity: true)
    }
  }

  @Test func `each line of the checklist gives exactly the findings that it lists`() throws {
    let text = String(decoding: try #require(SharedFolder.bytes(of: "dtcg/checklist.md")), as: UTF8.self)
    var isResolver = false
    var item = ""
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("## ") { isResolver = line.contains("Resolver") }
      if let match = line.firstMatch(of: /^\*\*([A-Z]-\d+)/) { item = String(match.1) }
      guard !isResolver, line.hasPrefix("- ok: `") || line.hasPrefix("- bad `"), line.hasSuffix("`") else { continue }
      let codes = line.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      let expected = stride(from: 0, to: codes.count - 1, by: 2)
        .map { "\(codes[$0]) @ \(codes[$0 + 1] == "(root)" ? "" : codes[$0 + 1])" }
      check(item, [("t.tokens.json", codes[codes.count - 1])], expected, withSeverity: false)
    }
  }

  private func check(
    _ name: String, _ files: [(path: String, text: String)], _ expected: [String], withSeverity: Bool
  ) {
    let workspace = RuleWorkspace(files + [("tincture.json", "{ \"format\": \"dtcg-2025.10\" }")])
    let given = workspace.findings.filter { Self.isOfTheFormat($0.finding) }.map { source, finding in
      let pointer =
        FrontEnd.reading(source.path)?.pointers(source, [(finding.range, finding.isSpelling)])[0] ?? ""
      return (withSeverity ? "\(finding.severity) " : "") + "\(finding.rule) @ \(pointer)"
    }
    #expect(Set(given) == Set(expected), "\(name): \(files[0].text)")
  }

  /// Whether a finding is one that the lists know: design rules and hints are not.
  private static func isOfTheFormat(_ finding: Finding) -> Bool {
    let family = Rule.named(finding.rule)?.family
    return finding.severity != .hint && (family == .syntax || family == .format || family == .references)
  }
}

/// One entry of `cases.json`.
private struct FormatCase: Decodable {
  struct Expectation: Decodable {
    var code: String
    var pointer: String
    var severity: String
  }

  var id: String
  var file: String
  var text: String
  var files: [String: String]?
  var expect: [Expectation]
}
