import SourceText

extension JSONParser {
  /// Reads a string in single quotes, as JSON5 has it, and tells its marks.
  mutating func readSingleQuoted() -> UInt32 {
    let start = cursor.position
    cursor.advance()
    let marks = readUnusualString(UInt8(ascii: "'")) | DataTree.Node.isIrregular
    let range = ByteRange(start, cursor.position)
    guard marks & DataTree.Node.hasClosing != 0 else { return marks }
    let content = JSONEscapes.decode(Array(cursor.bytes[(start + 1)..<(range.end - 1)])[...])
    reportForm(
      "A string must stand in double quotes.", at: range,
      fix: ("Use double quotes", [TextEdit(range, JSONWriter.quoted(String(decoding: content, as: UTF8.self)))]))
    return marks
  }

  /// Reads the rest of a string in which something other than plain text stands, and tells its marks.
  mutating func readUnusualString(_ quote: UInt8) -> UInt32 {
    let start = cursor.position
    var marks = DataTree.Node.hasOpening
    var hasControl = false
    while let byte = cursor.next {
      switch byte {
      case quote:
        cursor.advance()
        return marks | DataTree.Node.hasClosing
      case UInt8(ascii: "\\"):
        if cursor.position + 1 < cursor.end {
          marks |= DataTree.Node.isEscaped
          if !readEscape() { marks |= DataTree.Node.isIrregular }
        } else {
          cursor.advance()
        }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        guard goesOnInNextLine(quote) else { return recoverAtUnclosedString(quote, from: start, marks) }
        if !hasControl { reportControl(byte) }
        hasControl = true
        marks |= DataTree.Node.isIrregular
        cursor.advance()
      case ..<0x20:
        if !hasControl, dialect == .json { reportControl(byte) }
        hasControl = true
        marks |= DataTree.Node.isIrregular
        cursor.advance()
      default: cursor.advance()
      }
    }
    return recoverAtUnclosedString(quote, from: start, marks)
  }

  private mutating func reportControl(_ byte: UInt8) {
    let here = ByteRange(cursor.position, cursor.position + 1)
    let hexadecimal = String(byte, radix: 16)
    let escape =
      switch byte {
      case 0x09: "\\t"
      case 0x0A: "\\n"
      case 0x0D: "\\r"
      default: "\\u" + String(repeating: "0", count: 4 - hexadecimal.count) + hexadecimal
      }
    let name = byte == 0x09 ? "A tab" : byte == 0x0A || byte == 0x0D ? "A line break" : "A control character"
    report(
      JSONReports.syntax, "\(name) in a string is written `\(escape)`.", at: here,
      fix: ("Write `\(escape)`", [TextEdit(here, escape)]))
  }

  /// Whether a string goes on behind the line break at the cursor: the next line holds its end, and words before it.
  private func goesOnInNextLine(_ quote: UInt8) -> Bool {
    var offset = cursor.position + 1
    if cursor.next == 0x0D, cursor.peek(1) == 0x0A { offset += 1 }
    while offset < cursor.end, cursor.bytes[offset] == 0x20 || cursor.bytes[offset] == 0x09 { offset += 1 }
    guard offset < cursor.end, JSONParser.isWordByte(cursor.bytes[offset]) else { return false }
    while offset < cursor.end, cursor.bytes[offset] >= 0x20, cursor.bytes[offset] != quote {
      offset += cursor.bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard offset < cursor.end, cursor.bytes[offset] == quote, let next = nextAfterSpace(from: offset + 1) else {
      return false
    }
    return next == UInt8(ascii: ",") || next == UInt8(ascii: "}") || next == UInt8(ascii: "]")
  }

  /// Passes over one escape, and reports what JSON does not know; whether it knows it.
  private mutating func readEscape() -> Bool {
    let start = cursor.position
    cursor.position += 2
    switch cursor.bytes[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return true
    case UInt8(ascii: "u"):
      let digits = hexadecimalDigits(upTo: 4)
      cursor.position += digits
      guard digits < 4 else { return true }
      let range = ByteRange(start, cursor.position)
      report(JSONReports.syntax, "Four hexadecimal digits must follow `\\u`.", at: range)
    case UInt8(ascii: "x") where hexadecimalDigits(upTo: 2) == 2:
      cursor.position += 2
      reportEscape(ByteRange(start, cursor.position))
    case UInt8(ascii: "'"), UInt8(ascii: "v"), UInt8(ascii: "0"), UInt8(ascii: "\n"):
      reportEscape(ByteRange(start, cursor.position))
    case UInt8(ascii: "\r"):
      _ = cursor.take(UInt8(ascii: "\n"))
      reportEscape(ByteRange(start, cursor.position))
    default:
      cursor.position = start + 1 + max(1, cursor.characterLength(at: start + 1))
      let range = ByteRange(start, cursor.position)
      report(
        JSONReports.syntax, "\(quote(range)) is not an escape; write `\\\\` for a backslash.", at: range,
        fix: ("Write `\\\\`", [TextEdit(ByteRange(start, start + 1), "\\\\")]))
    }
    return false
  }

  private func hexadecimalDigits(upTo limit: Int) -> Int {
    var count = 0
    while count < limit, let byte = cursor.peek(count), JSONEscapes.hexadecimalDigit(byte) != nil { count += 1 }
    return count
  }

  private mutating func reportEscape(_ range: ByteRange) {
    let content = JSONEscapes.decode(Array(cursor.bytes[range.start..<range.end])[...])
    let plain = JSONWriter.quoted(String(decoding: content, as: UTF8.self)).dropFirst().dropLast()
    let message =
      content.isEmpty
      ? "A string must not go over a line break." : "JSON5 knows the escape \(quote(range)), JSON does not."
    reportForm(message, at: range, fix: ("Write `\(plain)`", [TextEdit(range, String(plain))]))
  }

  /// A string that its line does not close: it ends before the comma and the brackets that cannot be part of it.
  private mutating func recoverAtUnclosedString(_ quote: UInt8, from contentStart: Int, _ marks: UInt32) -> UInt32 {
    var start = contentStart
    while start > 0, cursor.bytes[start - 1] != quote { start -= 1 }
    var end = cursor.position
    func last() -> UInt8? { end > start ? cursor.bytes[end - 1] : nil }
    while let byte = last(), byte == 0x20 || byte == 0x09 { end -= 1 }
    if last() == UInt8(ascii: ",") { end -= 1 }
    var balance = (braces: 0, brackets: 0)
    for byte in cursor.bytes[start..<end] {
      switch byte {
      case UInt8(ascii: "{"): balance.braces += 1
      case UInt8(ascii: "}"): balance.braces -= 1
      case UInt8(ascii: "["): balance.brackets += 1
      case UInt8(ascii: "]"): balance.brackets -= 1
      default: break
      }
    }
    while let byte = last() {
      if byte == UInt8(ascii: "}"), balance.braces < 0 {
        balance.braces += 1
      } else if byte == UInt8(ascii: "]"), balance.brackets < 0 {
        balance.brackets += 1
      } else if byte != 0x20 || balance == (0, 0) && end == cursor.position {
        break
      }
      end -= 1
    }
    endsInString = cursor.isAtEnd
    cursor.position = end
    let close = String(decoding: [quote], as: UTF8.self)
    let range = ByteRange(start - 1, end)
    report(
      JSONReports.syntax, "The string \(self.quote(range)) is not closed.", at: range,
      fix: ("Close the string", [TextEdit(ByteRange(at: end), close)]))
    return marks | DataTree.Node.isIrregular
  }
}
