import Configuration
import DesignTokens
import Facts
import SourceText

/// Definitions and groups by name, and what of them is merged over what in each permutation of a project.
struct LayeredNames: Sendable {
  var scopes: Scopes
  private(set) var layers: Layers
  private(set) var definitions = ScopedIndex()
  private(set) var groups = ScopedIndex()
  /// What is known of names that many layers give.
  private(set) var memory = LayeredMemory()

  init(_ configuration: Configuration) {
    scopes = Scopes(configuration)
    layers = Layers(configuration.themes.map { Theme($0, root: configuration.root) })
  }

  var files: ProjectFiles { _read { yield scopes.files } }
  var permutations: Permutations { _read { yield layers.permutations } }

  /// Begins everything afresh that is worked out when somebody asks.
  mutating func forgetAnswers() { memory = LayeredMemory() }

  mutating func reserveCapacity(_ count: Int) { definitions.project.reserveCapacity(count) }

  /// Puts in the names of a file that has none here yet.
  mutating func insert(_ record: FileRecord, at file: Int) {
    layers.replace(file, at: record.content.source.path)
    let (given, grouped, precedes) = (record.content.facts.definitions, record.content.facts.groups, files.order)
    for index in given.indices {
      definitions.insert(Site(file: file, index: index), for: given[index].name, in: record.scope, precedes: precedes)
    }
    for index in grouped.indices {
      groups.insert(Site(file: file, index: index), for: grouped[index].name, in: record.scope, precedes: precedes)
    }
  }

  /// Replaces the names of one file.
  mutating func replace(_ old: FileRecord?, with new: FileRecord?, at file: Int) -> NameChanges {
    layers.replace(file, at: new?.content.source.path)
    let precedes = files.order
    let (before, after) = (old?.content.facts.definitions ?? [], new?.content.facts.definitions ?? [])
    var changes = definitions.exchange(
      NamesOfFile(before.map(\.name), old?.scope), for: NamesOfFile(after.map(\.name), new?.scope), file: file,
      precedes: precedes, isSame: { before[$0].meansTheSame(as: after[$1]) })
    let (groupsBefore, groupsAfter) = (old?.content.facts.groups ?? [], new?.content.facts.groups ?? [])
    let documents = (old?.content.facts.documents ?? [], new?.content.facts.documents ?? [])
    if documents.0.count != documents.1.count || !zip(documents.0, documents.1).allSatisfy({ $0.meansTheSame(as: $1) })
    {
      changes.note(TokenName(""), in: .project, cameOrWent: false)
    }
    changes.add(
      groups.exchange(
        NamesOfFile(groupsBefore.map(\.name), old?.scope), for: NamesOfFile(groupsAfter.map(\.name), new?.scope),
        file: file, precedes: precedes, isSame: { groupsBefore[$0].meansTheSame(as: groupsAfter[$1]) }))
    return changes
  }

  /// Reads the resolver documents again; whether anything is put together in another way than before.
  mutating func renewPermutations(_ configuration: Configuration) -> Bool {
    // Declared themes never change.
    guard !permutations.isDeclared else { return false }
    let new = buildPermutations(configuration)
    return layers.renew(new, files)
  }
}

extension LayeredNames {
  /// The permutations of the resolver documents that take any of some places.
  func mergedMask(of sites: SiteList) -> UInt64 {
    let own = sites.reduce(UInt64(0)) { mask, site in mask | (layers[site.file]?.mask ?? 0) }
    guard own != 0, permutations.resolvers.count > 1 else { return own == 0 ? 0 : permutations.mask }
    return permutations.resolvers.reduce(own) { mask, resolver in
      let all = resolver.permutations.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
      return all & own == 0 ? mask : mask | all
    }
  }

  /// The name of a token without the group that stands for all of its file, if one does.
  func shortName(of site: Site) -> TokenName? {
    guard let name = files.name(at: site) else { return nil }
    guard let group = permutations.groups.first(where: { name.isInside($0) }), mask(of: site) == 0 else { return name }
    return TokenName(bytes: Array(name.bytes.dropFirst(group.bytes.count + 1)))
  }

  /// Whether a reader sees names in scopes below the project's.
  func seesLocalNames(_ reader: Viewpoint) -> Bool {
    definitions.hasLocalNames
      && scopes.localScopes(of: reader).contains { scope in
        definitions.names(in: scope)?.names.contains { !$0.isCodeName } ?? false
      }
  }

  /// The names that a reader sees in scopes below the project's.
  func localNames(visibleFrom reader: Viewpoint) -> Set<TokenName> {
    guard definitions.hasLocalNames else { return [] }
    return scopes.localScopes(of: reader).reduce(into: []) { names, scope in
      if let known = definitions.names(in: scope) { names.formUnion(known.names.filter { !$0.isCodeName }) }
    }
  }
}

extension Definition {
  /// Whether a reader elsewhere could not tell the two apart.
  fileprivate func meansTheSame(as other: Definition) -> Bool {
    name == other.name && type == other.type && value == other.value && deprecation == other.deprecation
      && hasOwnType == other.hasOwnType && lacksType == other.lacksType && isChangedByBuild == other.isChangedByBuild
  }

  /// Whether the token states its type itself, so that it holds whatever the token names.
  var hasOwnType: Bool { type != nil && typeRange.map { range.contains($0) } ?? false }
}

extension TokenGroup {
  /// Whether what the group gives to those that extend it is the same.
  fileprivate func meansTheSame(as other: TokenGroup) -> Bool {
    name == other.name && type == other.type && (typeRange == nil) == (other.typeRange == nil)
      && statesDeprecation == other.statesDeprecation && deprecation == other.deprecation
  }
}
