import DesignTokens
import Facts

/// The names of a project by the way that code spells them.
struct CodeKeys: Sendable {
  /// The definitions of tokens by the keys that they answer to.
  private(set) var tokens = ScopedIndex()
  /// The definitions in style sheets by key.
  private(set) var declared = NameIndex()
  /// What stands before the names of tokens in style sheets.
  private(set) var prefix = CodePrefix()

  /// The names that all files of a project give and use.
  init(of files: ProjectFiles) {
    let precedes = files.order
    for file in files.records.indices {
      guard let record = files.records[file] else { continue }
      let facts = record.content.facts
      replaceUses([], with: facts.references, ReferenceIndex.difference([], facts.references))
      replace(nil, with: record, at: file, precedes: precedes)
    }
    inferPrefix()
  }

  /// Tells again what names begin with, once files have come or gone.
  mutating func inferPrefix() { prefix.infer() }
}

// They follow the files as they come and go: only what differs is touched.
extension CodeKeys {
  /// Whether a token of the project answers to a key.
  private var isTokenKey: (TokenName) -> Bool { { [tokens = tokens.project] in tokens.contains($0) } }

  /// Replaces the names that one file gives.
  mutating func replace(
    _ old: FileRecord?, with new: FileRecord?, at file: Int, precedes: (Site, Site) -> Bool
  ) {
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
}
