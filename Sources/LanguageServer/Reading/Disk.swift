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
  private let pool: WorkerPool
  private var settings = SettingsFiles(knownRules: Rule.ids)
  private let home = Environment.variable("HOME")
  private var watch = FileWatch()
  private var reserve = Reserve()
  /// The files of the projects.
  private var known: Set<String> = []
  private var folders: [String] = []
  private var projects: [Configuration] = []
  /// The files that projects only read.
  private var borrowed: [String: Set<String>] = [:]
  /// Files of the projects that could not be opened.
  private var unreadable: Set<String> = []
  /// What the last walk came by and did not read, and watches for the day it can be.
  private var closed: Set<String> = []
  /// What files name and what leads out of their projects.
  private var outside: Set<String> = []
  private var lastRequest: DiskRequest?
  /// What the files on the disk name, for those that name any.
  private var naming: [String: [String]] = [:]

  /// A disk that nobody has looked at; it reads files on the threads of `pool`.
  package init(pool: WorkerPool) { self.pool = pool }

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
    settings.begin()
    let found = walk(request)
    let looksDifferent = watch.changes().map(\.path)
    for path in found.files + found.leftOut.map(\.path) + found.folders + settings.paths + found.unread {
      watch.watch(path)
    }
    var chosen = Set(found.files)
    let again = request.changed.union(looksDifferent)
    let borrowed = watchBorrowed(found, again)
    let unread = found.files + borrowed.map(\.path).filter { !chosen.contains($0) }
    let isRenewed = Set(borrowed.filter(\.isRenewed).map(\.path))
    var paths = unread.filter { !known.contains($0) || again.contains($0) || isRenewed.contains($0) }.sorted()
    var files = FileReading.map(paths, on: pool) { IndexedFile(reading: $0) }
    for file in files { name(file) }
    reserve.update(found, files, again: again, on: pool)
    let taken = reserve.taken(in: found.configurations.map(\.root))
    chosen.formUnion(taken.spoken.map(\.source.path))
    for file in taken.spoken + taken.silent where !known.contains(file.source.path) || again.contains(file.source.path)
    {
      paths.append(file.source.path)
      files.append(file)
      name(file)
    }
    var support = readSupport(request, found, chosen, again, &files, &paths)
    for path in taken.silent.map(\.source.path) + found.borrowed.keys where !chosen.contains(path) {
      support[path] = path
    }
    let leftOut = reserve.news(without: taken.spoken + taken.silent)
    return change(chosen, support, leftOut, found, files, of: paths, request, isFirst: isFirst, since: begin)
  }

  /// Watches what the projects only read.
  ///
  /// Of an installed package the manifest stands for all: it is installed as a whole.
  private mutating func watchBorrowed(
    _ found: FileDiscovery.Found, _ again: Set<String>
  ) -> [(path: String, isRenewed: Bool)] {
    let manifests = found.borrowed.keys.filter { $0.hasSuffix("/package.json") }
    let renewed = manifests.filter(again.contains).map(\.folder)
    return found.borrowed.keys.sorted().map { path in
      let isPackaged = path.split(separator: "/").contains("node_modules")
      if !isPackaged || path.hasSuffix("/package.json") { watch.watch(path) }
      return (path, renewed.contains { path.hasPrefix($0 + "/") })
    }
  }

  private mutating func name(_ file: IndexedFile) {
    let paths = file.namedFiles
    naming[file.source.path] = paths.isEmpty ? nil : paths
  }

  /// Reads what chosen files and open documents name beyond the chosen files, unless it is known.
  private mutating func readSupport(
    _ request: DiskRequest, _ found: FileDiscovery.Found, _ chosen: Set<String>, _ again: Set<String>,
    _ files: inout [IndexedFile], _ paths: inout [String]
  ) -> [String: String] {
    let chosen = chosen.union(found.borrowed.keys)
    let start = naming.filter { chosen.contains($0.key) && request.named[$0.key] == nil }
      .merging(request.named) { $1 }.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
    return Workspace.support(of: start, chosen: chosen.contains, in: found.configurations) { path, project in
      watch.watch(path)
      if !known.contains(path) || again.contains(path) {
        paths.append(path)
        naming[path] = nil
        outside.remove(path)
        if let file = FileReading.readNamed(path, in: project, outside: &outside) {
          files.append(IndexedFile(reading: file))
          name(files[files.count - 1])
        }
      }
      return naming[path] ?? []
    }
  }

  private mutating func change(
    _ chosen: Set<String>, _ support: [String: String], _ leftOut: [IndexedFile]?, _ found: FileDiscovery.Found,
    _ files: [IndexedFile], of paths: [String],
    _ request: DiskRequest, isFirst: Bool, since begin: Int64
  ) -> DiskChange {
    var change = DiskChange()
    // Settings of other tools say which token files belong together.
    change.put = files.filter {
      !$0.saysNothing || support[$0.source.path] != nil && found.borrowed[$0.source.path] == nil
    }
    change.support = support
    change.borrowed = found.borrowed
    unreadable.subtract(files.map(\.source.path))
    unreadable.formUnion(Set(paths).intersection(found.files).subtracting(files.map(\.source.path)))
    unreadable.formIntersection(found.files)
    change.unread.files = unreadable.union(found.unread)
    change.unread.outside = outside.union(found.strayLinks)
    change.unread.packages = found.cutShortPackages
    change.remarks = remarks(found)
    change.leftOut = leftOut
    let chosen = chosen.union(support.keys)
    let marked = Set(change.put.map(\.source.path))
    change.removed = known.union(request.changed).subtracting(chosen).union(Set(paths).subtracting(marked)).sorted()
    let watched = Set(found.folders + found.unread)
    for path in known.subtracting(chosen).union(folders).union(closed).subtracting(watched)
    where !chosen.contains(path) {
      watch.forget(path)
    }
    closed = Set(found.unread)
    known = chosen
    folders = found.folders
    change.hasNewProjects = projects != found.configurations || borrowed != found.borrowed
    borrowed = found.borrowed
    projects = found.configurations
    change.projects = projects
    change.settingsFiles = settings.sources
    change.idle = found.idle
    change.unreadable = settings.faults.compactMap { fault in fault.notice.map { (fault.path, $0) } }
    if isFirst {
      var workspace = Workspace(projects: projects)
      workspace.adopt(support)
      workspace.lend(found.borrowed)
      workspace.noteUnread(change.unread)
      workspace.put(change.put)
      workspace.leaveOut(leftOut ?? [])
      change.workspace = workspace
      change.put = []
      change.hasNewProjects = false
    }
    let milliseconds = (Clock.now - begin) / 1_000_000
    let remark = found.isCutShort ? "; there are more folders than can be searched" : ""
    change.summary = "read \(files.count) of \(chosen.count) files in \(milliseconds) ms\(remark)"
    return change
  }

  /// What is said of that was not read: all that the shell says of it, too.
  private func remarks(_ found: FileDiscovery.Found) -> [UnreadRemark] {
    let closed = unreadable.sorted().compactMap { path -> UnreadRemark? in
      do throws(SystemError) {
        _ = try FileReading.read(path)
        return nil
      } catch {
        return error.isAbsence ? nil : UnreadRemark(path, error)
      }
    }
    return closed + found.remarks()
  }

  /// All files, folders and settings of the projects that the request touches.
  private mutating func walk(_ request: DiskRequest) -> FileDiscovery.Found {
    let loader = WorkspaceLoader.reading(home: home)
    // Editors take the home folder for a project when they find none.
    let folders = request.folders.filter { $0 != "/" && $0 != home }
    let files = Set(request.outside).union(request.named.keys).filter { $0.hasPrefix("/") }
    return loader.load(.init(folders: folders, files: files.sorted()), &settings)
  }
}

extension String {
  /// The folder that holds the file at this absolute path.
  var folder: String {
    guard let slash = lastIndex(of: "/"), slash != startIndex else { return "/" }
    return String(self[..<slash])
  }
}
