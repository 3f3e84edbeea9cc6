package import Facts
package import SourceText

/// Notices files that are not UTF-8.
package enum EncodingReader {
  /// One problem for the whole file, at its first faulty byte; `nil` for good UTF-8, and for what is no text.
  package static func problem(in file: SourceFile) -> Problem? {
    guard !file.lines.isASCII || file.bytes.prefix(8).contains(0) else { return nil }
    if let name = wideEncoding(of: file.bytes) {
      return Problem(
        .wrongEncoding, "The file is \(name); save it as UTF-8.", at: ByteRange(0, min(2, file.bytes.count)))
    }
    let faults = faultyBytes(in: file.bytes)
    guard faults.count > 0, !holdsZero(file.bytes) else { return nil }
    let bytes = faults.count == 1 ? "1 byte is" : "\(faults.count) bytes are"
    return Problem(
      .wrongEncoding, "The file is not UTF-8: \(bytes) faulty, the first one here; save it as UTF-8.",
      at: ByteRange(faults.first, faults.first + 1))
  }

  /// Whether a file is UTF-16 or UTF-32, so that nothing else said about it would help.
  package static func isWide(_ bytes: [UInt8]) -> Bool { wideEncoding(of: bytes) != nil }

  /// Whether a file is no text at all, whatever its name promises, as one that is encrypted.
  package static func isBinary(_ bytes: [UInt8]) -> Bool {
    holdsZero(bytes) && !isWide(bytes) && faultyBytes(in: bytes).count > 0
  }

  /// Whether there is a zero byte where Git looks for one.
  private static func holdsZero(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { UnsafeBufferPointer(rebasing: $0.prefix(8000)).firstOffset(of: 0) != nil }
  }

  private static func wideEncoding(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    guard bytes.count >= 4 else { return nil }
    // Without a mark: every other byte of the beginning is zero.
    let head = bytes.prefix(8)
    guard head.contains(0) else { return nil }
    let even = head.indices.filter { $0 % 2 == 0 }.allSatisfy { head[$0] == 0 }
    let odd = head.indices.filter { $0 % 2 == 1 }.allSatisfy { head[$0] == 0 }
    return even != odd ? "UTF-16" : nil
  }

  /// The number of bytes that belong to no UTF-8 sequence, and the first of them.
  private static func faultyBytes(in bytes: [UInt8]) -> (count: Int, first: Int) {
    bytes.withUnsafeBufferPointer { text in
      var count = 0
      var first = 0
      var index = text.firstBeyondASCII(from: 0)
      while index < text.count {
        let length = sequenceLength(in: text, at: index)
        if length == 0 {
          if count == 0 { first = index }
          count += 1
        }
        index = text.firstBeyondASCII(from: index + max(length, 1))
      }
      return (count, first)
    }
  }

  /// The length of the well-formed sequence at a byte; 0 if there is none (Unicode, table 3-7).
  private static func sequenceLength(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let first = text[index]
    let second = index + 1 < text.count ? text[index + 1] : 0
    let length: Int
    switch (first, second) {
    case (0xC2...0xDF, 0x80...0xBF): length = 2
    case (0xE0, 0xA0...0xBF), (0xE1...0xEC, 0x80...0xBF), (0xED, 0x80...0x9F), (0xEE...0xEF, 0x80...0xBF): length = 3
    case (0xF0, 0x90...0xBF), (0xF1...0xF3, 0x80...0xBF), (0xF4, 0x80...0x8F): length = 4
    default: return 0
    }
    guard index + length <= text.count else { return 0 }
    for offset in stride(from: 2, to: length, by: 1) where text[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
