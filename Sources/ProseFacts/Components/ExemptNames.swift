import Lexicon

/// Which names stand for what is disabled, only adorns, or is the sign of a brand, of which WCAG asks nothing; of one
/// around many items it is asked for each.
struct ExemptNames {
  private var known: [String: Bool] = [:]

  /// What has more bytes than this is no name.
  private static let longest = 240

  /// Whether a name is one of them.
  mutating func holds(_ name: String) -> Bool {
    if let isExempt = known[name] { return isExempt }
    let words = name.utf8.count <= Self.longest ? WrittenName.smallWords(of: name) : []
    let mayBeSign = name.utf8.count < 60 && words.count < 5
    let isExempt =
      StateNames.isExempt(words) || mayBeSign && words.contains { StateNames.isLogo($0) || $0.means(.decoration) }
    known[name] = isExempt
    return isExempt
  }
}
