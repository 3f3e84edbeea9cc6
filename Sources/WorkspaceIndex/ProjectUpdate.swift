import DesignTokens
import Facts
import SourceText

// Putting files in: only what differs between the old facts and the new is touched.
extension Project {
  /// Puts a file in, or takes it out, and tells what must be looked at again.
  mutating func replace(_ path: String, with content: IndexedFile.Content?) -> StaleFindings {
    let file = assignNumber(to: path)
    let old = records[file]
    let prefix = (codePrefix, codeNames.prefix.isClear)
    let speech = speech
    let broken = brokenFiles
    var changes = exchange(content, at: file)
    sortIn(changes)
    codeNames.prefix.infer()
    let isExtended = exchangeExtensions(content?.facts, at: file, &changes)
    let isSource = permutations.files[file] != nil && old?.content.isReadSource != content?.isReadSource
    let isResolver = old?.content.facts.resolver != nil || content?.facts.resolver != nil
    let mayMatch = (old == nil) != (content == nil) && hasPatterns
    let isRepacked = exchangePackage(old?.content.facts, content?.facts, at: file)
    let mayRegroup = !changes.cameOrWent.isEmpty && decidesThemes(file)
    let isResourced = !(old?.content.facts).hasSameBuilds(as: content?.facts)
    if isRepacked || isResourced { renewSourceSets() } else { placeInSourceSets(file) }
    let isRearranged =
      (isResolver || isSource || mayMatch || mayRegroup) && renewPermutations() || isRepacked || isResourced
    var affected = Set(
      changes.cameOrWent.flatMap { changed -> [Int] in
        let uses =
          ([changed.name] + heirs(of: changed.name).names).flatMap(uses)
          + usesByFolder(of: changed.name, definedIn: file)
        return uses.flatMap { references[$0].map(\.file) }
      })
    if isExtended { affected.formUnion(records.indices) }
    affected.insert(file)
    // Every name in code may mean something else under another prefix.
    let renamed = prefix == (codePrefix, codeNames.prefix.isClear) ? [] : filesWithCodeNames
    affected.formUnion(renamed)
    for other in affected { setUnresolved(nil, of: other) }
    var stale = StaleFindings()
    stale.files = speech == self.speech ? [path] : Set(records.compactMap { $0?.content.source.path }).union([path])
    if isRearranged || isResolver || old.flatMap({ Evidence($0.content) }) != content.flatMap({ Evidence($0) }) {
      stale.files.formUnion(renewFormatClaims().map { paths[$0] })
    }
    let dependents =
      isRearranged
      ? Set(records.indices.filter { records[$0] != nil })
      : dependents(of: changes)
        .union(isExtended ? extensions.fileNumbers : []).union(renamed)
        .union(old?.tally == records[file]?.tally ? [] : documents(beside: file))
    // What is missing is told otherwise where something is broken.
    let uncertain =
      broken == brokenFiles ? [] : records.indices.filter { records[$0].map { $0.hasUnresolved != false } ?? false }
    stale.dependents = Set((Array(dependents) + uncertain).map { paths[$0] }).union(stale.files).subtracting([path])
    stale.dependents.formUnion(resolvers(naming: path).map { paths[$0] })
    if isSource { stale.dependents.formUnion(permutations.resolvers.map { paths[$0.file] }) }
    return stale
  }

  /// Replaces what one file says of its package; whether any package is another than before.
  private mutating func exchangePackage(_ old: FileFacts?, _ new: FileFacts?, at file: Int) -> Bool {
    packages.replace(old?.package, with: new?.package, file: file, in: locations[file].innermost)
  }

  /// Replaces what one file says of groups that extend others; whether anything is different.
  ///
  /// What stands or stood below such a group is no longer the same, inherited as it may be.
  private mutating func exchangeExtensions(_ facts: FileFacts?, at file: Int, _ changes: inout NameChanges) -> Bool {
    let (extenders, targets) = exchangeExtensions([(file, facts)])
    guard !extenders.isEmpty, let scope = records[file]?.scope ?? changes.changed.first?.scope else {
      return !extenders.isEmpty
    }
    for name in targets { changes.note(name, in: scope, cameOrWent: false) }
    let groups = extenders.flatMap { [$0] + heirs(of: $0).names }
    for name in references.names where groups.contains(where: { name.isWithin($0) }) {
      changes.note(name, in: scope, cameOrWent: true)
    }
    return true
  }

  private mutating func exchangeExtensions(
    _ changed: [(file: Int, facts: FileFacts?)]
  ) -> (extenders: Set<TokenName>, targets: Set<TokenName>) {
    let paths = self.paths
    return extensions.replace(with: changed) { paths[$0] < paths[$1] }
  }

  /// Puts many files in without asking what becomes stale.
  mutating func replace(_ contents: [IndexedFile.Content]) {
    let count = contents.reduce(definitions.project.count) { $0 + $1.facts.definitions.count }
    definitions.project.reserveCapacity(count)
    codeNames.tokens.project.reserveCapacity(count)
    references.reserveCapacity(contents.reduce(references.count) { $0 + $1.facts.references.count })
    for content in contents {
      let file = assignNumber(to: content.source.path)
      _ = exchangePackage(records[file]?.content.facts, content.facts, at: file)
      if records[file] == nil { insert(content, at: file) } else { _ = exchange(content, at: file) }
    }
    _ = exchangeExtensions(contents.map { (assignNumber(to: $0.source.path), $0.facts) })
    _ = renewPermutations()
    renewSourceSets()
    _ = renewFormatClaims()
    let known = records.filter { $0?.scope == .project }.flatMap { $0?.content.facts.definitions.map(\.name) ?? [] }
    names.replace(with: known.filter { !$0.isCodeName })
    declaredNames.replace(with: known.filter(\.isCodeName))
    codeNames.prefix.infer()
    for file in records.indices { setUnresolved(nil, of: file) }
  }

  /// Begins everything afresh that is worked out when somebody asks.
  mutating func forgetAnswers() {
    cycleMemory = CycleMemory()
    chainMemory = ChainMemory()
    codeNameMemory = CodeNameMemory()
    layeredMemory = LayeredMemory()
    setKeyMemory = SetKeyMemory()
    branchMemory = BranchMemory()
    formatNotes = FormatNotes()
    inheritance = InheritanceMemory()
    familyMemory = CodeFamilyMemory()
    spacingMemory = SpacingMemory()
  }

  /// Puts in a file that has no entries yet.
  private mutating func insert(_ content: IndexedFile.Content, at file: Int) {
    let record = record(of: content, number: file)
    setRecord(record, of: file)
    forgetAnswers()
    let precedes = order
    definitions.insert(FileNames(content.facts.definitions.map(\.name), record.scope), file: file, precedes: precedes)
    groups.insert(FileNames(content.facts.groups.map(\.name), record.scope), file: file, precedes: precedes)
    exchangeReferences(nil, content.facts.references, at: file, precedes: precedes)
    exchangeJudged(nil, content.facts, at: file, precedes: precedes)
    exchangeTold(nil, record, at: file, precedes: precedes)
    exchangeCodeNames(nil, record, at: file, precedes: precedes)
  }

  /// Replaces the entries of one file in every index but the sorted names.
  private mutating func exchange(_ content: IndexedFile.Content?, at file: Int) -> NameChanges {
    let old = records[file]
    let new = content.map { record(of: $0, number: file) }
    setRecord(new, of: file)
    forgetAnswers()
    let precedes = order
    exchangeReferences(old?.content.facts.references, new?.content.facts.references, at: file, precedes: precedes)
    exchangeJudged(old?.content.facts, new?.content.facts, at: file, precedes: precedes)
    exchangeTold(old, new, at: file, precedes: precedes)
    let before = old?.content.facts.definitions ?? []
    let after = new?.content.facts.definitions ?? []
    var changes = definitions.exchange(
      FileNames(before.map(\.name), old?.scope), for: FileNames(after.map(\.name), new?.scope), file: file,
      precedes: precedes, isSame: { before[$0].meansTheSame(as: after[$1]) })
    changes.add(exchangeCodeNames(old, new, at: file, precedes: precedes))
    let groupsBefore = old?.content.facts.groups ?? []
    let groupsAfter = new?.content.facts.groups ?? []
    let documents = (old?.content.facts.documents ?? [], new?.content.facts.documents ?? [])
    if documents.0.count != documents.1.count || !zip(documents.0, documents.1).allSatisfy({ $0.meansTheSame(as: $1) })
    {
      changes.note(TokenName(""), in: .project, cameOrWent: false)
    }
    changes.add(
      groups.exchange(
        FileNames(groupsBefore.map(\.name), old?.scope), for: FileNames(groupsAfter.map(\.name), new?.scope),
        file: file,
        precedes: precedes, isSame: { groupsBefore[$0].meansTheSame(as: groupsAfter[$1]) }))
    return changes
  }

  /// Puts the names that came into the sorted ones and takes out those that went.
  private mutating func sortIn(_ changes: NameChanges) {
    let cameOrWent = changes.cameOrWent.filter { $0.scope == .project }.map(\.name)
    let known = cameOrWent.filter { definitions.project.contains($0) }
    let gone = cameOrWent.filter { !definitions.project.contains($0) }
    names.apply(added: known.filter { !$0.isCodeName }, removed: Set(gone.filter { !$0.isCodeName }))
    declaredNames.apply(added: known.filter(\.isCodeName), removed: Set(gone.filter(\.isCodeName)))
  }

  /// The order of every list of sites: by path, then by index.
  ///
  /// It holds on to no index that is about to change.
  var order: (Site, Site) -> Bool {
    { [paths] left, right in
      left.file == right.file ? left.index < right.index : paths[left.file] < paths[right.file]
    }
  }

  private mutating func exchangeReferences(
    _ old: [TokenReference]?, _ new: [TokenReference]?, at file: Int, precedes: (Site, Site) -> Bool
  ) {
    let old = old ?? []
    let new = new ?? []
    let difference = ListDifference(old.count, new.count) {
      old[$0].name == new[$1].name && old[$0].alternatives == new[$1].alternatives && old[$0].form == new[$1].form
    }
    var gone: Set<TokenName> = []
    let isToken = isTokenKey
    for index in difference.oldTouched {
      gone.insert(indexed(old[index].name))
      if old[index].form == .customProperty {
        codeNames.prefix.remove(CodeSpelling.key(of: old[index].name.bytes), isToken: isToken)
      }
      gone.formUnion(old[index].alternatives)
    }
    for name in gone { references.remove(file: file, indices: difference.oldTouched, for: name) }
    for index in difference.newTouched {
      let site = Site(file: file, index: index)
      references.insert(site, for: indexed(new[index].name), precedes: precedes)
      if new[index].form == .customProperty {
        codeNames.prefix.add(CodeSpelling.key(of: new[index].name.bytes), isToken: isToken)
      }
      for name in new[index].alternatives { references.insert(site, for: name, precedes: precedes) }
    }
  }

  private mutating func exchangeJudged(
    _ old: FileFacts?, _ new: FileFacts?, at file: Int, precedes: (Site, Site) -> Bool
  ) {
    let before: [TokenName] = old.map { namesJudged(by: $0) } ?? []
    let after: [TokenName] = new.map { namesJudged(by: $0) } ?? []
    guard before != after else { return }
    for name in Set(before) { judged.remove(file: file, indices: 0..<Int.max, for: name) }
    for (index, name) in after.enumerated() {
      judged.insert(Site(file: file, index: index), for: name, precedes: precedes)
    }
  }

  private mutating func exchangeTold(
    _ old: FileRecord?, _ new: FileRecord?, at file: Int, precedes: (Site, Site) -> Bool
  ) {
    let (before, after) = (old?.told ?? [], new?.told ?? [])
    guard before != after else { return }
    for name in Set(before) { told.remove(file: file, indices: 0..<Int.max, for: name) }
    for (index, name) in after.enumerated() {
      told.insert(Site(file: file, index: index), for: name, precedes: precedes)
    }
  }

  /// The names whose worth a file's findings depend on although it need not refer to them, as ``indexed(_:)``: the
  /// partners of its colors, and for a document everything that it gives a value itself, which others may contradict.
  private func namesJudged(by facts: FileFacts) -> [TokenName] {
    let colors = facts.pairs.flatMap { pair in
      [pair.foreground.source, pair.background.source] + (pair.backdrop.map { [$0.source] } ?? [])
    }
    let stated: [TokenName] = colors.compactMap { if case .token(let name, _) = $0 { name } else { nil } }
    let own = [.tokens, .resolver, .code].contains(facts.kind) ? [] : facts.definitions.map(\.name)
    return (facts.definitions.indices.flatMap { backgrounds(of: facts.definitions[$0].name) } + stated + own)
      .map(indexed)
  }

  /// Whether a reference of a file means nothing that is defined; told once until something changes.
  mutating func hasUnresolved(_ file: Int) -> Bool {
    guard let record = records[file] else { return false }
    if let known = record.hasUnresolved { return known }
    let reader = Viewpoint(path: paths[file], file: file)
    let references = record.content.facts.references
    let found = references.indices.contains { !isResolved(references, $0, from: reader) }
    setUnresolved(found, of: file)
    return found
  }
}

extension FileFacts? {
  /// Whether two texts of a script, or a script and none, say the same of builds.
  fileprivate func hasSameBuilds(as other: FileFacts?) -> Bool {
    (self?.sourceLists ?? []) == (other?.sourceLists ?? [])
      && (self?.stripsSetKeys ?? false) == (other?.stripsSetKeys ?? false)
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

/// What of a file bears on the format that it claims with others.
private struct Evidence: Equatable {
  let kind: FileKind
  let dialect: TokenDialect?
  let shown: FormatEvidence
  let package: PackageManifest?

  /// `nil` if nothing does.
  init?(_ content: IndexedFile.Content) {
    guard content.facts.kind == .tokens || content.facts.package != nil else { return nil }
    kind = content.facts.kind
    dialect = content.facts.dialect
    shown = content.facts.formatEvidence
    package = content.facts.package
  }
}
