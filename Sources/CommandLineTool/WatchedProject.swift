import Configuration
import Facts
import FileAccess
import FrontEnds
import Platform
import SourceText
import WorkspaceIndex

/// What a watch looks at: the files that were read, the settings, and the folders in which others may come.
struct WatchedProject {
  /// What empties a terminal and begins at its top.
  static let clearScreen = "\u{1B}[H\u{1B}[2J\u{1B}[3J"

  private var watch = FileWatch()
  /// The names in each folder, since most programs put a new file in the place of an old one.
  private var names: [String: [Folder.Entry]] = [:]
  private(set) var count = 0

  init(_ selection: Selection) { follow(selection) }

  /// From now on looks at what was read last.
  ///
  /// Where settings are broken, what was there before is looked at, too.
  mutating func follow(_ selection: Selection) {
    guard selection.failure == nil else {
      for path in selection.settings.paths { watch.watch(path) }
      return
    }
    let files = selection.workspace.files.map(\.key)
    count = selection.paths.count
    var folders: Set<String> = []
    for path in files + selection.folders {
      var folder = selection.folders.contains(path) ? path : path.folder
      while folders.insert(folder).inserted, folder.count > selection.configuration(forFileAt: path).root.count {
        folder = folder.folder
      }
    }
    let baselines = selection.baselines.map(\.path)
    let wanted = Set(files).union(folders).union(selection.settings.paths).union(baselines)
    for path in Array(watch.paths) where !wanted.contains(path) { watch.forget(path) }
    for path in wanted { watch.watch(path) }
    names = Dictionary(uniqueKeysWithValues: folders.map { ($0, Folder.entries(of: $0) ?? []) })
  }

  /// Waits until something looks different, and a moment more, since editors write in several steps; `nil` at the end.
  mutating func changes(_ wait: () -> Bool) -> Set<String>? {
    var all: Set<String> = []
    while true {
      guard wait() else { return nil }
      let new = watch.changes().map(\.path).filter { names[$0] == nil || names[$0] != Folder.entries(of: $0) }
      if new.isEmpty, !all.isEmpty { return all }
      all.formUnion(new)
    }
  }
}

extension Selection {
  /// Reads files anew that were checked before and are still what they were; `nil` where more has changed than what they
  /// say, so that everything has to be read again.
  mutating func take(_ changes: Set<String>) -> StaleFindings? {
    var read: [IndexedFile] = []
    for path in changes {
      guard failure == nil, unread.isEmpty, isChecked(path), let old = workspace[path],
        let source = try? FileReading.read(path)
      else { return nil }
      let new = IndexedFile(reading: source, as: old.frontEnd?.language)
      guard new.facts.kind == old.facts.kind, new.facts.kind != .resolver else { return nil }
      read.append(new)
    }
    var stale = StaleFindings()
    for file in read {
      let other = workspace.put(file)
      stale.files.formUnion(other.files)
      stale.dependents.formUnion(other.dependents)
    }
    return stale
  }
}
