// Bytes are looked for eight at a time: tables of words and texts have a hundred thousands of them.
extension UnsafeBufferPointer<UInt8> {
  /// Where a byte, or another one, stands first; `nil` where neither does.
  package func firstOffset(of byte: UInt8, or other: UInt8) -> Int? {
    let bytes = UnsafeRawBufferPointer(self)
    let (pattern, second) = (UInt64(byte) &* 0x0101_0101_0101_0101, UInt64(other) &* 0x0101_0101_0101_0101)
    var index = 0
    while index + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      let found = Self.marksOfZero(word ^ pattern) | Self.marksOfZero(word ^ second)
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < bytes.count {
      if bytes[index] == byte || bytes[index] == other { return index }
      index += 1
    }
    return nil
  }

  /// Where the first byte beyond ASCII stands, from a place on; the end where none does.
  package func firstBeyondASCII(from start: Int) -> Int {
    let bytes = UnsafeRawBufferPointer(self)
    var index = start
    while index + 8 <= bytes.count {
      let marks = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian & 0x8080_8080_8080_8080
      if marks != 0 { return index + marks.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < bytes.count, bytes[index] < 0x80 { index += 1 }
    return index
  }

  /// Where a byte stands first; `nil` where it does not.
  package func firstOffset(of byte: UInt8) -> Int? { firstOffset(of: byte, or: byte) }

  /// Mixes eight bytes at once; the same in every run, for tables that live no longer than one.
  @inlinable @inline(__always)
  package var hash: UInt32 {
    let bytes = UnsafeRawBufferPointer(self)
    var hash = UInt64(truncatingIfNeeded: bytes.count) &* 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index + 8 <= bytes.count {
      hash = (hash ^ bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &* 0xD6E8_FEB8_6659_FD93
      hash ^= hash &>> 32
      index += 8
    }
    hash = (hash ^ Self.rest(of: bytes, from: index)) &* 0xD6E8_FEB8_6659_FD93
    return UInt32(truncatingIfNeeded: hash &>> 32)
  }

  /// The last bytes, of which there are fewer than eight, as one number that tells them from all others of their count.
  ///
  /// Some of them are in it twice: four that are read at once may overlap four others.
  @inlinable @inline(__always)
  package static func rest(of bytes: UnsafeRawBufferPointer, from index: Int) -> UInt64 {
    let count = bytes.count - index
    if count >= 4 {
      let first = bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self)
      return UInt64(first) &<< 32 | UInt64(bytes.loadUnaligned(fromByteOffset: bytes.count - 4, as: UInt32.self))
    }
    guard count > 0 else { return 0 }
    return UInt64(bytes[index]) &<< 16 | UInt64(bytes[index + count / 2]) &<< 8 | UInt64(bytes[bytes.count - 1])
  }

  /// Whether two stretches of bytes are the same.
  @inlinable @inline(__always)
  package func isSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    let (left, right) = (UnsafeRawBufferPointer(self), UnsafeRawBufferPointer(other))
    var index = 0
    while index + 8 <= left.count {
      let one = left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      guard one == right.loadUnaligned(fromByteOffset: index, as: UInt64.self) else { return false }
      index += 8
    }
    return Self.rest(of: left, from: index) == Self.rest(of: right, from: index)
  }

  /// The lowest byte that is zero has its highest bit set, and none below it has.
  private static func marksOfZero(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }
}

extension ArraySlice<UInt8> {
  /// Whether two stretches of bytes are the same.
  package func isSame(as other: ArraySlice<UInt8>) -> Bool {
    withUnsafeBufferPointer { left in other.withUnsafeBufferPointer { left.isSame(as: $0) } }
  }
}
