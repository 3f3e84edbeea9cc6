/// Which tokens two revisions have in common, found in one walk over both.
struct TokenPairing: Sendable {
  /// Tokens of the older revision alone, and of the newer one alone; in order.
  private(set) var gone: [TokenKey] = []
  private(set) var come: [TokenKey] = []
  /// Tokens of both that say something else now; in no order.
  private(set) var rewritten: [TokenKey] = []

  init(_ old: DesignTree, _ new: DesignTree) {
    for (key, token) in new.tokens {
      if let before = old.tokens[key] {
        if before.written != token.written { rewritten.append(key) }
      } else {
        come.append(key)
      }
    }
    if old.tokens.count + come.count != new.tokens.count { gone = old.tokens.keys.filter { new.tokens[$0] == nil } }
    gone.sort()
    come.sort()
  }
}
