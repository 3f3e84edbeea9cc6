import Facts
import Foundation
import Rules
import TestSupport
import Testing

/// Catalog, folder and cases say the same.
struct RuleCatalogTests {
  /// The layers whose readers record problems.
  private static let readers = ["TextFacts", "DataFacts", "CodeFacts", "ProseFacts", "FrontEnds"]

  @Test func `ids are kebab-case, unique and sorted`() {
    let ids = Rule.all.map(\.id)
    #expect(ids == Set(ids).sorted())
    for id in ids { #expect(id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(id)") }
  }

  @Test func `summaries are one sentence`() {
    for rule in Rule.all {
      #expect(rule.summary.hasSuffix(".") && !rule.summary.dropLast().contains(". "), "\(rule.id)")
      #expect(!rule.summary.contains("\n"), "\(rule.id)")
    }
  }

  @Test func `a rule with a file of its own has cases of its own, and the other way round`() {
    let declared = PackageFolder.files(below: "Sources/Rules", endingWith: [".swift"])
      .compactMap {
        PackageFolder.text(of: $0)?.firstMatch(of: /static let \w+ = Rule\(\s+(?:id|recorded): "([a-z-]+)"/)
      }
      .map { String($0.1) }
    // Those of the format and of settings belong to several rules.
    let cases = PackageFolder.files(below: "Tests/RulesTests/Cases", endingWith: [".md"])
      .filter { !$0.contains("/Format/") && !$0.hasSuffix("/settings-of-rules.md") }
      .compactMap { $0.split(separator: "/").last?.dropLast(3) }.map(String.init)
    #expect(Set(declared).subtracting(Rule.all.map(\.id)).isEmpty, "missing in the catalog")
    #expect(Set(cases).subtracting(Rule.all.map(\.id)).isEmpty, "cases of no rule")
    #expect(Set(declared).subtracting(cases).isEmpty, "rules without cases")
  }

  @Test func `a rule's file is named for its id`() {
    for path in PackageFolder.files(below: "Sources/Rules", endingWith: [".swift"]) {
      guard let text = PackageFolder.text(of: path),
        let match = text.firstMatch(of: /static let (\w+) = Rule\(\s+(?:id|recorded): "([a-z-]+)"/)
      else { continue }
      let words = match.2.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      #expect(path.hasSuffix("/\(words.joined()).swift"), "\(path) holds \(match.2)")
      #expect(match.1.lowercased() == words.joined().lowercased(), "\(path) calls \(match.2) \(match.1)")
    }
  }

  // A recorded rule is declared by its kind, so that the other way round needs no test.
  @Test func `every kind of problem has a rule, which is never off by itself`() {
    for kind in Problem.Kind.allCases {
      #expect(Rule.named(kind.rawValue)?.severity != nil, "\(kind.rawValue)")
    }
  }

  @Test func `every kind of problem is recorded by some reader`() {
    let paths = Self.readers.flatMap { PackageFolder.files(below: "Sources/\($0)", endingWith: [".swift"]) }
    let text = paths.compactMap { PackageFolder.text(of: $0) }.joined()
    let words = Set(text.matches(of: /\.([a-z][A-Za-z]+)/).map { String($0.1) })
    for kind in Problem.Kind.allCases { #expect(words.contains("\(kind)"), "\(kind.rawValue)") }
  }
}
