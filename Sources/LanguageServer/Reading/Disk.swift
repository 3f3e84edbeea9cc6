import Configuration
import Facts
import FileAccess
package import Platform
import Rules
import SourceText
import WorkspaceIndex

/// What lies in the folders of the workspace, and what has changed there: every file is read once, and again when it
/// looks different or somebody says that it changed.
package struct Disk {
  private var reading: ProjectReading
  private let home = Environment.variable("HOME")
  private var watch = FileWatch()
  private var folders: [String] = []
  private var projects: [Configuration] = []
  /// The files that projects only read.
  private var borrowed: [String: Set<String>] = [:]
  /// What the last walk came by that is none of the files of the projects, and watches all the same: what it did not read,
  /// for the day it can be, and what says which files these are.
  private var besides: Set<String> = []
  private var lastRequest: DiskRequest?

  /// A disk that nobody has looked at; it reads files on the threads of `pool`.
  package init(pool: WorkerPool) {
    reading = ProjectReading(knownRules: Rule.ids, home: Environment.variable("HOME"), pool: pool)
  }

  /// Looks whether a known file or folder looks different, and if so reads what is new; else `nil`.
  package mutating func poll() -> DiskChange? {
    guard var request = lastRequest else { return nil }
    let changes = watch.changes()
    guard !changes.isEmpty else { return nil }
    request.changed = Set(changes.map(\.path))
    return read(request)
  }

  /// Walks the folders and reads what is new.
  package mutating func read(_ request: DiskRequest) -> DiskChange {
    let begin = Clock.now
    let isFirst = lastRequest == nil
    lastRequest = request
    let found = find(request)
    var watch = self.watch
    let looksDifferent = watch.changes().map(\.path)
    for path in found.files + found.leftOut.map(\.path) + found.folders + reading.settings.paths { watch.watch(path) }
    for path in found.unread + found.ignoreFiles { watch.watch(path) }
    var circumstances = ProjectReading.Circumstances()
    circumstances.again = request.changed.union(looksDifferent)
    circumstances.again.formUnion(Disk.watchBorrowed(found, circumstances.again, &watch))
    circumstances.named = request.named
    let result = reading.read(found, circumstances) { watch.watch($0) }
    self.watch = watch
    return change(result, found, request, isFirst: isFirst, since: begin)
  }

  /// Watches what the projects only read; gives what is to be read again of it.
  ///
  /// Of an installed package the manifest stands for all: it is installed as a whole.
  private static func watchBorrowed(
    _ found: FileDiscovery.Found, _ again: Set<String>, _ watch: inout FileWatch
  ) -> [String] {
    let manifests = found.borrowed.keys.filter { $0.hasSuffix("/package.json") }
    let renewed = manifests.filter(again.contains).map(\.folder)
    return found.borrowed.keys.sorted().filter { path in
      let isPackaged = path.split(separator: "/").contains("node_modules")
      if !isPackaged || path.hasSuffix("/package.json") { watch.watch(path) }
      return renewed.contains { path.hasPrefix($0 + "/") }
    }
  }

  private mutating func change(
    _ result: ProjectReading.Result, _ found: FileDiscovery.Found, _ request: DiskRequest, isFirst: Bool,
    since begin: Int64
  ) -> DiskChange {
    var change = DiskChange()
    change.support = result.support
    for path in result.silent.union(found.borrowed.keys) where !result.chosen.contains(path) {
      change.support[path] = path
    }
    // Settings of other tools say which token files belong together.
    change.put = result.files.filter {
      !$0.saysNothing || result.named.contains($0.source.path)
        || change.support[$0.source.path] != nil && found.borrowed[$0.source.path] == nil
    }
    change.borrowed = found.borrowed
    change.named = result.namers
    change.unread = result.unread
    change.remarks = reading.remarks() + found.remarks()
    change.leftOut = result.leftOut
    let chosen = result.chosen.union(change.support.keys)
    let marked = Set(change.put.map(\.source.path))
    change.removed = result.gone.union(request.changed.subtracting(chosen)).union(result.tried.subtracting(marked))
      .sorted()
    let watched = Set(found.folders + found.unread + found.ignoreFiles)
    for path in result.gone.union(folders).union(besides).subtracting(watched) where !chosen.contains(path) {
      watch.forget(path)
    }
    besides = Set(found.unread + found.ignoreFiles)
    folders = found.folders
    change.hasNewProjects = projects != found.configurations || borrowed != found.borrowed
    borrowed = found.borrowed
    projects = found.configurations
    change.projects = projects
    change.settingsFiles = reading.settings.sources
    change.idle = found.idle
    change.unreadable = reading.settings.faults.compactMap { fault in fault.notice.map { (fault.path, $0) } }
    if isFirst {
      change.workspace = result.workspace(of: projects, change.put, found, adopting: change.support)
      change.put = []
      change.hasNewProjects = false
    }
    let milliseconds = (Clock.now - begin) / 1_000_000
    let remark = found.isCutShort ? "; there are more folders than can be searched" : ""
    change.summary = "read \(result.files.count) of \(chosen.count) files in \(milliseconds) ms\(remark)"
    return change
  }

  /// All files, folders and settings of the projects that the request touches.
  private mutating func find(_ request: DiskRequest) -> FileDiscovery.Found {
    // Editors take the home folder for a project when they find none.
    let folders = request.folders.filter { $0 != "/" && $0 != home }
    let files = Set(request.outside).union(request.named.keys).filter { $0.hasPrefix("/") }
    return reading.find(.init(folders: folders, files: files.sorted()))
  }
}
