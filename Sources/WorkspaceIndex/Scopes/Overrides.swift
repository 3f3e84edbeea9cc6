import DesignTokens
import Facts
import SourceText

extension Workspace {
  /// The definitions and the groups of a file whose names something else bears, too, by their indices: those that could
  /// be merged over something.
  package func mergeCandidates(in path: String) -> (definitions: [Int], groups: [Int]) {
    guard let number = projectNumber(of: path), let file = projects[number].files.number(of: path),
      let facts = files[path]?.content.facts, projects[number].layered.layers[file] != nil
    else { return ([], []) }
    return projects[number].layered.mergeCandidates(among: facts)
  }

  /// The tokens of the same name that the token at a site is merged over, each once with the first permutation in
  /// which it is the nearest one below.
  package func overridden(by site: DefinitionSite) -> [(site: DefinitionSite, permutation: String)] {
    guard let number = projectNumber(of: site.path), let file = projects[number].files.number(of: site.path) else {
      return []
    }
    let project = projects[number]
    let own = Site(file: file, index: site.index)
    let mask = project.layered.reader(of: own).mask
    // What is part of no permutation is merged over nothing.
    guard mask != 0, !project.permutations.isEmpty, !project.permutations.isDeclared,
      let name = project.layered.shortName(of: own), project.layered.candidateSites(for: name, .tokens).count > 1
    else { return [] }
    var result: [(site: DefinitionSite, permutation: String)] = []
    for permutation in project.permutations.members(of: mask) {
      let pile = project.layered.pile(of: name, in: permutation)
      guard let place = pile.firstIndex(of: own), place > 0 else { continue }
      let below = project.files.definitionSite(pile[place - 1])
      if !result.contains(where: { $0.site == below }) {
        result.append((below, project.permutations.all[permutation].name))
      }
    }
    return result
  }

  /// A group of the same name that the token at a site is merged over; `nil` where there is none.
  package func overriddenGroup(by site: DefinitionSite) -> GroupSite? {
    guard let number = projectNumber(of: site.path), let file = projects[number].files.number(of: site.path) else {
      return nil
    }
    let project = projects[number]
    let own = Site(file: file, index: site.index)
    guard !project.permutations.isEmpty, !project.permutations.isDeclared, let name = project.layered.shortName(of: own)
    else {
      return nil
    }
    return project.layered.earlier(.groups, named: name, than: own, .tokens)
      .map { GroupSite(path: project.files.paths[$0.file], index: $0.index) }
  }

  /// A token of the same name that the group at a site is merged over; `nil` where there is none.
  package func overriddenToken(by site: GroupSite) -> DefinitionSite? {
    guard let number = projectNumber(of: site.path), let file = projects[number].files.number(of: site.path) else {
      return nil
    }
    let project = projects[number]
    guard !project.permutations.isEmpty, !project.permutations.isDeclared,
      let groups = self[site.path]?.content.facts.groups, groups.indices.contains(site.index)
    else { return nil }
    let own = Site(file: file, index: site.index)
    return project.layered.earlier(.tokens, named: groups[site.index].name, than: own, .groups).map(
      project.files.definitionSite)
  }
}

extension LayeredNames {
  fileprivate func mergeCandidates(among facts: FileFacts) -> (definitions: [Int], groups: [Int]) {
    guard permutations.groups.isEmpty else { return (Array(facts.definitions.indices), Array(facts.groups.indices)) }
    let tokens = facts.definitions.indices.filter { index in
      let name = facts.definitions[index].name
      return definitions.project[name].count > 1 || groups.project.contains(name)
    }
    return (tokens, facts.groups.indices.filter { definitions.project.contains(facts.groups[$0].name) })
  }

  /// A site of one kind that stands below a site of the other in some permutation.
  fileprivate func earlier(_ wanted: EntryKind, named name: TokenName, than own: Site, _ kind: EntryKind) -> Site? {
    let mask = mask(of: own, kind)
    guard mask != 0, !candidateSites(for: name, wanted).isEmpty else { return nil }
    for permutation in permutations.members(of: mask) {
      let rank = rank(of: own, kind, in: permutation)
      if let site = pile(of: name, wanted, in: permutation).last(where: {
        self.rank(of: $0, wanted, in: permutation) < rank
      }) {
        return site
      }
    }
    return nil
  }
}
