import Configuration
import Facts
import FrontEnds
package import SourceText
import WorkspaceIndex

/// Finds the projects of files and folders, and everything to read in them: the one way in which an editor and a
/// command line come to their files.
package struct WorkspaceLoader {
  /// What somebody wants to be read; all paths absolute, without a slash at the end.
  package struct Request: Sendable {
    /// The folders that an editor has open or a command line names.
    package var folders: [String] = []
    /// Files whose projects are wanted, too.
    package var files: [String] = []
    /// A settings file that takes the place of every project's own.
    package var settingsFile: String?
    /// Whether no settings file is read at all; what is a project stays one.
    package var isIsolated = false
    /// Whether somebody wants to know of everything that is passed over.
    package var tellsWhatIsPassedOver = false

    package init(folders: [String] = [], files: [String] = [], settingsFile: String? = nil) {
      self.folders = folders
      self.files = files
      self.settingsFile = settingsFile
    }
  }

  private let discovery: FileDiscovery
  private let home: String?
  private let manifest: @Sendable (SourceFile) -> NodeManifest?

  /// - Parameters:
  ///   - suffixes: The endings of the files that can be read, with the dot, in lower case.
  ///   - home: The user's home folder.
  ///   - manifest: What a `package.json` says; `nil` for one that says nothing.
  package init(
    suffixes: [String], home: String?, manifest: @escaping @Sendable (SourceFile) -> NodeManifest? = { _ in nil }
  ) {
    discovery = FileDiscovery(suffixes: suffixes)
    self.home = home
    self.manifest = manifest
  }

  /// A loader of all that can be read, manifests of packages included; `home` is the user's home folder.
  package static func reading(home: String?) -> WorkspaceLoader {
    WorkspaceLoader(suffixes: FrontEnd.suffixesToRead, home: home) { source in
      IndexedFile(reading: source).facts.package.map { package in
        NodeManifest(dependencies: package.dependencies, mayGiveTokens: package.mayGiveTokens)
      }
    }
  }

  /// All files, folders and settings of the projects that the request touches; the settings files are read on the way.
  package func load(_ request: Request, _ settings: inout SettingsFiles) -> FileDiscovery.Found {
    let search = ProjectSearch(home: home, named: request.folders)
    let wanted = (request.folders + request.files.compactMap(\.parentFolder)).compactMap(search.place(ofFolder:))
    var all = FileDiscovery.Found()
    // An outer project is searched with those inside.
    for place in Set(wanted).sorted(by: { ($0.root.utf8.count, $0.root) < ($1.root.utf8.count, $1.root) })
    where !all.configurations.contains(where: { $0.root == place.root }) {
      all.add(find(place, request, &settings))
    }
    for folder in request.folders where !search.isBarred(folder) && !all.hasWalked(folder) {
      var hidden = findHidden(folder, among: all.configurations)
      hidden.idle = []
      all.add(hidden)
    }
    all.files = all.files.inOrder
    all.leftOut = Set(all.leftOut).sorted { $0.path < $1.path }
    all.strayLinks = all.strayLinks.inOrder
    all.tooLarge = all.tooLarge.inOrder
    var borrowed = BorrowedFiles(discovery, manifest: manifest)
    borrowed.find(for: all.configurations, among: all.files)
    all.borrowed.merge(borrowed.readers) { $0.union($1) }
    all.cutShortPackages = borrowed.cutShort
    all.cutShortFolders = borrowed.cutShortFolders
    var told: Set<String> = []
    all.unreadable = (all.unreadable + borrowed.unreadable).sorted { $0.path < $1.path }
      .filter { told.insert($0.path).inserted }
    all.folders = (all.folders + borrowed.folders).inOrder
    return all
  }

  /// Everything in one project and those inside it.
  private func find(
    _ place: ProjectPlace, _ request: Request, _ settings: inout SettingsFiles
  ) -> FileDiscovery.Found {
    let isNamed = request.settingsFile != nil
    func read(_ file: String, _ root: String) -> Configuration {
      guard request.isIsolated else {
        return settings.read(request.settingsFile ?? file, root: root, isNamed: isNamed)
      }
      var defaults = Configuration(root: root)
      defaults.marksDesignSystem = true
      return defaults
    }
    let file = request.settingsFile ?? place.settingsFile
    var own = file.map { read($0, place.root) } ?? Configuration(root: place.root)
    let choice = own
    func walk(_ mostFolders: Int) -> FileDiscovery.Found {
      discovery.files(
        in: place.root, under: choice, naming: request.folders, mostFolders: mostFolders,
        tellsWhatIsPassedOver: request.tellsWhatIsPassedOver
      ) { path in read(path, path.parentFolder ?? "/") }
    }
    var found = walk(place.basis == .ownFolder ? WorkspaceLoader.mostUnmarked : FileDiscovery.mostFolders)
    // A folder that nothing marks and that holds so much is a heap, no project.
    if place.basis == .ownFolder, found.isCutShort {
      found = walk(1)
      found.isCutShort = false
    }
    // Who has a folder for one document alone has it for that document.
    if found.others == 0, found.leftOut.isEmpty, found.files.count == 1, found.configurations.isEmpty {
      own.marksDesignSystem = true
    }
    found.configurations.insert(own, at: 0)
    return found
  }

  /// How many folders may lie below a file that belongs to no repository and to no named folder for them to be one
  /// project with it; the folder of an app or a site has some hundred.
  private static let mostUnmarked = 1000

  /// Everything in a folder that somebody names although its project leaves it out.
  private func findHidden(_ folder: String, among projects: [Configuration]) -> FileDiscovery.Found {
    let own = projects.filter { folder.isAtOrBelow($0.root) }.max { $0.root.utf8.count < $1.root.utf8.count }
    return discovery.files(
      in: folder, under: own ?? Configuration(root: folder), naming: [folder],
      settings: { _ in nil })
  }
}

extension FileDiscovery.Found {
  fileprivate mutating func add(_ other: FileDiscovery.Found) {
    files += other.files
    folders += other.folders
    ignoreFiles += other.ignoreFiles
    configurations += other.configurations.filter { new in !configurations.contains { $0.root == new.root } }
    others += other.others
    leftOut += other.leftOut
    passedOver += other.passedOver
    idle += other.idle
    strayLinks += other.strayLinks
    unreadable += other.unreadable
    nameless += other.nameless
    borrowed.merge(other.borrowed) { $0.union($1) }
    tooLarge += other.tooLarge
    isCutShort = isCutShort || other.isCutShort
  }

  fileprivate func hasWalked(_ folder: String) -> Bool { folders.contains(folder) }
}
