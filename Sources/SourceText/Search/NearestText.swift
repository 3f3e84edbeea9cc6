/// One text prepared to be compared with many that were perhaps meant: for each byte the places where it stands, a bit
/// each, 64 to a word.
///
/// Bit-parallel edit distance: Myers 1999, with swapped neighbors as one change and any length by Hyyrö 2003.
package struct NearestText: Sendable {
  /// One word of the pattern in the column of the matrix that was worked out last.
  private struct Word: Sendable {
    var positive = ~UInt64(0)
    var negative = UInt64(0)
    var diagonal = UInt64(0)
    var places = UInt64(0)
  }

  /// The greatest distance that is still of interest.
  package var limit: Int
  private let pattern: [UInt8]
  private var places: [UInt64]
  private var words: [Word]

  /// Of interest is a third of the length, rounded, and at least one.
  package init(_ pattern: [UInt8]) {
    self.pattern = pattern
    limit = max(1, (pattern.count + 1) / 3)
    words = Array(repeating: Word(), count: max(1, (pattern.count + 63) / 64))
    places = Array(repeating: 0, count: 256 * words.count)
    for (index, byte) in pattern.enumerated() {
      places[Int(byte) * words.count + index / 64] |= 1 << UInt64(index % 64)
    }
  }

  /// The number of bytes to insert, delete, replace or swap with their neighbor on the way from one text to another; of
  /// a text of more than a thousand bytes the length of the longer one.
  package static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var search = NearestText(left)
    search.limit = max(left.count, right.count)
    return left == right ? 0 : search.distance(to: right) ?? search.limit
  }

  /// The distance, if it is not 0 and not beyond the limit.
  package mutating func distance(to text: [UInt8]) -> Int? {
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
