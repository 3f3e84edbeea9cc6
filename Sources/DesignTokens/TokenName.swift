/// The name of a token as references spell it: path segments joined by dots (`color.brand.500`).
///
/// Names are equal when their code points are, never by canonical equivalence (`é` and `e` + accent differ), and a
/// lone surrogate that JSON can spell survives; so the name is kept as bytes (WTF-8) and compared bytewise.
package struct TokenName: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// UTF-8, with lone surrogates as three bytes each.
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }
  package init(_ text: String) { bytes = Array(text.utf8) }

  /// The name as people read it; a lone surrogate shows as U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
  package var description: String { text }

  /// The parts between the dots, as text.
  package var segments: [String] {
    bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  package static func == (left: TokenName, right: TokenName) -> Bool {
    left.bytes.count == right.bytes.count
      && left.bytes.withUnsafeBytes { left in
        right.bytes.withUnsafeBytes { right in
          left.baseAddress == right.baseAddress || firstDifference(left, right) == nil
        }
      }
  }

  package static func < (left: TokenName, right: TokenName) -> Bool {
    left.bytes.withUnsafeBytes { left in
      right.bytes.withUnsafeBytes { right in
        guard let place = firstDifference(left, right) else { return left.count < right.count }
        return left[place] < right[place]
      }
    }
  }

  /// Where two names differ within the shorter one; looks at eight bytes at once, since names are compared by millions.
  private static func firstDifference(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int? {
    let count = min(left.count, right.count)
    var index = 0
    while index + 8 <= count {
      let one = left.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      let other = right.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      if one != other { return index + (one ^ other).trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count {
      if left[index] != right[index] { return index }
      index += 1
    }
    return nil
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest(0)) }

  /// Names are looked up by millions: what their bytes are mixed to is the place in a table, and no hasher is asked.
  package func _rawHashValue(seed: Int) -> Int { Int(truncatingIfNeeded: digest(UInt64(truncatingIfNeeded: seed))) }

  /// Mixes eight bytes at once.
  private func digest(_ start: UInt64) -> UInt64 {
    bytes.withUnsafeBytes { bytes in
      var digest = Self.seed ^ start ^ UInt64(truncatingIfNeeded: bytes.count)
      var index = 0
      while index + 8 <= bytes.count {
        Self.mix(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self), into: &digest)
        index += 8
      }
      var rest: UInt64 = 0
      while index < bytes.count {
        rest = rest << 8 | UInt64(bytes[index])
        index += 1
      }
      Self.mix(rest, into: &digest)
      return digest
    }
  }

  /// No two runs mix alike, so that nobody can make up names that all come to the same.
  private static let seed = UInt64.random(in: .min ... .max)

  private static func mix(_ word: UInt64, into digest: inout UInt64) {
    let product = (digest ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    digest = product.high ^ product.low ^ seed
  }
}
