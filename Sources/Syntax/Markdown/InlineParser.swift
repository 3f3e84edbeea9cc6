import SourceText

/// Takes one text apart: code first, then links, then emphasis, as CommonMark 0.31 ranks them.
///
/// Time is linear in the text: what could be searched twice is remembered, and titles of links are short.
struct InlineParser {
  struct Bracket {
    var range: ByteRange
    var isImage: Bool
    var isActive: Bool
    /// How many runs of `*` and `_` stood before it.
    var delimiters: Int
  }

  let bytes: [UInt8]
  let end: Int
  let start: Int
  var position: Int
  var found: [MarkdownInline] = []
  var delimiters: [InlineDelimiter] = []
  var brackets: [Bracket] = []
  /// For each run of backticks, by its start, where the next run of that length begins; made on first use.
  private var nextBackticks: [Int: Int]?
  private var isWithoutCommentEnd = false

  init(_ bytes: [UInt8], in range: ByteRange) {
    self.bytes = bytes
    start = min(range.start, bytes.count)
    end = min(range.end, bytes.count)
    position = start
  }

  mutating func parse() -> [MarkdownInline] {
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position += position + 1 < end && bytes[position + 1] < 0x80 ? 2 : 1
      case UInt8(ascii: "`"): readCode()
      case UInt8(ascii: "*"), UInt8(ascii: "_"): readDelimiter()
      case UInt8(ascii: "["): openBracket(isImage: false)
      case UInt8(ascii: "!"):
        if byte(at: position + 1) == UInt8(ascii: "[") { openBracket(isImage: true) } else { position += 1 }
      case UInt8(ascii: "]"): closeBracket()
      case UInt8(ascii: "<"): readAngle()
      case UInt8(ascii: "h"), UInt8(ascii: "w"): readBareLink()
      default: position += 1
      }
    }
    pairDelimiters(from: 0)
    return InlineOrder(found, in: ByteRange(start, end)).inlines
  }

  func byte(at index: Int) -> UInt8? { index >= start && index < end ? bytes[index] : nil }

  func has(_ word: StaticString, at index: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index + count <= end else { return false }
    return word.withUTF8Buffer { bytes[index..<(index + count)].elementsEqual($0) }
  }

  private mutating func readCode() {
    let opening = position
    while position < end, bytes[position] == UInt8(ascii: "`") { position += 1 }
    let runs = nextBackticks ?? backtickRuns()
    nextBackticks = runs
    guard let closing = runs[opening] else { return }
    var content = ByteRange(position, closing)
    let isPadded = content.count > 2 && bytes[content.start] == 0x20 && bytes[content.end - 1] == 0x20
    if isPadded, bytes[content.start..<content.end].contains(where: { $0 != 0x20 }) {
      content = ByteRange(content.start + 1, content.end - 1)
    }
    let length = position - opening
    found.append(MarkdownInline(.code, ByteRange(opening, closing + length), content: content))
    position = closing + length
  }

  private func backtickRuns() -> [Int: Int] {
    var runs: [Int: Int] = [:]
    var last: [Int: Int] = [:]
    var index = end
    while index > start {
      index -= 1
      guard bytes[index] == UInt8(ascii: "`") else { continue }
      let runEnd = index + 1
      while index > start, bytes[index - 1] == UInt8(ascii: "`") { index -= 1 }
      if let next = last.updateValue(index, forKey: runEnd - index) { runs[index] = next }
    }
    return runs
  }

  private mutating func readAngle() {
    let opening = position
    position += 1
    if has("<!--", at: opening) { return readComment(from: opening) }
    guard let first = byte(at: position), first.isLetterByte || first == UInt8(ascii: "/") else { return }
    var index = position
    var isLink = false
    var hasBlank = false
    // A tag with its attributes; longer ones are taken as text so that many of them cost little.
    while index < min(end, opening + 2_000), bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "<") {
      if bytes[index] == UInt8(ascii: ":") || bytes[index] == UInt8(ascii: "@") { isLink = true }
      if bytes[index] <= 0x20 { hasBlank = true }
      index += 1
    }
    guard byte(at: index) == UInt8(ascii: ">") else { return }
    let range = ByteRange(opening, index + 1)
    let isAutolink = isLink && !hasBlank && first != UInt8(ascii: "/")
    found.append(
      MarkdownInline(isAutolink ? .autolink : .tag, range, content: ByteRange(opening + 1, index)))
    position = index + 1
  }

  private mutating func readComment(from opening: Int) {
    guard !isWithoutCommentEnd else { return }
    var index = opening + 4
    while index + 3 <= end {
      if bytes[index] == UInt8(ascii: "-"), has("-->", at: index) {
        let range = ByteRange(opening, index + 3)
        found.append(MarkdownInline(.comment, range, content: ByteRange(opening + 4, index)))
        position = index + 3
        return
      }
      index += 1
    }
    isWithoutCommentEnd = true
  }

  private mutating func readBareLink() {
    let opening = position
    position += 1
    if let before = byte(at: opening - 1), before.isLetterByte || before.isASCIIDigit { return }
    guard has("https://", at: opening) || has("http://", at: opening) || has("www.", at: opening) else { return }
    var index = opening
    var open = 0
    while index < end, bytes[index] > 0x20, bytes[index] != UInt8(ascii: "<"), bytes[index] != UInt8(ascii: "`"),
      bytes[index] != UInt8(ascii: "|"), bytes[index] != UInt8(ascii: "]")
    {
      if bytes[index] == UInt8(ascii: "(") { open += 1 }
      if bytes[index] == UInt8(ascii: ")") {
        open -= 1
        if open < 0 { break }
      }
      index += 1
    }
    let trailing = Array("?!.,:;*_~'\"".utf8)
    while index > opening, trailing.contains(bytes[index - 1]) { index -= 1 }
    found.append(MarkdownInline(.autolink, ByteRange(opening, index)))
    position = max(index, opening + 1)
  }
}
