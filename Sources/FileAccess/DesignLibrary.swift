import Facts
import FrontEnds
import Platform
import SourceText

// Libraries of designs, which people put into a project to look at: `docs/designs/harbor/DESIGN.md` and many more, each in
// the folder of another product. Nobody of the project wrote them, and nobody there will mend them.
extension FileDiscovery.Found {
  /// Leaves out what lies in folders that are each the design of another product.
  ///
  /// More than a handful of folders side by side have a `DESIGN.md` with colors of its own, none has code or the manifest of
  /// a package, and the project has code elsewhere. What somebody names stays.
  mutating func leaveOutLibraries(naming named: [String]) {
    let designs = files.filter { $0.fileName.lowercased() == "design.md" }
    let libraries = Dictionary(grouping: designs, by: \.folder.folder).filter { $0.value.count > Self.handful }
    for (library, designs) in libraries.sorted(by: { $0.key < $1.key }) {
      let entries = Set(designs.map(\.folder))
      let inside = files.filter { $0.isInside(library) && entries.contains($0.folder(below: library)) }
      guard !inside.contains(where: Self.isOfPackage),
        files.contains(where: { Self.isCode($0) && !$0.isInside(library) }),
        designs.count(where: Self.hasColors) * 2 > designs.count
      else { continue }
      let foreign = Set(inside).filter { file in
        !named.contains { $0.isAtOrBelow(library) && file.isAtOrBelow($0) }
      }
      files.removeAll(where: foreign.contains)
      leftOut += foreign.sorted().map { LeftOutFile(path: $0, reason: .library, place: library) }
    }
  }

  private static var handful: Int { 5 }

  private static func isCode(_ path: String) -> Bool {
    FrontEnd.isScript(path) || [.css, .swift].contains(FrontEnd.reading(path)?.language)
  }

  /// Whether a file belongs to a part of the project: code, or what says that a folder is a package.
  private static func isOfPackage(_ path: String) -> Bool {
    isCode(path) || FileChoice.isManifest(path.fileName.lowercased())
  }

  /// Whether a `DESIGN.md` gives colors in the front matter of its format.
  private static func hasColors(_ path: String) -> Bool {
    guard let bytes = try? File.read(path, atMost: FileReading.mostSettings, followingLinks: false),
      bytes.starts(with: "---".utf8)
    else { return false }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).prefix(mostLines).dropFirst()
    return lines.prefix { !$0.starts(with: "---".utf8) }.contains { $0.starts(with: "colors:".utf8) }
  }

  private static var mostLines: Int { 2_000 }
}

extension String {
  /// The folder right below another that a path in it leads through.
  fileprivate func folder(below outer: String) -> String {
    let rest = dropFirst(outer.count + 1).prefix { $0 != "/" }
    return outer + "/" + rest
  }
}
