import DesignTokens

/// What an exchange of one file did to the names of a project.
struct NameChanges {
  /// Names whose definitions are no longer the same: another value, type or deprecation, one more or one fewer.
  private(set) var changed: Set<ScopedName> = []
  /// Those of them that came into their scope or left it.
  private(set) var cameOrWent: Set<ScopedName> = []

  var isEmpty: Bool { changed.isEmpty }

  mutating func note(_ name: TokenName, in scope: Scope, cameOrWent isNewOrGone: Bool) {
    changed.insert(ScopedName(name: name, scope: scope))
    if isNewOrGone { cameOrWent.insert(ScopedName(name: name, scope: scope)) }
  }

  mutating func add(_ other: NameChanges) {
    changed.formUnion(other.changed)
    cameOrWent.formUnion(other.cameOrWent)
  }
}

/// A name together with where it is known.
struct ScopedName: Hashable {
  let name: TokenName
  let scope: Scope
}

/// The names that one file gives, in order, and where they are known.
struct NamesOfFile {
  let names: [TokenName]
  let scope: Scope?

  init(_ names: [TokenName], _ scope: Scope?) {
    self.names = names
    self.scope = scope
  }
}

/// The stretches of two lists that are left when equal beginnings and equal ends are taken off.
struct ListDifference {
  /// What the old list alone has, and what the new list alone has.
  let old: Range<Int>
  let new: Range<Int>
  /// What differs in each list, up to the end of the lists if what follows has moved, so that all indices outside still
  /// hold.
  let oldTouched: Range<Int>
  let newTouched: Range<Int>

  init(_ oldCount: Int, _ newCount: Int, isSame: (Int, Int) -> Bool) {
    var start = 0
    while start < oldCount, start < newCount, isSame(start, start) { start += 1 }
    var oldEnd = oldCount
    var newEnd = newCount
    while oldEnd > start, newEnd > start, isSame(oldEnd - 1, newEnd - 1) {
      oldEnd -= 1
      newEnd -= 1
    }
    old = start..<oldEnd
    new = start..<newEnd
    oldTouched = start..<(oldCount == newCount ? oldEnd : oldCount)
    newTouched = start..<(oldCount == newCount ? newEnd : newCount)
  }
}

extension ScopedIndex {
  /// Replaces the names of one file; `isSame` tells whether an old and a new entry mean the same.
  mutating func exchange(
    _ old: NamesOfFile, for new: NamesOfFile, file: Int, precedes: (Site, Site) -> Bool, isSame: (Int, Int) -> Bool
  ) -> NameChanges {
    let hasMoved = old.scope != new.scope
    let difference = ListDifference(old.names.count, new.names.count) { !hasMoved && isSame($0, $1) }
    let names = Self.changedNames(old, new, in: difference, hasMoved: hasMoved, isSame: isSame)
    let scopes = Set([old.scope, new.scope].compactMap { $0 })
    let known = scopes.map { scope in names.filter { self[scope].contains($0) } }
    if let scope = old.scope {
      for name in Set(old.names[difference.oldTouched]) {
        self[scope].remove(file: file, indices: difference.oldTouched, for: name)
      }
    }
    if let scope = new.scope {
      for index in difference.newTouched {
        insert(Site(file: file, index: index), for: new.names[index], in: scope, precedes: precedes)
      }
    }
    var changes = NameChanges()
    for (scope, known) in zip(scopes, known) {
      for name in names {
        let wasKnown = known.contains(name)
        let isKnown = self[scope].contains(name)
        if wasKnown || isKnown { changes.note(name, in: scope, cameOrWent: wasKnown != isKnown) }
      }
    }
    return changes
  }

  /// The names whose entries, in their order, are not the same in the old list and the new.
  private static func changedNames(
    _ old: NamesOfFile, _ new: NamesOfFile, in difference: ListDifference, hasMoved: Bool, isSame: (Int, Int) -> Bool
  ) -> Set<TokenName> {
    var before = NameIndex()
    var after = NameIndex()
    for index in difference.old { before.append(Site(file: 0, index: index), for: old.names[index]) }
    for index in difference.new { after.append(Site(file: 0, index: index), for: new.names[index]) }
    var changed: Set<TokenName> = []
    for name in before.names {
      let isEqual = before[name].elementsEqual(after[name]) { isSame($0.index, $1.index) }
      if hasMoved || !isEqual { changed.insert(name) }
    }
    for name in after.names where !before.contains(name) { changed.insert(name) }
    return changed
  }
}
