/// A word of sixteen bytes at most, whatever the case of its letters: told from others by two comparisons.
///
/// Words are looked for in the names of all tokens, and a text of Swift for each would cost more than all the rest.
package struct ShortWord: Hashable, Sendable {
  private let first: UInt64
  private let second: UInt64

  /// `nil` for a longer word.
  package init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count <= 16 else { return nil }
    self = bytes.withUnsafeBufferPointer { ShortWord(packing: $0) }
  }

  /// A word of a table, which has as few.
  package init(_ word: StaticString) { self = word.withUTF8Buffer { ShortWord(packing: $0) } }

  private init(packing bytes: UnsafeBufferPointer<UInt8>) {
    var (first, second): (UInt64, UInt64) = (0, 0)
    for index in bytes.indices {
      let byte = UInt64(bytes[index] | 0x20)
      if index < 8 { first = first << 8 | byte } else { second = second << 8 | byte }
    }
    (self.first, self.second) = (first, second)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(first ^ second) }

  /// Tables hold words that we chose, so that nobody can make up some that all come to the same.
  package func _rawHashValue(seed: Int) -> Int {
    let product = (first ^ second &* 0xD6E8_FEB8_6659_FD93).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return Int(truncatingIfNeeded: product.high ^ product.low) ^ seed
  }
}

/// Some words of a table.
package struct ShortWords: Sendable {
  private let words: [ShortWord]

  package init(_ words: [StaticString]) { self.words = words.map { ShortWord($0) } }

  /// Whether a word is one of them, whatever its capitals.
  package func contains(_ word: ArraySlice<UInt8>) -> Bool {
    guard let word = ShortWord(word) else { return false }
    return words.contains(word)
  }
}
