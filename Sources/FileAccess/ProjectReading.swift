package import Configuration
package import Facts
package import Platform
package import SourceText
package import WorkspaceIndex

/// Reads the files of projects: each once, and again when it is said to look different.
///
/// The one way in which an editor and a command line come to what they know of the disk: it finds the projects and their
/// settings, reads their files, takes in what was left out and is theirs after all, and reads what files name beyond.
package struct ProjectReading {
  /// The settings files, with what is wrong in them.
  package private(set) var settings: SettingsFiles
  private let loader: WorkspaceLoader
  private let pool: WorkerPool
  private var reserve = Reserve()
  /// What was looked at so far, be it a file of the projects or named by one.
  private var known: Set<String> = []
  /// Files of the projects that could not be opened.
  private var unreadable: Set<String> = []
  /// Borrowed files that say nothing, and so are not kept unless somebody names them.
  private var idle: Set<String> = []
  /// What files name and what leads out of their projects.
  private var outside: Set<String> = []
  /// Files of the projects that say nothing and that nobody named when they were read: editors do not keep them.
  private var mute: Set<String> = []
  /// What the files on the disk name, for those that name any.
  private var naming: [String: [String]] = [:]

  /// - Parameters:
  ///   - knownRules: The ids of all rules, so that a misspelled one can be told.
  ///   - home: The user's home folder.
  ///   - pool: The threads that read files.
  ///   - texts: What some settings files are taken to hold, whatever the disk says.
  package init(knownRules: Set<String>, home: String?, pool: WorkerPool, assuming texts: [SourceFile] = []) {
    settings = SettingsFiles(knownRules: knownRules, assuming: texts)
    loader = WorkspaceLoader.reading(home: home)
    self.pool = pool
  }

  /// What was read, and what it is to the projects.
  package struct Result {
    /// The files that are given, and those that are new or were to be read again, as far as they could be.
    package fileprivate(set) var files: [IndexedFile] = []
    /// The paths of all that were to be read.
    package fileprivate(set) var tried: Set<String> = []
    /// The files of the projects: those found, and those left out that are theirs after all.
    package fileprivate(set) var chosen: Set<String>
    /// Files that were left out and only give their names.
    package fileprivate(set) var silent: Set<String> = []
    /// Files that are there only because others name them, each with one that does.
    package fileprivate(set) var support: [String: String] = [:]
    /// What files of the projects and open documents name.
    package fileprivate(set) var named: Set<String> = []
    /// What these name, by file.
    package fileprivate(set) var namers: [String: [String]] = [:]
    /// The files that stay left out; `nil` if they are the same as before.
    package fileprivate(set) var leftOut: [IndexedFile]?
    /// What was looked at before and is not any more.
    package fileprivate(set) var gone: Set<String> = []
    /// What was found and not read.
    package fileprivate(set) var unread = UnreadFiles()
  }

  /// What is known besides when files are read.
  package struct Circumstances {
    /// Files that are read again although they are known.
    package var again: Set<String> = []
    /// Files that somebody reads himself.
    package var taken: Set<String> = []
    /// The texts of those that could be read, each with the language that it is said to be in, if any.
    package var given: [(source: SourceFile, language: Language?)] = []
    /// The files that open documents name, by document, whatever is on the disk.
    package var named: [String: [String]] = [:]

    package init() {}
  }

  /// Finds everything to read in the projects that a request touches, and reads their settings.
  package mutating func find(_ request: WorkspaceLoader.Request) -> FileDiscovery.Found {
    settings.begin()
    return loader.load(request, &settings)
  }

  /// Reads what was found, as far as it is not known, and what that leads to; `willRead` hears of each file that others
  /// name before it is opened.
  package mutating func read(
    _ found: FileDiscovery.Found, _ circumstances: Circumstances, willRead: (String) -> Void = { _ in }
  ) -> Result {
    var result = Result(chosen: Set(found.files))
    readFound(found, circumstances, &result)
    takeIn(found, circumstances, &result)
    readSupport(found, circumstances, &result, willRead)
    readMute(circumstances, &result)
    noteUnread(found, circumstances.named.keys, &result)
    let now = result.chosen.union(result.support.keys).union(result.silent).union(found.borrowed.keys)
    result.gone = known.subtracting(now)
    known = now
    return result
  }

  /// The files of the projects that cannot be opened, each with what is to be said of it; without those that are gone.
  package func remarks() -> [UnreadRemark] {
    unreadable.sorted().compactMap { path in
      do throws(SystemError) {
        _ = try FileReading.read(path)
        return nil
      } catch {
        return error.isAbsence ? nil : UnreadRemark(path, error)
      }
    }
  }

  /// Reads the files of the projects and those that they borrow; of these, what says nothing is not kept.
  private mutating func readFound(
    _ found: FileDiscovery.Found, _ circumstances: Circumstances, _ result: inout Result
  ) {
    let chosen = result.chosen
    let all = found.files + found.borrowed.keys.filter { !chosen.contains($0) }
    let paths = all.filter {
      (!known.contains($0) || circumstances.again.contains($0)) && !circumstances.taken.contains($0)
    }.sorted()
    result.tried = Set(paths)
    let works: [Work] = circumstances.given.map { .text($0.source, $0.language) } + paths.map(Work.path)
    result.files = pool.map(works) { work -> IndexedFile? in
      switch work {
      case .text(let source, let language): return IndexedFile(reading: source, as: language)
      case .path(let path):
        guard let source = try? FileReading.read(path, wasSeen: true) else { return nil }
        let file = IndexedFile(reading: source)
        return chosen.contains(path) || !file.saysNothing ? file : nil
      }
    }.compactMap { $0 }
    let silent = result.tried.subtracting(chosen).subtracting(result.files.map(\.source.path))
    for path in silent { naming[path] = nil }
    idle = idle.subtracting(result.tried).union(silent)
    for file in result.files { name(file) }
  }

  /// A file to be read: at hand, or on the disk.
  private enum Work: Sendable {
    case text(SourceFile, Language?)
    case path(String)
  }

  private mutating func name(_ file: IndexedFile) {
    let paths = file.namedFiles
    naming[file.source.path] = paths.isEmpty ? nil : paths
  }

  /// Reads what was left out, and takes in what belongs to the projects after all.
  private mutating func takeIn(
    _ found: FileDiscovery.Found, _ circumstances: Circumstances, _ result: inout Result
  ) {
    reserve.update(
      found.leftOut.filter { !circumstances.taken.contains($0.path) },
      besides: result.chosen.union(circumstances.taken), result.files,
      again: circumstances.again, on: pool)
    let taken = reserve.taken(in: found.configurations.map(\.root))
    result.chosen.formUnion(taken.spoken.map(\.source.path))
    result.silent = Set(taken.silent.map(\.source.path))
    for file in taken.spoken + taken.silent {
      let path = file.source.path
      guard !known.contains(path) || circumstances.again.contains(path) else { continue }
      result.tried.insert(path)
      result.files.append(file)
      name(file)
    }
    result.leftOut = reserve.news(without: taken.spoken + taken.silent)
  }

  /// Reads what files and open documents name although nobody chose it, such as tokens of a package.
  private mutating func readSupport(
    _ found: FileDiscovery.Found, _ circumstances: Circumstances, _ result: inout Result, _ willRead: (String) -> Void
  ) {
    let chosen = result.chosen.union(result.silent).union(circumstances.taken)
      .union(found.borrowed.keys.filter { !idle.contains($0) })
    result.namers = naming.filter { chosen.contains($0.key) && circumstances.named[$0.key] == nil }
      .merging(circumstances.named) { $1 }
    let start = result.namers.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
    result.support = Workspace.support(of: start, chosen: chosen.contains, in: found.configurations) { path, project in
      willRead(path)
      if !isKept(path) || circumstances.again.contains(path) {
        result.tried.insert(path)
        naming[path] = nil
        outside.remove(path)
        if let source = FileReading.readNamed(path, in: project, outside: &outside) {
          let file = IndexedFile(reading: source)
          result.files.append(file)
          name(file)
        }
      }
      let names = circumstances.named[path] ?? naming[path] ?? []
      result.namers[path] = names.isEmpty ? nil : names
      return names
    }
  }

  /// Whether a file was read, and is not one of those that say nothing and that nobody named.
  private func isKept(_ path: String) -> Bool {
    known.contains(path) && !mute.contains(path) && !idle.contains(path)
  }

  /// Reads again what said nothing, now that somebody names it: that it is there is what is asked.
  private mutating func readMute(_ circumstances: Circumstances, _ result: inout Result) {
    result.named = Set(naming.values.joined()).union(circumstances.named.values.joined())
    for path in mute.intersection(result.named).sorted() where !result.tried.contains(path) {
      guard result.chosen.contains(path), let source = try? FileReading.read(path) else { continue }
      result.tried.insert(path)
      result.files.append(IndexedFile(reading: source))
    }
    mute.formIntersection(result.chosen)
    for file in result.files where result.chosen.contains(file.source.path) {
      let path = file.source.path
      if file.saysNothing, !result.named.contains(path) { mute.insert(path) } else { mute.remove(path) }
    }
  }

  private mutating func noteUnread(
    _ found: FileDiscovery.Found, _ documents: some Sequence<String>, _ result: inout Result
  ) {
    let read = result.files.map(\.source.path)
    unreadable.subtract(read)
    unreadable.formUnion(result.tried.subtracting(read))
    // Hardly any project has such a file.
    if !unreadable.isEmpty { unreadable.formIntersection(found.files) }
    result.unread.files = unreadable.union(found.unread)
    result.unread.outside = outside.union(found.strayLinks)
    // The walk comes by no link in a folder that it passes over.
    let strangers = documents.filter { $0.hasPrefix("/") && !result.chosen.contains($0) }
    result.unread.outside.formUnion(strangers.filter { !found.holds(document: $0) })
    result.unread.packages = found.cutShortPackages
  }
}

extension FileDiscovery.Found {
  /// Whether a document is in its project what it seems to be; one that is of no project is nobody's.
  fileprivate func holds(document path: String) -> Bool {
    let own = configurations.filter { path.isInside($0.root) }.max { $0.root.utf8.count < $1.root.utf8.count }
    return own.map { FileReach($0).holds(document: path) } ?? true
  }
}

extension ProjectReading.Result {
  /// The workspace of projects in which nothing was known before, with these files.
  package func workspace(
    of projects: [Configuration], _ files: [IndexedFile], _ found: FileDiscovery.Found,
    adopting support: [String: String]
  ) -> Workspace {
    var workspace = Workspace(projects: projects)
    workspace.adopt(support)
    workspace.lend(found.borrowed)
    workspace.noteUnread(unread)
    workspace.put(files)
    workspace.leaveOut(leftOut ?? [])
    return workspace
  }
}
