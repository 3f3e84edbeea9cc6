import Foundation

/// A folder that is there as long as this object is.
package final class TemporaryFolder: Sendable {
  /// The absolute path, links resolved, without a slash at the end.
  package let path: String

  /// Makes an empty folder, or one with files in it.
  package init(_ files: [(path: String, text: String)] = []) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "tincture-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
    for file in files { try write(file.text, to: file.path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, making the folders on the way.
  package func write(_ text: String, to relativePath: String) throws {
    try write(bytes: Array(text.utf8), to: relativePath)
  }

  /// Writes any bytes.
  package func write(bytes: [UInt8], to relativePath: String) throws {
    let file = URL(filePath: path).appending(path: relativePath)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// The text of a file; `nil` if there is none.
  package func read(_ relativePath: String) -> String? {
    try? String(contentsOfFile: "\(path)/\(relativePath)", encoding: .utf8)
  }

  /// Takes a file or a folder away, if it is there.
  package func remove(_ relativePath: String) { try? FileManager.default.removeItem(atPath: "\(path)/\(relativePath)") }
}
