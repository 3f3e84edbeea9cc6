/// The tokens that may be worth something else in another revision: those that say something else, and those that name
/// them, directly or through others.
struct Suspects {
  private let keys: [TokenKey]

  init(_ old: DesignTree, _ new: DesignTree, _ oldUses: [TokenKey: [TokenKey]], _ newUses: [TokenKey: [TokenKey]]) {
    guard old.frame == new.frame else {
      keys = new.tokens.keys.sorted()
      return
    }
    var found = Set(new.tokens.keys.filter { old.tokens[$0]?.written != new.tokens[$0]?.written })
    found.formUnion(old.tokens.keys.filter { new.tokens[$0] == nil })
    var users: [TokenKey: [TokenKey]] = [:]
    for uses in [oldUses, newUses] {
      for (user, used) in uses { for key in used { users[key, default: []].append(user) } }
    }
    var waiting = Array(found)
    while let key = waiting.popLast() {
      for user in users[key] ?? [] where found.insert(user).inserted { waiting.append(user) }
    }
    keys = found.filter { new.tokens[$0] != nil }.sorted()
  }

  /// What each was known by before and is now, in order.
  func pairs(renamed: [TokenKey: TokenKey]) -> [(old: TokenKey, new: TokenKey)] {
    let before = Dictionary(renamed.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    return keys.map { (before[$0] ?? $0, $0) }
  }
}

/// Because of which tokens others are worth something else.
struct Causes {
  private let known: [TokenKey: Set<TokenKey>]
  /// Of more causes of one token the others are not told.
  private static var most: Int { 8 }

  /// - Parameters:
  ///   - own: Tokens that say something else themselves.
  ///   - follows: Tokens that say what they said, and are worth something else.
  ///   - uses: What the value of each names.
  init(own: Set<TokenKey>, follows: Set<TokenKey>, _ uses: [TokenKey: [TokenKey]]) {
    var known: [TokenKey: Set<TokenKey>] = [:]
    var users: [TokenKey: [TokenKey]] = [:]
    for key in follows { for used in uses[key] ?? [] { users[used, default: []].append(key) } }
    // From the causes outward, in order, so that each is reached by the same ones every time.
    for cause in own.sorted() {
      var waiting = [cause]
      while let key = waiting.popLast() {
        for user in users[key] ?? [] where known[user, default: []].count < Causes.most {
          if known[user, default: []].insert(cause).inserted { waiting.append(user) }
        }
      }
    }
    self.known = known
  }

  /// The tokens because of which another one is worth something else, in order.
  func of(_ key: TokenKey) -> [TokenKey] { known[key]?.sorted() ?? [] }
}
