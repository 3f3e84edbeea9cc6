import DesignTokens
import Facts

/// The tokens of a project by the way that code spells them, and the names that its style sheets declare.
struct CodeNames: Sendable {
  /// The definitions of tokens by the keys that they answer to.
  private(set) var tokens = ScopedIndex()
  /// The definitions in style sheets by key.
  private(set) var declared = NameIndex()
  /// What style sheets declare for parts of themselves, by name.
  private(set) var locals = NameIndex()
  /// The custom properties that something else than a style sheet sets, by name; indices mean nothing.
  private(set) var assigned = NameIndex()
  /// What stands before the names of tokens in style sheets.
  private(set) var prefix = CodePrefix()

  /// Makes room for so many tokens, and for so many names that code declares itself.
  mutating func reserveCapacity(tokens count: Int, declared: Int) {
    tokens.project.reserveCapacity(count)
    self.declared.reserveCapacity(declared)
    prefix.reserveCapacity(declared)
  }

  /// Tells again what names begin with, once files have come or gone.
  mutating func inferPrefix() { prefix.infer() }
}

// The names in code follow the files as they come and go: only what differs is touched.
extension CodeNames {
  /// Whether a token of the project answers to a key.
  var isTokenKey: (TokenName) -> Bool { { [tokens = tokens.project] in tokens.contains($0) } }

  /// Replaces what one file says of names in code; tells which of those that it keeps to itself came or went.
  @discardableResult
  mutating func replace(
    _ old: FileRecord?, with new: FileRecord?, at file: Int, precedes: (Site, Site) -> Bool
  ) -> NameChanges {
    let before = old?.content.facts.definitions ?? []
    let after = new?.content.facts.definitions ?? []
    let hasMoved = old?.scope != new?.scope
    let difference = ListDifference(before.count, after.count) { !hasMoved && before[$0].name == after[$1].name }
    for index in difference.oldTouched where before[index].name.isCustomProperty {
      prefix.remove(CodeSpelling.key(of: before[index].name.bytes), isToken: isTokenKey)
    }
    if let scope = old?.scope {
      for name in Set(before[difference.oldTouched].map(\.name)) {
        remove(name, in: scope, file: file, indices: difference.oldTouched)
      }
    }
    if let scope = new?.scope {
      for index in difference.newTouched {
        insert(after[index].name, in: scope, Site(file: file, index: index), precedes: precedes)
      }
    }
    var changes = exchangeLocals(old, new, at: file, precedes: precedes)
    changes.add(exchangeAssigned(old, new, at: file, precedes: precedes))
    return changes
  }

  /// Notes which custom properties a file refers to, by which the prefix is told.
  mutating func replaceUses(_ old: [TokenReference], with new: [TokenReference], _ difference: ListDifference) {
    let isToken = isTokenKey
    for index in difference.oldTouched where old[index].form == .customProperty {
      prefix.remove(CodeSpelling.key(of: old[index].name.bytes), isToken: isToken)
    }
    for index in difference.newTouched where new[index].form == .customProperty {
      prefix.add(CodeSpelling.key(of: new[index].name.bytes), isToken: isToken)
    }
  }

  private mutating func insert(_ name: TokenName, in scope: Scope, _ site: Site, precedes: (Site, Site) -> Bool) {
    guard !name.isCodeName else {
      let key = CodeSpelling.key(of: name.bytes)
      declared.insert(site, for: TokenName(bytes: key), precedes: precedes)
      if name.isCustomProperty { prefix.add(key, isToken: isTokenKey) }
      return
    }
    for key in CodeSpelling.keys(of: name) {
      let key = TokenName(bytes: key)
      let known = tokens.project.count
      tokens.insert(site, for: key, in: scope, precedes: precedes)
      if tokens.project.count > known { prefix.note(token: key, 1) }
    }
  }

  private mutating func remove(_ name: TokenName, in scope: Scope, file: Int, indices: Range<Int>) {
    guard !name.isCodeName else {
      let key = TokenName(bytes: CodeSpelling.key(of: name.bytes))
      declared.remove(file: file, indices: indices, for: key)
      return
    }
    for key in CodeSpelling.keys(of: name) {
      let key = TokenName(bytes: key)
      let wasThere = scope == .project && tokens.project.contains(key)
      tokens[scope].remove(file: file, indices: indices, for: key)
      if wasThere, !tokens.project.contains(key) { prefix.note(token: key, -1) }
    }
  }

  private mutating func exchangeLocals(
    _ old: FileRecord?, _ new: FileRecord?, at file: Int, precedes: (Site, Site) -> Bool
  ) -> NameChanges {
    let before = (old?.content.facts.locals ?? []).map(\.name)
    let after = (new?.content.facts.locals ?? []).map(\.name)
    var changes = NameChanges()
    guard !before.isEmpty || !after.isEmpty else { return changes }
    let difference = ListDifference(before.count, after.count) { before[$0] == after[$1] }
    let touched = Set(before[difference.oldTouched]).union(after[difference.newTouched])
    let known = touched.filter { !locals[$0].isEmpty }
    for name in Set(before[difference.oldTouched]) {
      locals.remove(file: file, indices: difference.oldTouched, for: name)
    }
    for index in difference.newTouched {
      locals.insert(Site(file: file, index: index), for: after[index], precedes: precedes)
    }
    for name in touched where known.contains(name) != locals.contains(name) {
      changes.note(name, in: .project, cameOrWent: true)
    }
    return changes
  }

  private mutating func exchangeAssigned(
    _ old: FileRecord?, _ new: FileRecord?, at file: Int, precedes: (Site, Site) -> Bool
  ) -> NameChanges {
    let before = Set(old?.content.facts.assignedNames ?? [])
    let after = Set(new?.content.facts.assignedNames ?? [])
    var changes = NameChanges()
    guard before != after else { return changes }
    for name in before.subtracting(after) {
      assigned.remove(file: file, indices: 0..<1, for: name)
      if !assigned.contains(name) { changes.note(name, in: .project, cameOrWent: true) }
    }
    for name in after.subtracting(before) {
      if !assigned.contains(name) { changes.note(name, in: .project, cameOrWent: true) }
      assigned.insert(Site(file: file, index: 0), for: name, precedes: precedes)
    }
    return changes
  }
}
