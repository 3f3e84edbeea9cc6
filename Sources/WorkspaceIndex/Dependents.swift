import Configuration
import DesignTokens
import Facts
import Lexicon

extension Project {
  /// The files whose findings may have changed: they reach a changed name, directly or through aliases, or name a
  /// partner of one; and, if the set of names changed, they name something that nothing defines.
  mutating func dependents(of changes: NameChanges) -> Set<Int> {
    guard !changes.isEmpty else { return [] }
    guard let reached = DependentFiles(self).files(reachedFrom: changes) else {
      return Set(files.records.indices.filter { files.records[$0] != nil })
    }
    return reached.union(unresolved.files(seeing: Set(changes.cameOrWent.map(\.scope)), in: values.names))
  }

  /// The files whose references may mean something or nothing now: those that use a name which came or went, and the file
  /// that changed.
  func usingFiles(of changes: NameChanges, in file: Int) -> [Int] {
    guard !changes.cameOrWent.isEmpty else { return [file] }
    let references = references
    return [file]
      + changes.cameOrWent.flatMap { changed -> [Int] in
        let uses =
          ([changed.name] + inheritance.heirs(of: changed.name).names).flatMap(names.uses)
          + stated.usesByFolder(of: changed.name, definedIn: file)
        return uses.flatMap { references[$0].map(\.file) }
      }
  }
}

/// One look for the files that changed names reach.
private struct DependentFiles {
  private let settings: ProjectSettings
  private let names: NameLookup
  private let references: ReferenceIndex

  init(_ project: Project) {
    settings = project.settings
    names = project.names
    references = project.references
  }

  /// Those that see a changed name directly or through aliases; `nil` where it concerns all.
  func files(reachedFrom changes: NameChanges) -> Set<Int>? {
    var stale: Set<Int> = []
    var concernsAll = false
    var seen = changes.changed
    var pending = Array(changes.changed)
    for short in shortNames(of: changes.changed) where seen.insert(short).inserted { pending.append(short) }
    while let changed = pending.popLast() {
      // What is a step of a scale is on the grid of every file near it.
      if settings.areJudged(by: changed.name) || SpacingNames.scale(of: changed.name) != nil { concernsAll = true }
      let heirs = names.inheritance.heirs(of: changed.name)
      for name in heirs.names {
        let heir = ScopedName(name: name, scope: changed.scope)
        if seen.insert(heir).inserted { pending.append(heir) }
      }
      for site in heirs.sites where stale.insert(site.file).inserted { pending += lateNames(in: site.file) }
      for file in lateFiles(below: changed.name) where stale.insert(file).inserted { pending += lateNames(in: file) }
      for site in names.layered.definitions[changed.scope][changed.name] { stale.insert(site.file) }
      for site in names.layered.groups[changed.scope][changed.name] { stale.insert(site.file) }
      // A token file is judged together with what the documents around it give its names.
      for site in names.layered.definitions.project[changed.name]
      where names.scopes.sees(changed.scope, from: site.file) {
        stale.insert(site.file)
      }
      for site in names.uses(of: changed.name).flatMap(references.judged)
      where names.scopes.sees(changed.scope, from: site.file) {
        stale.insert(site.file)
      }
      for site in uses(of: changed) where names.scopes.sees(changed.scope, from: site.file) {
        stale.insert(site.file)
        if let owner = owner(of: site), seen.insert(owner).inserted { pending.append(owner) }
      }
    }
    return concernsAll ? nil : stale
  }

  /// What stands below a group that stands for a whole file is known without its name.
  private func shortNames(of changed: Set<ScopedName>) -> [ScopedName] {
    changed.flatMap { changed in
      names.permutations.groups.filter { changed.name.isInside($0) }.map { group in
        let name = TokenName(bytes: Array(changed.name.bytes.dropFirst(group.bytes.count + 1)))
        return ScopedName(name: name, scope: changed.scope)
      }
    }
  }

  /// The references that may mean a name.
  private func uses(of changed: ScopedName) -> [Site] {
    let byFolder = names.layered.definitions[changed.scope][changed.name].flatMap {
      names.stated.usesByFolder(of: changed.name, definedIn: $0.file)
        + names.stated.usesInFile(of: changed.name, definedIn: $0.file)
    }
    return (names.uses(of: changed.name) + byFolder).flatMap { references[$0] }
  }

  /// The token whose value a reference is part of.
  private func owner(of reference: Site) -> ScopedName? {
    guard let record = names.files.records[reference.file],
      record.content.facts.references.indices.contains(reference.index),
      let owner = record.content.facts.references[reference.index].owner,
      record.content.facts.definitions.indices.contains(owner)
    else { return nil }
    return ScopedName(name: record.content.facts.definitions[owner].name, scope: record.scope)
  }

  /// The files that are merged with others and have tokens whose type a group of those may give.
  private func lateFiles(below group: TokenName) -> [Int] {
    let permutations = names.permutations
    guard !permutations.isEmpty, group.bytes.isEmpty || names.layered.groups.project.contains(group) else { return [] }
    return permutations.files.keys.filter { names.files.records[$0]?.lacksTypes == true }
  }

  /// The tokens of a file whose type a group of another file gives.
  private func lateNames(in file: Int) -> [ScopedName] {
    guard let record = names.files.records[file] else { return [] }
    return record.content.facts.definitions.lazy.filter(\.lacksType)
      .map { ScopedName(name: $0.name, scope: record.scope) }
  }
}
