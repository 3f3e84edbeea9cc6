import SourceText

extension JSONParser {
  /// Skips a comment or a white-space character that JSON does not know; `false` if neither stands at the cursor.
  mutating func skipUnusualSpace(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "/") { return skipComment() }
    let length = JSONParser.unusualSpaceLength(byte, cursor.peek(1), cursor.peek(2))
    guard length > 0 else { return false }
    unusualSpaces.append(ByteRange(cursor.position, cursor.position + length))
    cursor.position += length
    return true
  }

  private mutating func skipComment() -> Bool {
    let start = cursor.position
    switch cursor.peek(1) {
    case UInt8(ascii: "/"):
      cursor.skip { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    case UInt8(ascii: "*"):
      cursor.position += 2
      while !cursor.isAtEnd, !(cursor.next == UInt8(ascii: "*") && cursor.peek(1) == UInt8(ascii: "/")) {
        cursor.advance()
      }
      if cursor.isAtEnd {
        report(
          JSONReports.syntax, "The comment is never closed; write `*/` at its end.",
          at: ByteRange(start, start + 2), fix: ("Add `*/` at the end", [TextEdit(ByteRange(at: cursor.end), "*/")]))
      } else {
        cursor.position += 2
      }
    default: return false
    }
    comments.append(ByteRange(start, cursor.position))
    return true
  }

  /// The length of a white-space character of JSON5 that JSON lacks; 0 if the bytes are none.
  private static func unusualSpaceLength(_ first: UInt8, _ second: UInt8?, _ third: UInt8?) -> Int {
    switch (first, second, third) {
    case (0x0B, _, _), (0x0C, _, _): 1
    case (0xC2, 0xA0, _): 2
    case (0xEF, 0xBB, 0xBF), (0xE1, 0x9A, 0x80), (0xE3, 0x80, 0x80), (0xE2, 0x81, 0x9F): 3
    case (0xE2, 0x80, let last?) where 0x80...0x8A ~= last || last == 0xA8 || last == 0xA9 || last == 0xAF: 3
    default: 0
    }
  }
}
