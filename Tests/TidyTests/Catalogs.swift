import Foundation
import TestSupport
import Testing

/// A catalog, the folder with its entries, their cases and their pages name the same things.
struct Catalogs {
  private let rules = SwiftSource.all(below: "Sources").filter { $0.target == "Rules" }

  /// The ids of rules as the sources spell them, with the file of each.
  private var ruleFiles: [(id: String, source: SwiftSource)] {
    let spelling =
      /^\s*(?:Rule\(|\.init\()?\s*(?:id:|recorded:|format:|resolver:|input:|design:)\s*(?:"([a-z0-9-]+)"|\.(\w+))/
    return rules.flatMap { source in
      source.lines.compactMap { $0.firstMatch(of: spelling) }.map { found in
        (found.1.map(String.init) ?? found.2.map { kebab(String($0)) } ?? "", source)
      }
    }
  }

  /// The rules that look for themselves; the others are recorded while a file is read.
  private var checkedRules: [(id: String, source: SwiftSource)] {
    ruleFiles.filter { id, source in source.lines.contains { $0.contains("id: \"\(id)\"") } }
  }

  @Test func `every rule has one definition and every page one rule`() {
    let ids = ruleFiles.map(\.id)
    let pages = names(in: "Sources/tincture/Documentation.docc/Rules", suffix: ".md")
    #expect(Set(ids).count == ids.count)
    for id in Set(ids).subtracting(pages).sorted() { Issue.record("\(id) has no page: swift run generate-reference") }
    for page in Set(pages).subtracting(ids).sorted() {
      Issue.record("\(page).md is of no rule: swift run generate-reference")
    }
  }

  @Test func `every rule with a check of its own has cases`() {
    let cases = names(in: "Tests/RulesTests/Cases", suffix: ".md")
    guard !cases.isEmpty else { return }
    for id in checkedRules.map(\.id) { #expect(cases.contains(id), "Tests/RulesTests/Cases/\(id).md") }
  }

  @Test func `a rule with a check of its own has a file of its name`() {
    let catalog = PackageFolder.text(of: "Sources/Rules/RuleCatalog.swift") ?? ""
    for (id, source) in checkedRules {
      #expect(source.stem == pascal(id), "\(source.path) holds \(id)")
      let value = pascal(id).prefix(1).lowercased() + pascal(id).dropFirst()
      #expect(catalog.contains("    .\(value),"), "\(id) is not in the catalog")
    }
  }

  @Test func `every command has a file and a line in the catalog`() {
    let files = names(in: "Sources/CommandLineTool/Commands", suffix: "Command.swift").map { $0.lowercased() }
    let page = PackageFolder.text(of: "Sources/tincture/Documentation.docc/Commands.md") ?? ""
    let listed = page.matches(of: /\n## tincture ([a-z]+)\n/).map { String($0.1) }
    #expect(Set(files) == Set(listed))
    #expect(listed.count == Set(listed).count)
  }

  @Test func `every method has a file and a line in the catalog`() {
    let files = SwiftSource.all(below: "Sources").filter { $0.path.contains("/LanguageServer/Methods/") }
    let catalog = PackageFolder.text(of: "Sources/LanguageServer/MethodCatalog.swift") ?? ""
    for source in files {
      let declared = source.code.compactMap { $0.firstMatch(of: /^  static let (\w+)(?::\s*Method)?\s*=\s*Method/) }
      for value in declared { #expect(catalog.contains(".\(value.1),"), "\(source.path): \(value.1)") }
    }
  }

  @Test func `every human language has a file and a line in the list`() {
    let files = names(in: "Sources/Lexicon/Languages", suffix: ".swift")
    let list = PackageFolder.text(of: "Sources/Lexicon/Lexicon.swift") ?? ""
    #expect(!files.isEmpty)
    for name in files {
      let isListed = list.contains("(\"\(name)\", \(name).table)")
      #expect(isListed, "\(name) is not in `Lexicon.languages`")
    }
  }

  /// `jsonSyntax` as `json-syntax`.
  private func kebab(_ name: String) -> String {
    name.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }

  private func names(in folder: String, suffix: String) -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "\(PackageFolder.path)/\(folder)")) ?? []
    return entries.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
  }

  private func pascal(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
