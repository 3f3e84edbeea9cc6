/// Finds the name that somebody probably meant.
package enum NearestName {
  /// The nearest of the names that the one may be a slip for (``isSlip(_:of:)``), by the number of bytes to insert,
  /// delete, replace or swap with their neighbour.
  ///
  /// `nil` where there is none within a third of the name's length, rounded (at least one, at most eight). The same name
  /// does not count; among equals the first in byte order is taken.
  /// Looks at 50,000 names in about 3 ms; an array, because a generic one is not specialized across modules and takes
  /// four times as long.
  /// With `isAnyNear` the same among all the names, as a sign that something like it is there.
  package static func nearest(to name: TokenName, among names: [TokenName], isAnyNear: Bool = false) -> TokenName? {
    var search = NameSearch(name.bytes)
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
    var search = NameSearch(left.bytes)
    search.limit = max(left.bytes.count, right.bytes.count)
    return left == right ? 0 : search.distance(to: right.bytes) ?? search.limit
  }
}

/// One name prepared for many comparisons: for each byte the places where it stands, a bit each, 64 to a word.
///
/// Bit-parallel edit distance: Myers 1999, with swapped neighbours as one change and any length by Hyyrö 2003.
struct NameSearch {
  /// One word of the pattern in the column of the matrix that was worked out last.
  private struct Word {
    var positive = ~UInt64(0)
    var negative = UInt64(0)
    var diagonal = UInt64(0)
    var places = UInt64(0)
  }

  /// The greatest distance that is still of interest.
  var limit: Int
  private let pattern: [UInt8]
  private var places: [UInt64]
  private var words: [Word]

  init(_ pattern: [UInt8]) {
    self.pattern = pattern
    limit = max(1, (pattern.count + 1) / 3)
    words = Array(repeating: Word(), count: max(1, (pattern.count + 63) / 64))
    places = Array(repeating: 0, count: 256 * words.count)
    for (index, byte) in pattern.enumerated() {
      places[Int(byte) * words.count + index / 64] |= 1 << UInt64(index % 64)
    }
  }

  /// The distance, if it is not 0 and not beyond the limit.
  mutating func distance(to text: [UInt8]) -> Int? {
    let apart = text.count - pattern.count
    guard abs(apart) <= limit, !pattern.isEmpty, pattern.count <= Self.longest, text != pattern else { return nil }
    let distance = words.count == 1 ? shortDistance(to: text) : longDistance(to: text)
    return distance <= limit ? distance : nil
  }

  /// Nobody misspells more bytes than these; of two such texts each would be compared with each.
  private static let longest = 1_024

  /// For a pattern of at most 64 bytes; gives up with a large number once the limit cannot be met any more.
  private func shortDistance(to text: [UInt8]) -> Int {
    let last = UInt64(1) << UInt64(pattern.count - 1)
    return places.withUnsafeBufferPointer { places in
      var word = Word()
      var score = pattern.count
      var left = text.count
      for byte in text {
        let here = places[Int(byte)]
        let swapped = (~word.diagonal & here) << 1 & word.places
        word.diagonal = (((here & word.positive) &+ word.positive) ^ word.positive) | here | word.negative | swapped
        let up = word.negative | ~(word.diagonal | word.positive)
        let down = word.diagonal & word.positive
        if up & last != 0 { score += 1 } else if down & last != 0 { score -= 1 }
        left -= 1
        if score - left > limit { return .max }
        word.positive = down << 1 | ~(word.diagonal | (up << 1 | 1))
        word.negative = word.diagonal & (up << 1 | 1)
        word.places = here
      }
      return score
    }
  }

  /// The same word by word; what leaves one word at the top enters the next at the bottom.
  private mutating func longDistance(to text: [UInt8]) -> Int {
    for index in words.indices { words[index] = Word() }
    let last = UInt64(1) << UInt64((pattern.count - 1) % 64)
    var score = pattern.count
    for byte in text {
      var (carryUp, carryDown, carrySwap) = (UInt64(1), UInt64(0), UInt64(0))
      for index in words.indices {
        var word = words[index]
        let here = places[Int(byte) * words.count + index]
        let missed = ~word.diagonal & here
        let swapped = (missed << 1 | carrySwap) & word.places
        let equal = here | carryDown
        word.diagonal = (((equal & word.positive) &+ word.positive) ^ word.positive) | equal | word.negative | swapped
        let up = word.negative | ~(word.diagonal | word.positive)
        let down = word.diagonal & word.positive
        if index == words.count - 1 { score += (up & last != 0 ? 1 : 0) - (down & last != 0 ? 1 : 0) }
        word.positive = down << 1 | carryDown | ~(word.diagonal | (up << 1 | carryUp))
        word.negative = word.diagonal & (up << 1 | carryUp)
        word.places = here
        words[index] = word
        (carryUp, carryDown, carrySwap) = (up >> 63, down >> 63, missed >> 63)
      }
    }
    return score
  }
}
