import SourceText

/// Finds the name that somebody probably meant.
package enum NearestName {
  /// The nearest of the names that the one may be a slip for (``isSlip(_:of:)``), by the number of bytes to insert,
  /// delete, replace or swap with their neighbor.
  ///
  /// `nil` where there is none within a third of the name's length, rounded (at least one, at most eight). The same name
  /// does not count; among equals the first in byte order is taken.
  /// Looks at 50,000 names in about 3 ms; an array, because a generic one is not specialized across modules and takes
  /// four times as long.
  /// With `isAnyNear` the same among all the names, as a sign that something like it is there.
  package static func nearest(to name: TokenName, among names: [TokenName], isAnyNear: Bool = false) -> TokenName? {
    var search = NearestText(name.bytes)
    search.limit = min(search.limit, 8)
    var best: TokenName?
    for candidate in names {
      guard let distance = search.distance(to: candidate.bytes) else { continue }
      if let held = best, distance == search.limit, !(candidate < held) { continue }
      guard isAnyNear || isSlip(name, of: candidate) else { continue }
      best = candidate
      search.limit = distance
    }
    return best
  }

  /// The nearest of some words, as for names; for keys, units and types.
  package static func nearest(to word: String, among words: some Sequence<String>) -> String? {
    nearest(to: TokenName(word), among: words.map { TokenName($0) })?.text
  }

  /// The number of bytes to insert, delete, replace or swap on the way from one name to another.
  package static func distance(_ left: TokenName, _ right: TokenName) -> Int {
    NearestText.distance(left.bytes, right.bytes)
  }
}
