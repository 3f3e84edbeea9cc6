import DesignTokens
import Facts

extension NameLookup {
  /// The one place that a name has wherever it is asked for, as nearly every name in a project without themes; `nil`
  /// where it depends on who asks.
  func onlySite(named name: TokenName) -> Site? {
    guard inheritance.stated.layered.layers.permutations.isEmpty,
      !inheritance.stated.layered.definitions.hasLocalNames, !name.isCodeName
    else { return nil }
    let sites = inheritance.stated.layered.definitions.project[name]
    return sites.count == 1 ? sites[0] : nil
  }

  /// The sites of a name by the nearest scope that knows it; inside the project's, those of the reader's own file
  /// stand before all others.
  ///
  /// A name that nothing defines may be one that a group inherits.
  func sites(named name: TokenName, from reader: Viewpoint) -> SiteList {
    onlySite(named: name).map { SiteList($0) } ?? sitesByReader(named: name, from: reader)
  }

  /// The sites of a name that means different things to different readers.
  @inline(never)
  private func sitesByReader(named name: TokenName, from reader: Viewpoint) -> SiteList {
    if name.isCodeName { return sites(ofCodeName: name, from: reader) }
    let sites = stated.statedSites(named: name, from: reader)
    guard sites.isEmpty else { return sites }
    let heirs = inheritance.inherited(name, as: .tokens, from: reader)
    return heirs.isEmpty ? sitesInDocuments(name, from: reader) : heirs
  }

  /// What other documents give a name as its value, for a reader that is one: the documents beside it first.
  private func sitesInDocuments(_ name: TokenName, from reader: Viewpoint) -> SiteList {
    guard let file = reader.file, files.isDocument(file) else { return SiteList() }
    return scopes.nearest(told[name], to: reader)
  }

  /// The sites of the first name of a reference that anything defines.
  ///
  /// A name with its value beside it (`` `space.md` (12px) ``) repeats what is defined further out, if anything is;
  /// only else does the document itself define it.
  func sites(of reference: TokenReference, from reader: Viewpoint) -> SiteList {
    if reference.statedValue != nil, reader.file != nil {
      let outer = sites(of: reference, from: Viewpoint(path: reader.path, file: nil))
      if !outer.isEmpty { return outer }
    }
    var sites = sites(named: reference.name, from: reader)
    guard sites.first.map(files.isCode) ?? true else {
      guard let file = reader.file, let owner = reference.owner else { return sites }
      return othersThan(Site(file: file, index: owner), sites, named: reference.name, from: reader)
    }
    for alternative in reference.alternatives {
      let others = self.sites(named: alternative, from: reader)
      guard let first = others.first else { continue }
      // `Spacing.md` of an enum in code means the `space.md` of a token file where there is one.
      if !files.isCode(first) { return others }
      if sites.isEmpty { sites = others }
    }
    return sites
  }

  /// Whether a reference of a list means something: a token or, where it extends one, a group.
  func isResolved(_ references: [TokenReference], _ index: Int, from reader: Viewpoint) -> Bool {
    // Members are read one by one, because a copy of the whole reference would cost more than the look-up.
    let name = references[index].name
    if references[index].form == .extends { return !inheritance.groupSites(named: name, from: reader).isEmpty }
    return isDefined(name, from: reader) || references[index].alternatives.contains { isDefined($0, from: reader) }
  }

  private func isDefined(_ name: TokenName, from reader: Viewpoint) -> Bool {
    if name.isCodeName {
      return !sites(ofCodeName: name, from: reader).isEmpty || codeNames.locals.contains(name)
        || codeNames.assigned.contains(name)
    }
    return !stated.nearest(name, in: layered.definitions, from: reader).isEmpty
      || !inheritance.inherited(name, as: .tokens, from: reader).isEmpty
      || !sitesInDocuments(name, from: reader).isEmpty
  }
}
