import DesignTokens
import Facts
import SourceText

// Putting files in: only what differs between the old facts and the new is touched.
extension Project {
  /// Puts a file in, or takes it out, and tells what must be looked at again.
  mutating func replace(_ path: String, with content: IndexedFile.Content?) -> StaleFindings {
    let file = scopes.assignNumber(to: path)
    let old = files.records[file]
    let before = Bearings(self)
    var changes = exchange(content, at: file)
    values.names.inheritance.stated.sortIn(changes)
    values.names.inferPrefix()
    let isExtended = exchangeExtensions(content, at: file, &changes)
    let isSource = permutations.files[file] != nil && old?.content.isReadSource != content?.isReadSource
    let isResolver = old?.content.facts.resolver != nil || content?.facts.resolver != nil
    let mayMatch = old?.content.facts.kind != content?.facts.kind && layered.hasPatterns
    let mayRegroup = !changes.cameOrWent.isEmpty && layered.decidesThemes(file)
    let isMoved = scopes.replace(old?.content.facts, with: content?.facts, at: file)
    let isRearranged = (isResolver || isSource || mayMatch || mayRegroup) && renewPermutations() || isMoved
    // Every name in code may mean something else under another prefix.
    let renamed = before.hasPrefix(of: self) ? [] : files.withCodeNames
    unresolved.forget(isExtended ? Array(files.paths.indices) : usingFiles(of: changes, in: file) + renamed)
    var stale = StaleFindings()
    stale.files = before.speaks(as: self) ? [path] : Set(files.records.compactMap { $0?.content.source.path } + [path])
    if isRearranged || isResolver || old.flatMap({ Evidence($0.content) }) != content.flatMap({ Evidence($0) }) {
      stale.files.formUnion(renewFormatClaims().map { files.paths[$0] })
    }
    let dependents =
      isRearranged
      ? Set(files.records.indices.filter { files.records[$0] != nil })
      : dependents(of: changes)
        .union(isExtended ? inheritance.extensions.fileNumbers : []).union(renamed)
        .union(old?.tally == files.records[file]?.tally ? [] : files.documents(beside: file))
    // What is missing is told otherwise where something is broken.
    let uncertain = before.broken == files.broken ? [] : unresolved.filesInDoubt(among: files)
    stale.dependents = Set((Array(dependents) + uncertain).map { files.paths[$0] }).union(stale.files)
      .subtracting([path])
    stale.dependents.formUnion(ResolverDocuments(files).naming(path).map { files.paths[$0] })
    // Any document may speak of a theme in code, also of what is no constant in it.
    let holdsTheme = [old?.content, content].contains { !($0?.facts.constants.isEmpty ?? true) }
    if holdsTheme, old?.content.source.bytes != content?.source.bytes {
      stale.dependents.formUnion(files.records.indices.filter { files.isDocument($0) }.map { files.paths[$0] })
    }
    if content?.facts.kind ?? old?.content.facts.kind == .code,
      old?.content.facts.styleRules ?? [] != content?.facts.styleRules ?? []
    {
      stale.dependents.formUnion(files.copyingStyles.map { files.paths[$0] })
    }
    // What a rem is decides of every length in px beside one.
    if old?.content.facts.rootFontSize != content?.facts.rootFontSize {
      stale.dependents.formUnion(files.records.indices.filter { files.records[$0] != nil }.map { files.paths[$0] })
    }
    if isSource { stale.dependents.formUnion(permutations.resolvers.map { files.paths[$0.file] }) }
    return stale
  }

  /// Puts many files in without asking what becomes stale.
  mutating func replace(_ contents: [IndexedFile.Content]) {
    values.names.reserveCapacity(
      contents.reduce(layered.definitions.project.count) { $0 + $1.facts.definitions.count })
    forgetAnswers()
    var extended: [(Int, IndexedFile.Content?)] = []
    for content in contents {
      let file = scopes.assignNumber(to: content.source.path)
      extended.append((file, content))
      _ = scopes.replacePackage(
        files.records[file]?.content.facts.package, with: content.facts.package, at: file)
      if files.records[file] == nil { insert(content, at: file) } else { _ = exchange(content, at: file) }
    }
    _ = values.names.inheritance.replaceExtensions(of: extended)
    _ = renewPermutations()
    scopes.renewSourceSets()
    _ = renewFormatClaims()
    values.names.inheritance.stated.sortNames()
    values.names.inferPrefix()
    unresolved = UnresolvedFiles()
  }

  /// Puts in a file that has no entries yet.
  private mutating func insert(_ content: IndexedFile.Content, at file: Int) {
    let record = scopes.record(of: content, number: file)
    exchangeRecord(nil, for: record, at: file)
    let uses = ReferenceIndex.difference([], record.content.facts.references)
    values.names.insert(record, at: file, uses: uses)
    exchangeReferences(nil, for: record, at: file, uses)
  }

  /// Replaces the entries of one file in every part; the sorted names wait until all is there.
  private mutating func exchange(_ content: IndexedFile.Content?, at file: Int) -> NameChanges {
    let old = files.records[file]
    let new = content.map { scopes.record(of: $0, number: file) }
    forgetAnswers()
    exchangeRecord(old, for: new, at: file)
    let uses = ReferenceIndex.difference(old?.content.facts.references ?? [], new?.content.facts.references ?? [])
    exchangeReferences(old, for: new, at: file, uses)
    return values.names.replace(old, with: new, at: file, uses: uses)
  }

  private mutating func exchangeRecord(_ old: FileRecord?, for new: FileRecord?, at file: Int) {
    marks.exchange(old?.mark, for: new?.mark)
    scopes.replace(file, with: new)
  }

  private mutating func exchangeReferences(
    _ old: FileRecord?, for new: FileRecord?, at file: Int, _ uses: ListDifference
  ) {
    let (precedes, settings) = (files.order, settings)
    lateReferences.change { $0.replace(old, with: new, at: file, uses, settings, precedes: precedes) }
  }

  /// Replaces what one file says of groups that extend others; whether anything is different.
  ///
  /// What stands or stood below such a group is no longer the same, inherited as it may be.
  private mutating func exchangeExtensions(
    _ content: IndexedFile.Content?, at file: Int, _ changes: inout NameChanges
  ) -> Bool {
    let (extenders, targets) = values.names.inheritance.replaceExtensions(of: [(file, content)])
    guard !extenders.isEmpty, let scope = files.records[file]?.scope ?? changes.changed.first?.scope else {
      return !extenders.isEmpty
    }
    for name in targets { changes.note(name, in: scope, cameOrWent: false) }
    let groups = extenders.flatMap { [$0] + inheritance.heirs(of: $0).names }
    for name in references.names where groups.contains(where: { name.isWithin($0) }) {
      changes.note(name, in: scope, cameOrWent: true)
    }
    return true
  }

  /// Reads the resolver documents again; whether anything is put together in another way than before.
  private mutating func renewPermutations() -> Bool {
    guard values.names.inheritance.stated.layered.renewPermutations(configuration) else { return false }
    forgetAnswers()
    return true
  }

  /// Looks again at what the token files claim; those that claim something else than before.
  private mutating func renewFormatClaims() -> [Int] {
    let old = claims
    claims = FormatClaims.claimed(in: scopes, configuration)
    return claims.changes(from: old)
  }
}

/// What findings of many files hang on at once, before a change.
private struct Bearings {
  /// The files of which names may be lost.
  let broken: Set<Int>
  private let prefix: [UInt8]
  private let isClear: Bool
  private let speech: DesignMarks.Speech

  init(_ project: Project) {
    broken = project.files.broken
    prefix = project.names.codePrefix
    isClear = project.names.codeKeys.prefix.isClear
    speech = project.marks.speech
  }

  /// Whether names in code begin as they did.
  func hasPrefix(of project: Project) -> Bool {
    prefix == project.names.codePrefix && isClear == project.names.codeKeys.prefix.isClear
  }

  /// Whether the same files are spoken of unasked.
  func speaks(as project: Project) -> Bool { speech == project.marks.speech }
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
