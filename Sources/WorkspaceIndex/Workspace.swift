package import Configuration
import SourceText

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
  /// The declared projects by root.
  private let roots: [String: Int]
  /// The projects of folders outside all declared ones.
  private var undeclared: [String: Int] = [:]
  /// Files that are there because another one names them, with that file, which is none of these.
  var adopted: [String: String] = [:]
  /// The roots of projects that read a file which is none of theirs, by its path.
  private(set) var readers: [String: Set<String>] = [:]
  /// Files that are read otherwise than they show, or may be.
  var undecided = UndecidedFiles()
  /// What was found and not read.
  private(set) var unread = UnreadFiles()
  /// Files of the projects that are none of these.
  var leftOut = LeftOutNames()
  /// What was in the revision that this is compared with; `nil` where it is compared with none.
  package private(set) var earlier: EarlierNames?

  /// A workspace without files, whose files will belong to the given projects; the longest matching root wins.
  package init(projects configurations: [Configuration]) {
    projects = configurations.map { Project($0.withPlainRoot) }
    let lengths = projects.map { $0.configuration.root.utf8.count }
    declared = lengths.indices.sorted { (-lengths[$0], $0) < (-lengths[$1], $1) }
    roots = Dictionary(projects.enumerated().map { ($1.configuration.root, $0) }) { first, _ in first }
  }

  /// The file at a path, if it is part of the workspace.
  package subscript(path: String) -> IndexedFile? { files[path] }

  /// The settings that hold for a file: those of the nearest project root upward, else the defaults at its folder.
  package func configuration(for path: String) -> Configuration {
    projectNumber(of: path).map { projects[$0].configuration } ?? Configuration(root: path.folder)
  }

  /// The project that a path belongs to; `nil` for a folder outside all of them from which no file has come yet.
  func projectNumber(of path: String) -> Int? {
    declaredProject(around: path) ?? adopted[path].flatMap { namer in
      declaredProject(around: namer) ?? undeclared[namer.folder]
    } ?? readingProjects(of: path).first ?? undeclared[path.folder]
  }

  /// The declared project with the longest root that holds a path.
  private func declaredProject(around path: String) -> Int? {
    // A few are compared sooner than looked up.
    guard declared.count > 8 else { return declared.first { path.isInside(projects[$0].root) } }
    var inner = path
    while let slash = inner.utf8.lastIndex(of: UInt8(ascii: "/")) {
      inner = String(inner[..<slash])
      if let number = roots[inner] { return number }
    }
    return roots[""]
  }

  /// The declared projects that read a file which is none of theirs.
  func readingProjects(of path: String) -> [Int] {
    guard let roots = readers[path] else { return [] }
    return declared.filter { roots.contains(projects[$0].root) }
  }

  /// The project that a path belongs to, made if it is not there yet.
  mutating func assignProject(to path: String) -> Int {
    if let number = projectNumber(of: path) { return number }
    undeclared[path.folder] = projects.count
    projects.append(Project(Configuration(root: path.folder)))
    return projects.count - 1
  }
}

extension Workspace {
  /// Says which files projects read that are none of theirs, by path with the roots of these projects: names resolve
  /// there, and nothing else is asked of them.
  ///
  /// It holds for files that are put in from now on.
  package mutating func lend(_ readers: [String: Set<String>]) { self.readers = readers }

  /// Says what was found and not read; it takes the place of what was said before.
  package mutating func noteUnread(_ unread: UnreadFiles) { self.unread = unread }

  /// Says what was in the revision that this is compared with.
  package mutating func compare(with earlier: EarlierNames) { self.earlier = earlier }

  /// Whether the settings of its project name a file as code or as tokens.
  package func isNamedBySettings(_ path: String) -> Bool {
    let configuration = configuration(for: path)
    return GlobList(configuration.code + configuration.tokens, root: configuration.root).matches(path)
  }

  /// Whether a file is, or lies behind, a link out of its project: only an editor that has it open reads it.
  package func leadsOut(_ file: String) -> Bool {
    guard !unread.outside.isEmpty else { return false }
    return unread.leadsOut(file, of: projectNumber(of: file).map { projects[$0].root } ?? file.folder)
  }

  /// Whether the project of `path` only reads a file, so that it must not write there.
  package func isBorrowed(_ file: String, by path: String) -> Bool {
    if leadsOut(file) { return true }
    guard let number = projectNumber(of: path) else { return false }
    return projects[number].files.isBorrowed(file)
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
