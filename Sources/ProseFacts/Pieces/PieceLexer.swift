import DesignTokens
import Facts
import Lexicon
import SourceText

/// Cuts a stretch of prose, a bullet, a cell or the line of a tree into pieces; never fails.
///
/// Link targets, addresses, HTML and marks of emphasis are passed over.
struct PieceLexer {
  /// How far the sign that closes a quotation, a code span or a link is looked for.
  static let reach = 1024

  let bytes: [UInt8]
  let start: Int
  let end: Int
  /// Whether the text is the value of a property that takes a color, so that `#333` can only be one.
  let expectsColor: Bool
  var position: Int
  var codeEnd = -1
  var pieces: [TextPiece] = []

  init(_ file: SourceFile, _ range: ByteRange, expectsColor: Bool) {
    bytes = file.bytes
    start = range.start
    end = min(range.end, file.bytes.count)
    position = start
    self.expectsColor = expectsColor
  }

  /// The pieces of a stretch, in order, with segments and parentheses counted.
  static func pieces(of file: SourceFile, in range: ByteRange, expectsColor: Bool = false) -> [TextPiece] {
    var lexer = PieceLexer(file, range, expectsColor: expectsColor)
    lexer.pieces.reserveCapacity(range.count / 5 + 2)
    while lexer.position < lexer.end { lexer.readPiece() }
    UnitWords.borrow(&lexer.pieces)
    TextSegments.number(&lexer.pieces)
    return lexer.pieces
  }

  var isInCode: Bool { position < codeEnd }

  func byte(_ offset: Int) -> UInt8 { offset >= start && offset < end ? bytes[offset] : 0 }

  mutating func add(_ kind: TextPiece.Kind, to end: Int, word: String = "") {
    pieces.add(TextPiece(kind, ByteRange(position, end), word: word, isInCode: isInCode), in: bytes)
    position = end
  }

  private mutating func readPiece() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): readSign(byte)
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "`"): readCode()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): readQuoted(byte)
    case UInt8(ascii: "{"): readBraces()
    case UInt8(ascii: "<"): skipMarkup()
    case UInt8(ascii: "["): skipClassValue()
    case UInt8(ascii: "]"): skipLinkTarget()
    case UInt8(ascii: "\\"): position += 2
    case UInt8(ascii: "~"): skipStruck()
    case 0x80...: readScalar()
    default:
      if byte.isASCIILetter { readWord() } else { readPunctuation(byte) }
    }
  }

  /// Passes over the length in `text-[10px]` and `h-[18px]`: it belongs to that class and to no noun behind it.
  ///
  /// `gap-[10px]` says itself what it measures.
  private mutating func skipClassValue() {
    let open = position
    position += 1
    guard byte(open - 1) == UInt8(ascii: "-"), byte(open - 2).isWordByte, byte(open + 1).isASCIIDigit,
      pieces.last.map({ !$0.isWord || !Self.isSpacing($0.word) }) ?? true
    else { return }
    let rest = bytes.from(open, to: min(end, open + 32))
    if let close = rest.firstIndex(of: UInt8(ascii: "]")) { position = close + 1 }
  }

  private static func isSpacing(_ word: String) -> Bool {
    [.padding, .margin, .gap, .inset].contains(Lexicon.term(of: word)?.role)
  }

  /// Passes over `~~what was~~`.
  private mutating func skipStruck() {
    position += 1
    guard byte(position) == UInt8(ascii: "~") else { return }
    var index = position + 1
    let end = min(end, index + 120)
    while index + 1 < end, bytes[index] != UInt8(ascii: "~") || bytes[index + 1] != UInt8(ascii: "~") { index += 1 }
    if index + 1 < end { position = index + 2 }
  }

  private mutating func readPunctuation(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("): add(.open, to: position + 1)
    case UInt8(ascii: ")"): add(.close, to: position + 1)
    case UInt8(ascii: ","): add(.comma, to: position + 1)
    case UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "!"), UInt8(ascii: "?"): add(.stop, to: position + 1)
    case UInt8(ascii: "/"):
      add(PropertySlash.isOne(at: position, before: end, in: bytes) ? .comma : .slash, to: position + 1)
    case UInt8(ascii: ":"), UInt8(ascii: "="): add(.colon, to: position + 1)
    default: position += 1
    }
  }

  /// A sign before a number, a full stop, a hyphen that joins or parts, `--name`, `->`.
  private mutating func readSign(_ byte: UInt8) {
    let next = self.byte(position + 1)
    let previous = self.byte(position - 1)
    let startsNumber = next.isASCIIDigit || (next == UInt8(ascii: ".") && self.byte(position + 2).isASCIIDigit)
    if byte == UInt8(ascii: "."), next.isASCIIDigit, previous.isWordByte {
      position = nameEnd(position + 1)
    } else if byte == UInt8(ascii: "."), !next.isASCIIDigit {
      if previous.isWordByte, !next.isWordByte { add(.stop, to: position + 1) } else { position += 1 }
    } else if byte == UInt8(ascii: "-"), next == byte, self.byte(position + 2).isASCIILetter {
      add(.token, to: nameEnd(position + 2), word: text(position, nameEnd(position + 2)))
    } else if byte == UInt8(ascii: "-"), next == UInt8(ascii: ">") {
      add(.stop, to: position + 2)
    } else if startsNumber, byte == UInt8(ascii: "-"), endsLength(previous) {
      add(.range, to: position + 1)
    } else if startsNumber {
      readNumber()
    } else if byte == UInt8(ascii: "+") {
      add(.plus, to: position + 1)
    } else if byte == UInt8(ascii: "-"), previous == UInt8(ascii: " "), next == UInt8(ascii: " ") {
      add(.stop, to: position + 1)
    } else {
      position += 1
    }
  }

  /// Whether a hyphen behind this byte stands between two numbers (`10-12pt`, `10px-12px`, `50%-60%`).
  private func endsLength(_ byte: UInt8) -> Bool {
    guard byte.isASCIIDigit || byte.isASCIILetter || byte == UInt8(ascii: "%"), let last = pieces.last else {
      return false
    }
    guard last.range.end == position else { return false }
    return last.number != nil || last.length != nil
  }

  func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes.from(start, to: end), as: UTF8.self) }

  /// The end of a name of letters, digits, hyphens, underscores and dots between them.
  func nameEnd(_ from: Int) -> Int {
    var index = from
    while index < end {
      let joins = bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: ".")
      guard bytes[index].isWordByte || (joins && byte(index + 1).isWordByte) else { break }
      index += 1
    }
    return index
  }
}
