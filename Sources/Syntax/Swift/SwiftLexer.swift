import SourceText

/// Cuts Swift source into tokens and comments; it never fails, and an unfinished string ends with its line.
struct SwiftLexer {
  private let bytes: [UInt8]
  private let end: Int
  private var position: Int
  private(set) var tokens: [SwiftToken] = []
  private(set) var comments: [ByteRange] = []
  /// Whether a comment is not closed.
  private(set) var isUnfinished = false

  init(_ bytes: [UInt8], in range: ByteRange) {
    self.bytes = bytes
    position = min(range.start, bytes.count)
    end = min(range.end, bytes.count)
    while position < end { readToken() }
  }

  private func byte(at index: Int) -> UInt8? { index < end ? bytes[index] : nil }

  private mutating func readToken() {
    let start = position
    let first = bytes[start]
    switch first {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): position += 1
    case UInt8(ascii: "/") where byte(at: start + 1) == UInt8(ascii: "/"): readLineComment()
    case UInt8(ascii: "/") where byte(at: start + 1) == UInt8(ascii: "*"): readBlockComment()
    case UInt8(ascii: "\""): readString(hashes: 0)
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "`"): readQuotedIdentifier()
    case _ where first.isASCIIDigit: readNumber()
    case _ where isWordStart(first): readWord(from: start)
    default:
      position += 1
      add(.sign(first), from: start)
    }
  }

  private mutating func add(_ kind: SwiftToken.Kind, from start: Int) {
    tokens.append(SwiftToken(kind: kind, range: ByteRange(start, position)))
  }

  private func isWordStart(_ byte: UInt8) -> Bool {
    byte.isLetterByte || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  private mutating func readWord(from start: Int) {
    position += 1
    while let next = byte(at: position), isWordStart(next) || next.isASCIIDigit { position += 1 }
    add(.identifier, from: start)
  }

  private mutating func readQuotedIdentifier() {
    let start = position
    position += 1
    while let next = byte(at: position), isWordStart(next) || next.isASCIIDigit { position += 1 }
    guard byte(at: position) == UInt8(ascii: "`") else { return add(.sign(UInt8(ascii: "`")), from: start) }
    position += 1
    add(.identifier, from: start)
  }

  private mutating func readHash() {
    let start = position
    var index = start
    while byte(at: index) == UInt8(ascii: "#") { index += 1 }
    if byte(at: index) == UInt8(ascii: "\"") {
      let hashes = index - start
      return readString(hashes: hashes)
    }
    // None of a run that opens no string opens one.
    while position < index {
      let hash = position
      if hash == index - 1, let next = byte(at: index), isWordStart(next) { return readWord(from: hash) }
      position += 1
      add(.sign(UInt8(ascii: "#")), from: hash)
    }
  }

  private mutating func readNumber() {
    let start = position
    let isHexadecimal = bytes[start] == UInt8(ascii: "0") && (byte(at: start + 1) ?? 0) | 0x20 == UInt8(ascii: "x")
    position += 1
    while let next = byte(at: position) {
      let isPoint = next == UInt8(ascii: ".") && (byte(at: position + 1) ?? 0).isASCIIDigit
      let isSign = next == UInt8(ascii: "-") || next == UInt8(ascii: "+")
      let isExponentSign =
        isSign && !isHexadecimal && bytes[position - 1] | 0x20 == UInt8(ascii: "e")
        && (byte(at: position + 1) ?? 0).isASCIIDigit
      guard isWordStart(next) && next < 0x80 || next.isASCIIDigit || isPoint || isExponentSign else { break }
      position += 1
    }
    add(.number, from: start)
  }

  private mutating func readLineComment() {
    let start = position
    while let next = byte(at: position), !MarkdownBytes.isLineEnding(next) { position += 1 }
    comments.append(ByteRange(start, position))
  }

  private mutating func readBlockComment() {
    let start = position
    var depth = 0
    repeat {
      let (first, second) = (byte(at: position), byte(at: position + 1))
      if first == UInt8(ascii: "/"), second == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if first == UInt8(ascii: "*"), second == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < end
    position = min(position, end)
    if depth > 0 { isUnfinished = true }
    comments.append(ByteRange(start, position))
  }
}

// Strings, whose interpolations hold code, which may hold strings again.
extension SwiftLexer {
  /// What is open inside a string literal.
  private enum Level {
    case string(hashes: Int, isMultiline: Bool)
    case interpolation(parentheses: Int)
  }

  private mutating func readString(hashes: Int) {
    let start = position
    var levels = [openString(hashes: hashes)]
    while let level = levels.last, position < end {
      switch level {
      case .string(let hashes, let isMultiline):
        guard readText(hashes: hashes, isMultiline: isMultiline, &levels) else {
          levels = []
          break
        }
      case .interpolation(let open): readInterpolated(open, &levels)
      }
    }
    add(.string, from: start)
  }

  private mutating func openString(hashes: Int) -> Level {
    position += hashes
    let isMultiline = byte(at: position + 1) == UInt8(ascii: "\"") && byte(at: position + 2) == UInt8(ascii: "\"")
    position = min(position + (isMultiline ? 3 : 1), end)
    return .string(hashes: hashes, isMultiline: isMultiline)
  }

  private func hasHashes(_ count: Int, at index: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: index + $0) == UInt8(ascii: "#") }
  }

  /// Reads one byte or mark of a string's text; `false` where the line ends before the string does.
  private mutating func readText(hashes: Int, isMultiline: Bool, _ levels: inout [Level]) -> Bool {
    let next = bytes[position]
    if next == UInt8(ascii: "\\"), hasHashes(hashes, at: position + 1) {
      position += 1 + hashes
      let isInterpolation = byte(at: position) == UInt8(ascii: "(")
      if !isInterpolation, let escaped = byte(at: position), MarkdownBytes.isLineEnding(escaped) { return true }
      position = min(position + 1, end)
      if isInterpolation { levels.append(.interpolation(parentheses: 1)) }
    } else if next == UInt8(ascii: "\""), closes(isMultiline: isMultiline, hashes: hashes) {
      position += (isMultiline ? 3 : 1) + hashes
      levels.removeLast()
    } else if !isMultiline, MarkdownBytes.isLineEnding(next) {
      return false
    } else {
      position += 1
    }
    return true
  }

  private func closes(isMultiline: Bool, hashes: Int) -> Bool {
    let length = isMultiline ? 3 : 1
    return (0..<length).allSatisfy { byte(at: position + $0) == UInt8(ascii: "\"") }
      && hasHashes(hashes, at: position + length)
  }

  private mutating func readInterpolated(_ open: Int, _ levels: inout [Level]) {
    let next = bytes[position]
    let depth = levels.count - 1
    switch next {
    case UInt8(ascii: "\""): levels.append(openString(hashes: 0))
    case UInt8(ascii: "("):
      levels[depth] = .interpolation(parentheses: open + 1)
      position += 1
    case UInt8(ascii: ")"):
      if open == 1 { levels.removeLast() } else { levels[depth] = .interpolation(parentheses: open - 1) }
      position += 1
    case _ where MarkdownBytes.isLineEnding(next) && isOnOneLine(levels): levels = []
    default: position += 1
    }
  }

  private func isOnOneLine(_ levels: [Level]) -> Bool {
    if case .string(_, let isMultiline) = levels.first { !isMultiline } else { true }
  }
}
