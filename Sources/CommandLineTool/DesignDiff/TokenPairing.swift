/// Which tokens two revisions have in common, found in one walk over both.
struct TokenPairing: Sendable {
  /// Tokens of the older revision alone, and of the newer one alone; in order.
  private(set) var gone: [TokenKey] = []
  private(set) var come: [TokenKey] = []
  /// Tokens of both that say something else now, or elsewhere; in no order.
  private(set) var rewritten: [TokenKey] = []
  /// What stands no more in a file that is still there, though others still give the token a value; and what stands in
  /// one that was there, though others gave it a value before.
  private(set) var lost: [TokenKey: DesignToken] = [:]
  private(set) var gained: [TokenKey: DesignToken] = [:]

  init(_ old: DesignTree, _ new: DesignTree) {
    for (key, token) in new.tokens {
      guard let before = old.tokens[key] else {
        come.append(key)
        continue
      }
      if before.places != token.places {
        rewritten.append(key)
        let (places, now) = (Set(before.places), Set(token.places))
        let left = places.subtracting(now).filter { new.places[$0] != nil }
        let found = now.subtracting(places).filter { old.places[$0] != nil }
        // What moved from one file to another is still there.
        if found.isEmpty, !left.isEmpty { lost[key] = before.part(at: left) }
        if left.isEmpty, !found.isEmpty { gained[key] = token.part(at: found) }
      } else if before.written != token.written {
        rewritten.append(key)
      }
    }
    if old.tokens.count + come.count != new.tokens.count { gone = old.tokens.keys.filter { new.tokens[$0] == nil } }
    // What a document says of a token is no token of its own where something else defines it.
    gone.removeAll(where: new.restated.contains)
    come.removeAll(where: old.restated.contains)
    gone.sort()
    come.sort()
  }
}
