import DesignTokens
import SourceText

extension PieceLexer {
  /// Reads a number and the unit behind it, directly or after a blank; what is no number is a word (`4x`, `3rd`).
  mutating func readNumber() {
    let first = position
    var index = position
    if byte(index) == UInt8(ascii: "+") || byte(index) == UInt8(ascii: "-") { index += 1 }
    let digits = index
    while byte(index).isASCIIDigit { index += 1 }
    if byte(index) == UInt8(ascii: "."), byte(index + 1).isASCIIDigit {
      index += 1
      while byte(index).isASCIIDigit { index += 1 }
    } else if let fraction = endOfCommaFraction(from: digits, comma: index) {
      index = fraction
    }
    guard byte(digits - 1) != UInt8(ascii: "_"), byte(digits - 1) != UInt8(ascii: "$"),
      let value = decimal(byte(first) == UInt8(ascii: "+") ? digits : first, index)
    else {
      position = index
      return
    }
    readUnit(of: value, behind: index)
  }

  private func decimal(_ start: Int, _ end: Int) -> Double? {
    Double(
      String(
        decoding: bytes.from(start, to: end).map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }, as: UTF8.self))
  }

  /// The end of `1,5rem` or `0,5pt`, as much of the world writes it; `8,16px` is a list.
  private func endOfCommaFraction(from digits: Int, comma: Int) -> Int? {
    guard byte(comma) == UInt8(ascii: ","), byte(comma + 1).isASCIIDigit, comma - digits <= 2 else { return nil }
    var end = comma + 1
    while byte(end).isASCIIDigit { end += 1 }
    let isRelative = byte(end) == UInt8(ascii: "e") || byte(end) == UInt8(ascii: "r")
    let isHalf = end == comma + 2 && byte(comma + 1) == UInt8(ascii: "5")
    let isSmall = comma == digits + 1 && byte(digits) == UInt8(ascii: "0")
    return byte(end).isASCIILetter && (isRelative || isHalf || isSmall) ? end : nil
  }

  private mutating func readUnit(of value: Double, behind end: Int) {
    var index = end
    var hasBlank = false
    if byte(index) == UInt8(ascii: " ") {
      hasBlank = true
      index += 1
    } else if byte(index) == 0xC2, byte(index + 1) == 0xA0 {
      hasBlank = true
      index += 2
    }
    if byte(index) == UInt8(ascii: "-"), byte(index + 1).isASCIILetter, !hasBlank { index += 1 }
    let unitStart = index
    if byte(index) == UInt8(ascii: "%") {
      index += 1
    } else {
      while byte(index).isASCIILetter { index += 1 }
    }
    let endsWord = (!byte(index).isWordByte || byte(index) >= 0x80) && !UnitWords.isRate(bytes, at: index)
    let unit = endsWord && index > unitStart ? UnitWords.unit(text(unitStart, index), isApart: hasBlank) : nil
    switch unit {
    case .length(let name): add(.length(Dimension(value, name), isBorrowed: false), to: index)
    case .duration(let factor, let name): add(.duration(Duration(value * factor, name)), to: index)
    case nil: readBareNumber(value, behind: end)
    }
  }

  /// A number without a unit: a factor before another (`20x20pt`), part of a word (`4x`, `60fps`), or plain.
  private mutating func readBareNumber(_ value: Double, behind end: Int) {
    if byte(end) | 0x20 == UInt8(ascii: "x"), byte(end + 1).isASCIIDigit {
      add(.number(value), to: end)
      add(.times, to: end + 1)
    } else if byte(end).isASCIILetter || byte(end) == UInt8(ascii: "_") {
      add(.word, to: nameEnd(end), word: "")
    } else {
      add(.number(value), to: end)
    }
  }
}
