import SourceText

extension JSONParser {
  /// Goes on where a comma or a closing bracket was expected and something else stands.
  mutating func recoverBehindValue(_ byte: UInt8?) -> State {
    guard let byte else { return .done }
    guard !open.isEmpty else { return recoverBehindDocument(byte) }
    let here = ByteRange(cursor.position, cursor.position + 1)
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return recoverAtBracket(byte)
    case UInt8(ascii: ";"):
      report(
        JSONReports.syntax, "A comma must stand between two values, not \(quote(here)).", at: here,
        fix: ("Write a comma", [TextEdit(here, ",")]))
      comma = cursor.position
      cursor.advance()
      return isInMapping ? .key : .element
    case UInt8(ascii: ":"):
      if !isRecovering { report(JSONReports.syntax, "A colon must not stand behind a value.", at: here) }
      isRecovering = true
      cursor.advance()
      if isInMapping { addAbsentKey() }
      return isInMapping ? .value : .element
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      reportMissingComma()
      return isInMapping ? .key : .element
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      reportMissingComma()
      if isInMapping { addAbsentKey() }
      return isInMapping ? .value : .element
    default: return recoverAtStrayWord()
    }
  }

  private mutating func reportMissingComma() {
    if !isRecovering {
      let place = ByteRange(at: previousEnd)
      report(
        JSONReports.syntax, "A comma is missing between two \(isInMapping ? "members" : "elements").", at: place,
        fix: ("Add the comma", [TextEdit(place, ",")]))
    }
    isRecovering = isInMapping
  }

  /// Reads a word behind a value: the next name or element without its comma, or something that means nothing.
  private mutating func recoverAtStrayWord() -> State {
    let range = junkRange()
    let word = cursor.bytes[range.start..<range.end]
    let isWord = word.contains(where: JSONParser.isWordByte)
    if isWord, !isInMapping || nextAfterSpace(from: range.end) == UInt8(ascii: ":") {
      reportMissingComma()
      isRecovering = false
      return isInMapping ? .key : .element
    }
    cursor.position = range.end
    reportJunk(range)
    return .behindValue
  }

  /// Something stands behind the end of the document.
  private mutating func recoverBehindDocument(_ byte: UInt8) -> State {
    var end = cursor.position
    while end < cursor.end, cursor.bytes[end] != UInt8(ascii: "\n"), cursor.bytes[end] != UInt8(ascii: "\r") {
      end += 1
    }
    while end > cursor.position + 1, cursor.bytes[end - 1] == 0x20 || cursor.bytes[end - 1] == 0x09 { end -= 1 }
    let range = ByteRange(cursor.position, end)
    let isAll = nextAfterSpace(from: end) == nil
    report(
      JSONReports.syntax, "\(quote(range)) stands behind the end of the document; a JSON text is one value.", at: range,
      fix: isAll && range.count <= 8 ? ("Remove it", [TextEdit(range, "")]) : nil)
    return .done
  }

  /// A closing bracket that does not fit the innermost open container.
  mutating func recoverAtBracket(_ byte: UInt8) -> State {
    let here = ByteRange(cursor.position, cursor.position + 1)
    let closesMapping = byte == UInt8(ascii: "}")
    let hasPartner = closesMapping ? openMappings > 0 : openMappings < open.count
    let opening = Int(nodes[Int(open[open.count - 1])].start)
    let opened = ByteRange(opening, opening + 1)
    guard hasPartner else {
      let fitting = isInMapping ? "}" : "]"
      report(
        JSONReports.syntax, "\(quote(here)) does not close \(quote(opened)); write `\(fitting)`.", at: here,
        related: [("This is still open.", opened)], fix: ("Write `\(fitting)`", [TextEdit(here, fitting)]))
      return pop()
    }
    var missing = ""
    let end = max(previousEnd, opening + 1)
    while isInMapping != closesMapping {
      missing += isInMapping ? "}" : "]"
      close(at: min(end, cursor.position))
    }
    report(
      JSONReports.syntax, "`\(missing)` is missing before \(quote(here)).", at: here,
      related: [("This is not closed.", opened)], fix: ("Add `\(missing)`", [TextEdit(ByteRange(at: end), missing)]))
    return pop()
  }

  /// Reports a bracket that closes the whole document although more members follow, and passes over it.
  mutating func closesTooEarly() -> Bool {
    let next = nextAfterSpace(from: cursor.position + 1)
    guard next == UInt8(ascii: ",") || next == UInt8(ascii: "\"") else { return false }
    if next == UInt8(ascii: ",") {
      var offset = cursor.position + 1
      while cursor.bytes[offset] != UInt8(ascii: ",") { offset += 1 }
      guard nextAfterSpace(from: offset + 1) == UInt8(ascii: "\"") else { return false }
    }
    let here = ByteRange(cursor.position, cursor.position + 1)
    report(
      JSONReports.syntax, "This `}` ends the document although more members follow; remove it.", at: here,
      fix: ("Remove the brace", [TextEdit(here, "")]))
    cursor.advance()
    closedEnd = cursor.position
    isRecovering = true
    return true
  }

  /// Closes what is still open at the end of the text, and says so once.
  mutating func finish() {
    if let innermost = open.last, !endsInString {
      let start = Int(nodes[Int(innermost)].start)
      let range = ByteRange(start, start + 1)
      let missing = open.reversed().prefix(1000).map { kind(of: Int($0)) == DataNode.Kind.mapping.rawValue ? "}" : "]" }
      let end = previousEnd
      let others =
        switch open.count {
        case 1: ""
        case 2: ", nor is the bracket around it"
        default: ", nor are the \(open.count - 1) brackets around it"
        }
      report(
        JSONReports.syntax, "\(quote(range)) is never closed\(others).", at: range,
        fix: open.count <= 1000
          ? ("Add `\(missing.joined())` at the end", [TextEdit(ByteRange(at: end), missing.joined())]) : nil)
    }
    while !open.isEmpty { close(at: cursor.end) }
  }
}
