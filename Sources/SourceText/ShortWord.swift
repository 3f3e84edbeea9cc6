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

extension ArraySlice<UInt8> {
  /// Whether two stretches of bytes are the same; looks at eight at once.
  package func isSame(as other: ArraySlice<UInt8>) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { left in
      other.withUnsafeBytes { right in
        var index = 0
        while index + 8 <= left.count {
          let one = left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          guard one == right.loadUnaligned(fromByteOffset: index, as: UInt64.self) else { return false }
          index += 8
        }
        while index < left.count {
          guard left[index] == right[index] else { return false }
          index += 1
        }
        return true
      }
    }
  }
}
