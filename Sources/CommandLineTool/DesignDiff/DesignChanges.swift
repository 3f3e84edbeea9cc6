import DesignTokens
import Facts
import Rules
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
  /// Files that give tokens a value besides those of other files, and did not before, with how many; and the other way
  /// round.
  private(set) var addedPlaces: [String: Int] = [:]
  private(set) var removedPlaces: [String: Int] = [:]
  private(set) var addedThemes: [String] = []
  private(set) var removedThemes: [String] = []

  init(from old: DesignTree, to new: DesignTree) {
    let (oldUses, newUses) = (old.uses(), new.uses())
    findRenamed(old, new, oldUses, newUses)
    let names = newKeys
    // What only its document moved has its name.
    renamed.removeAll { $0.old.name == $0.new.name }
    let suspects = Suspects(old, new, oldUses, newUses)
    var follows: Set<TokenKey> = []
    for (before, after) in suspects.pairs(renamed: names) {
      guard let one = old.tokens[before], let two = new.tokens[after] else { continue }
      let (worth, now) = (TokenWorth(of: one, in: old), TokenWorth(of: two, in: new))
      let difference = WorthDifference(from: worth, to: now)
      for place in difference.came { addedPlaces[place, default: 0] += 1 }
      for place in difference.gone { removedPlaces[place, default: 0] += 1 }
      var change = Changed(key: after, values: difference.values)
      if let old = worth.type, let new = now.type, old != new { change.types = (old, new) }
      change.alias = DesignChanges.alias(one, two, names)
      guard !change.values.isEmpty || change.types != nil || change.alias != nil else { continue }
      // What names something that is gone is told where it names it.
      if change.values.allSatisfy({ $0.new.contains(where: \.isMissing) }), change.types == nil, change.alias == nil {
        continue
      }
      if change.alias == nil, change.types == nil, Set(one.written) == Set(two.written) { follows.insert(after) }
      changed.append(change)
    }
    for (key, token) in new.tokens.sorted(by: { $0.key < $1.key }) {
      findDeprecated(key, token, old, new)
    }
    settle(follows, newUses)
    compareThemes(old, new)
  }

  /// Sorts the tokens that are only in one revision into renamed, removed and added ones.
  private mutating func findRenamed(
    _ old: DesignTree, _ new: DesignTree, _ oldUses: [TokenKey: [TokenKey]], _ newUses: [TokenKey: [TokenKey]]
  ) {
    let gone = old.tokens.keys.filter { new.tokens[$0] == nil }.sorted()
    let come = new.tokens.keys.filter { old.tokens[$0] == nil }.sorted()
    let worths = (
      Dictionary(uniqueKeysWithValues: gone.map { ($0, TokenWorth(of: old.tokens[$0] ?? DesignToken(), in: old)) }),
      Dictionary(uniqueKeysWithValues: come.map { ($0, TokenWorth(of: new.tokens[$0] ?? DesignToken(), in: new)) })
    )
    var search = RenameSearch(gone: worths.0, come: worths.1)
    search.findMovedDocuments()
    search.findGroups(old: Set(old.tokens.keys), new: Set(new.tokens.keys))
    search.findInGroups()
    search.findByUsers(oldUses, newUses)
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
    newKeys = Dictionary(renamed.map { ($0.old, $0.new) }, uniquingKeysWith: { first, _ in first })
  }

  /// The names that a token was and is an alias of, where they differ by more than a rename.
  private static func alias(
    _ old: DesignToken, _ new: DesignToken, _ renamed: [TokenKey: TokenKey]
  ) -> (old: String, new: String)? {
    guard old.written.count == 1, new.written.count == 1, let before = old.written[0].value.aliasedName,
      let after = new.written[0].value.aliasedName, before != after,
      !renamed.contains(where: { $0.key.name == before && $0.value.name == after })
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
