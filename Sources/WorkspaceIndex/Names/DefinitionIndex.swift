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
    let project = projects[number]
    let reader = project.number(of: path).map { project.reader(of: reference, in: $0) } ?? project.reader(path)
    let sites = project.sites(of: reference, from: reader)
    guard reader.mask != 0, let first = sites.first, let name = project.name(at: first) else {
      return sites.map { project.definitionSite($0) }
    }
    // What is merged over everywhere is still a place to look at.
    let others = project.candidateSites(for: name, .tokens).filter {
      !sites.contains($0) && project.mask(of: $0) & reader.mask != 0
    }
    return (sites + others).map { project.definitionSite($0) }
  }

  /// Whether a definition in a document only repeats, beside a value, a name that is defined further out.
  package func isRestatement(_ site: DefinitionSite) -> Bool {
    guard let facts = self[site.path]?.facts, facts.kind != .code else { return isCodeRestatement(site) }
    guard facts.kind == .specification, let number = projectNumber(of: site.path),
      let definition = definition(at: site)
    else { return false }
    let outside = Viewpoint(path: site.path, file: nil)
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

  /// The groups of one file that bear a name or enclose it, by index, the innermost first.
  package func groups(around name: TokenName, in path: String) -> [Int] {
    guard let number = projectNumber(of: path), let file = projects[number].number(of: path),
      let scope = projects[number].records[file]?.scope
    else { return [] }
    let groups = projects[number].groups[scope]
    func own(_ around: TokenName) -> [Int] { groups[around].filter { $0.file == file }.map(\.index) }
    return own(name) + name.enclosingGroups.flatMap(own)
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
struct Viewpoint {
  let path: String
  /// `nil` for a file that is not part of the workspace.
  let file: Int?
  /// The permutations in which it asks; none for a file that is part of none, which sees what any of them gives.
  var mask: UInt64 = 0
  /// Whether every reference of the file asks in the same permutations.
  var isWhole = true
  /// The set of its file that it stands in, for a file whose references tell of sets; 0 outside of sets.
  var set = 0
  /// The file from which a token is asked for whose value this reader is part of; `nil` where that is the reader itself.
  var origin: Int?
  /// Is told where another origin might find something else.
  var watch: OriginWatch?
}

extension Project {
  func reader(_ path: String) -> Viewpoint { number(of: path).map { reader($0) } ?? Viewpoint(path: path, file: nil) }

  /// Where a file takes part in permutations; `nil` for a file outside of all of them.
  private func places(of file: Int) -> FilePlaces? { records[file]?.places }

  /// The file itself, as opposed to the layers that it may hold.
  func reader(_ file: Int) -> Viewpoint {
    guard let places = places(of: file) else {
      return Viewpoint(path: paths[file], file: file, isWhole: !hasImpliedSets(file))
    }
    guard let mask = places.wholeMask else {
      let mask = places.placements(in: 0).reduce(UInt64(0)) { $0 | $1.mask }
      return Viewpoint(path: paths[file], file: file, mask: mask, isWhole: false)
    }
    return Viewpoint(path: paths[file], file: file, mask: mask)
  }

  /// A reference, in the permutations of the layer that it stands in.
  func reader(of reference: TokenReference, in file: Int) -> Viewpoint {
    let whole = reader(file)
    guard !whole.isWhole else { return whole }
    if places(of: file) == nil { return Viewpoint(path: whole.path, file: file, isWhole: false, set: reference.layer) }
    let owner = reference.owner.flatMap { name(at: Site(file: file, index: $0)) }
    return Viewpoint(
      path: whole.path, file: file, mask: mask(ofLayer: reference.layer, owner, in: file), isWhole: false)
  }

  /// The value of a token, in the permutations of the layer that it stands in, asked for from a file.
  func reader(of site: Site, askedFrom origin: Int?, _ watch: OriginWatch? = nil) -> Viewpoint {
    var reader = reader(of: site)
    reader.origin = origin
    reader.watch = watch
    return reader
  }

  /// The value of a token, in the permutations of the layer that it stands in.
  func reader(of site: Site) -> Viewpoint {
    let whole = reader(site.file)
    guard !whole.isWhole, let content = records[site.file]?.content,
      content.facts.definitions.indices.contains(site.index)
    else { return whole }
    if places(of: site.file) == nil {
      return Viewpoint(
        path: whole.path, file: site.file, isWhole: false, set: content.facts.definitions[site.index].layer)
    }
    let mask = mask(
      ofLayer: content.facts.definitions[site.index].layer, content.facts.definitions[site.index].name, in: site.file)
    return Viewpoint(path: whole.path, file: site.file, mask: mask, isWhole: false)
  }

  func mask(ofLayer layer: Int, _ owner: TokenName?, in file: Int) -> UInt64 {
    guard let placements = places(of: file)?.placements(in: layer) else { return 0 }
    return placements.reduce(0) { mask, placement in
      placement.group.bytes.isEmpty || owner?.isInside(placement.group) ?? true ? mask | placement.mask : mask
    }
  }

  /// The name of the definition at a site.
  func name(at site: Site) -> TokenName? {
    guard let content = records[site.file]?.content, content.facts.definitions.indices.contains(site.index) else {
      return nil
    }
    return content.facts.definitions[site.index].name
  }

  func definitionSite(_ site: Site) -> DefinitionSite { DefinitionSite(path: paths[site.file], index: site.index) }

  /// The sites of a name by the nearest scope that knows it; inside the project's, those of the reader's own file
  /// stand before all others.
  ///
  /// A name that nothing defines may be one that a group inherits.
  func sites(named name: TokenName, from reader: Viewpoint) -> SiteList {
    if name.isCodeName { return sites(ofCodeName: name, from: reader) }
    let sites = statedSites(named: name, from: reader)
    guard sites.isEmpty else { return sites }
    let heirs = inherited(name, as: .token, from: reader)
    return heirs.isEmpty ? sitesInDocuments(name, from: reader) : heirs
  }

  /// What other documents give a name as its value, for a reader that is one: the documents beside it first.
  private func sitesInDocuments(_ name: TokenName, from reader: Viewpoint) -> SiteList {
    guard let file = reader.file, isDocument(file) else { return SiteList() }
    return nearest(told[name], to: reader)
  }

  /// The same without inheritance.
  func statedSites(named name: TokenName, from reader: Viewpoint) -> SiteList {
    if reader.mask != 0 {
      // A document that a theme takes in still comes before it for itself.
      let own = sitesBelowProject(name, from: reader)
      guard own.isEmpty else { return own }
      let winners = winners(of: name, .tokens, in: reader.mask)
      if !winners.isEmpty || !permutations.isOpen(to: reader) { return winners }
    }
    let sites = nearest(name, in: definitions, from: reader)
    guard !permutations.isEmpty else { return sites }
    if sites.isEmpty, !permutations.groups.isEmpty { return winners(of: name, .tokens, in: permutations.mask) }
    guard let first = sites.first, records[first.file]?.scope == .project else { return sites }
    return shownFirst(sites, name)
  }

  /// What a document, or a `DESIGN.md` around it, gives a name; nothing for a file whose names the project knows.
  private func sitesBelowProject(_ name: TokenName, from reader: Viewpoint) -> SiteList {
    guard definitions.hasLocalNames, let file = reader.file, let scope = records[file]?.scope, scope != .project else {
      return SiteList()
    }
    return nearest(name, in: definitions, from: reader).restricted { records[$0.file]?.scope != .project }
  }

  /// The same sites, those first that a permutation takes, the shown one before the others, declared themes in the
  /// order of the settings; all that are merged with one of them belong to it.
  private func shownFirst(_ sites: SiteList, _ name: TokenName) -> SiteList {
    let mask = mergedMask(of: sites)
    guard mask != 0 else { return sites }
    let winners = winners(of: name, .tokens, in: mask)
    // A file outside of all declared themes sees no more than before.
    var result = permutations.isDeclared ? winners.restricted { sites.contains($0) } : winners
    for site in sites where !result.contains(site) { result.append(site) }
    return result
  }

  /// The permutations of the resolver documents that take any of some places.
  func mergedMask(of sites: SiteList) -> UInt64 {
    let own = sites.reduce(UInt64(0)) { mask, site in mask | (records[site.file]?.places?.mask ?? 0) }
    guard own != 0, permutations.resolvers.count > 1 else { return own == 0 ? 0 : permutations.mask }
    return permutations.resolvers.reduce(own) { mask, resolver in
      let all = resolver.permutations.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
      return all & own == 0 ? mask : mask | all
    }
  }

  /// The sites of the first name of a reference that anything defines.
  ///
  /// A name with its value beside it (`` `space.md` (12px) ``) repeats what is defined further out, if anything is; only
  /// else does the document itself define it.
  func sites(of reference: TokenReference, from reader: Viewpoint) -> SiteList {
    if reference.statedValue != nil, reader.file != nil {
      let outer = sites(of: reference, from: Viewpoint(path: reader.path, file: nil))
      if !outer.isEmpty { return outer }
    }
    var sites = sites(named: reference.name, from: reader)
    guard sites.first.map(isCode) ?? true else {
      guard let file = reader.file, let owner = reference.owner else { return sites }
      return othersThan(Site(file: file, index: owner), sites, named: reference.name, from: reader)
    }
    for alternative in reference.alternatives {
      let others = self.sites(named: alternative, from: reader)
      guard let first = others.first else { continue }
      // `Spacing.md` of an enum in code means the `space.md` of a token file where there is one.
      if !isCode(first) { return others }
      if sites.isEmpty { sites = others }
    }
    return sites
  }

  /// The sites of a group in the nearest scope that knows the name, or else where another inherits it from.
  func groupSites(named name: TokenName, from reader: Viewpoint) -> SiteList {
    let sites = statedGroupSites(named: name, from: reader)
    return sites.isEmpty ? inherited(name, as: .group, from: reader) : sites
  }

  /// The same without inheritance.
  func statedGroupSites(named name: TokenName, from reader: Viewpoint) -> SiteList {
    guard reader.mask != 0 else { return nearest(name, in: groups, from: reader) }
    let winners = winners(of: name, .groups, in: reader.mask)
    return winners.isEmpty && permutations.isDeclared ? nearest(name, in: groups, from: reader) : winners
  }

  /// The sites that a name has in the nearest scope that knows it, the reader's own file being nearest of all.
  ///
  /// A name that nothing bears may leave out the wrapper of the reader's file, or the key of a set.
  func nearest(_ name: TokenName, in index: ScopedIndex, from reader: Viewpoint) -> SiteList {
    let sites = bearers(of: name, in: index, from: reader)
    guard sites.isEmpty, let file = reader.file else { return sites }
    if let wrapper = records[file]?.content.facts.wrapper {
      let wrapped = bearers(of: name.below(wrapper), in: index, from: reader).restricted { $0.file == file }
      if !wrapped.isEmpty { return wrapped }
    }
    if let inside = nameInGroup(named: name, from: file) {
      let sites = bearers(of: inside, in: index, from: reader)
      if !sites.isEmpty { return sites }
    }
    let sitesInSets = sitesInSets(name, in: index, from: reader)
    return sitesInSets.isEmpty ? sitesInFolders(name, in: index, from: reader) : sitesInSets
  }

  private func bearers(of name: TokenName, in index: ScopedIndex, from reader: Viewpoint) -> SiteList {
    let sites = nearest(withoutEchoes(index.project[name]), to: reader)
    guard index.hasLocalNames else { return sites }
    if let file = reader.file, sites.contains(where: { $0.file == file }) { return sites }
    let place = reader.file.map { locations[$0] } ?? tree.place(of: reader.path)
    let shared = sites.map { place.shared(with: locations[$0.file]) }.max() ?? 0
    for scope in localScopes(of: reader) {
      guard let local = index.names(in: scope)?[name], !local.isEmpty else { continue }
      // A folder's own document is as far away as the folder.
      guard case .folder(let folder) = scope else { return local }
      if folder.utf8.count(where: { $0 == UInt8(ascii: "/") }) >= shared { return local }
    }
    return sites
  }

  /// The sites without those of code where a token file defines the name as well: code repeats what is defined there.
  private func withoutEchoes(_ sites: SiteList) -> SiteList {
    guard sites.count > 1 else { return sites }
    let defining = sites.restricted { !isCode($0) }
    return defining.isEmpty ? sites : defining
  }

  /// Whether a site stands in source code.
  private func isCode(_ site: Site) -> Bool { records[site.file]?.content.facts.kind == .code }

  /// The scopes below the project's that a reader can see, nearest first.
  func localScopes(of reader: Viewpoint) -> [Scope] {
    if let file = reader.file, let record = records[file] { return record.localScopes }
    return localScopes(ofFileAt: reader.path, nil)
  }

  /// Whether a reference of a list means something: a token or, where it extends one, a group.
  func isResolved(_ references: [TokenReference], _ index: Int, from reader: Viewpoint) -> Bool {
    // Members are read one by one, because a copy of the whole reference would cost more than the look-up.
    let name = references[index].name
    if references[index].form == .extends { return !groupSites(named: name, from: reader).isEmpty }
    return isDefined(name, from: reader) || references[index].alternatives.contains { isDefined($0, from: reader) }
  }

  private func isDefined(_ name: TokenName, from reader: Viewpoint) -> Bool {
    if name.isCodeName {
      return !sites(ofCodeName: name, from: reader).isEmpty || codeNames.locals.contains(name)
        || codeNames.assigned.contains(name)
    }
    return !nearest(name, in: definitions, from: reader).isEmpty || !inherited(name, as: .token, from: reader).isEmpty
      || !sitesInDocuments(name, from: reader).isEmpty
  }
}
