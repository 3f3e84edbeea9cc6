import Foundation
import TestSupport
import Testing

/// What the documents say about the project holds.
struct Prose {
  private let documents = PackageFolder.files(below: "", endingWith: [".md"])
    .filter { !$0.contains("/Cases/") && !$0.hasPrefix("Tests/Examples") && !$0.contains("Corpora") }

  @Test func `links between documents lead somewhere`() {
    for document in documents {
      let folder = URL(filePath: "\(PackageFolder.path)/\(document)").deletingLastPathComponent()
      for link in prose(of: document).matches(of: /\]\(([^)\s]+)\)/).map({ String($0.1) }) {
        guard !link.contains(":"), let path = link.split(separator: "#").first, !link.hasPrefix("#") else { continue }
        let target = folder.appending(path: String(path)).standardizedFileURL.path
        #expect(FileManager.default.fileExists(atPath: target), "\(document) links to \(link)")
      }
    }
  }

  @Test func `links between pages of the catalog lead somewhere`() {
    let pages = Set(documents.map { URL(filePath: $0).deletingPathExtension().lastPathComponent })
    for document in documents {
      for page in prose(of: document).matches(of: /<doc:([^>]+)>/).map({ String($0.1) }) {
        #expect(pages.contains(page), "\(document) links to \(page)")
      }
    }
  }

  @Test func `every command that a document shows exists`() {
    let page = PackageFolder.text(of: "Sources/tincture/Documentation.docc/Commands.md") ?? ""
    let verbs = Set(page.matches(of: /\n## tincture ([a-z]+)\n/).map { String($0.1) })
    #expect(verbs.contains("check"))
    for document in documents {
      let text = PackageFolder.text(of: document) ?? ""
      for shown in text.matches(of: /(?:`|\$ |-c release )tincture ([a-z]+)\b/).map({ String($0.1) }) {
        #expect(verbs.contains(shown), "\(document) shows `tincture \(shown)`")
      }
    }
  }

  @Test func `the module table is the one of the manifest`() throws {
    let page = "Sources/tincture/Documentation.docc/Architecture.md"
    guard let text = PackageFolder.text(of: page) else { return }
    let rows = text.matches(of: /\n\| (\d+) \| `(\w+)` \|[^|\n]*\| ([^|\n]*) \|/)
    let layers = PackageManifest().layers
    #expect(rows.map { Int($0.1) } == layers.indices.map { $0 })
    #expect(rows.map { String($0.2) } == layers.map(\.name))
    for (row, layer) in zip(rows, layers) {
      let named = row.3.matches(of: /`(\w+)`/).map { String($0.1) }
      #expect(named == layer.imports, "\(page): \(layer.name)")
    }
  }

  @Test func `nobody's machine is named`() {
    for path in PackageFolder.files(below: "", endingWith: [".md", ".swift", ".json", ".lua", ".js"]) {
      guard !path.hasPrefix("Tests/"), let text = PackageFolder.text(of: path) else { continue }
      #expect(!text.contains("/work/") && !text.contains("/home/"), "\(path)")
    }
  }

  @Test func `comments spell words as the code does`() {
    let british = /\b(?:colour|neighbour|grey|behaviour|honour|favour)/.ignoresCase()
    for source in SwiftSource.all(below: "Sources") {
      for (number, line) in source.lines.enumerated() where line.contains("//") {
        let comment = line.drop { $0 == " " }.replacing(/`[^`]*`?/, with: "")
        guard comment.hasPrefix("//") else { continue }
        #expect(comment.firstMatch(of: british) == nil, "\(source.path):\(number + 1)")
      }
    }
  }

  /// A document without its fences and its inline code.
  private func prose(of document: String) -> String {
    let text = PackageFolder.text(of: document) ?? ""
    return text.replacing(/(?m)^(````?+)[\s\S]*?^\1\s*$/, with: "").replacing(/`[^`\n]*`/, with: "")
  }
}
