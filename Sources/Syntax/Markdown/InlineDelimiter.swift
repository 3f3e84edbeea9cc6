import SourceText

/// A run of `*` or `_` that may open or close emphasis; what is left of it shrinks as it is paired.
struct InlineDelimiter {
  var mark: UInt8
  var start: Int
  var count: Int
  var original: Int
  var canOpen: Bool
  var canClose: Bool
}

// Emphasis after CommonMark 0.31, 6.2 and its appendix.
extension InlineParser {
  mutating func readDelimiter() {
    let first = position
    let mark = bytes[first]
    while position < end, bytes[position] == mark { position += 1 }
    let before = side(before: first)
    let after = side(after: position)
    let isLeft = after != .blank && (after == .letter || before != .letter)
    // People write `**Padding:**16pt`; a colon inside the label does not keep it open.
    let isAfterColon = byte(at: first - 1) == UInt8(ascii: ":") && mark == UInt8(ascii: "*")
    let isRight = before != .blank && (before == .letter || after != .letter || isAfterColon)
    let isUnderscore = mark == UInt8(ascii: "_")
    delimiters.append(
      InlineDelimiter(
        mark: mark, start: first, count: position - first, original: position - first,
        canOpen: isLeft && (!isUnderscore || !isRight || before == .punctuation),
        canClose: isRight && (!isUnderscore || !isLeft || after == .punctuation)))
  }

  private enum Side { case blank, punctuation, letter }

  private func side(before index: Int) -> Side {
    guard let last = byte(at: index - 1) else { return .blank }
    if last < 0x80 { return side(of: last) }
    if last == 0xA0, byte(at: index - 2) == 0xC2 { return .blank }
    return byte(at: index - 3) == 0xE2 && byte(at: index - 2) == 0x80 ? .punctuation : .letter
  }

  private func side(after index: Int) -> Side {
    guard let next = byte(at: index) else { return .blank }
    if next < 0x80 { return side(of: next) }
    if next == 0xC2, byte(at: index + 1) == 0xA0 { return .blank }
    return next == 0xE2 && byte(at: index + 1) == 0x80 ? .punctuation : .letter
  }

  private func side(of byte: UInt8) -> Side {
    if byte <= 0x20 { return .blank }
    return byte.isLetterByte || byte.isASCIIDigit ? .letter : .punctuation
  }

  /// Pairs the runs from `bottom` on and forgets them.
  mutating func pairDelimiters(from bottom: Int) {
    var openers: [Int] = []
    // How deep a search for an opener of this kind has already failed.
    var floors: [Int: Int] = [:]
    for closer in delimiters.indices.dropFirst(bottom) {
      if delimiters[closer].canClose {
        while delimiters[closer].count > 0 {
          let key = floorKey(delimiters[closer])
          let floor = min(floors[key] ?? 0, openers.count)
          guard let depth = openers.indices.dropFirst(floor).last(where: { fits(openers[$0], closer) }) else {
            floors[key] = openers.count
            break
          }
          pair(openers[depth], closer)
          let isUsedUp = delimiters[openers[depth]].count == 0
          openers.removeSubrange((isUsedUp ? depth : depth + 1)...)
        }
      }
      if delimiters[closer].canOpen, delimiters[closer].count > 0 { openers.append(closer) }
    }
    delimiters.removeSubrange(min(bottom, delimiters.count)...)
  }

  private func floorKey(_ closer: InlineDelimiter) -> Int {
    Int(closer.mark) * 8 + (closer.canOpen ? 4 : 0) + closer.original % 3
  }

  private func fits(_ opener: Int, _ closer: Int) -> Bool {
    let (opener, closer) = (delimiters[opener], delimiters[closer])
    guard opener.mark == closer.mark else { return false }
    guard opener.canClose || closer.canOpen else { return true }
    return (opener.original + closer.original) % 3 != 0 || opener.original % 3 == 0 && closer.original % 3 == 0
  }

  private mutating func pair(_ opener: Int, _ closer: Int) {
    let length = delimiters[opener].count >= 2 && delimiters[closer].count >= 2 ? 2 : 1
    delimiters[opener].count -= length
    let start = delimiters[opener].start + delimiters[opener].count
    let closing = delimiters[closer].start
    delimiters[closer].start += length
    delimiters[closer].count -= length
    found.append(
      MarkdownInline(
        length == 2 ? .strong : .emphasis, ByteRange(start, closing + length),
        content: ByteRange(start + length, closing)))
  }
}
