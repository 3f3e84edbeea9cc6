import Lexicon
import SourceText

/// Finds the classes of the elements that snippets of a document show: `<button className="bg-accent text-white">`.
enum UtilitySnippets {
  /// What stands in the quotes of each `class` of a fence that holds something; none of what is disabled, refused by a
  /// comment, or put together by code.
  static func attributes(in fence: ByteRange, of file: SourceFile) -> [ByteRange] {
    guard file.bytes[fence].holds(small: "class"), file.bytes[fence].holds(small: "bg-") else { return [] }
    var found: [ByteRange] = []
    var place = fence.start
    while let open = quote(behind: place, to: fence.end, in: file) {
      guard let close = file.bytes[(open + 1)..<fence.end].firstIndex(of: file.bytes[open]) else { break }
      place = close
      let range = ByteRange(open + 1, close)
      if close - open <= UtilityPairs.longest, isSaid(range, in: fence, of: file) { found.append(range) }
    }
    return found
  }

  /// The quote that opens the next value of a `class`, `className` or `:class`.
  private static func quote(behind start: Int, to end: Int, in file: SourceFile) -> Int? {
    var place = start
    while place + 8 < end {
      if file.bytes[place] == UInt8(ascii: "c"), file.bytes[place...].starts(with: "class".utf8) {
        var next = place + 5
        if file.bytes[next...].starts(with: "Name".utf8) { next += 4 }
        if next + 1 < end, file.bytes[next] == UInt8(ascii: "="),
          [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(file.bytes.at(next + 1))
        {
          return next + 1
        }
      }
      place += 1
    }
    return nil
  }

  private static func isSaid(_ classes: ByteRange, in fence: ByteRange, of file: SourceFile) -> Bool {
    guard !file.bytes[classes].contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "$") }) else {
      return false
    }
    let behind = file.bytes[classes.end..<min(fence.end, classes.end + UtilityPairs.longest)]
    if isBare(classes, of: file) { return !isRefused(classes.start, in: fence, of: file) }
    let opening = file.bytes[max(fence.start, classes.start - UtilityPairs.longest)..<classes.start]
    let tag = opening.lastIndex(of: UInt8(ascii: "<")) ?? opening.startIndex
    guard let close = behind.firstIndex(of: UInt8(ascii: ">")), close > behind.startIndex else { return false }
    // An element that holds nothing shows no writing, but for a field.
    let isField = file.bytes[tag...].starts(with: "<input".utf8) || file.bytes[tag...].starts(with: "<textarea".utf8)
    let isEmpty =
      !isField
      && (behind[close - 1] == UInt8(ascii: "/")
        || file.bytes.at(close + 1) == UInt8(ascii: "<") && file.bytes.at(close + 2) == UInt8(ascii: "/"))
    guard !isEmpty, !isDisabled(file.bytes[tag..<close]) else { return false }
    return !isRefused(tag, in: fence, of: file)
  }

  /// Whether a tag says that its element is disabled, and not how it would look if it were (`disabled:opacity-50`).
  private static func isDisabled(_ tag: ArraySlice<UInt8>) -> Bool {
    guard tag.holds(small: "disabled") else { return false }
    return String(decoding: tag, as: UTF8.self).lowercased().split(whereSeparator: { " \t\r\n\"'".contains($0) })
      .contains { $0.holds("disabled") && !$0.holds("disabled:") }
  }

  /// Whether a `class` stands at the beginning of its line, without an element around it.
  static func isBare(_ classes: ByteRange, of file: SourceFile) -> Bool {
    let line = file.line(around: classes.start)
    // What stands farther in is no beginning, however long the line.
    guard classes.start - line.start <= UtilityPairs.longest else { return false }
    let before = file.text(in: ByteRange(line.start, classes.start)).filter { $0 != " " && $0 != "\t" }
    guard ["class=\"", "class='", "className=\"", "className='"].contains(before) else { return false }
    // In a tag of several lines it is not.
    for place in stride(from: line.start - 1, to: max(-1, line.start - UtilityPairs.longest), by: -1) {
      if file.bytes[place] == UInt8(ascii: "<") { return false }
      if file.bytes[place] == UInt8(ascii: ">") || file.bytes[place] == UInt8(ascii: "`") { return true }
    }
    return true
  }

  /// Whether the element with some classes holds symbols and nothing to read: `<MenuIcon />`, `<svg>…</svg>`, or what is
  /// hidden from those who listen.
  static func holdsSymbolAlone(_ classes: ByteRange, in file: SourceFile) -> Bool {
    var rest = file.bytes.from(classes.end, to: min(file.bytes.count, classes.end + UtilityPairs.longest * 2))
    guard let close = tagEnd(of: rest) else { return false }
    rest = rest[close...]
    var count = 0
    while true {
      rest = rest.drop { $0 <= 0x20 }
      guard rest.first == UInt8(ascii: "<"), let end = tagEnd(of: rest) else { return false }
      let tag = rest[..<end]
      if tag.starts(with: "</".utf8) { return count > 0 }
      let name = tag.dropFirst().prefix { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
      let words = SwiftIdentifier.words(of: [String(decoding: name, as: UTF8.self)]).map { $0.lowercased() }
      let isVector = words == ["svg"]
      guard isVector || words.contains(where: Lexicon.isMark) || tag.holds(small: "aria-hidden") else { return false }
      count += 1
      rest = rest[end...]
      if tag.dropLast().last == UInt8(ascii: "/") { continue }
      let closing = isVector ? "</svg>" : "</"
      guard let place = rest.indices.first(where: { rest[$0...].starts(with: closing.utf8) }),
        isVector || rest[..<place].allSatisfy({ $0 <= 0x20 }), let last = tagEnd(of: rest[place...])
      else { return false }
      rest = rest[last...]
    }
  }

  /// Behind the `>` that ends a tag, which an arrow of code (`=>`) does not.
  private static func tagEnd(of bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first {
      bytes[$0] == UInt8(ascii: ">") && $0 > bytes.startIndex && bytes[$0 - 1] != UInt8(ascii: "=")
    }
    .map { $0 + 1 }
  }

  /// Whether the line of a tag, or a comment right above it, says that it is not to be done so.
  private static func isRefused(_ place: Int, in fence: ByteRange, of file: SourceFile) -> Bool {
    let line = file.lines.line(at: place)
    return [line, line - 1].contains { number in
      guard number >= 0, case let range = file.range(ofLine: number), range.start >= fence.start else { return false }
      let text = file.text(in: range)
      let isComment = text.holds("<!--") || text.holds("/*") || text.holds("//")
      guard number == line || isComment else { return false }
      // A line that is commented out is a sketch.
      if number == line, text.drop(while: { $0 == " " }).hasPrefix("//") { return true }
      if RefusalMarks.first(in: file.bytes[range]) == .bad { return true }
      return isComment
        && WrittenName.smallWords(of: text).contains { word in
          [.refusal, .past, .disabledState].contains { word.means($0) }
        }
    }
  }
}
