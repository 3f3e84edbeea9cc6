import SourceText

/// What may be read beyond the project.
extension Configuration {
  /// The folders outside of the project that its settings let be read: absolute, without a slash at the end, sorted.
  package var readFolders: [String] {
    Set(read.map { $0.resolved(against: root) }).filter { $0 != root && !$0.isBelow(root) }.sorted()
  }

  /// Whether a file of the project may lead to another one: inside the project, in a folder that the settings let be
  /// read, or in a package that is installed around the one who asks.
  package func mayRead(_ path: String, from namer: String? = nil) -> Bool {
    if path.isBelow(root) || readFolders.contains(where: { path.isBelow($0) }) { return true }
    let parts = path.split(separator: "/")
    guard let last = parts.lastIndex(of: "node_modules") else { return false }
    let home = "/" + parts[..<last].joined(separator: "/")
    return (namer ?? root + "/").isBelow(home)
  }
}

extension SettingMention {
  /// Whether a file or a pattern leads to where the project that names it may not read.
  func isOutOfReach(_ configuration: Configuration) -> Bool {
    guard [.file, .files, .baseline].contains(subject), text.hasPrefix("/") || text.hasPrefix("..") else {
      return false
    }
    let path = text.resolved(against: configuration.root)
    return !configuration.mayRead(path) && !configuration.readFolders.contains(path)
  }
}
