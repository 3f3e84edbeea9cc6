import DesignTokens
import Lexicon
import SourceText

extension PieceLexer {
  /// Reads text in quotation marks as one piece; a lone mark (an apostrophe, inches) is passed over.
  mutating func readQuoted(_ mark: UInt8) {
    let previous = byte(position - 1)
    guard !previous.isWordByte, byte(position + 1) > UInt8(ascii: " "), let close = closing(mark) else {
      position += 1
      return
    }
    // A whole value in quotation marks is a value (`"#0D7377"`), unless it would be a sample of text.
    if position == start, close + 1 == end, let color = Color(css: bytes.from(position + 1, to: close)),
      byte(position + 1) == UInt8(ascii: "#") || bytes[close - 1] == UInt8(ascii: ")")
    {
      position += 1
      add(.color(color), to: close)
      position = close + 1
    } else {
      add(.quoted, to: close + 1)
    }
  }

  private func closing(_ mark: UInt8) -> Int? {
    var index = position + 1
    let end = min(end, position + Self.reach)
    while index < end {
      if bytes[index] == mark, !(byte(index + 1).isWordByte && byte(index + 1) < 0x80) { return index }
      index += 1
    }
    return nil
  }

  /// Reads inline code: a name is a token, a call or a member is code, anything else is read like text.
  mutating func readCode() {
    guard !isInCode else {
      position += 1
      return
    }
    var ticks = position
    let isClosing = position == codeEnd
    while byte(ticks) == UInt8(ascii: "`") { ticks += 1 }
    let count = ticks - position
    guard !isClosing, let close = closingTicks(count, from: ticks) else {
      position = ticks
      return
    }
    position = ticks
    codeEnd = close
    if let property = CalledProperty.name(in: ByteRange(ticks, close), of: bytes) {
      position = property.start
      add(.token, to: property.end, word: text(property.start, property.end))
      return position = close
    }
    let name = byte(ticks) == UInt8(ascii: "-") && byte(ticks + 1) == UInt8(ascii: "-") ? ticks + 2 : ticks
    if byte(name).isASCIILetter, nameEnd(name) == close, !isValueWord(text(name, close)) {
      let word = text(ticks, close)
      add(FileNames.isOne(word) ? .code : .token, to: close, word: word)
    } else if isMember(ByteRange(ticks, close)) {
      readMember(ByteRange(ticks, close))
    } else if isPath(ByteRange(ticks, close)) {
      add(.token, to: close, word: text(ticks, close))
    }
  }

  /// `surface/base`, as Figma spells names: its words say nothing of the text around, and are those of a token.
  private func isPath(_ range: ByteRange) -> Bool {
    var index = range.start
    var count = 0
    while byte(index).isASCIILetter || count > 0 && byte(index).isASCIIDigit {
      index = nameEnd(index)
      count += 1
      guard index < range.end else { return count > 1 }
      guard byte(index) == UInt8(ascii: "/") else { return false }
      index += 1
    }
    return false
  }

  private func closingTicks(_ count: Int, from first: Int) -> Int? {
    var index = first
    let end = min(end, first + Self.reach)
    while index < end {
      guard bytes[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let run = index
      while byte(index) == UInt8(ascii: "`") { index += 1 }
      if index - run == count { return run }
    }
    return nil
  }

  /// A color name or a hue in inline code is a value.
  private func isValueWord(_ word: String) -> Bool {
    let word = word.lowercased()
    return ColorWords.named(word, isInCode: true) != nil
  }

  /// `.regularMaterial`, `Color("brand")`, `.padding(16)`: code, in contrast to `rgba(…)` and `padding: 16px`.
  private func isMember(_ range: ByteRange) -> Bool {
    if byte(range.start) == UInt8(ascii: "."), byte(range.start + 1).isASCIILetter { return true }
    let name = nameEnd(range.start)
    guard name > range.start, name < range.end else { return false }
    let word = text(range.start, name).lowercased()
    let isCall = byte(name) == UInt8(ascii: "(") && !ColorFunction.names.contains(word) && !word.hasSuffix("gradient")
    return isCall && word != "var" && word != "clamp" && word != "min" && word != "max" && word != "calc"
      && word != "blur"
  }

  /// SwiftUI's few certain colors; every other member is code.
  private mutating func readMember(_ range: ByteRange) {
    let text = text(range.start, range.end)
    let member = text.hasPrefix("Color.") ? String(text.dropFirst(5)) : text
    let parts = member.split(separator: "(", maxSplits: 1)
    let base: Color? =
      switch parts.first {
      case ".white", ".white.opacity": .white
      case ".black", ".black.opacity": .black
      case ".clear": Color(.srgb, 0, 0, 0, alpha: 0)
      default: nil
      }
    guard var color = base else { return add(.code, to: range.end) }
    if parts.count == 2 {
      guard let alpha = Double(parts[1].dropLast()), (0...1).contains(alpha) else { return add(.code, to: range.end) }
      color.alpha = alpha
    }
    add(.color(color), to: range.end)
  }

  /// Reads `{a.b}` as a token; other braces are passed over.
  mutating func readBraces() {
    let name = position + 1
    let close = nameEnd(name)
    guard byte(name).isASCIILetter, byte(close) == UInt8(ascii: "}") else {
      position += 1
      return
    }
    add(.token, to: close + 1, word: text(name, close))
  }
}
