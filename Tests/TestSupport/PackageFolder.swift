import Foundation

/// The package that these tests belong to.
package enum PackageFolder {
  /// The absolute path of the folder that holds `Package.swift`.
  package static let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// The text of a file, by its path inside the package; `nil` if there is none.
  package static func text(of relativePath: String) -> String? {
    try? String(contentsOfFile: "\(path)/\(relativePath)", encoding: .utf8)
  }

  /// The files below a folder of the package with one of the given endings, as paths inside the package, sorted.
  ///
  /// Hidden folders and `node_modules` are left out.
  package static func files(below folder: String, endingWith suffixes: [String]) -> [String] {
    let start = folder.isEmpty ? path : "\(path)/\(folder)"
    guard let enumerator = FileManager.default.enumerator(atPath: start) else { return [] }
    var found: [String] = []
    while let name = enumerator.nextObject() as? String {
      let last = name.split(separator: "/").last ?? ""
      if last.hasPrefix(".") || last == "node_modules" {
        enumerator.skipDescendants()
      } else if suffixes.contains(where: name.hasSuffix) {
        found.append(folder.isEmpty ? name : "\(folder)/\(name)")
      }
    }
    return found.sorted()
  }
}
