import Lexicon
import SourceText

/// Finds the colon that parts a name from its value.
enum NameSeparator {
  /// Splits `Name: value`; `nil` where no colon does so.
  ///
  /// In lists a plain name is short, a bold one may be long.
  /// Colons in quotation marks, parentheses and inline code do not count, nor those without a blank behind them.
  static func split(_ file: SourceFile, _ text: ByteRange, isList: Bool) -> (name: ByteRange, value: ByteRange)? {
    if isList, let split = splitAtState(file, text) { return split }
    guard let colon = colon(file, text) else { return isList ? splitAtDash(file, text) : nil }
    let name = ByteRange(text.start, colon.start)
    guard isName(file, name, isList: isList) else { return nil }
    return (name, trimmed(file, ByteRange(colon.end, text.end)))
  }

  /// `Hover – border: 1px solid`: a state in front of a dash.
  private static func splitAtState(_ file: SourceFile, _ text: ByteRange) -> (name: ByteRange, value: ByteRange)? {
    let bytes = file.bytes.from(text.start, to: min(text.end, text.start + 40))
    for index in bytes.indices where bytes[index] == UInt8(ascii: " ") {
      guard let dash = dashes.first(where: { bytes[(index + 1)...].starts(with: $0) }) else { continue }
      let end = index + 1 + dash.count
      guard end < bytes.endIndex, bytes[end] == UInt8(ascii: " ") else { continue }
      let name = ByteRange(text.start, index)
      guard StateNames.isState(WrittenName.smallWords(file, name), certainly: false) else { return nil }
      return (name, ByteRange(skipBlanks(file, end, text.end), text.end))
    }
    return nil
  }

  private static let dashes: [[UInt8]] = [[0xE2, 0x80, 0x93], [0xE2, 0x80, 0x94], [UInt8(ascii: "-")]]

  /// `**Name** — value`: only behind a bold name or inline code.
  private static func splitAtDash(_ file: SourceFile, _ text: ByteRange) -> (name: ByteRange, value: ByteRange)? {
    guard let end = endOfBold(file, text) else { return nil }
    var index = skipBlanks(file, end, text.end)
    guard index > end, let dash = dashes.first(where: { file.bytes.from(index, to: text.end).starts(with: $0) }) else {
      return nil
    }
    index += dash.count
    return (ByteRange(text.start, end), ByteRange(skipBlanks(file, index, text.end), text.end))
  }

  private static func colon(_ file: SourceFile, _ text: ByteRange) -> ByteRange? {
    let bytes = file.bytes
    var depth = 0
    var index = text.start
    while index < text.end {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth = max(0, depth - 1)
      case UInt8(ascii: "`"), UInt8(ascii: "\""):
        if let close = bytes.from(index + 1, to: text.end).firstIndex(of: bytes[index]) { index = close }
      case UInt8(ascii: ":") where depth == 0:
        if endsName(bytes, index + 1, text.end) { return ByteRange(index, index + 1) }
      case 0xEF:
        let sign = bytes.from(index, to: min(text.end, index + 3))
        if sign.elementsEqual("（".utf8) { depth += 1 }
        if sign.elementsEqual("）".utf8) { depth = max(0, depth - 1) }
        if depth == 0, sign.elementsEqual("：".utf8) { return ByteRange(index, index + 3) }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The stretches of a line between bars with blanks around them, outside of inline code; the whole line where there are
  /// none.
  static func partsBetweenBars(_ file: SourceFile, _ text: ByteRange) -> [ByteRange] {
    let bytes = file.bytes
    var parts: [ByteRange] = []
    var start = text.start
    var index = text.start
    while index < text.end {
      if bytes[index] == UInt8(ascii: "`"),
        let close = bytes.from(index + 1, to: text.end).firstIndex(of: UInt8(ascii: "`"))
      {
        index = close
      }
      if bytes[index] == UInt8(ascii: "|"), bytes.at(index - 1) == UInt8(ascii: " "),
        bytes.at(index + 1) == UInt8(ascii: " ")
      {
        parts.append(trimmed(file, ByteRange(start, index)))
        start = index + 1
      }
      index += 1
    }
    return parts + [trimmed(file, ByteRange(start, text.end))]
  }

  /// Whether a colon is followed by a blank, the end, or the stars that close its bold name.
  private static func endsName(_ bytes: [UInt8], _ next: Int, _ end: Int) -> Bool {
    guard next < end else { return true }
    return bytes[next] <= UInt8(ascii: " ") || bytes[next] == UInt8(ascii: "*")
      || (bytes[next] == UInt8(ascii: "_") && next + 1 < end && bytes[next + 1] == UInt8(ascii: "_"))
  }

  private static func isName(_ file: SourceFile, _ name: ByteRange, isList: Bool) -> Bool {
    guard !name.isEmpty, name.count <= 96, !holdsBar(file.bytes[name]),
      // `.stack   /* gap: 8px */` says in a comment what a class does.
      file.bytes[name].lastIndex(of: UInt8(ascii: "*")).map({ file.bytes.at($0 - 1) != UInt8(ascii: "/") }) ?? true
    else { return false }
    guard isList, file.bytes.at(name.start) != UInt8(ascii: "*"), file.bytes.at(name.start) != UInt8(ascii: "_") else {
      return true
    }
    let bytes = file.bytes[name]
    let blanks = bytes.count { $0 == UInt8(ascii: " ") }
    return blanks <= 5 && !bytes.contains(UInt8(ascii: ",")) && !bytes.contains(UInt8(ascii: ";"))
  }

  /// Whether the bar of a drawn box stands in a name: `│ Saved │  Background` is what is in the box and a remark beside it.
  private static func holdsBar(_ name: ArraySlice<UInt8>) -> Bool {
    name.indices.dropLast(2).contains { index in
      name[index] == 0xE2 && name[index + 1] == 0x94 && name[index + 2] & 0xFE == 0x82
    }
  }

  /// The end of `**bold**`, `__bold__` or `` `code` `` at the start of a text.
  static func endOfBold(_ file: SourceFile, _ text: ByteRange) -> Int? {
    let bytes = file.bytes
    guard text.count > 2 else { return nil }
    let mark = bytes.at(text.start)
    guard mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_") || mark == UInt8(ascii: "`") else { return nil }
    let length = mark == UInt8(ascii: "`") ? 1 : 2
    guard length == 1 || bytes.at(text.start + 1) == mark else { return nil }
    var index = text.start + length
    let end = min(text.end, text.start + 256)
    while index + length <= end {
      if bytes[index] == mark, length == 1 || bytes[index + 1] == mark { return index + length }
      index += 1
    }
    return nil
  }

  /// The first words of a text, before a parenthesis, a comma, a dash or a sign of equality.
  static func head(of text: ByteRange, in file: SourceFile) -> ByteRange {
    for index in text.start..<max(text.start, text.end) {
      let byte = file.bytes[index]
      let isWide = byte == 0xEF && ["（", "，"].contains { file.bytes.from(index).starts(with: $0.utf8) }
      let isSign = isWide || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ",")
      if isSign && index > text.start
        || byte == UInt8(ascii: " ") && startsWithDash(ByteRange(index, text.end), in: file)
      {
        return ByteRange(text.start, index)
      }
    }
    return text
  }

  /// Whether an item is one thing by itself, of the name that it begins with: in a list of components with a dash behind
  /// the name (`Section label — muted text`), in any list with a sign of equality (`Tertiary = white, no border`).
  static func isApart(
    _ text: ByteRange, called name: WrittenName, _ isAmongComponents: Bool, in file: SourceFile
  ) -> Bool {
    let head = head(of: text, in: file)
    let behind = ByteRange(head.end, text.end)
    guard (1...4).contains(name.words.count), startsWithDash(behind, in: file),
      isAmongComponents || file.bytes[behind].starts(with: " = ".utf8)
    else { return false }
    return PieceLexer.pieces(of: file, in: head).allSatisfy {
      $0.isWord && ColorWords.named($0.word, isInCode: false) == nil
    }
  }

  /// Whether a text begins with a dash or a sign of equality between blanks.
  private static func startsWithDash(_ text: ByteRange, in file: SourceFile) -> Bool {
    [" - ", " – ", " — ", " = "].contains { file.bytes[text].starts(with: $0.utf8) }
  }

  static func trimmed(_ file: SourceFile, _ range: ByteRange) -> ByteRange {
    var start = range.start
    var end = range.end
    // The stars that closed a bold name belong to the name.
    while start < end, file.bytes[start] <= UInt8(ascii: " ") || (start == range.start && isStar(file, start)) {
      start += isStar(file, start) ? 2 : 1
    }
    start = min(start, end)
    while end > start, file.bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    return ByteRange(start, end)
  }

  private static func isStar(_ file: SourceFile, _ offset: Int) -> Bool {
    let mark = file.bytes[offset]
    guard mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_") else { return false }
    return offset + 1 < file.bytes.count && file.bytes[offset + 1] == mark
  }

  static func skipBlanks(_ file: SourceFile, _ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, file.bytes[index] <= UInt8(ascii: " ") { index += 1 }
    return index
  }
}
