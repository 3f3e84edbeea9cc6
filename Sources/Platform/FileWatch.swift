/// Remembers how files and folders looked, and says which look different now.
///
/// A folder looks different once a name in it is added, removed or replaced. Looking costs a microsecond a path, so
/// that a few hundred paths every two seconds cost nothing; it works on every system and every volume.
package struct FileWatch: Sendable {
  private var known: [String: FileStatus?] = [:]

  package init() {}

  /// The paths that are looked at.
  package var paths: some Collection<String> { known.keys }

  /// From now on looks at a path too, whether something stands there or not; one that is watched stays as it is.
  package mutating func watch(_ path: String) {
    if known[path] == nil { known.updateValue(File.status(of: path), forKey: path) }
  }

  /// Looks at a path no more.
  package mutating func forget(_ path: String) { known.removeValue(forKey: path) }

  /// The paths that look different from the last time, sorted, with how they look now; `nil` where nothing stands.
  package mutating func changes() -> [(path: String, status: FileStatus?)] {
    var changes: [(path: String, status: FileStatus?)] = []
    for (path, before) in known {
      let now = File.status(of: path)
      if now != before { changes.append((path, now)) }
    }
    for (path, status) in changes { known.updateValue(status, forKey: path) }
    return changes.sorted { $0.path < $1.path }
  }
}
