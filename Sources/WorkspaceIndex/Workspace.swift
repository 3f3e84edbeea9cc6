package import Configuration

/// All files at one moment, in their projects.
///
/// A value: an edit makes a new one, and an answer in progress keeps the old.
///
/// Every answer is the same whatever the order in which files came; ties are settled by path, then by offset.
package struct Workspace: Sendable {
  package internal(set) var files: [String: IndexedFile] = [:]
  /// The declared projects first, then those of folders outside all of them, as they came up.
  var projects: [Project]
  /// The declared projects as numbers, the longest root first.
  private let declared: [Int]
  /// The projects of folders outside all declared ones.
  private var undeclared: [String: Int] = [:]
  /// Files that are there because another one names them, with that file, which is none of these.
  var adopted: [String: String] = [:]
  /// Files of the projects that are none of these.
  var leftOut = LeftOutNames()

  /// A workspace without files, whose files will belong to the given projects; the longest matching root wins.
  package init(projects configurations: [Configuration]) {
    projects = configurations.map { Project($0.withPlainRoot) }
    let roots = projects.map { $0.configuration.root.utf8.count }
    declared = roots.indices.sorted { (-roots[$0], $0) < (-roots[$1], $1) }
  }

  /// The file at a path, if it is part of the workspace.
  package subscript(path: String) -> IndexedFile? { files[path] }

  /// The settings that hold for a file: those of the nearest project root upward, else the defaults at its folder.
  package func configuration(for path: String) -> Configuration {
    projectNumber(of: path).map { projects[$0].configuration } ?? Configuration(root: path.folder)
  }

  /// The project that a path belongs to; `nil` for a folder outside all of them from which no file has come yet.
  func projectNumber(of path: String) -> Int? {
    declared.first { path.isInside(projects[$0].root) } ?? adopted[path].flatMap { namer in
      declared.first { namer.isInside(projects[$0].root) } ?? undeclared[namer.folder]
    } ?? undeclared[path.folder]
  }

  /// The project that a path belongs to, made if it is not there yet.
  mutating func assignProject(to path: String) -> Int {
    if let number = projectNumber(of: path) { return number }
    undeclared[path.folder] = projects.count
    projects.append(Project(Configuration(root: path.folder)))
    return projects.count - 1
  }
}

extension Configuration {
  /// The same settings with no slash at the end of the root.
  fileprivate var withPlainRoot: Configuration {
    var result = self
    while result.root.hasSuffix("/") { result.root.removeLast() }
    return result
  }
}
