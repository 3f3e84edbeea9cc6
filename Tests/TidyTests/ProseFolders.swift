import TestSupport
import Testing

/// The folders of `ProseFacts` build upon one another in the order in which the architecture lists them.
struct ProseFolders {
  /// All files but the one that calls the readers of every folder.
  private static let sources = SwiftSource.all(below: "Sources").filter {
    $0.target == "ProseFacts" && $0.path != "Sources/ProseFacts/DocumentReader.swift"
  }

  /// The folders of the table, first those that know the fewest.
  private static let order: [String] = {
    let page = PackageFolder.text(of: "Sources/tincture/Documentation.docc/Architecture.md") ?? ""
    let folders = Set(sources.map(folder))
    return page.matches(of: /\n\| `(\w+)` \|/).map { String($0.1) }.filter(folders.contains)
  }()

  @Test func `the architecture lists every folder`() {
    #expect(Set(Self.sources.map(Self.folder)).subtracting(Self.order).isEmpty)
  }

  @Test func `no file names a type of a folder that builds upon its own`() {
    var homes: [Substring: Set<String>] = [:]
    for source in Self.sources {
      for line in source.code {
        let head = /^(?:package |private |fileprivate |final |indirect )*(?:struct|enum|class|protocol) (\w+)/
        if let type = line.firstMatch(of: head) { homes[type.1, default: []].insert(Self.folder(source)) }
      }
    }
    let places = Dictionary(uniqueKeysWithValues: Self.order.enumerated().map { ($1, $0) })
    for source in Self.sources {
      let own = places[Self.folder(source)] ?? 0
      for word in source.words {
        guard let home = homes[word], home.count == 1, let place = home.first.flatMap({ places[$0] }) else { continue }
        #expect(place <= own, "\(source.path) names \(word), which builds upon its folder")
      }
    }
  }

  private static func folder(_ source: SwiftSource) -> String {
    source.path.split(separator: "/").dropFirst(2).first.map(String.init) ?? ""
  }
}
