/// Where each line of a text begins; LF, CRLF and a lone CR end a line.
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
    bytes.withUnsafeBufferPointer { text in
      var high: UInt8 = 0
      var offset = 0
      while offset < text.count {
        let byte = text[offset]
        offset += 1
        high |= byte
        guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
        if byte == UInt8(ascii: "\r"), offset < text.count, text[offset] == UInt8(ascii: "\n") { offset += 1 }
        starts.append(UInt32(clamping: offset))
      }
      isASCII = high < 0x80
    }
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
