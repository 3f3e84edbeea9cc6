import DesignTokens
import Facts
import SourceText

extension Workspace {
  /// The definitions in all projects whose names a typed text fits, best first, at most `limit`.
  ///
  /// Names that begin as typed, then those with a segment that does, those that hold it, those that hold its letters in
  /// that order; each by name. Upper and lower case of ASCII count as equal, blanks count for nothing.
  package func definitions(fitting typed: String, limit: Int) -> [DefinitionSite] {
    let typed = typed.utf8.filter { $0 > 0x20 }.map(FlatNames.folded)
    var found: [DefinitionSite] = []
    for project in projects where found.count < limit {
      for index in project.stated.knownNames.indices(fitting: typed, limit: limit) where found.count < limit {
        found += project.layered.definitions.project[project.stated.knownNames.all[index]].map(
          project.files.definitionSite)
      }
      if found.count < limit { found += project.layered.localSites(fitting: typed).map(project.files.definitionSite) }
    }
    return Array(found.prefix(limit))
  }
}

extension LayeredNames {
  /// The definitions that folders and documents have for themselves, by name and place.
  fileprivate func localSites(fitting typed: [UInt8]) -> [Site] {
    definitions.locals.flatMap { local in
      local.names.filter { FlatNames.holds(typed, $0.bytes) }.map { (name: $0, sites: Array(local[$0])) }
    }
    .sorted { left, right in
      guard left.name == right.name, let one = left.sites.first, let other = right.sites.first else {
        return left.name < right.name
      }
      return files.order(one, other)
    }
    .flatMap(\.sites)
  }
}

extension SortedNames {
  fileprivate func indices(fitting typed: [UInt8], limit: Int) -> [Int] {
    if typed.isEmpty { return Array(all.indices.prefix(limit)) }
    let flat = memory.flat(all)
    var found = flat.ranked(typed)
    if found.count < limit {
      let known = Set(found)
      found += flat.holdingLetters(of: typed).filter { !known.contains($0) }
    }
    return Array(found.prefix(limit))
  }
}

extension FlatNames {
  /// Whether a name holds the typed letters in their order, whatever stands between them.
  static func holds(_ typed: [UInt8], _ name: [UInt8]) -> Bool {
    var next = 0
    for byte in name where next < typed.count && folded(byte) == typed[next] { next += 1 }
    return next == typed.count
  }
}
