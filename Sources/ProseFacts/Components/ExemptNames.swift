import Lexicon

/// Which names stand for what is disabled, of which WCAG asks nothing; of one around many items it is asked for each.
struct ExemptNames {
  private var known: [String: Bool] = [:]

  /// Whether a name is one of them.
  mutating func holds(_ name: String) -> Bool {
    if let isExempt = known[name] { return isExempt }
    let isExempt = SpecStates.isExempt(name)
    known[name] = isExempt
    return isExempt
  }
}
