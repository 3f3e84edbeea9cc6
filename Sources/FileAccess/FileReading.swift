package import Configuration
package import Platform
package import SourceText

/// Reads files, many at once.
package enum FileReading {
  /// The file at a path; `wasSeen` says that a regular file was just seen there.
  package static func read(_ path: String, wasSeen: Bool = false) throws(SystemError) -> SourceFile {
    SourceFile(path: path, bytes: try File.read(path, wasSeen: wasSeen))
  }

  /// The size beyond which settings, manifests and ignore files are not read: a line for each of a hundred thousand files.
  static let mostSettings = 4 << 20

  /// The file at a path that a file of a project names; `nil` where there is none that can be read.
  ///
  /// A path that leads out of the project is put with those outside.
  package static func readNamed(
    _ path: String, in project: Configuration, outside: inout Set<String>
  ) -> SourceFile? {
    guard FileReach(project).holds(path) else {
      outside.insert(path)
      return nil
    }
    return try? read(path)
  }

  /// Reads files and makes something of each, on the threads of a pool; those that cannot be read are left out.
  ///
  /// The results come in the order of the paths. Not to be called from within the pool.
  package static func map<Result: Sendable>(
    _ paths: [String], on pool: WorkerPool, _ transform: @escaping @Sendable (SourceFile) -> Result?
  ) -> [Result] {
    pool.map(paths) { path in (try? read(path)).flatMap(transform) }.compactMap { $0 }
  }
}
