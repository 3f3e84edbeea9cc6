import Facts
import FrontEnds

extension ProjectFiles {
  /// The packages that style sheets and builds take files from, by their names.
  var importedPackages: Set<String> {
    var found: Set<String> = []
    for content in records.compactMap({ $0?.content }) {
      for pattern in content.facts.sourceLists.flatMap(\.patterns) { found.formUnion(pattern.packageName) }
      guard content.facts.isStyleSheet, let links = content.frontEnd?.links(content.source) else { continue }
      for link in links { found.formUnion(link.target.packageName) }
    }
    return found
  }
}

extension String {
  /// The package that a path leads into, as files are imported: `~acme-theme/a.css`, `node_modules/@acme/theme/a.json`.
  ///
  /// A path that is no package's gives a name that none bears.
  var packageName: [String] {
    var parts = split(separator: "/").map(String.init)[...]
    if let folder = parts.lastIndex(of: "node_modules") { parts = parts[(folder + 1)...] }
    guard let first = parts.first.map({ String($0.drop { $0 == "~" }) }), !first.isEmpty else { return [] }
    guard first.hasPrefix("@"), parts.count > 1 else { return [first] }
    return ["\(first)/\(parts[parts.startIndex + 1])"]
  }
}
