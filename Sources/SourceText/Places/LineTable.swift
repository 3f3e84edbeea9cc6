/// Where each line of a text begins; LF, CRLF and a lone CR end a line, also with the zero bytes of UTF-16.
///
/// A text always has at least one line, and a text that ends with a line ending has an empty last line.
package struct LineTable: Sendable, Equatable {
  /// The offset of the first byte of each line, ascending; the first is 0.
  package private(set) var starts: ContiguousArray<UInt32>
  /// Whether every byte of the text is ASCII, so that columns are the same in every encoding.
  package private(set) var isASCII: Bool

  /// The number of lines.
  package var count: Int { starts.count }

  /// Reads the lines of a text.
  package init(_ bytes: [UInt8]) {
    starts = [0]
    isASCII = true
    starts.reserveCapacity(bytes.count / 24 + 1)
    isASCII = LineTable.read(bytes, from: 0, to: bytes.count, into: &starts)
  }

  /// Takes in that the bytes of `old` have become `count` others; `bytes` is the text afterwards.
  ///
  /// Only the lines touched are read again; a text that was not ASCII is not taken for ASCII again.
  package mutating func replace(_ old: Range<Int>, count: Int, in bytes: [UInt8]) {
    let distance = count - old.count
    // A CR before the stretch and an LF behind it may have met or parted, so both neighbors are read again.
    let first = line(at: max(0, old.lowerBound - 2))
    var last = line(at: min(old.upperBound + 2, bytes.count - distance)) + 1
    while last < starts.count, Int(starts[last]) <= old.upperBound + 2 { last += 1 }
    let begin = Int(starts[first])
    let end = last < starts.count ? Int(starts[last]) + distance : bytes.count
    var fresh: ContiguousArray<UInt32> = [starts[first]]
    let isFreshASCII = LineTable.read(bytes, from: begin, to: end, into: &fresh)
    if last < starts.count {
      if fresh.last == UInt32(clamping: end) { fresh.removeLast() }
      if distance != 0 {
        for index in last..<starts.count { starts[index] = UInt32(clamping: Int(starts[index]) + distance) }
      }
    }
    starts.replaceSubrange(first..<last, with: fresh)
    isASCII = isASCII && isFreshASCII
  }

  /// Adds the starts of the lines that begin behind a line ending in a stretch; says whether all of it is ASCII.
  private static func read(
    _ bytes: [UInt8], from start: Int, to end: Int, into starts: inout ContiguousArray<UInt32>
  ) -> Bool {
    bytes.withUnsafeBufferPointer { text in
      var high: UInt8 = 0
      var wide: UInt64 = 0
      var offset = start
      while offset < end {
        if offset + 8 <= end, let base = text.baseAddress {
          // Eight bytes at once, as long as none is below 14, as the ends of lines are.
          let word = UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
          let low = (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080
          wide |= word
          offset += low == 0 ? 8 : low.trailingZeroBitCount / 8
          if low == 0 { continue }
        }
        let byte = text[offset]
        offset += 1
        high |= byte
        guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
        if byte == UInt8(ascii: "\r") { offset += lengthOfFeed(in: text, at: offset) }
        starts.append(UInt32(clamping: offset))
      }
      return high < 0x80 && wide & 0x8080_8080_8080_8080 == 0
    }
  }

  /// How many bytes of an LF stand behind a CR: one, two with a zero byte in front of it (UTF-16), or none.
  private static func lengthOfFeed(in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    guard offset < text.count else { return 0 }
    if text[offset] == UInt8(ascii: "\n") { return 1 }
    return text[offset] == 0 && offset + 1 < text.count && text[offset + 1] == UInt8(ascii: "\n") ? 2 : 0
  }

  /// The line that holds the byte at `offset`; an offset beyond the text belongs to the last line.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Where `line` begins; a line beyond the text begins at the start of the last line.
  package func start(of line: Int) -> Int { Int(starts[min(max(line, 0), starts.count - 1)]) }
}
