import Configuration
import Platform
import SourceText

/// Files beyond those of a project that its names may come from: in the folders that its settings let be read, and in
/// the packages that it depends on.
struct BorrowedFiles {
  /// By path, the roots of the projects that read it.
  private(set) var readers: [String: Set<String>] = [:]
  /// Folders that were searched, and those of packages of which too much was found to read it all.
  private(set) var folders: [String] = []
  private(set) var cutShort: [String: Set<String>] = [:]
  /// Folders that the settings let be read, of which too much was found to read it all, and what cannot be read.
  private(set) var cutShortFolders: [String] = []
  private(set) var unreadable: [(path: String, reason: String)] = []
  private let discovery: FileDiscovery
  private let manifest: @Sendable (SourceFile) -> NodeManifest?
  private var known: [String: [String]] = [:]
  private var packages: [String: InstalledPackage?] = [:]

  private struct InstalledPackage {
    /// Where it lies when links are followed.
    var folder: String
    var files: [String]
    var isWhole: Bool
  }

  init(_ discovery: FileDiscovery, manifest: @escaping @Sendable (SourceFile) -> NodeManifest?) {
    self.discovery = discovery
    self.manifest = manifest
  }

  /// Finds what every project borrows; `files` are all that the projects have.
  mutating func find(for projects: [Configuration], among files: [String]) {
    for project in projects {
      for folder in project.readFolders {
        for file in self.files(in: folder) { readers[file, default: []].insert(project.root) }
      }
    }
    for file in files where file.hasSuffix("/package.json") {
      guard
        let root = projects.filter({ file.isAtOrBelow($0.root) }).max(by: { $0.root.utf8.count < $1.root.utf8.count })
      else { continue }
      findPackages(of: file, for: root, among: projects.map(\.root))
    }
  }

  /// The files of a folder that the settings let be read, as its own settings choose them.
  private mutating func files(in folder: String) -> [String] {
    if let files = known[folder] { return files }
    guard File.status(of: folder)?.kind == .folder else { return [] }
    var settings = SettingsFiles(knownRules: [])
    let file = ProjectFile.name.path(in: folder)
    let isProject = File.status(of: file)?.kind == .file
    let own = isProject ? settings.read(file, root: folder) : Configuration(root: folder)
    let found = discovery.files(
      in: folder, under: own, naming: [folder], mostFolders: BorrowedFiles.mostFolders
    ) { _ in nil }
    if found.isCutShort { cutShortFolders.append(folder) }
    unreadable += found.unreadable
    folders += found.folders
    known[folder] = found.files
    return found.files
  }

  /// The folder of an app or a site has some hundred, and a folder of tokens hardly any.
  private static let mostFolders = 2000

  /// Finds the packages that a manifest names, each where Node would find it, in the nearest `node_modules` upward; then
  /// those that these name.
  private mutating func findPackages(of manifest: String, for project: Configuration, among roots: [String]) {
    let (root, reach) = (project.root, FileReach(project))
    var pending = [manifest]
    var seen: Set<String> = []
    while let path = pending.popLast(), seen.count < BorrowedFiles.mostPackages {
      let homes = NodeModules.around(path)
      guard !homes.isEmpty, let own = (try? FileReading.read(path)).flatMap(self.manifest) else { continue }
      for name in own.dependencies where !name.split(separator: "/").contains("..") {
        guard let folder = homes.lazy.map({ name.path(in: $0) }).first(where: { File.status(of: $0)?.kind == .folder }),
          reach.holds(folder), let real = File.realPath(folder), !isOwn(real, root, roots),
          seen.insert(real).inserted,
          let package = package(in: folder, real)
        else { continue }
        for file in package.files { readers[file, default: []].insert(root) }
        if !package.isWhole { cutShort[root, default: []].insert(name) }
        pending.append("package.json".path(in: package.folder))
      }
    }
  }

  /// Far more packages of tokens than any of them depends on.
  private static let mostPackages = 200

  /// Whether a package is a part of the project itself, and so read where it lies.
  private func isOwn(_ folder: String, _ root: String, _ roots: [String]) -> Bool {
    !folder.split(separator: "/").contains("node_modules")
      && roots.filter { folder.isAtOrBelow($0) }.max { $0.utf8.count < $1.utf8.count } == root
  }

  /// What an installed package may give: one that is linked from elsewhere in the repository by the paths that it has
  /// there.
  private mutating func package(in folder: String, _ real: String) -> InstalledPackage? {
    if let known = packages[real] { return known }
    packages[real] = .some(nil)
    let home = real.split(separator: "/").contains("node_modules") ? folder : real
    let path = "package.json".path(in: home)
    guard let bytes = try? File.read(path, atMost: FileReading.mostSettings, followingLinks: false),
      let own = manifest(SourceFile(path: path, bytes: bytes)), own.mayGiveTokens
    else { return nil }
    var walk = PackageWalk()
    walk.walk(home)
    let found = InstalledPackage(folder: real, files: [path] + walk.files, isWhole: walk.isWhole)
    packages[real] = found
    return found
  }
}

/// Where the packages lie that a file may use.
private enum NodeModules {
  /// The folders of installed packages around a file, the nearest first, up to the root of its repository.
  static func around(_ path: String) -> [String] {
    var found: [String] = []
    var next = path.parentFolder
    while let folder = next, folder != "/" {
      let home = "node_modules".path(in: folder)
      if File.status(of: home)?.kind == .folder { found.append(home) }
      if ProjectSearch.isRepository(folder) { break }
      next = folder.parentFolder
    }
    return found
  }
}
