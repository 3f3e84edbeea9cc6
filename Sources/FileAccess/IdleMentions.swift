import Configuration
import Platform
import SourceText

/// Files that settings name and that no walk has met.
struct IdleMentions {
  private var waiting: [String: [(mention: SettingMention, glob: Glob)]] = [:]
  private var missing: [SettingMention] = []

  init() {}

  /// Looks for the files that the settings of a project name; other projects' cannot be meant.
  mutating func expect(_ configuration: Configuration) {
    let root = configuration.root
    guard waiting[root] == nil else { return }
    waiting[root] = configuration.mentions.compactMap { mention in
      mention.subject == .files && !mention.text.isOutside ? (mention, Glob(mention.text)) : nil
    }
    missing += configuration.mentions.filter { mention in
      let path = mention.text.resolved(against: root)
      switch mention.subject {
      case .file, .baseline: return configuration.mayRead(path) && File.status(of: path) == nil
      case .folder: return File.status(of: path)?.kind != .folder
      case .files, .token, .group: return false
      }
    }
  }

  /// A file of the project at a root has been met, whether it is one to read or not.
  mutating func meet(_ path: String, of root: String) {
    guard waiting[root]?.isEmpty == false, let relative = GlobList.path(path, relativeTo: root) else { return }
    waiting[root]?.removeAll { $0.glob.matches(relative) }
  }

  /// What nothing has met, by file and place; a pattern that begins in a folder which was not walked is not told.
  func remaining(walked folders: [String]) -> [SettingMention] {
    let walked = Set(folders)
    let idle = waiting.flatMap { root, list in
      list.map(\.mention).filter { mention in
        let start = mention.text.plainStart.path(in: root)
        let isThere = File.status(of: start) != nil
        return !isThere || mention.text.plainStart.isEmpty || mention.text.hasPattern && walked.contains(start)
      }
    }
    return (missing + idle).sorted { ($0.path, $0.range) < ($1.path, $1.range) }
  }
}

extension String {
  /// Whether the path leads out of its folder.
  fileprivate var isOutside: Bool { hasPrefix("/") || hasPrefix("..") }

  fileprivate var hasPattern: Bool { contains { "*?[{".contains($0) } }

  /// The path without `./` at its start.
  fileprivate var trimmingStart: String { hasPrefix("./") ? String(dropFirst(2)) : self }

  /// The folders before the first part with a wildcard; the whole path where there is none.
  fileprivate var plainStart: String {
    trimmingStart.split(separator: "/").prefix { !String($0).hasPattern }.joined(separator: "/")
  }
}
