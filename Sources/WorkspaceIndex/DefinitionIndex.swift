import Configuration
package import DesignTokens
package import Facts

extension Workspace {
  /// The places that define a name as a reader of the file at `path` would find them: the document itself, else the
  /// nearest `DESIGN.md` upward, else the project.
  ///
  /// Several where token files (light, dark) define it side by side, by path and offset; empty where nothing does.
  package func definitions(named name: TokenName, visibleFrom path: String) -> [DefinitionSite] {
    guard let number = projectNumber(of: path) else { return [] }
    return projects[number].sites(named: name, from: projects[number].reader(path))
      .map { projects[number].definitionSite($0) }
  }

  /// The places that define what a reference means, its alternatives included, in their order.
  package func definitions(of reference: TokenReference, in path: String) -> [DefinitionSite] {
    guard let number = projectNumber(of: path) else { return [] }
    return projects[number].sites(of: reference, from: projects[number].reader(path))
      .map { projects[number].definitionSite($0) }
  }

  /// For each reference of a file the places that define what it means; empty for a file that is not part of it.
  package func definitionsOfReferences(in path: String) -> [[DefinitionSite]] {
    guard let number = projectNumber(of: path), let references = files[path]?.facts.references else { return [] }
    let project = projects[number]
    let reader = project.reader(path)
    return references.map { reference in
      project.sites(of: reference, from: reader).map { project.definitionSite($0) }
    }
  }

  /// Whether a definition in a document only repeats, beside a value, a name that is defined further out.
  package func isRestatement(_ site: DefinitionSite) -> Bool {
    guard let facts = self[site.path]?.facts, facts.kind == .specification, let number = projectNumber(of: site.path),
      let definition = definition(at: site)
    else { return false }
    let outside = Reader(path: site.path, file: nil)
    return !projects[number].sites(named: definition.name, from: outside).allSatisfy {
      projects[number].definitionSite($0) == site
    }
  }

  /// Whether a name is a group of tokens somewhere a reader of `path` can see, and no token.
  package func isGroup(_ name: TokenName, visibleFrom path: String) -> Bool {
    guard let number = projectNumber(of: path) else { return false }
    let reader = projects[number].reader(path)
    return projects[number].sites(named: name, from: reader).isEmpty
      && !projects[number].groupSites(named: name, from: reader).isEmpty
  }

  /// The places where a group of tokens stands, by the same scopes as definitions; by path and offset.
  package func groups(named name: TokenName, visibleFrom path: String) -> [GroupSite] {
    guard let number = projectNumber(of: path) else { return [] }
    return projects[number].groupSites(named: name, from: projects[number].reader(path))
      .map { GroupSite(path: projects[number].paths[$0.file], index: $0.index) }
  }

  /// The definition at a site; `nil` only if the site is of another workspace.
  package func definition(at site: DefinitionSite) -> Definition? {
    guard let content = files[site.path]?.content, content.facts.definitions.indices.contains(site.index) else {
      return nil
    }
    return content.facts.definitions[site.index]
  }
}

/// Who asks: names are looked up from a file outward.
struct Reader {
  let path: String
  /// `nil` for a file that is not part of the workspace.
  let file: Int?
}

extension Project {
  func reader(_ path: String) -> Reader { Reader(path: path, file: number(of: path)) }
  func reader(_ file: Int) -> Reader { Reader(path: paths[file], file: file) }
  func definitionSite(_ site: Site) -> DefinitionSite { DefinitionSite(path: paths[site.file], index: site.index) }

  /// The sites of a name by the nearest scope that knows it; inside the project's, those of the reader's own file
  /// stand before all others.
  func sites(named name: TokenName, from reader: Reader) -> SiteList {
    let sites = nearest(name, in: definitions, from: reader)
    guard sites.count > 1, let file = reader.file else { return sites }
    let own = sites.restricted { $0.file == file }
    return own.isEmpty ? sites : own
  }

  /// The sites of the first name of a reference that anything defines.
  ///
  /// A name with its value beside it (`` `space.md` (12px) ``) repeats what is defined further out, if anything is; only
  /// else does the document itself define it.
  func sites(of reference: TokenReference, from reader: Reader) -> SiteList {
    if reference.statedValue != nil, reader.file != nil {
      let outer = sites(of: reference, from: Reader(path: reader.path, file: nil))
      if !outer.isEmpty { return outer }
    }
    let sites = sites(named: reference.name, from: reader)
    guard sites.isEmpty else { return sites }
    for alternative in reference.alternatives {
      let sites = self.sites(named: alternative, from: reader)
      if !sites.isEmpty { return sites }
    }
    return sites
  }

  func groupSites(named name: TokenName, from reader: Reader) -> SiteList { nearest(name, in: groups, from: reader) }

  /// The sites that a name has in the nearest scope that knows it, the reader's own file being nearest of all.
  func nearest(_ name: TokenName, in index: ScopedIndex, from reader: Reader) -> SiteList {
    let sites = index.project[name]
    guard index.hasLocalNames else { return sites }
    if let file = reader.file, sites.contains(where: { $0.file == file }) { return sites }
    for scope in localScopes(of: reader) {
      if let sites = index.names(in: scope)?[name], !sites.isEmpty { return sites }
    }
    return sites
  }

  /// The scopes below the project's that a reader can see, nearest first.
  func localScopes(of reader: Reader) -> [Scope] {
    var scopes: [Scope] = reader.file.map { [.document($0)] } ?? []
    let root = self.root
    var folder = reader.path.folder
    while folder == root || folder.isInside(root) {
      scopes.append(.folder(folder))
      if folder == root || folder.isEmpty { break }
      folder = folder.folder
    }
    return scopes
  }

  /// Whether a reference of a list means something: a token or, where it extends one, a group.
  func isResolved(_ references: [TokenReference], _ index: Int, from reader: Reader) -> Bool {
    // Members are read one by one, because a copy of the whole reference would cost more than the look-up.
    let name = references[index].name
    if references[index].form == .extends { return !groupSites(named: name, from: reader).isEmpty }
    return !nearest(name, in: definitions, from: reader).isEmpty
      || references[index].alternatives.contains { !nearest($0, in: definitions, from: reader).isEmpty }
  }
}
