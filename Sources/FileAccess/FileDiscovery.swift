package import Configuration
import FrontEnds
import Platform
import SourceText

/// Walks folders and finds what is to be read: settings files, and the files that a project chooses.
///
/// `.gitignore` files are respected, those above the folder up to the root of its repository too. Links to folders are
/// not followed, links to files only where they lead out of the folder, so that nothing is read twice.
package struct FileDiscovery {
  /// What a walk found; all paths absolute, in the order of a sorted walk.
  package struct Found: Sendable {
    /// The files to read.
    package var files: [String] = []
    /// The folders walked through: a change in one of them may bring or take files.
    package var folders: [String] = []
    /// Where a `.gitignore` stands or, above the folder, may come to stand that says which files are found.
    package var ignoreFiles: [String] = []
    /// The settings of the projects below the folder that have a `tincture.json`.
    package var configurations: [Configuration] = []
    /// What could be read and is left out, being nothing that people write for the project.
    package var leftOut: [LeftOutFile] = []
    /// What was passed over, where somebody wants to know.
    package var passedOver: [PassedOver] = []
    /// How many files stand beside those to read, hidden ones left out.
    package var others = 0
    /// Files that no project here has chosen or none but others, by path with the roots of the projects that read them
    /// for their names.
    package var borrowed: [String: Set<String>] = [:]
    /// Packages of which not everything could be read, by the root of the project that depends on them.
    package var cutShortPackages: [String: Set<String>] = [:]
    /// Folders that settings let be read and that hold too much to be read to the end.
    package var cutShortFolders: [String] = []
    /// Files that are too large to be read and that are token files by their names or the settings.
    package var tooLarge: [String] = []
    /// Files and folders of the projects that cannot be read, and why.
    package var unreadable: [(path: String, reason: String)] = []
    /// How many files and folders have names that are not UTF-8, and so cannot be read.
    package var nameless = 0
    /// Links that lead where nothing may be read.
    package var strayLinks: [String] = []
    /// Files that the settings name and that are not there.
    package var idle: [SettingMention] = []
    /// Whether ``passedOver`` is wanted.
    fileprivate var tellsWhatIsPassedOver = false
    /// Whether the walk was given up because there are too many folders; what was found until then stands.
    package var isCutShort = false

    /// What may give names and could not be read: files too large or not to be opened, folders, links that lead out.
    package var unread: [String] { tooLarge + unreadable.map(\.path) + strayLinks.filter(FileChoice.mayGiveNames) }

    package init() {}
  }

  private let suffixes: [String]

  /// A walk that looks for files of the given endings, with the dot, in lower case.
  package init(suffixes: [String]) { self.suffixes = suffixes }

  /// Everything to read in a folder, an absolute path without a slash at the end, and below.
  ///
  /// A folder below that has settings of its own, or is the root of a repository of its own, is a project of its own.
  ///
  /// - Parameters:
  ///   - folder: Where the walk begins.
  ///   - configuration: What holds there.
  ///   - named: Folders that somebody names: no file in one is left out for where that folder lies.
  ///   - mostFolders: How many folders are searched at most.
  ///   - tellsWhatIsPassedOver: Whether ``Found/passedOver`` is wanted.
  ///   - settings: Reads the `tincture.json` at a path below the folder; `nil` leaves those of the folder above in
  ///     force.
  /// - Returns: What was found until the walk ended or was cut short.
  package func files(
    in folder: String, under configuration: Configuration, naming named: [String] = [],
    mostFolders: Int = FileDiscovery.mostFolders, tellsWhatIsPassedOver: Bool = false,
    settings: (String) -> Configuration?
  ) -> Found {
    var found = Found()
    found.tellsWhatIsPassedOver = tellsWhatIsPassedOver
    var mentions = IdleMentions()
    mentions.expect(configuration)
    let choice = FileChoice(configuration: configuration, suffixes: suffixes)
    var pending = [Visit(path: folder, choice: choice, ignored: FileDiscovery.ignoreFiles(above: folder, &found))]
    while let visit = pending.popLast() {
      guard found.folders.count < mostFolders else {
        found.isCutShort = true
        break
      }
      pending += self.visit(visit, in: folder, naming: named, settings, &found, &mentions).reversed()
    }
    found.leaveOutLibraries(naming: named)
    found.files.sort()
    if !found.isCutShort { found.idle = mentions.remaining(walked: found.folders) }
    return found
  }

  /// Whoever opens a whole disk as a project wants an editor, not all its tokens.
  package static let mostFolders = 50_000

  private struct Visit {
    var path: String
    var choice: FileChoice
    var ignored: IgnoreFiles
  }

  /// Looks at one folder; gives those in it that are to be visited next.
  private func visit(
    _ visit: Visit, in root: String, naming named: [String], _ settings: (String) -> Configuration?,
    _ found: inout Found, _ mentions: inout IdleMentions
  ) -> [Visit] {
    let listing: Folder.Listing
    do throws(SystemError) {
      listing = try Folder.listing(of: visit.path)
    } catch {
      if !error.isAbsence { found.unreadable.append((visit.path, error.message)) }
      return []
    }
    let entries = listing.entries
    found.folders.append(visit.path)
    var visit = visit
    if visit.path != root { enterProject(&visit, entries, settings, &found) }
    mentions.expect(visit.choice.configuration)
    if entries.contains(where: { $0.name == ".gitignore" && $0.kind != .folder && $0.kind != .link }) {
      visit.ignored.addFile(of: visit.path, &found)
    }
    found.nameless += listing.nameless.count { entry in
      let path = entry.name.path(in: visit.path)
      let isFolder = entry.kind == .folder
      return !visit.ignored.exclude(path, named: entry.name, isFolder: isFolder)
        && (isFolder || visit.choice.accepts(path, named: entry.name))
    }
    lazy var leftOut = LeftOutFolder(visit.path, in: visit.choice.configuration.root, naming: named)
    var next: [Visit] = []
    for entry in entries {
      let path = entry.name.path(in: visit.path)
      if entry.kind != .folder { mentions.meet(path, of: visit.choice.configuration.root) }
      if entry.kind == .link { noteStrayFolder(path, visit.choice, &found) }
      if entry.kind == .folder {
        guard mayEnter(path, named: entry.name, visit, &found) else { continue }
        next.append(Visit(path: path, choice: visit.choice, ignored: visit.ignored))
      } else if visit.choice.accepts(path, named: entry.name),
        !visit.ignored.exclude(path, named: entry.name, isFolder: false),
        mayFollow(entry, at: path, in: root, visit.choice, &found),
        isWorthReading(entry, of: listing, at: path, visit.choice, &found)
      {
        if let file = visit.choice.reasonToLeaveOut(path, named: entry.name, in: leftOut, naming: named) {
          // Names of tokens that a build or a test has are worth knowing; what its scripts say is not.
          if !FrontEnd.isScript(entry.name) { found.leftOut.append(file) }
        } else if entry.kind == .link {
          // What it leads to is somebody else's.
          found.borrowed[path, default: []].insert(visit.choice.configuration.root)
        } else {
          found.files.append(path)
        }
      } else {
        if !entry.name.hasPrefix(".") { found.others += 1 }
        if found.tellsWhatIsPassedOver {
          found.passedOver.append(PassedOver(file: path, entry, visit.choice, visit.ignored))
        }
      }
    }
    return next
  }

  private func mayEnter(_ path: String, named name: String, _ visit: Visit, _ found: inout Found) -> Bool {
    if !visit.choice.excludesFolder(path, named: name), !visit.ignored.exclude(path, named: name, isFolder: true) {
      return true
    }
    if found.tellsWhatIsPassedOver {
      found.passedOver.append(PassedOver(folder: path, named: name, visit.choice, visit.ignored))
    }
    return false
  }

  /// Puts the settings of a project in force where one begins below the folder that is walked.
  private func enterProject(
    _ visit: inout Visit, _ entries: [Folder.Entry], _ settings: (String) -> Configuration?, _ found: inout Found
  ) {
    let settingsFile = ProjectFile.name.path(in: visit.path)
    if let entry = entries.first(where: { $0.name == ProjectFile.name }),
      entry.kind == .file || ProjectFile.stands(at: settingsFile), let own = settings(settingsFile)
    {
      found.configurations.append(own)
      visit.choice = FileChoice(configuration: own, suffixes: suffixes)
    } else if entries.contains(where: { ProjectSearch.repositoryNames.contains($0.name) }) {
      let own = Configuration(root: visit.path)
      found.configurations.append(own)
      visit.choice = FileChoice(configuration: own, suffixes: suffixes)
      visit.ignored = IgnoreFiles()
    }
  }

  private func isWorthReading(
    _ entry: Folder.Entry, of listing: Folder.Listing, at path: String, _ choice: FileChoice, _ found: inout Found
  ) -> Bool {
    guard let status = listing.status(of: entry), status.kind == .file else {
      if entry.kind == .other, choice.isMarked(path, named: entry.name) {
        found.unreadable.append((path, SystemError.notRegular.message))
      }
      return false
    }
    if status.size <= choice.largestSize(ofFileAt: path, named: entry.name) { return true }
    if choice.isMarked(path, named: entry.name) { found.tooLarge.append(path) }
    return false
  }

  /// Whether a file is none that a link leads to, or one that only the link leads to and that may be read.
  private func mayFollow(
    _ entry: Folder.Entry, at path: String, in root: String, _ choice: FileChoice, _ found: inout Found
  ) -> Bool {
    guard entry.kind == .link else { return true }
    guard let target = File.realPath(path) else {
      if choice.isExpected(path, named: entry.name) { found.unreadable.append((path, "The link leads nowhere")) }
      return false
    }
    guard !target.isAtOrBelow(File.realPath(root) ?? root) else { return false }
    if FileReach(choice.configuration).holds(path) { return true }
    found.strayLinks.append(path)
    return false
  }

  /// Takes note of a folder behind a link out of the project; files behind links are looked at where they are chosen.
  private func noteStrayFolder(_ path: String, _ choice: FileChoice, _ found: inout Found) {
    guard File.status(of: path)?.kind == .folder, !FileReach(choice.configuration).holds(path) else { return }
    found.strayLinks.append(path)
  }

  /// The ignore files between a folder and the root of the repository that it lies in.
  private static func ignoreFiles(above folder: String, _ found: inout Found) -> IgnoreFiles {
    var chain: [String] = []
    var current = folder
    while !ProjectSearch.isRepository(current) {
      guard let parent = current.parentFolder else { return IgnoreFiles() }
      chain.append(parent)
      current = parent
    }
    var files = IgnoreFiles()
    for path in chain.reversed() { files.addFile(of: path, &found) }
    return files
  }
}

extension IgnoreFiles {
  /// Adds the ignore file of a folder, if it has one; a link is none, as it is none to Git.
  fileprivate mutating func addFile(of folder: String, _ found: inout FileDiscovery.Found) {
    let path = ".gitignore".path(in: folder)
    found.ignoreFiles.append(path)
    do throws(SystemError) {
      let text = try File.read(path, atMost: FileReading.mostSettings, followingLinks: false)
      add(IgnoreFile(text, folder: folder))
    } catch {
      let isNone = File.isLink(path) || File.status(of: path)?.kind == .folder
      if !error.isAbsence, !isNone { found.unreadable.append((path, error.message)) }
    }
  }
}
