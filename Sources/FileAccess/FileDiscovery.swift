package import Configuration
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
    /// The settings of the projects below the folder that have a `tincture.json`.
    package var configurations: [Configuration] = []
    /// Whether the walk was given up because there are too many folders; what was found until then stands.
    package var isCutShort = false

    package init() {}
  }

  private let suffixes: [String]
  private let settings: (String) -> Configuration?

  /// A walk that looks for files of the given endings.
  ///
  /// - Parameters:
  ///   - suffixes: The endings of the files that can be read, with the dot, in lower case.
  ///   - settings: Reads the `tincture.json` at a path; `nil` leaves the settings of the folder above in force.
  package init(suffixes: [String], settings: @escaping (String) -> Configuration?) {
    self.suffixes = suffixes
    self.settings = settings
  }

  /// Everything to read in a folder, an absolute path without a slash at the end, and below.
  ///
  /// `configuration` holds there unless the folder has settings of its own; `hasSettingsFile` says whether it stands
  /// in a file above.
  package func files(in folder: String, under configuration: Configuration, hasSettingsFile: Bool) -> Found {
    var found = Found()
    let choice = FileChoice(configuration: configuration, suffixes: suffixes, hasSettingsFile: hasSettingsFile)
    var pending = [Visit(path: folder, choice: choice, ignored: FileDiscovery.ignoreFiles(above: folder))]
    while let visit = pending.popLast() {
      guard found.folders.count < FileDiscovery.mostFolders else {
        found.isCutShort = true
        break
      }
      pending += self.visit(visit, in: folder, &found).reversed()
    }
    found.files.sort()
    return found
  }

  /// Whoever opens a whole disk as a project wants an editor, not all its tokens.
  private static let mostFolders = 50_000

  private struct Visit {
    var path: String
    var choice: FileChoice
    var ignored: IgnoreFiles
  }

  /// Looks at one folder; gives those in it that are to be visited next.
  private func visit(_ visit: Visit, in root: String, _ found: inout Found) -> [Visit] {
    guard let entries = Folder.entries(of: visit.path) else { return [] }
    found.folders.append(visit.path)
    let prefix = visit.path == "/" ? "/" : visit.path + "/"
    var visit = visit
    for entry in entries where entry.kind != .folder {
      if entry.name == ProjectFile.name, let own = settings(prefix + entry.name) {
        found.configurations.append(own)
        visit.choice = FileChoice(configuration: own, suffixes: suffixes, hasSettingsFile: true)
      } else if entry.name == ".gitignore", let text = try? File.read(prefix + entry.name) {
        visit.ignored.add(IgnoreFile(text, folder: visit.path))
      }
    }
    var next: [Visit] = []
    for entry in entries {
      let path = prefix + entry.name
      if entry.kind == .folder {
        guard !visit.choice.excludesFolder(path, named: entry.name),
          !visit.ignored.exclude(path, named: entry.name, isFolder: true)
        else { continue }
        next.append(Visit(path: path, choice: visit.choice, ignored: visit.ignored))
      } else if visit.choice.accepts(path, named: entry.name),
        !visit.ignored.exclude(path, named: entry.name, isFolder: false),
        isWorthReading(entry, at: path, in: root, below: visit.choice.largestSize(ofFileAt: path, named: entry.name))
      {
        found.files.append(path)
      }
    }
    return next
  }

  private func isWorthReading(_ entry: Folder.Entry, at path: String, in root: String, below size: Int64) -> Bool {
    guard let status = File.status(of: path), status.kind == .file, status.size <= size else { return false }
    guard entry.kind == .link else { return true }
    return File.realPath(path).map { GlobList.path($0, relativeTo: File.realPath(root) ?? root) == nil } ?? false
  }

  /// The ignore files between a folder and the root of the repository that it lies in.
  private static func ignoreFiles(above folder: String) -> IgnoreFiles {
    var chain: [String] = []
    var current = folder
    while File.status(of: current + "/.git") == nil {
      guard let parent = current.parentFolder else { return IgnoreFiles() }
      chain.append(parent)
      current = parent
    }
    var files = IgnoreFiles()
    for path in chain.reversed() {
      if let text = try? File.read(path + "/.gitignore") { files.add(IgnoreFile(text, folder: path)) }
    }
    return files
  }
}

extension String {
  /// The folder that holds the file or folder at this absolute path; `nil` for the root.
  var parentFolder: String? {
    guard self != "/", let slash = lastIndex(of: "/") else { return nil }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}
