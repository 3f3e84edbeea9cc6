import Platform

/// The settings file of a project, by its name.
package enum ProjectFile {
  /// What it is called.
  package static let name = "tincture.json"

  /// Whether settings are meant to stand at a path, whether they can be read or not; a folder of that name holds none.
  static func stands(at path: String) -> Bool { File.isThere(path) && File.status(of: path)?.kind != .folder }
}
