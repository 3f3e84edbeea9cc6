package import DesignTokens
package import Facts

/// What can be said of the type of a token where all files meet.
package enum TypeHere: Sendable, Hashable {
  case known(TokenType)
  /// Nothing states one.
  case missing
  /// It would come from a place that is faulty or not there, which is told where it stands.
  case uncertain

  /// The type, if one is known.
  package var type: TokenType? { if case .known(let type) = self { type } else { nil } }
}

extension Workspace {
  /// The type that the definition at a site has here, aliases not followed: its own, that of the nearest group, or one
  /// that a group of another file gives to those that extend it (Format Module 2025.10, sections 5.2.2 and 6.7.3).
  package func statedType(of site: DefinitionSite) -> TypeHere {
    guard let number = projectNumber(of: site.path), let file = projects[number].files.number(of: site.path) else {
      return .uncertain
    }
    return projects[number].inheritance.statedType(of: Site(file: file, index: site.index))
  }

  /// Whether a group anywhere in the project takes in the group of a name.
  package func isExtended(_ group: TokenName, in path: String) -> Bool {
    projectNumber(of: path).map { !projects[$0].inheritance.extensions.of(target: group).isEmpty } ?? false
  }

  /// The deprecation that holds for the token at a site when it is called by `name`, which may be one that it has by
  /// inheritance: its own, else that of the groups around the name; `nil` for a live token.
  package func deprecation(of site: DefinitionSite, as name: TokenName) -> Deprecation? {
    guard let number = projectNumber(of: site.path), let file = projects[number].files.number(of: site.path) else {
      return nil
    }
    return projects[number].inheritance.deprecation(of: Site(file: file, index: site.index), as: name)
  }
}

extension Inheritance {
  func statedType(of site: Site) -> TypeHere {
    guard let definition = files.definition(at: site) else { return .uncertain }
    if let type = definition.type { return .known(type) }
    guard definition.lacksType else { return .uncertain }
    return GroupQuestion(self, from: layered.reader(of: site)).type(around: definition.name)
  }

  func deprecation(of site: Site, as name: TokenName) -> Deprecation? {
    // Read one by one: a copy of the definition would cost more than the question.
    guard let content = files.content(defining: site) else { return nil }
    let known = content.facts.definitions[site.index].deprecation
    if extensions.isEmpty || content.facts.definitions[site.index].statesDeprecation { return known }
    if known != nil, content.facts.definitions[site.index].name == name { return known }
    return GroupQuestion(self, from: layered.reader(of: site)).deprecation(around: name) ?? nil
  }
}

/// What a group says, or else the groups whose content it takes in.
private struct GroupQuestion {
  let inheritance: Inheritance
  let reader: Viewpoint

  init(_ inheritance: Inheritance, from reader: Viewpoint) {
    self.inheritance = inheritance
    self.reader = reader
  }

  /// The type that the nearest group around a name gives; what all groups on the way are found to give is kept for them.
  func type(around name: TokenName) -> TypeHere {
    // Nothing but a source that is merged with the reader's own, or an extended group, could give one.
    guard reader.mask != 0 || !inheritance.extensions.isEmpty else { return .missing }
    var walked: [InheritanceMemory.GroupKey] = []
    var found = TypeHere.missing
    for group in name.enclosingGroups {
      let key = key(of: group)
      if let known = inheritance.memory.type(of: key) {
        found = known
        break
      }
      walked.append(key)
      found = type(of: group, asOwn: false)
      if found != .missing { break }
    }
    inheritance.memory.remember(found, of: walked)
    return found
  }

  /// What the nearest group around a name says of its deprecation; `nil` if none says anything.
  func deprecation(around name: TokenName) -> Deprecation?? {
    var walked: [InheritanceMemory.GroupKey] = []
    var found: Deprecation??
    for group in name.enclosingGroups {
      let key = key(of: group)
      if let known = inheritance.memory.deprecation(of: key) {
        found = known
        break
      }
      walked.append(key)
      found = deprecation(of: group)
      if found != nil { break }
    }
    inheritance.memory.remember(found, of: walked)
    return found
  }

  private func key(of group: TokenName) -> InheritanceMemory.GroupKey {
    InheritanceMemory.GroupKey(group: group, file: reader.file ?? -1, mask: reader.mask, set: reader.set)
  }

  /// The type that a group has without those around it; `asOwn` tells whether its own word counts or is known not to
  /// be there.
  private func type(of group: TokenName, asOwn: Bool = true, depth: Int = 0) -> TypeHere {
    if !asOwn, reader.mask != 0, let stating = layers(of: group).last(where: { $0.typeRange != nil }) {
      return stating.type.map { .known($0) } ?? .uncertain
    }
    if asOwn, let stating = groups(group).first(where: { $0.typeRange != nil }) {
      return stating.type.map { .known($0) } ?? .uncertain
    }
    for source in sources(of: group) where depth < 16 {
      guard !groups(source).isEmpty || !inheritance.inherited(source, as: .groups, from: reader).isEmpty else {
        return .uncertain
      }
      let said = type(of: source, depth: depth + 1)
      if said != .missing { return said }
    }
    return .missing
  }

  /// What a group says of its deprecation without those around it; `nil` if nothing.
  private func deprecation(of group: TokenName, depth: Int = 0) -> Deprecation?? {
    if let stating = groups(group).first(where: \.statesDeprecation) { return stating.deprecation }
    for source in sources(of: group) where depth < 16 {
      if let said = deprecation(of: source, depth: depth + 1) { return said }
    }
    return nil
  }

  /// The groups whose content a group takes in, itself or by way of one around it; none that lead in a circle.
  private func sources(of group: TokenName) -> [TokenName] {
    guard !inheritance.extensions.isEmpty else { return [] }
    return ([group] + group.enclosingGroups).flatMap { around in
      inheritance.extensions.of(extender: around).filter { !inheritance.circularExtensions.contains($0) }
        .map { $0.source(of: group) }
    }.filter { !groups($0).isEmpty || inheritance.extensions.of(extender: group).map(\.target).contains($0) }
  }

  /// What the sources that are merged with the reader's own say of a group, in the order of files.
  private func layers(of name: TokenName) -> [TokenGroup] {
    let isPart = { (group: TokenGroup, file: Int) in
      inheritance.layered.mask(ofLayer: group.layer, nil, in: file) & reader.mask != 0
    }
    guard !name.bytes.isEmpty else {
      return inheritance.permutations.files.keys.sorted().flatMap { file in
        (inheritance.files.records[file]?.content.facts.documents ?? []).filter { isPart($0, file) }
      }
    }
    return inheritance.layered.groups.project[name]
      .compactMap { site in inheritance.files.group(at: site).map { ($0, site.file) } }
      .filter(isPart).map(\.0)
  }

  private func groups(_ name: TokenName) -> [TokenGroup] {
    if name.bytes.isEmpty {
      return reader.file.flatMap { inheritance.files.records[$0]?.content.facts.documents } ?? []
    }
    let sites = inheritance.stated.statedGroupSites(named: name, from: reader)
    let own = sites.filter { $0.file == reader.file }
    return (own.isEmpty ? Array(sites) : own).compactMap(inheritance.files.group)
  }
}
