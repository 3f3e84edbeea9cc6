package import Platform
package import SourceText

/// Reads files, many at once.
package enum FileReading {
  /// The file at a path.
  package static func read(_ path: String) throws(SystemError) -> SourceFile {
    SourceFile(path: path, bytes: try File.read(path))
  }

  /// The file at a path that another file names; `nil` where there is none, or nothing that anybody would write.
  package static func readNamed(_ path: String) -> SourceFile? {
    guard let status = File.status(of: path), status.kind == .file, status.size <= 64 << 20 else { return nil }
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
