import Configuration
import DesignTokens
import Facts
import SourceText

extension Values {
  /// What a token, or a part of it, is worth as it is shown.
  func worth(at node: ValueNode) -> ResolvedValue.Outcome {
    guard !node.path.isEmpty else { return resolved(node.site, theme: nil).outcome }
    var evaluation = Evaluation(self, theme: shownPermutation(for: node.site), askedFrom: node.site.file)
    return evaluation.outcome(at: node)
  }

  /// Whether themes, or one resolver document, say which of some definitions holds when.
  func isMerged(_ sites: SiteList) -> Bool {
    guard sites.contains(where: { layered.layers[$0.file] != nil }) else { return false }
    return permutations.resolvers.count < 2
      || permutations.resolvers.contains { resolver in
        let own = resolver.permutations.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
        return sites.allSatisfy { layered.mergedMask(of: SiteList($0)) & own != 0 }
      }
  }

  func values(of name: TokenName, from reader: Viewpoint, depth: Int = 0) -> [(theme: String, value: ResolvedValue)] {
    let name = names.meaning(of: name, from: reader)
    let bearers = stated.nearest(name, in: layered.definitions, from: reader)
    if name.isCodeName {
      let own = valuesOfDeclarations(bearers)
      // What is no more than another name differs by theme as that does.
      guard own.count == 1, depth < 16, let site = bearers.first, case .alias(let next) = value(at: site) else {
        return own
      }
      let further = values(of: next, from: layered.reader(of: site), depth: depth + 1)
      return further.count > 1 ? further : own
    }
    let sites = bearers.isEmpty ? inheritance.inherited(name, as: .tokens, from: reader) : bearers
    guard !sites.isEmpty || !permutations.groups.isEmpty else { return [] }
    if !permutations.isEmpty,
      sites.count < 2 || permutations.isDeclared || layered.mergedMask(of: sites) != 0
    {
      return valuesByContext(of: name, from: reader, among: layered.mergedMask(of: sites))
    }
    if sites.count == 1, let themed = statedThemes(at: sites[0]) { return themed }
    return alternatives(sites, from: reader)
  }

  /// What each of several definitions that are equally near is worth, by the file that makes the difference.
  private func alternatives(_ sites: SiteList, from reader: Viewpoint) -> [(theme: String, value: ResolvedValue)] {
    var seen: Set<Int> = []
    return sites.filter { seen.insert($0.file).inserted }.flatMap { site -> [(theme: String, value: ResolvedValue)] in
      let value = resolved(site, theme: nil, askedFrom: reader.file)
      let worlds = value.outcome == .uncertain ? worlds(of: site, askedFrom: reader.file) : []
      guard !worlds.isEmpty else { return [(files.paths[site.file].below(files.root), value)] }
      return worlds.map { (files.paths[$0.file].below(files.root), $0.value) }
    }
  }

  /// What a token is worth together with each of the files between which it is open, by path.
  func worlds(of site: Site, askedFrom origin: Int? = nil) -> [(file: Int, value: ResolvedValue)] {
    var evaluation = Evaluation(self, theme: shownPermutation(for: site), askedFrom: origin ?? site.file)
    guard evaluation.outcome(at: ValueNode(site)) == .uncertain else { return [] }
    // More than anybody would read.
    return evaluation.branches.sorted { files.paths[$0] < files.paths[$1] }.prefix(64)
      .map { ($0, resolved(site, theme: nil, askedFrom: $0)) }
  }

  /// What a name is worth in each declared theme, or wherever the contexts of modifiers make a difference.
  private func valuesByContext(
    of name: TokenName, from reader: Viewpoint, among merged: UInt64
  ) -> [(theme: String, value: ResolvedValue)] {
    let whole = merged == 0 ? permutations.mask : merged
    let universe = reader.mask == 0 || permutations.isDeclared ? whole : reader.mask
    var groups: [(mask: UInt64, value: ResolvedValue)] = []
    for permutation in permutations.members(of: universe) {
      let site = names.first(named: name, from: reader, theme: permutation)
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
    return groups.map { (permutations.contextText($0.mask, among: universe) ?? "default", $0.value) }
  }

  /// The permutation in which a token is shown unless somebody chooses another; `nil` in a project without any.
  func shownPermutation(for site: Site) -> Int? {
    guard !permutations.isEmpty else { return nil }
    let mask = layered.reader(of: site).mask
    return layered.shownPermutation(in: mask == 0 ? permutations.mask : mask)
  }

  /// The values that one statement gives for several themes (`Light(…) / Dark(…)`); `nil` for any other.
  func statedThemes(at site: Site) -> [(theme: String, value: ResolvedValue)]? {
    guard let definitions = files.records[site.file]?.content.facts.definitions,
      definitions.indices.contains(site.index),
      definitions[site.index].themes.count > 1
    else { return nil }
    let definition = definitions[site.index]
    return definition.themes.map {
      (
        $0.theme.lowercased(),
        ResolvedValue(outcome: .value($0.value), type: definition.type, chain: [files.definitionSite(site)])
      )
    }
  }

  /// What a token is worth, asked for from a file; its own where none is named.
  func resolved(_ start: Site, theme: Int?, askedFrom origin: Int? = nil) -> ResolvedValue {
    literal(at: start) ?? followed(start, theme: theme, askedFrom: origin)
  }

  /// What a token is worth whose value is written out in its file, as most are; `nil` for every other.
  private func literal(at site: Site) -> ResolvedValue? {
    guard let definitions = files.content(defining: site)?.facts.definitions, !definitions[site.index].lacksType,
      !definitions[site.index].isChangedByBuild, !definitions[site.index].value.hasReferences
    else { return nil }
    let value = definitions[site.index].value
    let outcome = value == .unreadable ? ResolvedValue.Outcome.unreadable : .value(value)
    return ResolvedValue(
      outcome: outcome, type: definitions[site.index].type ?? outcome.plainType, chain: [files.definitionSite(site)])
  }

  @inline(never)
  private func followed(_ start: Site, theme: Int?, askedFrom origin: Int?) -> ResolvedValue {
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
    result.last = files.definitionSite(tail.last)
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
    if files.isChangedByBuild(site) {
      if !type.isCertain { type.settle(resolvedType(of: site, theme: theme, origin)) }
      return .end(.unreadable)
    }
    let value = value(at: site)
    guard let name = value.aliasedName else {
      type.pass(self, site, isLast: true)
      return .end(outcome(of: value, at: site, theme: theme, origin))
    }
    let targets = names.meant(by: site, named: name, askedFrom: origin, theme: theme, watch)
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

  /// The definitions of a file, by index, whose type is another than their group states.
  func typesUnlikeTheirGroup(in file: Int) -> [(index: Int, type: TokenType)] {
    guard let content = files.records[file]?.content else { return [] }
    var found: [(index: Int, type: TokenType)] = []
    // Read one by one: a copy of every definition would cost more than the question.
    for index in content.facts.definitions.indices {
      guard let expected = content.facts.definitions[index].groupType,
        !isNameOfLiteral(content.facts.definitions, index, of: expected),
        let type = resolvedType(of: Site(file: file, index: index)), type != expected
      else { continue }
      found.append((index, type))
    }
    return found
  }

  /// Whether a token that states no type names a literal of some type, and nothing else can be meant: nearly every alias.
  private func isNameOfLiteral(_ definitions: [Definition], _ index: Int, of type: TokenType) -> Bool {
    guard definitions[index].type == nil, !definitions[index].lacksType,
      case .alias(let name) = definitions[index].value, let site = names.onlySite(named: name),
      let target = files.content(defining: site)?.facts.definitions
    else { return false }
    return target[site.index].type == type && !target[site.index].lacksType && !target[site.index].value.hasReferences
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
      let targets = names.meant(by: site, named: name, askedFrom: origin, theme: theme)
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
    ResolvedValue(outcome: outcome, type: type.type ?? outcome.plainType, chain: chain.map(files.definitionSite))
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
