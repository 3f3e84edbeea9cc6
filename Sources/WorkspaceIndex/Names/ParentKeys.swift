import DesignTokens
import Facts
import SourceText

// First-level keys that references leave out: sets of tokens, one or more in each file, which a build takes away before
// it merges them (`excludeParentKeys` of Tokens Studio's transforms).
extension StatedNames {
  /// The sites that a name has behind the key of a set, if the files around the reader leave those out.
  func sitesInSets(_ name: TokenName, in index: ScopedIndex, from reader: Viewpoint) -> SiteList {
    guard let file = reader.file, files.records[file]?.content.facts.kind == .tokens, !name.isCodeName else {
      return SiteList()
    }
    var found = SiteList()
    for key in setKeys(around: file) {
      for site in index.project[name.below(key)] { found.insert(site, precedes: files.order) }
    }
    return scopes.nearest(found, to: reader)
  }

  /// The keys that references in the package of a file leave out, sorted; none where they are written in full.
  private func setKeys(around file: Int) -> [TokenName] {
    let package = scopes.package(of: file)
    return setKeyMemory.keys(of: package) { findSetKeys(in: package) }
  }

  /// Whether a script of a package says that its builds take the keys away.
  private func stripsSetKeys(_ package: UInt32?) -> Bool {
    files.records.indices.contains {
      files.records[$0]?.content.facts.stripsSetKeys == true && scopes.package(of: $0) == package
    }
  }

  private func findSetKeys(in package: UInt32?) -> [TokenName] {
    let members = files.records.indices.filter {
      files.records[$0]?.content.facts.kind == .tokens && layered.layers[$0]?.wholeMask == nil
        && scopes.package(of: $0) == package
    }
    .sorted { files.paths[$0] < files.paths[$1] }
    var keys: Set<TokenName> = []
    for file in members {
      guard let facts = files.records[file]?.content.facts, facts.sets.isEmpty else { continue }
      for group in facts.groups where !group.name.bytes.contains(UInt8(ascii: ".")) { keys.insert(group.name) }
    }
    // Nobody has more sets than these.
    guard keys.count <= 64 else { return [] }
    let sorted = keys.sorted { $0.precedes($1) }
    if stripsSetKeys(package) { return sorted }
    // One key around everything is a wrapper.
    guard keys.count > 1 else { return [] }
    var full = 0
    var fulls: [TokenName: Int] = [:]
    var short: [TokenName: Int] = [:]
    var shorts = 0
    var left = 2_000
    for file in members {
      guard let facts = files.records[file]?.content.facts else { continue }
      for index in facts.references.indices where left > 0 && facts.references[index].form == .alias {
        left -= 1
        let name = facts.references[index].name
        if layered.definitions.project.contains(name) {
          full += 1
          if let key = sorted.first(where: { name.isWithin($0) }) { fulls[key, default: 0] += 1 }
        } else {
          // Nobody means the token that a reference stands in, so that one tells of no key.
          let owner = facts.references[index].owner.flatMap {
            facts.definitions.indices.contains($0) ? facts.definitions[$0].name : nil
          }
          let holding = sorted.filter { key in
            let whole = name.below(key)
            return whole != owner && layered.definitions.project.contains(whole)
          }
          for key in holding { short[key, default: 0] += 1 }
          if !holding.isEmpty { shorts += 1 }
        }
      }
    }
    // A key that somebody forgot to write is left out once or twice, not nearly everywhere.
    return shorts >= 3 && shorts > full ? sorted.filter { (short[$0] ?? 0) > (fulls[$0] ?? 0) } : []
  }
}

/// What is known of the keys that references leave out, by package; begun afresh with every change.
struct SetKeyMemory: Sendable {
  private let known = Memo<UInt32?, [TokenName]>()

  func keys(of package: UInt32?, _ find: () -> [TokenName]) -> [TokenName] {
    known.value(for: package, find)
  }
}
