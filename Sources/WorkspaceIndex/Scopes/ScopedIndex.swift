import DesignTokens

/// Names by the scope they are known in.
struct ScopedIndex {
  var project = NameIndex()
  private var local: [Scope: NameIndex] = [:]

  /// The names that a scope alone gives.
  subscript(scope: Scope) -> NameIndex {
    get { scope == .project ? project : local[scope] ?? NameIndex() }
    _modify {
      if scope == .project {
        yield &project
      } else {
        yield &local[scope, default: NameIndex()]
        if local[scope]?.count == 0 { local[scope] = nil }
      }
    }
  }

  /// Puts in a site; where the names are the project's, as nearly all are, it is done where they stand.
  mutating func insert(_ site: Site, for name: TokenName, in scope: Scope, precedes: (Site, Site) -> Bool) {
    if scope == .project {
      project.insert(site, for: name, precedes: precedes)
    } else {
      local[scope, default: NameIndex()].insert(site, for: name, precedes: precedes)
    }
  }

  /// Whether nothing has a name anywhere.
  var isEmpty: Bool { project.count == 0 && local.isEmpty }

  /// Whether any folder or document has names of its own.
  var hasLocalNames: Bool { !local.isEmpty }

  /// The names of each scope below the project, in no order.
  var locals: some Collection<NameIndex> { local.values }

  /// The names of a scope below the project; `nil` where it has none.
  func names(in scope: Scope) -> NameIndex? { local[scope] }
}
