import Lexicon
import SourceText

extension PieceLexer {
  /// Reads a character beyond ASCII: a sign with a meaning, a letter that begins a word, or neither.
  mutating func readScalar() {
    let (scalar, length) = self.scalar(at: position)
    let next = position + length
    switch scalar {
    case 0xD7, 0x2715, 0x2A2F: add(.times, to: next)
    case 0x2013, 0x2014, 0x2212, 0x301C, 0xFF5E:
      add(byte(next).isASCIIDigit && followsNumber ? .range : .stop, to: next)
    case 0x2192, 0x21D2, 0xB7, 0x2022, 0x3002, 0x2190, 0x2194, 0xFF1B: add(.stop, to: next)
    case 0xFF1A: add(.colon, to: next)
    case 0xFF0C, 0x3001: add(.comma, to: next)
    case 0xFF08: add(.open, to: next)
    case 0xFF09: add(.close, to: next)
    case 0x201C, 0x201E: readQuotation(until: [0x201D, 0x201C], behind: next)
    case 0xAB: readQuotation(until: [0xBB], behind: next)
    case 0x2018, 0x201A: readQuotation(until: [0x2019, 0x2018], behind: next)
    case 0x300C, 0x300E: readQuotation(until: [0x300D, 0x300F], behind: next)
    default:
      guard scalar.isLetter else { return position = next }
      let end = endOfLetters(from: position)
      for (word, count) in Lexicon.cut(text(position, end)) {
        add(.word, to: position + count, word: word.small)
      }
    }
  }

  private var followsNumber: Bool {
    guard let last = pieces.last else { return false }
    return last.range.end == position && (last.number != nil || last.length != nil)
  }

  private mutating func readQuotation(until marks: [UInt32], behind first: Int) {
    var index = first
    let end = min(end, first + Self.reach)
    while index < end {
      let (scalar, length) = self.scalar(at: index)
      index += length
      if marks.contains(scalar) { return add(.quoted, to: index) }
    }
    position = first
  }

  /// The end of a run of letters and digits of any script, which may be empty; scripts without blanks end at an ASCII
  /// character.
  func endOfLetters(from first: Int) -> Int {
    var index = first
    let end = min(end, first + Self.reach)
    while index < end {
      let (scalar, length) = self.scalar(at: index)
      guard scalar.isLetter, scalar >= 0x80 || !self.scalar(at: first).0.isWide else { break }
      index += length
    }
    return index
  }

  /// The character at an offset and its length in bytes; a faulty sequence is one byte long.
  func scalar(at offset: Int) -> (UInt32, Int) {
    let first = UInt32(bytes[offset])
    let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard length > 1, offset + length <= end else { return (first < 0x80 ? first : 0xFFFD, 1) }
    var value = first & (0xFF >> UInt32(length + 1))
    for index in 1..<length {
      let byte = UInt32(bytes[offset + index])
      guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value << 6 | byte & 0x3F
    }
    return (value, length)
  }

  /// Passes over `<br>`, `</b>`, `<https://…>` and comments; a `<` before anything else is a sign of comparison.
  mutating func skipMarkup() {
    let next = byte(position + 1)
    guard next.isASCIILetter || next == UInt8(ascii: "/") || next == UInt8(ascii: "!") else { return position += 1 }
    var index = position + 1
    let end = min(end, position + Self.reach)
    while index < end, bytes[index] != UInt8(ascii: ">") { index += 1 }
    guard index < end else { return position += 1 }
    // What stands on another line is said of something else.
    if bytes.from(position, to: index).breaksLine { add(.stop, to: index + 1) } else { position = index + 1 }
  }

  /// Passes over the target of a link (`](#buttons)`).
  mutating func skipLinkTarget() {
    position += 1
    guard byte(position) == UInt8(ascii: "("), !isInCode else { return }
    var index = position
    var depth = 0
    let end = min(end, position + Self.reach)
    while index < end {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    if depth == 0 { position = index }
  }
}

extension ArraySlice<UInt8> {
  /// Whether a tag begins here that breaks a line: `<br`, `<BR /`.
  fileprivate var breaksLine: Bool {
    let name = dropFirst().prefix { $0.isASCIILetter }
    return name.elementsEqual("br".utf8) || name.elementsEqual("BR".utf8)
  }
}

extension UInt32 {
  fileprivate var isLetter: Bool {
    (0x30...0x39).contains(self) || Unicode.Scalar(self).map { $0.isLetter || $0.isMarkOnLetter } ?? false
  }

  /// Han, kana and their company, which write without blanks between words.
  fileprivate var isWide: Bool { (0x3040...0x9FFF).contains(self) }
}
