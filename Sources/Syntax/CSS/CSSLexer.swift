import SourceText

/// Cuts a style sheet into tokens and comments (CSS Syntax 3, section 4, with what SCSS and Less add); it never fails.
struct CSSLexer {
  private var cursor: ByteCursor
  private let dialect: CSSDialect
  private(set) var tokens: [CSSToken] = []
  private(set) var comments: [ByteRange] = []
  private(set) var problems: [SyntaxProblem] = []
  /// Up to here no parenthesis closes on the line, so that nobody need look again.
  private var noParenthesisBefore = 0

  /// Reads all of the text that a cursor has before it.
  init(_ cursor: ByteCursor, _ dialect: CSSDialect) {
    self.cursor = cursor
    self.dialect = dialect
    tokens.reserveCapacity((cursor.end - cursor.position) / 4)
    while !self.cursor.isAtEnd { readToken() }
  }

  private mutating func readToken() {
    guard let first = cursor.next else { return }
    switch first {
    case 0x20, 0x09, 0x0A, 0x0C, 0x0D: cursor.advance()
    case UInt8(ascii: "/"): readSlash()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): readString(first)
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "@"): readAt()
    case UInt8(ascii: "$"): readNamed(.variable)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "."), UInt8(ascii: "+"):
      if startsNumber() { readNumber() } else { readSign() }
    case UInt8(ascii: "-"):
      if startsNumber() { readNumber() } else if startsName(0) { readName() } else { readSign() }
    case _ where startsName(0): readName()
    default: readSign()
    }
  }

  private mutating func add(_ kind: CSSToken.Kind, from start: Int) {
    tokens.append(CSSToken(kind: kind, range: ByteRange(start, cursor.position)))
  }

  private mutating func readSign() {
    cursor.advance()
    add(.sign, from: cursor.position - 1)
  }

  // Names

  private static func isNameStart(_ byte: UInt8) -> Bool {
    byte.isLetterByte || byte == UInt8(ascii: "_")
  }

  /// Whether a name begins at a distance (CSS Syntax 3, section 4.3.9).
  private func startsName(_ distance: Int) -> Bool {
    guard let first = cursor.peek(distance) else { return false }
    if first == UInt8(ascii: "-") {
      guard let second = cursor.peek(distance + 1) else { return false }
      return second == UInt8(ascii: "-") || Self.isNameStart(second) || isEscape(distance + 1)
    }
    return Self.isNameStart(first) || isEscape(distance)
  }

  private func isEscape(_ distance: Int) -> Bool {
    guard cursor.peek(distance) == UInt8(ascii: "\\"), let next = cursor.peek(distance + 1) else { return false }
    return !Self.isLineEnding(next)
  }

  private static func isLineEnding(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D || byte == 0x0C }

  private mutating func skipName() {
    while let next = cursor.next {
      if next.isNameByte {
        cursor.advance()
      } else if isEscape(0) {
        cursor.position += 2
      } else {
        return
      }
    }
  }

  private mutating func readName() {
    let start = cursor.position
    skipName()
    let isURL =
      cursor.position - start == 3 && cursor.next == UInt8(ascii: "(") && cursor.peek(-3).map { $0 | 0x20 } == 0x75
      && cursor.peek(-2).map { $0 | 0x20 } == 0x72 && cursor.peek(-1).map { $0 | 0x20 } == 0x6C
    if isURL, readURL(from: start) { return }
    add(.identifier, from: start)
  }

  /// Reads a URL without quotes; `false` where its parentheses hold something else.
  private mutating func readURL(from start: Int) -> Bool {
    var index = 1
    while let next = cursor.peek(index), next == 0x20 || next == 0x09 { index += 1 }
    guard let first = cursor.peek(index) else { return false }
    let isCode = [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "$"), UInt8(ascii: "@")].contains(first)
    guard !isCode, !(first == UInt8(ascii: "#") && cursor.peek(index + 1) == UInt8(ascii: "{")),
      start >= noParenthesisBefore
    else { return false }
    while let next = cursor.peek(index), next != UInt8(ascii: ")"), !Self.isLineEnding(next) { index += 1 }
    guard cursor.peek(index) == UInt8(ascii: ")") else {
      noParenthesisBefore = cursor.position + index
      return false
    }
    cursor.position += index + 1
    add(.url, from: start)
    return true
  }

  private mutating func readHash() {
    if dialect == .scss, cursor.peek(1) == UInt8(ascii: "{") { return readInterpolation() }
    let start = cursor.position
    cursor.advance()
    skipName()
    add(cursor.position > start + 1 ? .hash : .sign, from: start)
  }

  private mutating func readAt() {
    if dialect == .less, cursor.peek(1) == UInt8(ascii: "{") { return readInterpolation() }
    readNamed(.atKeyword)
  }

  private mutating func readInterpolation() {
    cursor.position += 2
    add(.interpolation, from: cursor.position - 2)
  }

  /// Reads `$` or `@` with the name behind it; without one they are signs.
  private mutating func readNamed(_ kind: CSSToken.Kind) {
    let start = cursor.position
    let isNamed = startsName(1)
    cursor.advance()
    if isNamed { skipName() }
    add(isNamed ? kind : .sign, from: start)
  }

  // Numbers

  /// Whether a number begins here, with its sign or its point (CSS Syntax 3, section 4.3.10).
  private func startsNumber() -> Bool {
    var index = cursor.next == UInt8(ascii: ".") ? 0 : 1
    if cursor.peek(index) == UInt8(ascii: ".") { index += 1 }
    return cursor.peek(index).map { $0 &- 0x30 < 10 } ?? false
  }

  private mutating func readNumber() {
    let start = cursor.position
    if let sign = cursor.next, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { cursor.advance() }
    cursor.skip { $0 &- 0x30 < 10 }
    if cursor.next == UInt8(ascii: "."), let digit = cursor.peek(1), digit &- 0x30 < 10 {
      cursor.advance()
      cursor.skip { $0 &- 0x30 < 10 }
    }
    if let letter = cursor.next, letter | 0x20 == UInt8(ascii: "e") {
      let sign = cursor.peek(1)
      let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
      if let digit = cursor.peek(isSigned ? 2 : 1), digit &- 0x30 < 10 {
        cursor.position += isSigned ? 2 : 1
        cursor.skip { $0 &- 0x30 < 10 }
      }
    }
    if !cursor.take(UInt8(ascii: "%")), startsName(0) { skipName() }
    add(.number, from: start)
  }
}

// Strings and comments.
extension CSSLexer {
  private mutating func readString(_ quote: UInt8) {
    let start = cursor.position
    cursor.advance()
    while let next = cursor.next, !Self.isLineEnding(next) {
      cursor.advance()
      if next == quote { return add(.string, from: start) }
      if next == UInt8(ascii: "\\") { skipEscaped() }
      if next == UInt8(ascii: "#"), dialect == .scss, cursor.next == UInt8(ascii: "{") { skipInterpolated() }
    }
    let line = ByteRange(start, cursor.position)
    if dialect == .scss, let end = endOfLongString(quote) {
      cursor.position = end
      add(.string, from: start)
      return report("A string goes over several lines, which Dart Sass does not read.", at: line)
    }
    add(.string, from: start)
    report("A string is not closed on its line, so that the rest of the line belongs to it.", at: line)
  }

  /// Where a string ends that goes on behind its line, as older versions of Sass allowed: before whatever ends a
  /// declaration, and not further than anybody writes.
  private func endOfLongString(_ quote: UInt8) -> Int? {
    for offset in 0..<2_000 {
      guard let next = cursor.peek(offset), !";{}".utf8.contains(next) else { return nil }
      if next == quote { return cursor.position + offset + 1 }
    }
    return nil
  }

  /// What stands behind a backslash; a line ending of two bytes counts as one.
  private mutating func skipEscaped() {
    let isReturn = cursor.next == 0x0D
    if !cursor.isAtEnd { cursor.advance() }
    if isReturn { _ = cursor.take(0x0A) }
  }

  /// `{…}` inside of a string, which may hold strings of its own.
  private mutating func skipInterpolated() {
    var depth = 0
    var quote: UInt8?
    while let next = cursor.next, !Self.isLineEnding(next) {
      cursor.advance()
      if let open = quote {
        if next == open { quote = nil }
      } else if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") {
        quote = next
      } else if next == UInt8(ascii: "{") {
        depth += 1
      } else if next == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 { return }
      }
    }
  }

  private mutating func readSlash() {
    if cursor.peek(1) == UInt8(ascii: "*") { return readBlockComment() }
    guard cursor.peek(1) == UInt8(ascii: "/"), dialect != .css || isFirstOfLine else { return readSign() }
    let start = cursor.position
    cursor.skip { !Self.isLineEnding($0) }
    comments.append(ByteRange(start, cursor.position))
  }

  /// Plain CSS has no such comments; many tools accept them, and nothing else can begin a line so.
  private var isFirstOfLine: Bool {
    var distance = -1
    while let byte = cursor.peek(distance), byte == 0x20 || byte == 0x09 { distance -= 1 }
    return cursor.peek(distance).map(Self.isLineEnding) ?? true
  }

  private mutating func readBlockComment() {
    let start = cursor.position
    cursor.position += 2
    while !cursor.isAtEnd {
      cursor.skip { $0 != UInt8(ascii: "*") }
      if cursor.take(UInt8(ascii: "*")), cursor.take(UInt8(ascii: "/")) {
        return comments.append(ByteRange(start, cursor.position))
      }
    }
    comments.append(ByteRange(start, cursor.position))
    report(
      "A comment is not closed, so that everything behind it belongs to it; `*/` is missing.",
      at: ByteRange(start, min(start + 2, cursor.end)))
  }

  private mutating func report(_ message: String, at range: ByteRange) {
    problems.append(SyntaxProblem(.cssSyntax, message, at: range))
  }
}
