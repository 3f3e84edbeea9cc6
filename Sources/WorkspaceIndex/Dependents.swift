import Configuration
import DesignTokens
import Facts

extension Project {
  /// The files whose findings may have changed: they reach a changed name, directly or through aliases, or name a
  /// partner of one; and, if the set of names changed, they name something that nothing defines.
  mutating func dependents(of changes: NameChanges) -> Set<Int> {
    guard !changes.isEmpty else { return [] }
    var stale: Set<Int> = []
    var concernsAll = false
    var seen = changes.changed
    var pending = Array(changes.changed)
    // What stands below a group that stands for a whole file is known without its name.
    for changed in changes.changed {
      for group in permutations.groups where changed.name.isInside(group) {
        let name = TokenName(bytes: Array(changed.name.bytes.dropFirst(group.bytes.count + 1)))
        let short = ScopedName(name: name, scope: changed.scope)
        if seen.insert(short).inserted { pending.append(short) }
      }
    }
    while let changed = pending.popLast() {
      // What is a step of a scale is on the grid of every file near it.
      if isNamedBySettings(changed.name) || SpacingNames.scale(of: changed.name) != nil { concernsAll = true }
      let heirs = heirs(of: changed.name)
      for name in heirs.names {
        let heir = ScopedName(name: name, scope: changed.scope)
        if seen.insert(heir).inserted { pending.append(heir) }
      }
      for site in heirs.sites where stale.insert(site.file).inserted { pending += lateNames(in: site.file) }
      for file in lateFiles(below: changed.name) where stale.insert(file).inserted { pending += lateNames(in: file) }
      for site in definitions[changed.scope][changed.name] { stale.insert(site.file) }
      for site in groups[changed.scope][changed.name] { stale.insert(site.file) }
      // A token file is judged together with what the documents around it give its names.
      for site in definitions.project[changed.name] where sees(changed.scope, from: site.file) {
        stale.insert(site.file)
      }
      let byFolder = definitions[changed.scope][changed.name].flatMap {
        usesByFolder(of: changed.name, definedIn: $0.file)
      }
      let uses = uses(of: changed.name)
      for site in uses.flatMap({ judged[$0] }) where sees(changed.scope, from: site.file) { stale.insert(site.file) }
      for site in (uses + byFolder).flatMap({ references[$0] })
      where sees(changed.scope, from: site.file) {
        stale.insert(site.file)
        guard let record = records[site.file], record.content.facts.references.indices.contains(site.index),
          let owner = record.content.facts.references[site.index].owner,
          record.content.facts.definitions.indices.contains(owner)
        else { continue }
        let dependent = ScopedName(name: record.content.facts.definitions[owner].name, scope: record.scope)
        if seen.insert(dependent).inserted { pending.append(dependent) }
      }
    }
    if concernsAll { return Set(records.indices.filter { records[$0] != nil }) }
    stale.formUnion(filesWithUnresolved(seeing: Set(changes.cameOrWent.map(\.scope))))
    return stale
  }

  /// The files that are merged with others and have tokens whose type a group of those may give.
  private func lateFiles(below group: TokenName) -> [Int] {
    guard !permutations.isEmpty, group.bytes.isEmpty || groups.project.contains(group) else { return [] }
    return permutations.files.keys.filter { records[$0]?.lacksTypes == true }
  }

  /// The tokens of a file whose type a group of another file gives.
  private func lateNames(in file: Int) -> [ScopedName] {
    guard let record = records[file] else { return [] }
    return record.content.facts.definitions.lazy.filter(\.lacksType)
      .map { ScopedName(name: $0.name, scope: record.scope) }
  }

  /// Whether the settings make a token part of every judgement: the backdrop, and the scale that is the grid.
  private func isNamedBySettings(_ name: TokenName) -> Bool {
    if let backdrop, name == backdrop { return true }
    return scalePrefix.map { name.bytes.starts(with: $0) } ?? false
  }

  private mutating func filesWithUnresolved(seeing scopes: Set<Scope>) -> [Int] {
    guard !scopes.isEmpty else { return [] }
    return records.indices.filter { file in scopes.contains { sees($0, from: file) } && hasUnresolved(file) }
  }
}
