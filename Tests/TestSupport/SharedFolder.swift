import Foundation

/// Documents and suites that lie beside the package (`../shared`) and do not belong to it; tests skip where absent.
package enum SharedFolder {
  /// The folder that the environment variable `TINCTURE_SHARED` names, else `../shared`; `nil` where neither is.
  package static let path: String? = {
    let candidates = [ProcessInfo.processInfo.environment["TINCTURE_SHARED"], "\(PackageFolder.path)/../shared"]
    return candidates.compactMap { $0 }.map { URL(filePath: $0).standardizedFileURL.path }
      .first { FileManager.default.fileExists(atPath: $0) }
  }()

  /// Whether it is there.
  package static var exists: Bool { path != nil }

  /// The bytes of a file in it, by its path inside (`specs/000-urbannest.md`).
  package static func bytes(of relativePath: String) -> [UInt8]? {
    path.flatMap { FileManager.default.contents(atPath: "\($0)/\(relativePath)") }.map(Array.init)
  }

  /// The names of the files in one of its folders, sorted.
  package static func names(in relativePath: String) -> [String] {
    guard let path else { return [] }
    return ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(relativePath)")) ?? []).sorted()
  }
}
