import Configuration
package import DesignTokens
package import Facts

/// What a token is worth once every alias is followed.
package struct ResolvedValue: Sendable {
  package enum Outcome: Sendable, Hashable {
    /// A literal value stands at the end; references inside composites are replaced by what they are worth, those
    /// that nothing defines are left as they are.
    case value(TokenValue)
    /// The chain ends at a name that nothing defines.
    case missing(TokenName)
    /// The chain leads back into itself.
    case circular
    /// Several definitions are equally near, and they do not agree.
    case uncertain
    /// The value at the end could not be read; a problem says why. Also a value that would grow beyond all measure.
    case unreadable
  }

  package var outcome: Outcome
  /// The type of the token (Format 2025.10, 8.2): its own `$type`, else that of the token it names, else its group's.
  package var type: TokenType?
  /// The definitions passed through, the token itself first; of more than 64 the first 64.
  package var chain: [DefinitionSite]
  /// How many there are.
  package var count: Int
  /// The one at the end.
  package var last: DefinitionSite?

  package init(outcome: Outcome, type: TokenType?, chain: [DefinitionSite]) {
    self.outcome = outcome
    self.type = type
    self.chain = chain
    count = chain.count
    last = chain.last
  }

  /// The literal at the end, if there is one.
  package var value: TokenValue? { if case .value(let value) = outcome { value } else { nil } }
}

extension Workspace {
  /// What the token at a site is worth, in the given theme (`nil`: each name by its first definition).
  ///
  /// Of definitions that are equally near on the way, those hold that are nearest to the file it is asked from: its own
  /// file where none is named.
  package func resolved(
    _ site: DefinitionSite, in theme: String? = nil, askedFrom path: String? = nil
  ) -> ResolvedValue {
    guard let number = projectNumber(of: site.path), let file = projects[number].number(of: site.path) else {
      return ResolvedValue(outcome: .unreadable, type: nil, chain: [site])
    }
    let theme = theme.flatMap { theme in projects[number].permutations.all.firstIndex { $0.name == theme } }
    return projects[number].resolved(
      Site(file: file, index: site.index), theme: theme, askedFrom: path.flatMap(projects[number].number))
  }

  /// The name by which ``worth(ofTokenAt:in:)`` looks for the token at a site in each permutation, so that all
  /// definitions of that name in a project are worth the same there; `nil` for a token that is looked at by itself.
  package func nameInPermutations(ofTokenAt site: DefinitionSite) -> TokenName? {
    guard let number = projectNumber(of: site.path), let file = projects[number].number(of: site.path) else {
      return nil
    }
    let project = projects[number]
    let own = Site(file: file, index: site.index)
    guard !project.permutations.isEmpty, !project.permutations.isDeclared, project.reader(of: own).mask != 0 else {
      return nil
    }
    return project.shortName(of: own)
  }

  /// What the token at a site is worth in a theme or permutation, whichever definition of its name holds there; `nil`
  /// where none does.
  package func worth(ofTokenAt site: DefinitionSite, in theme: String) -> ResolvedValue? {
    guard let number = projectNumber(of: site.path), let file = projects[number].number(of: site.path) else {
      return nil
    }
    let project = projects[number]
    let own = Site(file: file, index: site.index)
    guard let permutation = project.permutations.all.firstIndex(where: { $0.name == theme }),
      !project.permutations.isDeclared, let name = project.shortName(of: own), project.reader(of: own).mask != 0
    else { return resolved(site, in: theme) }
    return project.winner(of: name, in: permutation).map { project.resolved($0, theme: permutation) }
  }

  /// Whether the definition at a site is the one that holds in a theme.
  ///
  /// A file that no declared theme lists holds in all of them; one that no resolver document lists in none of its
  /// permutations.
  package func isIncluded(_ site: DefinitionSite, in theme: String) -> Bool {
    guard let number = projectNumber(of: site.path), let file = projects[number].number(of: site.path) else {
      return false
    }
    let project = projects[number]
    let own = Site(file: file, index: site.index)
    guard let permutation = project.permutations.all.firstIndex(where: { $0.name == theme }) else { return true }
    guard project.records[file]?.places != nil, let name = project.shortName(of: own) else {
      return project.permutations.isDeclared
    }
    return project.winner(of: name, in: permutation) == own
  }

  /// The definitions of a file, by index, whose type (Format 2025.10, 8.2) is another than their group states.
  package func definitionsUnlikeTheirGroup(in path: String) -> [(index: Int, type: TokenType)] {
    guard let definitions = files[path]?.facts.definitions, let number = projectNumber(of: path),
      let file = projects[number].number(of: path)
    else { return [] }
    let project = projects[number]
    return definitions.indices.compactMap { index in
      // Read one by one: a copy of every definition would cost more than the question.
      guard let expected = definitions[index].groupType,
        let type = project.resolvedType(of: Site(file: file, index: index)), type != expected
      else { return nil }
      return (index, type)
    }
  }

  /// What a reference stands for: the worth of the token it names, or of the part of it that a pointer enters.
  package func worth(of reference: TokenReference, in path: String) -> ResolvedValue.Outcome {
    guard let number = projectNumber(of: path) else { return .missing(reference.name) }
    let project = projects[number]
    let reader = project.number(of: path).map { project.reader(of: reference, in: $0) } ?? project.reader(path)
    let sites = project.sites(of: reference, from: reader)
    guard let first = sites.first else { return .missing(reference.name) }
    let outcome = project.worth(at: ValueNode(first, reference.path.insideValue))
    let isOpen =
      !project.isMerged(sites)
      && sites.dropFirst().contains {
        project.worth(at: ValueNode($0, reference.path.insideValue)) != outcome
      }
    return isOpen ? .uncertain : outcome
  }

  /// What the tokens of a name are worth to a reader of `path`: one entry for each theme or, without themes, for each
  /// file that defines it, named by the theme or by the file's path below the project; one entry named `default` where
  /// all are equal.
  package func values(of name: TokenName, visibleFrom path: String) -> [(theme: String, value: ResolvedValue)] {
    guard let number = projectNumber(of: path) else { return [] }
    let values = projects[number].values(of: name, from: projects[number].reader(path))
    guard let first = values.first else { return [] }
    let areEqual = values.dropFirst().allSatisfy { $0.value.outcome == first.value.outcome }
    return areEqual ? [("default", first.value)] : values
  }
}

extension Project {
  /// What a token, or a part of it, is worth as it is shown.
  fileprivate func worth(at node: ValueNode) -> ResolvedValue.Outcome {
    guard !node.path.isEmpty else { return resolved(node.site, theme: nil).outcome }
    var evaluation = Evaluation(self, theme: shownPermutation(for: node.site), askedFrom: node.site.file)
    return evaluation.outcome(at: node)
  }

  /// Whether themes, or one resolver document, say which of some definitions holds when.
  func isMerged(_ sites: SiteList) -> Bool {
    guard sites.contains(where: { records[$0.file]?.places != nil }) else { return false }
    return permutations.resolvers.count < 2
      || permutations.resolvers.contains { resolver in
        let own = resolver.permutations.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
        return sites.allSatisfy { mergedMask(of: SiteList($0)) & own != 0 }
      }
  }

  func values(of name: TokenName, from reader: Viewpoint, depth: Int = 0) -> [(theme: String, value: ResolvedValue)] {
    let name = meaning(of: name, from: reader)
    let stated = nearest(name, in: definitions, from: reader)
    if name.isCodeName {
      let own = valuesOfDeclarations(stated)
      // What is no more than another name differs by theme as that does.
      guard own.count == 1, depth < 16, let site = stated.first, case .alias(let next) = value(at: site) else {
        return own
      }
      let further = values(of: next, from: self.reader(of: site), depth: depth + 1)
      return further.count > 1 ? further : own
    }
    let sites = stated.isEmpty ? inherited(name, as: .token, from: reader) : stated
    guard !sites.isEmpty || !permutations.groups.isEmpty else { return [] }
    if !permutations.isEmpty, sites.count < 2 || permutations.isDeclared || mergedMask(of: sites) != 0 {
      return valuesByContext(of: name, from: reader, among: mergedMask(of: sites))
    }
    if sites.count == 1, let stated = statedThemes(at: sites[0]) { return stated }
    return alternatives(sites, from: reader)
  }

  /// What each of several definitions that are equally near is worth, by the file that makes the difference.
  private func alternatives(_ sites: SiteList, from reader: Viewpoint) -> [(theme: String, value: ResolvedValue)] {
    var seen: Set<Int> = []
    return sites.filter { seen.insert($0.file).inserted }.flatMap { site -> [(theme: String, value: ResolvedValue)] in
      let value = resolved(site, theme: nil, askedFrom: reader.file)
      let worlds = value.outcome == .uncertain ? worlds(of: site, askedFrom: reader.file) : []
      guard !worlds.isEmpty else { return [(paths[site.file].below(root), value)] }
      return worlds.map { (paths[$0.file].below(root), $0.value) }
    }
  }

  /// What a token is worth together with each of the files between which it is open, by path.
  func worlds(of site: Site, askedFrom origin: Int? = nil) -> [(file: Int, value: ResolvedValue)] {
    var evaluation = Evaluation(self, theme: shownPermutation(for: site), askedFrom: origin ?? site.file)
    guard evaluation.outcome(at: ValueNode(site)) == .uncertain else { return [] }
    // More than anybody would read.
    return evaluation.branches.sorted { paths[$0] < paths[$1] }.prefix(64)
      .map { ($0, resolved(site, theme: nil, askedFrom: $0)) }
  }

  /// What a name is worth in each declared theme, or wherever the contexts of modifiers make a difference.
  private func valuesByContext(
    of name: TokenName, from reader: Viewpoint, among merged: UInt64
  ) -> [(theme: String, value: ResolvedValue)] {
    let whole = merged == 0 ? permutations.mask : merged
    let universe = reader.mask == 0 || permutations.isDeclared ? whole : reader.mask
    var groups: [(mask: UInt64, value: ResolvedValue)] = []
    for permutation in members(of: universe) {
      let site = first(named: name, from: reader, theme: permutation)
      let value =
        site.map { resolved($0, theme: permutation) } ?? ResolvedValue(outcome: .missing(name), type: nil, chain: [])
      let known = permutations.isDeclared ? nil : groups.firstIndex { $0.value.outcome == value.outcome }
      if let known {
        groups[known].mask |= 1 << UInt64(permutation)
      } else {
        groups.append((1 << UInt64(permutation), value))
      }
    }
    guard !permutations.isDeclared else {
      return groups.map { (permutations.all[$0.mask.trailingZeroBitCount].name, $0.value) }
    }
    return groups.map { (contextText($0.mask, among: universe) ?? "default", $0.value) }
  }

  /// The permutation in which a token is shown unless somebody chooses another; `nil` in a project without any.
  func shownPermutation(for site: Site) -> Int? {
    guard !permutations.isEmpty else { return nil }
    let mask = reader(of: site).mask
    return shownPermutation(in: mask == 0 ? permutations.mask : mask)
  }

  /// The values that one statement gives for several themes (`Light(…) / Dark(…)`); `nil` for any other.
  private func statedThemes(at site: Site) -> [(theme: String, value: ResolvedValue)]? {
    guard let definitions = records[site.file]?.content.facts.definitions, definitions.indices.contains(site.index),
      definitions[site.index].themes.count > 1
    else { return nil }
    let definition = definitions[site.index]
    return definition.themes.map {
      (
        $0.theme.lowercased(),
        ResolvedValue(outcome: .value($0.value), type: definition.type, chain: [definitionSite(site)])
      )
    }
  }

  /// What a token is worth, asked for from a file; its own where none is named.
  func resolved(_ start: Site, theme: Int?, askedFrom origin: Int? = nil) -> ResolvedValue {
    let theme = theme ?? shownPermutation(for: start)
    let origin = origin ?? start.file
    var chain = [start]
    var type = TypeAlongChain()
    while let site = chain.last, chain.count < Self.shownLinks {
      switch link(behind: site, theme: theme, origin, &type) {
      case .end(let outcome): return result(outcome, type, chain)
      case .next(let next):
        guard !chain.contains(next) else { return result(.circular, type, chain) }
        chain.append(next)
      }
    }
    let tail = tail(of: start, theme: theme, origin)
    var result = result(tail.outcome, tail.type, chain)
    result.count = tail.count
    result.last = definitionSite(tail.last)
    return result
  }

  /// As many links of a chain are listed; real ones have five.
  private static var shownLinks: Int { 64 }

  /// One step along a chain.
  enum ChainLink {
    case next(Site)
    case end(ResolvedValue.Outcome)
  }

  func link(
    behind site: Site, theme: Int?, _ origin: Int, _ type: inout TypeAlongChain, _ watch: OriginWatch? = nil
  ) -> ChainLink {
    if isChangedByBuild(site) {
      if !type.isCertain { type.settle(resolvedType(of: site, theme: theme, origin)) }
      return .end(.unreadable)
    }
    let value = value(at: site)
    guard let name = value.aliasedName else {
      type.pass(self, site, isLast: true)
      return .end(outcome(of: value, at: site, theme: theme, origin))
    }
    let targets = meant(by: site, named: name, askedFrom: origin, theme: theme, watch)
    type.pass(self, site, isLast: false)
    guard let next = targets.first else { return .end(.missing(name)) }
    if targets.count > 1 {
      // Several are equally near: the way goes on only where they agree.
      guard outcome(of: value, at: site, theme: theme, origin) != .uncertain else {
        if !type.isCertain { type.settle(common(targets.map { resolvedType(of: $0, theme: theme, origin) })) }
        return .end(.uncertain)
      }
    }
    return .next(next)
  }

  /// The type of a token as ``resolved(_:theme:askedFrom:)`` tells it, without working out what the token is worth.
  func resolvedType(of start: Site) -> TokenType? {
    resolvedType(of: start, theme: shownPermutation(for: start), start.file)
  }

  private func resolvedType(of start: Site, theme: Int?, _ origin: Int, depth: Int = 0) -> TokenType? {
    var site = start
    var type = TypeAlongChain()
    for _ in 0..<256 {
      let name = value(at: site).aliasedName
      type.pass(self, site, isLast: name == nil)
      guard !type.isCertain, let name else { return type.type }
      let targets = meant(by: site, named: name, askedFrom: origin, theme: theme)
      guard let next = targets.first else { return type.type }
      if targets.count > 1 {
        // Alternatives whose values lead to further alternatives are never told.
        guard depth < 2 else { return nil }
        type.settle(common(targets.map { resolvedType(of: $0, theme: theme, origin, depth: depth + 1) }))
        return type.type
      }
      site = next
    }
    return type.type
  }

  /// The type that all have; `nil` where they differ.
  private func common(_ types: [TokenType?]) -> TokenType? {
    types.first.flatMap { first in types.allSatisfy { $0 == first } ? first : nil }
  }

  private func outcome(of value: TokenValue, at site: Site, theme: Int?, _ origin: Int) -> ResolvedValue.Outcome {
    if !value.hasReferences { return value == .unreadable ? .unreadable : .value(value) }
    var evaluation = Evaluation(self, theme: theme, askedFrom: origin)
    return evaluation.outcome(at: ValueNode(site))
  }

  private func result(_ outcome: ResolvedValue.Outcome, _ type: TypeAlongChain, _ chain: [Site]) -> ResolvedValue {
    ResolvedValue(outcome: outcome, type: type.type ?? outcome.plainType, chain: chain.map(definitionSite))
  }
}

extension ResolvedValue.Outcome {
  /// The type that a value shows by itself where no type is stated, as in the dialects.
  fileprivate var plainType: TokenType? {
    switch self {
    case .value(.color): .color
    case .value(.dimension): .dimension
    case .value(.duration): .duration
    default: nil
    }
  }
}

extension String {
  /// The path below a folder; the whole path where it is not inside.
  func below(_ folder: String) -> String {
    isInside(folder) && !folder.isEmpty ? String(dropFirst(folder.count + 1)) : self
  }
}
