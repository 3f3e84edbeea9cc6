import SourceText

extension JSONParser {
  /// Goes on where a name was expected and something else stands.
  mutating func recoverAtKey(_ byte: UInt8?, _ state: State) -> State {
    guard let byte else { return .done }
    let here = ByteRange(cursor.position, cursor.position + 1)
    switch byte {
    case UInt8(ascii: "}"):
      reportTrailingComma()
      return pop()
    case UInt8(ascii: "]"): return recoverAtBracket(byte)
    case UInt8(ascii: "'"):
      let start = cursor.position
      let marks = readSingleQuoted()
      addKey(start, cursor.position, marks: marks)
      return .colon
    case UInt8(ascii: ","):
      if !isRecovering {
        report(
          JSONReports.syntax, "A member is missing before this comma; remove the comma.", at: here,
          fix: ("Remove the comma", [TextEdit(here, "")]))
      }
      isRecovering = true
      cursor.advance()
      return .key
    case UInt8(ascii: ":"):
      if !isRecovering { report(JSONReports.syntax, "A name is missing before this colon.", at: here) }
      addAbsentKey()
      cursor.advance()
      return .value
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if !isRecovering { report(JSONReports.syntax, "A name and a colon are missing before this value.", at: here) }
      addAbsentKey()
      return .value
    default: return recoverAtUnquotedKey()
    }
  }

  /// A key that the text lacks, so that its value has a place.
  mutating func addAbsentKey() {
    nodes.append(
      DataTree.Node(
        start: UInt32(cursor.position), end: UInt32(cursor.position), next: UInt32(nodes.count + 1),
        meta: DataTree.Node.kindMask | DataTree.Node.isAbsent))
  }

  /// Reads a word where a name in quotes was expected.
  private mutating func recoverAtUnquotedKey() -> State {
    let range = junkRange()
    cursor.position = range.end
    let word = cursor.bytes[range.start..<range.end]
    guard word.contains(where: JSONParser.isWordByte) else {
      reportJunk(range)
      return .key
    }
    let isName = word.allSatisfy(JSONParser.isWordByte) && word.first.map(\.isASCIIDigit) == false
    addKey(range.start, range.end, marks: DataTree.Node.isIrregular)
    let fix = ("Put the name in double quotes", [TextEdit(range, JSONWriter.quoted(text(range)))])
    if nextAfterSpace(from: cursor.position) == UInt8(ascii: ":") {
      if isName {
        reportForm("The name \(quote(range)) must stand in double quotes.", at: range, fix: fix)
      } else {
        report(JSONReports.syntax, "The name \(quote(range)) must stand in double quotes.", at: range, fix: fix)
      }
    } else if !isRecovering {
      report(
        JSONReports.syntax,
        "A member must stand here, a name in double quotes, a colon and a value; not \(quote(range)).",
        at: range)
      isRecovering = true
    }
    return .colon
  }

  /// Goes on where a colon was expected and something else stands.
  mutating func recoverAtColon(_ byte: UInt8?) -> State {
    let key = nodes[nodes.count - 1]
    let keyRange = ByteRange(Int(key.start), Int(key.end))
    guard let byte else {
      add(.missing, keyRange.end, keyRange.end)
      return .done
    }
    let isNextMember = byte == UInt8(ascii: "\"") && isKey(at: cursor.position)
    if isNextMember || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
      if !isRecovering {
        report(
          JSONReports.syntax, "A colon and a value are missing behind \(quoteName(nodes.count - 1)).", at: keyRange)
      }
      nodes[nodes.count - 1].meta |= DataTree.Node.isIrregular
      add(.missing, keyRange.end, keyRange.end)
      isRecovering = true
      return .behindValue
    }
    if byte == UInt8(ascii: "=") {
      let range = junkRange()
      cursor.position = range.start + (cursor.peek(1) == UInt8(ascii: ">") ? 2 : 1)
      let sign = ByteRange(range.start, cursor.position)
      report(
        JSONReports.syntax, "A colon must stand between a name and its value, not \(quote(sign)).", at: sign,
        fix: ("Write a colon", [TextEdit(sign, ":")]))
      return .value
    }
    if JSONParser.isWordByte(byte) || "\"'{[-+.".utf8.contains(byte) {
      if !isRecovering {
        report(
          JSONReports.syntax, "A colon is missing behind \(quoteName(nodes.count - 1)).", at: keyRange,
          fix: ("Add the colon", [TextEdit(ByteRange(at: keyRange.end), ":")]))
      }
      nodes[nodes.count - 1].meta |= DataTree.Node.isIrregular
      return .value
    }
    let range = junkRange()
    cursor.position = range.end
    reportJunk(range)
    return .colon
  }

  /// Whether the string that begins at a place is followed by a colon.
  private func isKey(at start: Int) -> Bool {
    var offset = start + 1
    while offset < cursor.end, cursor.bytes[offset] != UInt8(ascii: "\""), cursor.bytes[offset] >= 0x20 {
      offset += cursor.bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard offset < cursor.end, cursor.bytes[offset] == UInt8(ascii: "\"") else { return false }
    return nextAfterSpace(from: offset + 1) == UInt8(ascii: ":")
  }

  /// The first byte at or behind a place that is no white space.
  func nextAfterSpace(from start: Int) -> UInt8? {
    var offset = start
    while offset < cursor.end, cursor.bytes[offset] <= 0x20 { offset += 1 }
    return offset < cursor.end ? cursor.bytes[offset] : nil
  }
}
