import TestSupport
import Testing

/// Who may use whom: SwiftPM alone does not keep layers, since a module reached through another one can be imported.
struct Layering {
  private let manifest = PackageManifest()

  /// Modules of the toolchain that any target may import.
  private let anywhere: Set<String> = ["Synchronization"]
  private let operatingSystems: Set<String> = ["Glibc", "Musl", "Darwin"]
  private let inTests: Set<String> = ["Foundation", "Testing", "TestSupport", "FoundationNetworking"]

  /// Files that may say `public`, with the measurement that asks for it.
  private let publicFiles: [String: String] = [:]

  @Test func `the tables of the manifest are understood`() {
    #expect(manifest.layers.count == 21)
    #expect(manifest.programs.count == 4)
    #expect(manifest.support.map(\.name) == ["TestSupport", "Fuzzing"])
    #expect(manifest.tests.contains { $0.name == "TidyTests" })
    #expect(manifest.imports(of: "Facts") == ["SourceText", "Syntax", "DesignTokens"])
  }

  @Test func `a layer names lower layers only`() {
    var lower: Set<String> = []
    for layer in manifest.layers {
      #expect(Set(layer.imports).isSubset(of: lower), "\(layer.name) reaches upward")
      lower.insert(layer.name)
    }
  }

  @Test func `nothing behind the front ends knows what prose means`() {
    let behind = manifest.layers.drop { $0.name != "FrontEnds" }.dropFirst()
    #expect(!behind.isEmpty)
    // `Reference` writes the page on how prose is read.
    for layer in behind where layer.name != "Reference" {
      #expect(!layer.imports.contains("ProseFacts"), "\(layer.name) imports it")
    }
  }

  @Test func `sources import what the line of their layer names`() {
    for source in SwiftSource.all(below: "Sources") {
      var allowed = anywhere.union(manifest.imports(of: source.target) ?? [])
      if source.target == "Platform" { allowed.formUnion(operatingSystems) }
      let surplus = imports(of: source).subtracting(allowed)
      #expect(surplus.isEmpty, "\(source.path) imports \(surplus.sorted())")
    }
  }

  @Test func `tests import what their line names`() {
    for source in SwiftSource.all(below: "Tests") where source.target != "TestSupport" && source.target != "Examples" {
      let allowed = anywhere.union(inTests).union(operatingSystems).union(manifest.imports(of: source.target) ?? [])
      let surplus = imports(of: source).subtracting(allowed)
      #expect(surplus.isEmpty, "\(source.path) imports \(surplus.sorted())")
    }
  }

  @Test func `every folder of sources is a target`() {
    let targets = Set((manifest.layers + manifest.programs).map(\.name))
    #expect(Set(SwiftSource.all(below: "Sources").map(\.target)).isSubset(of: targets))
  }

  @Test func `below the server nothing waits and nothing prints`() {
    let quiet = Set(manifest.layers.prefix { $0.name != "JSONRPC" }.map(\.name))
    #expect(quiet.count == 15)
    for source in SwiftSource.all(below: "Sources") where quiet.contains(source.target) {
      for (number, line) in source.lines(with: ["async", "await", "actor", "print"]) {
        let found = line.firstMatch(of: /\b(async|await|actor)\b|\bprint\(/)
        #expect(found == nil, "\(source.path):\(number) says \(found.map { String($0.0) } ?? "")")
      }
    }
  }

  @Test func `nothing that ships uses Foundation or regular expressions`() {
    for source in SwiftSource.all(below: "Sources") {
      let found = source.words.filter { word in
        word.hasPrefix("Foundation") || word.hasPrefix("Dispatch") || ["Regex", "NSRegularExpression"].contains(word)
      }
      #expect(found.isEmpty, "\(source.path) says \(found)")
    }
  }

  @Test func `no rule asks which format a file is written in`() {
    for source in SwiftSource.all(below: "Sources") where source.path.hasPrefix("Sources/Rules/") {
      let asks = source.words.contains { $0 == "dialect" || $0 == "TokenDialect" }
      #expect(!asks, "\(source.path): the facts say what a format means")
    }
  }

  @Test func `nothing is public without a reason`() {
    for source in SwiftSource.all(below: "Sources") where publicFiles[source.path] == nil {
      for (number, line) in source.lines(with: ["public", "open"]) {
        #expect(
          line.firstMatch(of: /\b(public|open)\s+(func|var|let|struct|enum|class|init|import|static)\b/) == nil,
          "\(source.path):\(number)")
      }
    }
  }

  private func imports(of source: SwiftSource) -> Set<String> {
    Set(
      source.lines(with: ["import"]).map(\.line).compactMap {
        $0.firstMatch(of: /^\s*(?:@\w+\s+)?(?:\w+\s+)?import\s+(\w+)/).map { String($0.1) }
      })
  }
}
