import SourceText

// Links and images: a bracket is remembered where it opens and decided where it closes.
extension InlineParser {
  mutating func openBracket(isImage: Bool) {
    let length = isImage ? 2 : 1
    brackets.append(
      Bracket(
        range: ByteRange(position, position + length), isImage: isImage, isActive: true,
        delimiters: delimiters.count))
    position += length
  }

  mutating func closeBracket() {
    let closing = position
    position += 1
    guard let bracket = brackets.popLast(), bracket.isActive,
      let target = linkDestination(at: closing + 1) ?? linkLabel(at: closing + 1)
    else { return }
    pairDelimiters(from: bracket.delimiters)
    found.append(
      MarkdownInline(
        bracket.isImage ? .image : .link, ByteRange(bracket.range.start, target.end),
        content: ByteRange(bracket.range.end, closing), destination: target.destination))
    position = target.end
    // There are no links in links.
    if !bracket.isImage {
      for index in brackets.indices.reversed() where !brackets[index].isImage {
        guard brackets[index].isActive else { break }
        brackets[index].isActive = false
      }
    }
  }

  /// `(destination "title")` at an index: where it leads, and where the parenthesis ends.
  private func linkDestination(at index: Int) -> (destination: ByteRange, end: Int)? {
    guard byte(at: index) == UInt8(ascii: "(") else { return nil }
    let first = afterBlanks(index + 1)
    var next = first
    var destination: ByteRange
    if byte(at: first) == UInt8(ascii: "<") {
      while let byte = byte(at: next), byte != UInt8(ascii: ">"), byte != UInt8(ascii: "\n") {
        if next > first, byte == UInt8(ascii: "<") { return nil }
        next += 1
      }
      guard byte(at: next) == UInt8(ascii: ">") else { return nil }
      destination = ByteRange(first + 1, next)
      next += 1
    } else {
      guard let stop = endOfBareDestination(from: first) else { return nil }
      destination = ByteRange(first, stop)
      next = stop
    }
    let behind = afterBlanks(next)
    if byte(at: behind) == UInt8(ascii: ")") { return (destination, behind + 1) }
    guard behind > next, let title = endOfTitle(from: behind) else { return nil }
    let last = afterBlanks(title)
    return byte(at: last) == UInt8(ascii: ")") ? (destination, last + 1) : nil
  }

  private func endOfBareDestination(from first: Int) -> Int? {
    var open = 0
    var next = first
    while let byte = byte(at: next), byte > 0x20 {
      if byte == UInt8(ascii: "\\") {
        next += 2
        continue
      }
      if byte == UInt8(ascii: "(") {
        open += 1
        if open > 32 { return nil }
      }
      if byte == UInt8(ascii: ")") {
        if open == 0 { return next }
        open -= 1
      }
      next += 1
      if next - first > 4_000 { return nil }
    }
    return open == 0 ? min(next, end) : nil
  }

  private func endOfTitle(from first: Int) -> Int? {
    guard let opening = byte(at: first) else { return nil }
    let closing: UInt8
    switch opening {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): closing = opening
    case UInt8(ascii: "("): closing = UInt8(ascii: ")")
    default: return nil
    }
    var next = first + 1
    while let byte = byte(at: next), next - first < 1_000 {
      if byte == closing { return next + 1 }
      next += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private func linkLabel(at index: Int) -> (destination: ByteRange, end: Int)? {
    guard byte(at: index) == UInt8(ascii: "[") else { return nil }
    var next = index + 1
    while let byte = byte(at: next), byte != UInt8(ascii: "]"), byte != UInt8(ascii: "["), next - index < 1_000 {
      next += 1
    }
    guard byte(at: next) == UInt8(ascii: "]") else { return nil }
    return (ByteRange(at: next + 1), next + 1)
  }

  private func afterBlanks(_ index: Int) -> Int {
    var next = index
    while let byte = byte(at: next), next - index < 1_000,
      MarkdownBytes.isBlank(byte) || MarkdownBytes.isLineEnding(byte)
    { next += 1 }
    return next
  }
}
