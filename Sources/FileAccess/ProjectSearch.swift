import Configuration
import Platform
import SourceText

/// Finds the project of a file: the nearest `tincture.json` upward; else the root of its repository; else the folder
/// that an editor has open or a command line names; else the file's own.
///
/// The search ends at the root of a repository. The home folder and `/` are no project unless somebody names them, so
/// that one file that lies about does not make a project of all that somebody has.
package struct ProjectSearch: Sendable {
  private let home: String?
  private let named: Set<String>

  /// A search on behalf of somebody who names folders; all paths absolute, without a slash at the end.
  package init(home: String?, named: [String]) {
    self.home = home
    self.named = Set(named)
  }

  /// The project that holds the files of a folder; `nil` where only a file itself can be meant.
  package func place(ofFolder folder: String) -> ProjectPlace? {
    var outermostNamed: String?
    var next: String? = folder
    while let current = next, !isBarred(current) {
      if ProjectFile.stands(at: ProjectFile.name.path(in: current)) {
        return ProjectPlace(root: current, basis: .settings)
      }
      if ProjectSearch.isRepository(current) { return ProjectPlace(root: current, basis: .repository) }
      if named.contains(current) { outermostNamed = current }
      next = current.parentFolder
    }
    if let outermostNamed { return ProjectPlace(root: outermostNamed, basis: .named) }
    return isBarred(folder) ? nil : ProjectPlace(root: folder, basis: .ownFolder)
  }

  /// The link on the way of a path that leads out of the project that holds the link, and to where the settings of that
  /// project do not let be read; `nil` for a path that stays where it seems to lead.
  package func linkOut(on path: String) -> String? {
    var next: String? = path
    while let current = next, let folder = current.parentFolder {
      next = folder
      guard File.isLink(current), let place = place(ofFolder: folder) else { continue }
      var settings = SettingsFiles(knownRules: [])
      let own = place.settingsFile.map { settings.read($0, root: place.root) } ?? Configuration(root: place.root)
      if !FileReach(own).holds(current) { return current }
    }
    return nil
  }

  /// Whether a folder is no project although it may look like one.
  package func isBarred(_ folder: String) -> Bool {
    (folder == "/" || folder == home) && !named.contains(folder)
  }

  /// Whether a folder is the root of a repository; of a linked work tree or a submodule, too, where a file says so.
  static func isRepository(_ folder: String) -> Bool {
    repositoryNames.contains { File.status(of: $0.path(in: folder)) != nil }
  }

  /// What only the root of a repository holds.
  static let repositoryNames = [".git", ".hg", ".jj"]
}
