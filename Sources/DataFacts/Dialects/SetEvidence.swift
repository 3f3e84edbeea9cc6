import DesignTokens

/// What the references of a file tell of its first-level keys: which are parts of names, and which are left out.
///
/// Every place that refers counts, however many refer to the same: what most of them write is how the file is meant.
struct SetEvidence {
  /// A name that is referred to, with the keys that the places stand below: how many of each.
  private struct Use {
    var keys: [[UInt8]: Int] = [:]
    /// The keys below which the token that refers would be meant itself.
    var ownKeys: Set<[UInt8]> = []

    var count: Int { keys.values.reduce(0, +) }
  }

  /// What the references say of one key.
  private struct Count {
    var full = 0
    var short = 0
    /// Those that leave it out and stand below it.
    var inside = 0
  }

  /// The keys that all tokens stand below, by their names in full.
  private var owners: [TokenName: [UInt8]] = [:]
  /// The keys that hold a name, by what is left of it without them.
  private var keys: [TokenName: Set<[UInt8]>] = [:]
  private var uses: [TokenName: Use] = [:]
  private var counts: [[UInt8]: Count] = [:]
  /// Whether more references leave a key out than write one.
  private var isUsual = false
  /// Whether three references or more write their first key, and none leaves it out.
  private(set) var isWrittenOut = false
  private var namesItself = false

  /// The names of all tokens, in full.
  var names: Set<TokenName> { Set(owners.keys) }

  /// Takes in a token with the names that its value refers to, and how often.
  mutating func note(_ token: DialectToken, _ references: [TokenName: Int]) {
    let key = Array(token.name.prefix(max(token.innerStart - 1, 0)))
    let short = TokenName(bytes: Array(token.name[token.innerStart...]))
    owners[TokenName(bytes: token.name)] = key
    keys[short, default: []].insert(key)
    for (reference, count) in references {
      uses[reference, default: Use()].keys[key, default: 0] += count
      // Nobody means a circle: a token that would name itself means another.
      if reference == short {
        namesItself = true
        uses[reference, default: Use()].ownKeys.insert(key)
      }
    }
  }

  /// Counts what was taken in, once that is all.
  mutating func weigh() {
    var full = 0
    var short = 0
    for (name, use) in uses {
      if let owner = owners[name] {
        full += use.count
        counts[owner, default: Count()].full += use.count
        continue
      }
      // Below a key of its own a token cannot mean itself; another that refers to it can.
      let holding = (keys[name] ?? []).filter { !use.ownKeys.contains($0) || Set(use.keys.keys) != [$0] }
      if !holding.isEmpty { short += use.count }
      for key in holding {
        counts[key, default: Count()].short += use.count
        if !use.ownKeys.contains(key) { counts[key, default: Count()].inside += use.keys[key] ?? 0 }
      }
    }
    isUsual = short > full
    isWrittenOut = full > 2 && short == 0
  }

  /// Whether references leave a key out: what most of them do with it, or, where they say nothing of it, with the others.
  ///
  /// Where most references of the file are written in full, a key is left out only if the references below it say so: a
  /// name that is misspelled elsewhere may happen to be right behind some key.
  func isLeftOut(_ key: [UInt8], amongSeveral: Bool) -> Bool {
    guard amongSeveral || !namesItself else { return false }
    let count = counts[key] ?? Count()
    return isUsual ? count.full == 0 || count.short > count.full : count.inside > count.full
  }
}
