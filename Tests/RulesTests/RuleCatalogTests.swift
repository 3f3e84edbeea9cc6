import Foundation
import Rules
import TestSupport
import Testing

/// Catalog, folder and cases say the same.
struct RuleCatalogTests {
  /// The layers whose readers record problems.
  private static let readers = ["Syntax", "TextFacts", "DataFacts", "CodeFacts", "ProseFacts", "FrontEnds"]

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
    let folders = ["Contrast", "References", "Spacing", "Specs", "Project", "Syntax"]
    let declared = folders.flatMap { PackageFolder.files(below: "Sources/Rules/\($0)", endingWith: [".swift"]) }
      .compactMap {
        PackageFolder.text(of: $0)?.firstMatch(of: /static let \w+ = Rule\(\s+(?:id|recorded): "([a-z-]+)"/)
      }
      .map { String($0.1) }
    let cases = PackageFolder.files(below: "Tests/RulesTests/Cases", endingWith: [".md"])
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

  @Test func `every problem that a reader records has a rule`() {
    let paths = Self.readers.flatMap { PackageFolder.files(below: "Sources/\($0)", endingWith: [".swift"]) }
    let ids = paths.compactMap { PackageFolder.text(of: $0) }
      .flatMap { $0.matches(of: /(?:Problem|report)\(\s*"([a-z]+(?:-[a-z]+)+)"/).map { String($0.1) } }
    #expect(ids.count > 20)
    #expect(Set(ids).subtracting(Rule.all.map(\.id)).isEmpty)
  }

  @Test func `every recorded rule is recorded by some reader`() {
    let paths = Self.readers.flatMap { PackageFolder.files(below: "Sources/\($0)", endingWith: [".swift"]) }
    let text = paths.compactMap { PackageFolder.text(of: $0) }.joined()
    let checked = PackageFolder.files(below: "Sources/Rules/Format", endingWith: [".swift"])
      .compactMap { PackageFolder.text(of: $0)?.firstMatch(of: /static let \w+ = Rule\(\s+id: "([a-z-]+)"/) }
      .map { String($0.1) }
    for rule in Rule.all where rule.family == .format && rule.reach == .file && !checked.contains(rule.id) {
      let kind = rule.id.split(separator: "-").dropFirst().first.map(String.init) ?? ""
      let isSpelled = text.contains("\"\(rule.id)\"") || (rule.id.hasSuffix("-name") && text.contains("\"\(kind)\""))
      #expect(isSpelled, "\(rule.id)")
    }
  }
}
