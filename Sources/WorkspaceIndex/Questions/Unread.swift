package import Facts
import SourceText

/// Something that may define names and was not read, or not understood.
package enum Unread: Hashable, Sendable {
  /// A package that another one depends on and that is not there, or of which too much is there to read it all.
  case package(String, isThere: Bool)
  /// A file that is too large or cannot be opened, by its path.
  case file(String)
  /// A source that a manifest lists and that is not there, or is code; as it is written there, with the manifest's path.
  case source(String, manifest: String)
  /// A source that a manifest lists and that shows no tokens in a form that is known, by its path.
  case strange(String)
  /// A token file, a style sheet or a manifest whose structure is broken, by its path.
  case broken(String)
}

/// What was found and not read.
package struct UnreadFiles: Sendable, Equatable {
  /// The paths of files that may hold tokens.
  package var files: Set<String> = []
  /// Paths of files and folders that lead out of their projects, links followed.
  package var outside: Set<String> = []
  /// Packages that were not read to the end, by the roots of the projects that depend on them.
  package var packages: [String: Set<String>] = [:]

  package init() {}

  /// Whether a path, or a folder on the way to it from the root of its project, leads out of that.
  func leadsOut(_ path: String, of root: String) -> Bool {
    if outside.contains(path) { return true }
    var folder = path.folder
    while folder.isInside(root), !folder.isEmpty {
      if outside.contains(folder) { return true }
      folder = folder.folder
    }
    return false
  }
}

extension Workspace {
  /// What may define a name that nothing defines for a reader of `path`: packages first, then files, by name.
  ///
  /// While there is any, nobody knows for certain that a name is missing.
  package func unread(for path: String) -> [Unread] {
    guard let number = projectNumber(of: path) else { return [] }
    let project = projects[number]
    let file = project.files.number(of: path)
    let package = file.flatMap { project.scopes.package(of: $0) }
    let missing =
      package.map {
        project.scopes.packages.missingTokenPackages(of: $0) {
          project.answers.branches.imports { project.files.importedPackages }.contains($0)
        }
      } ?? []
    let files = unread.files.filter { projectNumber(of: $0) == number }.sorted()
    return missing.map { .package($0, isThere: false) }
      + (unread.packages[project.files.root] ?? []).sorted().map { .package($0, isThere: true) }
      + files.map { .file($0) } + (file.map(project.scopes.sourceSets.scripts) ?? [])
      + project.files.broken.map { project.files.paths[$0] }.sorted().map {
        self[$0]?.isSealed == true ? .file($0) : .broken($0)
      }
  }
}

extension Workspace {
  /// What manifests list beside the place of a reference and what was not read, each source once.
  ///
  /// A resolver document tells of its own sources.
  package func sourcesNotRead(besides reference: TokenReference, in path: String) -> [Unread] {
    guard let number = projectNumber(of: path), let file = projects[number].files.number(of: path) else { return [] }
    return projects[number].stated.sourcesNotRead(
      besides: projects[number].layered.reader(of: reference, in: file).mask)
  }
}

extension StatedNames {
  fileprivate func sourcesNotRead(besides mask: UInt64) -> [Unread] {
    var told: Set<Unread> = []
    return permutations.resolvers.flatMap { resolver -> [Unread] in
      let mine = resolver.permutations.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
      guard mine & mask & permutations.incomplete != 0, let record = files.records[resolver.file],
        record.content.facts.kind != .resolver, let document = record.content.facts.resolver,
        let completed = ResolverDocuments(files).completed(document, of: resolver.file)
      else { return [] }
      return completed.allSources.compactMap { source in
        unread(source, of: record.content, at: resolver.file).flatMap { told.insert($0).inserted ? $0 : nil }
      }
    }
  }

  /// What of a source that a manifest lists was not read; `nil` where nothing is amiss.
  private func unread(_ source: ResolverDocument.Source, of manifest: IndexedFile.Content, at file: Int) -> Unread? {
    if case .inline = source.content { return nil }
    if case .file(let path, _) = source.content,
      let number = files.number(of: ProjectFiles.path(path, relativeTo: files.paths[file].folder)),
      let content = files.records[number]?.content
    {
      return number == file || content.isReadSource ? nil : .strange(files.paths[number])
    }
    let text = manifest.source.text(in: source.range).filter { !"\"'`".contains($0) }
    return .source(text, manifest: files.paths[file])
  }
}

extension FileFacts {
  /// Whether names of the file, or what it merges, may be lost in a broken structure.
  var isBroken: Bool {
    problems.contains { problem in
      switch problem.kind {
      case .jsonSyntax, .yamlSyntax:
        kind == .tokens || kind == .resolver || resolver != nil || listsSources
      case .cssSyntax: kind == .code
      case .invalidDocument, .invalidPropertyType: kind == .resolver
      default: false
      }
    }
  }
}
