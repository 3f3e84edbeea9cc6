import DesignTokens
import Facts

// The names in code follow the files as they come and go: only what differs is touched.
extension Project {
  /// What a name is called where references are looked up by it.
  func indexed(_ name: TokenName) -> TokenName {
    name.isCodeName ? CodeSpelling.use(CodeSpelling.key(of: name.bytes)) : name
  }

  /// Whether a token of the project answers to a key.
  var isTokenKey: (TokenName) -> Bool { { [tokens = codeNames.tokens.project] in tokens.contains($0) } }

  /// The files that name tokens as code does, and the documents that give such names a value.
  var filesWithCodeNames: [Int] {
    records.indices.filter { file in
      guard let record = records[file] else { return false }
      return record.content.facts.references.contains { $0.name.isCodeName }
        || record.scope != .project && record.content.facts.definitions.contains { $0.name.isCodeName }
    }
  }

  /// Replaces what one file says of names in code; tells which of those that it keeps to itself came or went.
  @discardableResult
  mutating func exchangeCodeNames(
    _ old: FileRecord?, _ new: FileRecord?, at file: Int, precedes: (Site, Site) -> Bool
  ) -> NameChanges {
    let before = old?.content.facts.definitions ?? []
    let after = new?.content.facts.definitions ?? []
    let hasMoved = old?.scope != new?.scope
    let difference = ListDifference(before.count, after.count) { !hasMoved && before[$0].name == after[$1].name }
    for index in difference.oldTouched where before[index].name.isCustomProperty {
      codeNames.prefix.remove(CodeSpelling.key(of: before[index].name.bytes), isToken: isTokenKey)
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

  private mutating func insert(_ name: TokenName, in scope: Scope, _ site: Site, precedes: (Site, Site) -> Bool) {
    guard !name.isCodeName else {
      let key = CodeSpelling.key(of: name.bytes)
      codeNames.declared.insert(site, for: TokenName(bytes: key), precedes: precedes)
      if name.isCustomProperty { codeNames.prefix.add(key, isToken: isTokenKey) }
      return
    }
    for key in CodeSpelling.keys(of: name) {
      let key = TokenName(bytes: key)
      let known = codeNames.tokens.project.count
      codeNames.tokens[scope].insert(site, for: key, precedes: precedes)
      if codeNames.tokens.project.count > known { codeNames.prefix.note(token: key, 1) }
    }
  }

  private mutating func remove(_ name: TokenName, in scope: Scope, file: Int, indices: Range<Int>) {
    guard !name.isCodeName else {
      let key = TokenName(bytes: CodeSpelling.key(of: name.bytes))
      codeNames.declared.remove(file: file, indices: indices, for: key)
      return
    }
    for key in CodeSpelling.keys(of: name) {
      let key = TokenName(bytes: key)
      let wasThere = scope == .project && codeNames.tokens.project.contains(key)
      codeNames.tokens[scope].remove(file: file, indices: indices, for: key)
      if wasThere, !codeNames.tokens.project.contains(key) { codeNames.prefix.note(token: key, -1) }
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
    let known = touched.filter { !codeNames.locals[$0].isEmpty }
    for name in Set(before[difference.oldTouched]) {
      codeNames.locals.remove(file: file, indices: difference.oldTouched, for: name)
    }
    for index in difference.newTouched {
      codeNames.locals.insert(Site(file: file, index: index), for: after[index], precedes: precedes)
    }
    for name in touched where known.contains(name) != codeNames.locals.contains(name) {
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
      codeNames.assigned.remove(file: file, indices: 0..<1, for: name)
      if !codeNames.assigned.contains(name) { changes.note(name, in: .project, cameOrWent: true) }
    }
    for name in after.subtracting(before) {
      if !codeNames.assigned.contains(name) { changes.note(name, in: .project, cameOrWent: true) }
      codeNames.assigned.insert(Site(file: file, index: 0), for: name, precedes: precedes)
    }
    return changes
  }

  /// The values of a name that style sheets define: one for each theme that they tell apart, and for each file where
  /// several give it for everywhere.
  func valuesOfDeclarations(_ sites: SiteList) -> [(theme: String, value: ResolvedValue)] {
    var found: [(theme: String, value: ResolvedValue)] = []
    // Within one file the later declaration wins.
    var plain: [Site] = []
    for site in sites where definition(at: site)?.context == nil {
      if plain.last?.file == site.file { plain.removeLast() }
      plain.append(site)
    }
    for site in plain {
      found.append((plain.count > 1 ? paths[site.file].below(root) : "default", resolved(site, theme: nil)))
    }
    for site in sites {
      guard let context = definition(at: site)?.context else { continue }
      let value = resolved(site, theme: nil)
      if !found.contains(where: { $0.theme == context && $0.value.outcome == value.outcome }) {
        found.append((context, value))
      }
    }
    return found
  }
}
