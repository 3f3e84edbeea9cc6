import SourceText

extension JSONParser {
  /// Goes on where a value was expected and something else stands.
  mutating func recoverAtValue(_ byte: UInt8?, _ state: State) -> State {
    guard let byte else { return endAtValue(state) }
    let here = ByteRange(cursor.position, cursor.position + 1)
    switch byte {
    case UInt8(ascii: ",") where !open.isEmpty:
      if isInMapping { return addMissingValue() }
      add(.missing, cursor.position, cursor.position)
      report(
        JSONReports.syntax, "A value is missing before this comma; remove the comma.", at: here,
        fix: ("Remove the comma", [TextEdit(here, "")]))
      return .behindValue
    case UInt8(ascii: "]") where !open.isEmpty && !isInMapping:
      reportTrailingComma()
      return pop()
    case UInt8(ascii: "}") where !open.isEmpty, UInt8(ascii: "]") where !open.isEmpty:
      return isInMapping ? addMissingValue() : .behindValue
    case UInt8(ascii: "'"):
      let start = cursor.position
      let marks = readSingleQuoted()
      add(.string, start, cursor.position, marks: marks)
      return .behindValue
    case UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","):
      if !isRecovering { report(JSONReports.syntax, "A value must stand here, not \(quote(here)).", at: here) }
      isRecovering = true
      cursor.advance()
      return state
    default: return recoverAtWord(state)
    }
  }

  /// The text ends where a value was expected.
  private mutating func endAtValue(_ state: State) -> State {
    guard state == .value else { return .done }
    if open.isEmpty, !isRecovering {
      report(JSONReports.syntax, "The document is empty; a JSON text is one value.", at: ByteRange(at: cursor.position))
    }
    add(.missing, cursor.position, cursor.position)
    return .done
  }

  /// A member's value is missing; reports it at the colon.
  private mutating func addMissingValue() -> State {
    let key = nodes.count - 1
    var colon = Int(nodes[key].end)
    while colon < cursor.position, cursor.bytes[colon] != UInt8(ascii: ":") { colon += 1 }
    add(.missing, min(colon + 1, cursor.position), min(colon + 1, cursor.position))
    if !isRecovering {
      report(JSONReports.syntax, "The value of \(quoteName(key)) is missing.", at: ByteRange(colon, colon + 1))
    }
    isRecovering = true
    return .behindValue
  }

  /// Reads what stands where a value was expected and is neither a value nor a bracket.
  mutating func recoverAtWord(_ state: State) -> State {
    let range = junkRange()
    cursor.position = range.end
    let word = cursor.bytes[range.start..<range.end]
    switch JSONNumber.form(of: word) {
    case .json: add(.number, range.start, range.end)
    case .json5:
      reportForm("JSON5 writes a number as \(quote(range)), JSON does not.", at: range, fix: plainNumber(range))
      add(.number, range.start, range.end, marks: DataTree.Node.isIrregular)
    case .leadingZeros:
      report(
        JSONReports.syntax, "A number does not begin with a zero before other digits.", at: range,
        fix: plainNumber(range))
      add(.number, range.start, range.end, marks: DataTree.Node.isIrregular)
    case .none: return recoverAtText(range, state)
    }
    return .behindValue
  }

  private mutating func recoverAtText(_ range: ByteRange, _ state: State) -> State {
    let word = cursor.bytes[range.start..<range.end]
    let spelling = text(range)
    if let meant = JSONParser.meant(by: spelling) {
      let kind: DataNode.Kind = meant == "null" ? .null : .boolean
      report(
        JSONReports.syntax, "\(quote(range)) is spelled `\(meant)` in JSON.", at: range,
        fix: ("Write `\(meant)`", [TextEdit(range, meant)]))
      add(kind, range.start, range.end, marks: DataTree.Node.isIrregular | (meant == "true" ? DataTree.Node.isTrue : 0))
      return .behindValue
    }
    if word.allSatisfy({ $0.isASCIIDigit || "+-.eE".utf8.contains($0) }) {
      report(JSONReports.syntax, "\(quote(range)) is not a number as JSON writes them.", at: range)
      add(.missing, range.start, range.end, marks: DataTree.Node.isIrregular)
      return .behindValue
    }
    let hasWords = spelling.contains { $0.isLetter || $0.isNumber || $0.isSymbol || $0 == "_" }
    guard hasWords, String(validating: word, as: UTF8.self) != nil else {
      reportJunk(range)
      return state
    }
    report(
      JSONReports.syntax, "\(quote(range)) must stand in double quotes.", at: range,
      fix: ("Put it in double quotes", [TextEdit(range, JSONWriter.quoted(spelling))]))
    add(.string, range.start, range.end, marks: DataTree.Node.isIrregular)
    return .behindValue
  }

  /// Reports a stretch that means nothing, unless a fault just before explains it.
  mutating func reportJunk(_ range: ByteRange) {
    if !isRecovering {
      report(
        JSONReports.syntax, "\(quote(range)) means nothing here; remove it.", at: range,
        fix: ("Remove it", [TextEdit(range, "")]))
    }
    isRecovering = true
  }

  /// From the cursor to the next blank or bracket, comma, colon or quote; at least one character.
  mutating func junkRange() -> ByteRange {
    let start = cursor.position
    if cursor.next == UInt8(ascii: "#"), cursor.peek(1) == UInt8(ascii: " ") {
      // A comment as YAML and shells write it.
      cursor.skip { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    } else {
      cursor.position += cursor.characterLength(at: start)
      while let byte = cursor.next, byte > 0x20, !JSONParser.isStructural(byte) {
        if byte == UInt8(ascii: "/"), let after = cursor.peek(1), after == byte || after == UInt8(ascii: "*") { break }
        cursor.position += 1
      }
    }
    let range = ByteRange(start, cursor.position)
    cursor.position = start
    return range
  }

  /// Reports the comma before a closing bracket, unless a fault just before explains it.
  mutating func reportTrailingComma() {
    let isMissingBefore = nodes.last.map { $0.meta & DataTree.Node.kindMask } == UInt32(DataNode.Kind.missing.rawValue)
    guard !isRecovering, !isMissingBefore else { return }
    let range = ByteRange(comma, comma + 1)
    reportForm(
      "A comma must not stand behind the last \(isInMapping ? "member" : "element"); remove it.", at: range,
      fix: ("Remove the trailing comma", [TextEdit(range, "")]))
  }

  /// A number of JSON5 as JSON writes it; `nil` for what JSON cannot say.
  private func plainNumber(_ range: ByteRange) -> (title: String, edits: [TextEdit])? {
    let word = Array(cursor.bytes[range.start..<range.end])
    guard let value = JSONNumber.value(of: word[...]), value.isFinite else { return nil }
    let text = JSONNumber.text(of: value)
    return ("Write `\(text)`", [TextEdit(range, text)])
  }
}

// Kinds of bytes and words.
extension JSONParser {
  /// The word of JSON that another language spells so.
  private static func meant(by word: String) -> String? {
    switch word.lowercased() {
    case "true", "yes": "true"
    case "false", "no": "false"
    case "null", "none", "nil", "undefined": "null"
    case "tr", "tru": "true"
    case "fa", "fal", "fals": "false"
    case "nu", "nul": "null"
    default: nil
    }
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isWordByte || byte == UInt8(ascii: "$")
  }

  static func isStructural(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","),
      UInt8(ascii: ":"), UInt8(ascii: "\""):
      true
    default: false
    }
  }
}
