import DesignTokens
import Facts
import Platform
import Rules
import SourceText
import WorkspaceIndex

/// What became of the tokens between two revisions.
struct DesignChanges: Sendable {
  /// A token whose value, type or way to its value is another one.
  struct Changed: Sendable {
    var key: TokenKey
    var values: [ValueChange]
    var types: (old: TokenType, new: TokenType)?
    /// The name that it is an alias of, before and after, where that changed.
    var alias: (old: String, new: String)?
    /// Whether it is certain that it is worth what it was, in every theme.
    var isWorthTheSame = false
    /// The tokens that are worth something else because of this one, in order.
    var followers: [TokenKey] = []
  }

  /// A token that is deprecated now and was not.
  struct Deprecated: Sendable {
    var key: TokenKey
    var reason: String?
    var replacement: TokenName?
  }

  /// A token that is gone.
  struct Removed: Sendable {
    var key: TokenKey
    var worth: TokenWorth
    /// What it said was to be used instead, if that is there.
    var replacement: TokenName?
  }

  /// By key, as all lists are.
  private(set) var added: [(key: TokenKey, worth: TokenWorth)] = []
  private(set) var removed: [Removed] = []
  private(set) var renamed: [TokenRenaming] = []
  /// What the renamed tokens, and those of moved documents, are known by now.
  private(set) var newKeys: [TokenKey: TokenKey] = [:]
  private(set) var changed: [Changed] = []
  private(set) var deprecated: [Deprecated] = []
  /// Tokens that are worth something else because of others, each once.
  private(set) var followers: Set<TokenKey> = []
  /// Files, and sets within them, that give tokens a value besides others, and did not before, with the tokens in order;
  /// and the other way round.
  private(set) var addedPlaces: [String: [TokenKey]] = [:]
  private(set) var removedPlaces: [String: [TokenKey]] = [:]
  private(set) var addedThemes: [String] = []
  private(set) var removedThemes: [String] = []

  init(from old: DesignTree, to new: DesignTree) {
    let pool = WorkerPool()
    let pairing = TokenPairing(old, new)
    let uses = pool.map([old, new]) { $0.uses() }
    let (oldUses, newUses) = (uses[0], uses[1])
    findRenamed(old, new, pairing, oldUses, newUses)
    var aliases: [TokenName: Set<TokenName>] = [:]
    // Where the name was changed is told with the new name.
    var told: [TokenKey: Set<String>] = [:]
    for renaming in renamed {
      aliases[renaming.old.name, default: []].insert(renaming.new.name)
      for key in [renaming.old, renaming.new] { told[key, default: []].formUnion(renaming.places) }
    }
    // What only its document moved has its name.
    renamed.removeAll { $0.old.name == $0.new.name }
    let suspects = Suspects(old, new, pairing, oldUses, newUses)
    var follows: Set<TokenKey> = []
    let pairs = suspects.pairs(renamed: newKeys.filter { old.tokens[$0.value] == nil }).compactMap {
      before, after -> Pair? in
      old.tokens[before].flatMap { one in new.tokens[after].map { Pair(key: after, old: one, new: $0) } }
    }
    for (pair, result) in zip(pairs, DesignChanges.compared(pairs, old, new, on: pool)) {
      let (after, one, two) = (pair.key, pair.old, pair.new)
      let (worth, now, difference) = result
      for place in difference.came where told[after]?.contains(place) != true {
        addedPlaces[place, default: []].append(after)
      }
      for place in difference.gone where told[after]?.contains(place) != true {
        removedPlaces[place, default: []].append(after)
      }
      var change = Changed(key: after, values: difference.values)
      if let old = worth.type, let new = now.type, old != new { change.types = (old, new) }
      change.alias = DesignChanges.alias(one, two, aliases)
      change.isWorthTheSame = difference.values.isEmpty && difference.isKnown
      guard !change.values.isEmpty || change.types != nil || change.alias != nil else { continue }
      // What names something that is gone is told where it names it.
      if change.values.allSatisfy({ $0.new.contains(where: \.isMissing) }), change.types == nil, change.alias == nil {
        continue
      }
      if change.alias == nil, change.types == nil, Set(one.written) == Set(two.written) { follows.insert(after) }
      changed.append(change)
    }
    if new.hasDeprecations {
      for (key, token) in new.tokens.sorted(by: { $0.key < $1.key }) { findDeprecated(key, token, old, new) }
    }
    settle(follows, newUses)
    compareThemes(old, new)
  }

  /// A token of both revisions.
  private struct Pair: Sendable {
    var key: TokenKey
    var old: DesignToken
    var new: DesignToken
  }

  /// What tokens were and are worth, in step with them.
  private static func compared(
    _ pairs: [Pair], _ old: DesignTree, _ new: DesignTree, on pool: WorkerPool
  ) -> [(TokenWorth, TokenWorth, WorthDifference)] {
    let starts = stride(from: 0, to: pairs.count, by: 500).map { $0 }
    return pool.map(starts) { start in
      pairs[start..<min(start + 500, pairs.count)].map { pair in
        let (before, after) = (TokenWorth(of: pair.old, in: old), TokenWorth(of: pair.new, in: new))
        return (before, after, WorthDifference(from: before, old, to: after, new))
      }
    }
    .flatMap { $0 }
  }

  /// Sorts the tokens that are only in one revision into renamed, removed and added ones.
  private mutating func findRenamed(
    _ old: DesignTree, _ new: DesignTree, _ pairing: TokenPairing, _ oldUses: [TokenKey: [TokenKey]],
    _ newUses: [TokenKey: [TokenKey]]
  ) {
    let (gone, come) = (pairing.gone, pairing.come)
    guard !gone.isEmpty || !come.isEmpty || !pairing.lost.isEmpty && !pairing.gained.isEmpty else { return }
    var search = RenameSearch(pairing, from: old, to: new)
    let worths = (search.gone, search.come)
    search.findMovedDocuments()
    if !search.gone.isEmpty, !search.come.isEmpty {
      search.findGroups()
      search.findInGroups()
      search.findLevels(oldUses, newUses)
      search.findWords(oldUses, newUses)
      search.findByUsers(oldUses, newUses)
      search.findBesides()
    }
    renamed = search.found.sorted { ($0.old, $0.new) < ($1.old, $1.new) }
    let (from, to) = (Set(renamed.map(\.old)), Set(renamed.map(\.new)))
    added = come.filter { !to.contains($0) }.map { ($0, worths.1[$0] ?? TokenWorth(of: DesignToken(), in: new)) }
    removed = gone.filter { !from.contains($0) }.map { key in
      Removed(
        key: key, worth: worths.0[key] ?? TokenWorth(of: DesignToken(), in: old),
        replacement: old.deprecation(of: key).flatMap { deprecation in
          old.tokens[key]?.sites.first.flatMap {
            new.workspace.replacement(of: key.name, in: deprecation, visibleFrom: new.path(old.below($0.path)))
          }
        })
    }
    newKeys = Dictionary(
      renamed.lazy.filter { !$0.isInPart }.map { ($0.old, $0.new) }, uniquingKeysWith: { first, _ in first })
  }

  /// The names that a token was and is an alias of, where they differ by more than a rename.
  private static func alias(
    _ old: DesignToken, _ new: DesignToken, _ renamed: [TokenName: Set<TokenName>]
  ) -> (old: String, new: String)? {
    guard let before = old.aliasedName, let after = new.aliasedName, before != after,
      renamed[before]?.contains(after) != true
    else { return nil }
    return (before.text, after.text)
  }

  private mutating func findDeprecated(
    _ key: TokenKey, _ token: DesignToken, _ old: DesignTree, _ new: DesignTree
  ) {
    guard old.tokens[key] != nil, let deprecation = new.deprecation(of: key), old.deprecation(of: key) == nil,
      let site = token.sites.first
    else { return }
    let replacement = new.workspace.replacement(of: key.name, in: deprecation, visibleFrom: site.path)
    deprecated.append(Deprecated(key: key, reason: deprecation.reason, replacement: replacement))
  }

  /// Gives those that only follow to what they follow; what follows nothing that is told is told by itself.
  private mutating func settle(_ follows: Set<TokenKey>, _ uses: [TokenKey: [TokenKey]]) {
    let own = Set(changed.map(\.key)).subtracting(follows)
    let causes = Causes(own: own, follows: follows, uses)
    var consequences: [TokenKey: [TokenKey]] = [:]
    for key in follows.sorted() {
      for cause in causes.of(key) { consequences[cause, default: []].append(key) }
    }
    followers = Set(consequences.values.joined())
    changed.removeAll { followers.contains($0.key) }
    for index in changed.indices { changed[index].followers = consequences[changed[index].key] ?? [] }
    changed.sort { $0.key < $1.key }
  }

  private mutating func compareThemes(_ old: DesignTree, _ new: DesignTree) {
    let (before, after) = (old.themes, new.themes)
    addedThemes = after.filter { !before.contains($0) }
    removedThemes = before.filter { !after.contains($0) }
  }
}

extension DesignTree {
  /// What a token says of its being deprecated.
  fileprivate func deprecation(of key: TokenKey) -> Deprecation? {
    tokens[key]?.sites.first.flatMap { workspace.deprecation(of: $0, as: key.name) }
  }

  /// The contexts of modifiers, or the themes, that the projects have, each once.
  fileprivate var themes: [String] {
    var seen: Set<String> = []
    return themeNames.flatMap(ThemeLabels.parts).filter { seen.insert($0).inserted }
  }
}

extension ResolvedValue {
  fileprivate var isMissing: Bool { if case .missing = outcome { true } else { false } }
}
