import DesignTokens
import Facts

extension StatedNames {
  /// The sites that a name has itself, none of them inherited: what is merged last where the reader is part of
  /// permutations, else the nearest.
  func statedSites(named name: TokenName, from reader: Viewpoint) -> SiteList {
    if reader.mask != 0 {
      // A document that a theme takes in still comes before it for itself.
      let own = sitesBelowProject(name, from: reader)
      guard own.isEmpty else { return own }
      let winners = layered.winners(of: name, .tokens, in: reader.mask)
      if !winners.isEmpty || !permutations.isOpen(to: reader) { return winners }
    }
    var sites = nearest(name, in: layered.definitions, from: reader)
    if sites.isEmpty { sites = sitesInOwnGroups(name, from: reader) }
    guard !permutations.isEmpty else { return sites }
    if sites.isEmpty, !permutations.groups.isEmpty { return layered.winners(of: name, .tokens, in: permutations.mask) }
    guard let first = sites.first, files.records[first.file]?.scope == .project else { return sites }
    return shownFirst(sites, name)
  }

  /// What a document, or a `DESIGN.md` around it, gives a name; nothing for a file whose names the project knows.
  private func sitesBelowProject(_ name: TokenName, from reader: Viewpoint) -> SiteList {
    guard layered.definitions.hasLocalNames, let file = reader.file, let scope = files.records[file]?.scope,
      scope != .project
    else { return SiteList() }
    return nearest(name, in: layered.definitions, from: reader).restricted { files.records[$0.file]?.scope != .project }
  }

  /// The same sites, those first that a permutation takes, the shown one before the others, declared themes in the
  /// order of the settings; all that are merged with one of them belong to it.
  private func shownFirst(_ sites: SiteList, _ name: TokenName) -> SiteList {
    let mask = layered.mergedMask(of: sites)
    guard mask != 0 else { return sites }
    let winners = layered.winners(of: name, .tokens, in: mask)
    // A file outside of all declared themes sees no more than before.
    var result = permutations.isDeclared ? winners.restricted { sites.contains($0) } : winners
    for site in sites where !result.contains(site) { result.append(site) }
    return result
  }

  /// The sites that a group has itself, none of them inherited.
  func statedGroupSites(named name: TokenName, from reader: Viewpoint) -> SiteList {
    guard reader.mask != 0 else { return nearest(name, in: layered.groups, from: reader) }
    let winners = layered.winners(of: name, .groups, in: reader.mask)
    return winners.isEmpty && permutations.isDeclared ? nearest(name, in: layered.groups, from: reader) : winners
  }

  /// The sites that a name has in the nearest scope that knows it, the reader's own file being nearest of all.
  ///
  /// A name that nothing bears may leave out the wrapper of the reader's file, or the key of a set.
  func nearest(_ name: TokenName, in index: ScopedIndex, from reader: Viewpoint) -> SiteList {
    let sites = scopes.bearers(of: name, in: index, from: reader)
    guard sites.isEmpty, let file = reader.file else { return sites }
    if let wrapper = files.records[file]?.content.facts.wrapper {
      let wrapped = scopes.bearers(of: name.below(wrapper), in: index, from: reader).restricted { $0.file == file }
      if !wrapped.isEmpty { return wrapped }
    }
    if let inside = nameInGroup(named: name, from: file) {
      let sites = scopes.bearers(of: inside, in: index, from: reader)
      if !sites.isEmpty { return sites }
    }
    let sitesInSets = sitesInSets(name, in: index, from: reader)
    guard sitesInSets.isEmpty else { return sitesInSets }
    let sitesInFolders = sitesInFolders(name, in: index, from: reader)
    return sitesInFolders.isEmpty ? sitesBySlashes(name, in: index, from: reader) : sitesInFolders
  }
}
