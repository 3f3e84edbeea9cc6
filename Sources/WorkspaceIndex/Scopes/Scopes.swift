import Configuration
import DesignTokens
import Facts
import SourceText

/// Where the files of a project lie, and so which of several places that define a name is nearest to who asks.
///
/// All that decides it is here: folders, packages, what builds merge, and how far a file's names are known.
struct Scopes: Sendable {
  private(set) var files: ProjectFiles
  private let tokenGlobs: GlobList
  /// Where each file lies, by its number.
  private(set) var locations: [FileTree.Place] = []
  private(set) var tree: FileTree
  /// The packages that the project is made of.
  private(set) var packages = Packages()
  /// What builds merge, as scripts say it.
  var sourceSets = SourceSets([], root: "")
  /// The style sheets that lie among documents, mock-ups or old files, by their numbers.
  private(set) var asides: [Int: AsideFolders] = [:]

  init(_ configuration: Configuration) {
    files = ProjectFiles(root: configuration.root)
    tree = FileTree(root: configuration.root)
    tokenGlobs = GlobList(configuration.tokens, root: configuration.root)
  }

  /// The number of a path, a new one if it is not known yet.
  mutating func assignNumber(to path: String) -> Int {
    let number = files.assignNumber(to: path)
    if number == locations.count {
      locations.append(tree.assignPlace(to: path))
      asides[number] = AsideFolders(path, root: files.root)
    }
    return number
  }

  /// Puts in what is known of a file, or takes it out.
  mutating func replace(_ file: Int, with record: FileRecord?) { files.replace(file, with: record) }

  /// Replaces what one file says of its package and of what builds merge; whether anything lies nearer or farther now.
  mutating func replace(_ old: FileFacts?, with new: FileFacts?, at file: Int) -> Bool {
    let isRepacked = replacePackage(old?.package, with: new?.package, at: file)
    let isResourced = !old.hasSameBuilds(as: new)
    if isRepacked || isResourced { renewSourceSets() } else { placeInSourceSets(file) }
    return isRepacked || isResourced
  }

  /// Replaces what one file says of its package; whether any package is another than before.
  mutating func replacePackage(_ old: PackageManifest?, with new: PackageManifest?, at file: Int) -> Bool {
    packages.replace(old, with: new, file: file, in: locations[file].innermost)
  }
}

extension Scopes {
  /// A record for a file's content under the settings of this project.
  func record(of content: IndexedFile.Content, number: Int) -> FileRecord {
    let path = content.source.path
    return FileRecord(
      content: content,
      scope: content.isStray ? .document(number) : scope(of: content.facts.kind, path: path, number: number),
      localScopes: localScopes(ofFileAt: path, number), isBorrowed: content.isStray || files.isBorrowed(path))
  }

  /// The scopes below the project's that a file can see, nearest first.
  func localScopes(ofFileAt path: String, _ number: Int?) -> [Scope] {
    var scopes: [Scope] = number.map { [.document($0)] } ?? []
    let root = files.root
    var folder = path.folder
    while folder == root || folder.isInside(root) {
      scopes.append(.folder(folder))
      if folder == root || folder.isEmpty { break }
      folder = folder.folder
    }
    return scopes
  }

  private func scope(of kind: FileKind, path: String, number: Int) -> Scope {
    if tokenGlobs.matches(path) { return .project }
    switch kind {
    case .tokens, .resolver, .code: return .project
    case .design where ("/" + path.lowercased()).hasSuffix("/design.md"): return .folder(path.folder)
    case .design, .specification, .unmarked: return .document(number)
    }
  }

  /// Whether a file can see the names of a scope.
  func sees(_ scope: Scope, from file: Int) -> Bool {
    switch scope {
    case .project: true
    case .folder(let folder): files.paths[file].isInside(folder)
    case .document(let document): document == file || files.isDocument(file)
    }
  }

  /// The scopes below the project's that a reader can see, nearest first.
  func localScopes(of reader: Viewpoint) -> [Scope] {
    if let file = reader.file, let record = files.records[file] { return record.localScopes }
    return localScopes(ofFileAt: reader.path, nil)
  }
}

extension FileFacts? {
  /// Whether two texts of a script, or a script and none, say the same of builds.
  fileprivate func hasSameBuilds(as other: FileFacts?) -> Bool {
    (self?.sourceLists ?? []) == (other?.sourceLists ?? [])
      && (self?.stripsSetKeys ?? false) == (other?.stripsSetKeys ?? false)
  }
}
