import Facts
import SourceText
import Syntax
import TestSupport
import Testing

/// The cases of the format's conformance list that a reader of one file decides; absent on most machines.
@Suite struct FormatCases {
  /// Rules that need more than one file, or belong to drafts and resolvers, which are not judged yet.
  static let elsewhere: Set<String> = [
    "circular-extends", "circular-reference", "deprecated-reference", "duplicate-name", "empty-contexts",
    "extends-conflict", "forbidden-resolver-reference", "group-type-conflict", "indirect-pointer",
    "invalid-default-context", "invalid-property-value", "invalid-reference-target", "legacy-unprefixed-property",
    "legacy-value", "merge-conflict", "nested-array-reference", "nonstandard-pointer",
    "reference-type-mismatch", "single-context", "unresolved-in-context", "unresolved-reference",
    "unsupported-version",
  ]

  @Test(.enabled(if: SharedFolder.exists, "the cases are not on this machine"))
  func `each case gives exactly the problems that it lists`() throws {
    let bytes = try #require(SharedFolder.bytes(of: "dtcg/cases.json"))
    let cases = try #require(JSONNode(parsing: bytes)?.elements)
    for example in cases {
      let name = example["file"]?.string ?? ""
      guard !name.hasSuffix(".resolver.json") else { continue }
      let expected = (example["expect"]?.elements ?? [])
        .map { "\($0["code"]?.string ?? "") @ \($0["pointer"]?.string ?? "")" }
      check(SourceFile(path: "/\(name)", text: example["text"]?.string ?? ""), expected)
    }
  }

  @Test(.enabled(if: SharedFolder.exists, "the checklist is not on this machine"))
  func `each line of the checklist gives exactly the problems that it lists`() throws {
    let text = String(decoding: try #require(SharedFolder.bytes(of: "dtcg/checklist.md")), as: UTF8.self)
    var isResolver = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { isResolver = line.contains("Resolver") }
      guard !isResolver, line.hasPrefix("- ok: `") || line.hasPrefix("- bad `"), line.hasSuffix("`") else { continue }
      let parts = line.split(separator: "`", omittingEmptySubsequences: false).dropLast()
      let codes = parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
      let expected = stride(from: 0, to: codes.count - 1, by: 2)
        .map { "\(codes[$0]) @ \(codes[$0 + 1] == "(root)" || codes[$0 + 1] == "\"\"" ? "" : codes[$0 + 1])" }
      check(SourceFile(path: "/t.tokens.json", text: codes[codes.count - 1]), expected)
    }
  }

  private func check(_ file: SourceFile, _ expected: [String]) {
    guard let frontEnd = FrontEnd.reading(file.path) else { return }
    let given = frontEnd.facts(file).problems.map { problem in
      "\(problem.rule) @ \(frontEnd.pointers(file, [problem.range.start])[0] ?? "")"
    }
    let ours = expected.filter { line in
      // What number stands behind a pointer is known only where all files meet.
      let isFarNumber = line.hasPrefix("value-out-of-range") && line.hasSuffix("/$ref")
      return !isFarNumber && !FormatCases.elsewhere.contains(String(line.prefix { $0 != " " }))
    }
    #expect(Set(given) == Set(ours), "\(file.text)")
  }
}
