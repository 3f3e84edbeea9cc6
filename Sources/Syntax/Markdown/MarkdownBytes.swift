package import SourceText

/// The few questions about bytes that every part of the Markdown reader asks.
package enum MarkdownBytes {
  /// A space or a tab.
  package static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// A byte that ends a line (LF, CR).
  package static func isLineEnding(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// The stretch from `start` to the end of its line, the ending excluded.
  package static func line(from start: Int, in bytes: [UInt8]) -> ByteRange {
    var end = min(start, bytes.count)
    while end < bytes.count, !isLineEnding(bytes[end]) { end += 1 }
    return ByteRange(start, end)
  }

  /// Where the line behind the ending at `end` begins.
  package static func nextLine(after end: Int, in bytes: [UInt8]) -> Int {
    guard end < bytes.count else { return bytes.count }
    let isPair = bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n")
    return end + (isPair ? 2 : 1)
  }

  /// A stretch without the blanks and line endings at both its ends; one of nothing else is empty, at its start.
  package static func trimmed(_ range: ByteRange, in bytes: [UInt8]) -> ByteRange {
    var (start, end) = (range.start, min(range.end, bytes.count))
    while end > start, isBlank(bytes[end - 1]) || isLineEnding(bytes[end - 1]) { end -= 1 }
    while start < end, isBlank(bytes[start]) || isLineEnding(bytes[start]) { start += 1 }
    return ByteRange(start == end ? range.start : start, start == end ? range.start : end)
  }
}
