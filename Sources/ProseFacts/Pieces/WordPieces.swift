import DesignTokens
import Lexicon
import SourceText

extension PieceLexer {
  /// Reads a word of letters (digits may follow inside), an address, or a color function with its arguments.
  mutating func readWord() {
    if skipAddress() { return }
    var index = position
    while byte(index).isASCIILetter || byte(index).isASCIIDigit || isInnerUnderscore(index) { index += 1 }
    if index < end, bytes[index] >= 0x80, endOfShortForm(index) == nil { index = endOfLetters(from: index) }
    var (word, step) = (text(position, index).small, "")
    // `text-white/90` and `off-white` are names, no white.
    if byte(position - 1) == UInt8(ascii: "-"), byte(position - 2).isWordByte, ["white", "black"].contains(word) {
      position = index
      return
    }
    if byte(index) == UInt8(ascii: "("), readColorFunction(word, open: index) { return }
    // `d'espacement`: what is cut short stands before its noun.
    if index == position + 1, endOfShortForm(index) ?? 0 > index + 2 { return add(.word, to: index, word: word) }
    if let end = endOfShortForm(index) {
      // `don't` is one word; of `card's` the first counts.
      if end == index + 2 || byte(index) >= 0x80 && end == index + 4, byte(end - 1) | 0x20 == UInt8(ascii: "t") {
        word += "'t"
      }
      index = end
    } else if byte(index) == UInt8(ascii: "-"), byte(index + 1).isASCIIDigit {
      // `level-2` and `gray-500` are names; `Inter-16pt` does not occur.
      let start = index + 1
      index = nameEnd(start)
      step = text(start, index).small
    }
    if word == "x", byte(position - 1) == UInt8(ascii: " "), !(position + 1 < end && bytes[position + 1].isWordByte),
      bytes.standsBeforeNumber(position)
    {
      add(.times, to: index)
    } else {
      add(.word, to: index, word: word)
      pieces[pieces.count - 1].step = step
    }
  }

  /// The end of `'t` and `’s` behind a word.
  private func endOfShortForm(_ index: Int) -> Int? {
    let isCurly = byte(index) == 0xE2 && byte(index + 1) == 0x80 && byte(index + 2) == 0x99
    var end = isCurly ? index + 3 : byte(index) == UInt8(ascii: "'") ? index + 1 : index
    guard end > index, byte(end).isASCIILetter else { return nil }
    while byte(end).isASCIILetter { end += 1 }
    return end
  }

  private func isInnerUnderscore(_ offset: Int) -> Bool {
    byte(offset) == UInt8(ascii: "_") && byte(offset + 1).isWordByte && byte(offset + 1) != UInt8(ascii: "_")
  }

  private mutating func readColorFunction(_ word: String, open: Int) -> Bool {
    guard ColorFunction.names.contains(word), byte(position - 1) != UInt8(ascii: ".") else { return false }
    guard word != "color" || bytes[position] == UInt8(ascii: "c") else { return false }
    var depth = 0
    var index = open
    let end = min(end, open + 256)
    while index < end {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { break }
      }
      index += 1
    }
    guard index < end else { return false }
    if let color = Color(css: bytes.from(position, to: index + 1)) {
      add(.color(color), to: index + 1)
    } else {
      add(.code, to: index + 1)
    }
    return true
  }

  /// Passes over `https://…`, `www.…` and the like.
  private mutating func skipAddress() -> Bool {
    var index = position
    while byte(index).isASCIILetter { index += 1 }
    let isAddress =
      (byte(index) == UInt8(ascii: ":") && byte(index + 1) == UInt8(ascii: "/") && byte(index + 2) == UInt8(ascii: "/"))
      || (byte(index) == UInt8(ascii: ".") && text(position, index).lowercased() == "www")
    guard isAddress else { return false }
    while index < end, bytes[index] > UInt8(ascii: " "), bytes[index] != UInt8(ascii: ")"),
      bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "`")
    {
      index += 1
    }
    position = index
    return true
  }
}

extension [UInt8] {
  /// Whether an `x` apart from both sides stands before a digit.
  fileprivate func standsBeforeNumber(_ offset: Int) -> Bool {
    var next = offset + 1
    while at(next) == UInt8(ascii: " ") { next += 1 }
    return at(next).isASCIIDigit
  }
}
