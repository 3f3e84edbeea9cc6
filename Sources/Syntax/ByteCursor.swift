/// A place in a text that moves forward: what every lexer reads through.
///
/// It borrows the bytes, so it lives only inside the `withUnsafeBufferPointer` that gave them.
struct ByteCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte.
  var position: Int
  /// Where reading stops; at most the number of bytes.
  let end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0, to end: Int? = nil) {
    self.bytes = bytes
    self.end = min(end ?? bytes.count, bytes.count)
    position = min(start, self.end)
  }

  /// Whether nothing is left.
  @inline(__always) var isAtEnd: Bool { position >= end }

  /// The next byte, not consumed; `nil` at the end.
  @inline(__always) var next: UInt8? { position < end ? bytes[position] : nil }

  /// The byte `distance` behind the next one; `nil` outside of the text.
  @inline(__always) func peek(_ distance: Int) -> UInt8? {
    let offset = position + distance
    return offset >= 0 && offset < end ? bytes[offset] : nil
  }

  /// Consumes one byte.
  @inline(__always) mutating func advance() { position += 1 }

  /// Consumes the next byte if it is the given one.
  @inline(__always) mutating func take(_ byte: UInt8) -> Bool {
    guard position < end, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Consumes bytes as long as they satisfy a condition.
  @inline(__always) mutating func skip(while condition: (UInt8) -> Bool) {
    while position < end, condition(bytes[position]) { position += 1 }
  }

  /// Whether the text goes on with the given ASCII word.
  func starts(with word: StaticString) -> Bool {
    guard position + word.utf8CodeUnitCount <= end else { return false }
    for index in 0..<word.utf8CodeUnitCount where bytes[position + index] != word.utf8Start[index] { return false }
    return true
  }

  /// The next eight bytes as one word, the first in the lowest place; `nil` near the end.
  @inline(__always) var word: UInt64? {
    guard position + 8 <= end, let base = bytes.baseAddress else { return nil }
    return UInt64(littleEndian: UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self))
  }

  /// The length of the UTF-8 sequence that begins at `offset`; a faulty byte has length 1.
  func characterLength(at offset: Int) -> Int {
    guard offset < end else { return 0 }
    let first = bytes[offset]
    let length = first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 1
    guard length > 1, offset + length <= end else { return 1 }
    for index in 1..<length where bytes[offset + index] & 0xC0 != 0x80 { return 1 }
    return length
  }
}
