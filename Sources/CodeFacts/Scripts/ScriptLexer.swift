import SourceText

/// Cuts a script in JavaScript, Dart or Kotlin into words, strings and signs; comments and white space are left out.
struct ScriptLexer {
  enum Piece {
    case word(String)
    /// The stretches of a string around the expressions in it.
    case string([String], expressions: [String])
    case sign(UInt8)
  }

  private let bytes: [UInt8]
  private var place = 0
  private var start = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether some text stands anywhere in it.
  func holds(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return true }
    return bytes.indices.contains { bytes[$0] == first && bytes[$0...].starts(with: wanted) }
  }

  /// Where the piece stands that was cut last, with its quotes.
  var range: ByteRange { ByteRange(start, min(place, bytes.count)) }

  /// The next piece; `nil` at the end.
  mutating func next() -> Piece? {
    while place < bytes.count {
      let byte = bytes[place]
      start = place
      if byte <= 0x20 {
        place += 1
      } else if byte == UInt8(ascii: "/"), follows(UInt8(ascii: "/")) {
        skip { $0 != 0x0A }
      } else if byte == UInt8(ascii: "/"), follows(UInt8(ascii: "*")) {
        skipComment()
      } else if "\"'`".utf8.contains(byte) {
        return string(until: byte)
      } else if isWord(byte) {
        let start = place
        skip(while: isWord)
        return .word(String(decoding: bytes[start..<place], as: UTF8.self))
      } else {
        place += 1
        return .sign(byte)
      }
    }
    return nil
  }

  private func follows(_ byte: UInt8) -> Bool { place + 1 < bytes.count && bytes[place + 1] == byte }

  private func isWord(_ byte: UInt8) -> Bool {
    byte.isWordByte || byte == UInt8(ascii: "$")
  }

  private mutating func skip(while isMember: (UInt8) -> Bool) {
    while place < bytes.count, isMember(bytes[place]) { place += 1 }
  }

  private mutating func skipComment() {
    place += 2
    while place < bytes.count, !(bytes[place] == UInt8(ascii: "*") && follows(UInt8(ascii: "/"))) { place += 1 }
    place += 2
  }

  private mutating func string(until quote: UInt8) -> Piece {
    place += 1
    var parts: [[UInt8]] = [[]]
    var expressions: [String] = []
    while place < bytes.count, bytes[place] != quote, quote == UInt8(ascii: "`") || bytes[place] != 0x0A {
      if bytes[place] == UInt8(ascii: "\\") {
        place += 1
        if place < bytes.count { parts[parts.count - 1].append(bytes[place]) }
      } else if quote == UInt8(ascii: "`"), bytes[place] == UInt8(ascii: "$"), follows(UInt8(ascii: "{")) {
        let start = place + 2
        skip { $0 != UInt8(ascii: "}") }
        let text = bytes[min(start, place)..<place].filter { $0 > 0x20 }
        expressions.append(String(decoding: text, as: UTF8.self))
        parts.append([])
      } else {
        parts[parts.count - 1].append(bytes[place])
      }
      place += 1
    }
    place += 1
    return .string(parts.map { String(decoding: $0, as: UTF8.self) }, expressions: expressions)
  }
}
