import SourceText

// What to do where a text breaks the rules: say so once, and go on with what was most likely meant.
extension YAMLParser {
  /// A line is indented deeper than the entries around it, and nothing waits for a value.
  mutating func recoverAtDeeperLine(_ column: Int) {
    if !isRecovering {
      report(
        "This line is indented deeper than the one it belongs with, which has its value already; "
          + "indent it by \(frames[frames.count - 1].indent).", at: firstWord())
    }
    if !beginsEntry() {
      isRecovering = true
      skipLine()
      _ = takeLineBreak()
      return
    }
    frames[frames.count - 1].adopted = column
    settle(at: column, isBehindTab: false)
  }

  /// A line is indented less than the entries before it, and more than what is around them.
  mutating func recoverAtShallowLine(_ column: Int) {
    let indent = frames[frames.count - 1].indent
    let isDash = isIndicator(UInt8(ascii: "-"))
    if !isRecovering {
      report("This line is indented by \(column), the lines it belongs with by \(indent).", at: firstWord())
    }
    fillMissing()
    guard beginsEntry(), isDash == (frames[frames.count - 1].form == .blockSequence) else {
      isRecovering = true
      skipLine()
      _ = takeLineBreak()
      return
    }
    frames[frames.count - 1].adopted = column
    settle(at: column, isBehindTab: false)
  }

  /// Something stands behind the value of the whole document.
  mutating func recoverBehindRoot() {
    if !isRecovering {
      report(
        "\(quote(restOfLine())) stands behind the end of the document's value; write `---` before it, or remove it.",
        at: restOfLine())
    }
    isRecovering = true
    skipLine()
    _ = takeLineBreak()
  }

  /// A line without `-` stands in the column of a list.
  mutating func recoverAtKeyAmongItems() {
    if !isRecovering {
      report("A line of this list begins with `-`; write it, or indent the line otherwise.", at: firstWord())
    }
    isRecovering = true
    skipLine()
    _ = takeLineBreak()
  }

  /// A line with `-` stands among keys.
  mutating func recoverAtItemAmongKeys() {
    if !isRecovering {
      report(
        "An item of a list must not stand among keys; indent it below the key it belongs to.",
        at: ByteRange(cursor.position, cursor.position + 1))
    }
    isRecovering = true
    skipLine()
    _ = takeLineBreak()
  }

  /// A line means nothing where it stands.
  mutating func recoverAtLine(_ message: String) {
    report(message, at: ByteRange(cursor.position, cursor.position + 1))
    let scalar = YAMLScalar(start: restOfLine().start, end: restOfLine().end, isFaulty: true)
    skipLine()
    if frames.last?.expected == .entry { return endLine() }
    addScalar(scalar, YAMLProperties())
    finishValue()
    endLine()
  }

  /// An anchor or a tag stands alone where a key is due.
  mutating func recoverAtLonelyProperties(_ properties: YAMLProperties) {
    report(
      "A key must follow \(quote(ByteRange(properties.start, properties.end))) on its line.",
      at: ByteRange(properties.start, properties.end))
    endLine()
  }

  /// Whether a scalar where a mapping may begin is a key that lacks its colon: the next line, in its column, is one.
  func isKeyWithoutColon(_ scalar: YAMLScalar, at place: Place) -> Bool {
    guard place.mode == .open, !scalar.isMultiline, !scalar.isBlock, frames.isEmpty || place.parent >= 0,
      cursor.next.map(YAMLParser.isBreak) ?? false
    else { return false }
    var copy = self.cursor
    var line = copy.position
    while let byte = copy.next, byte <= 0x20 {
      copy.advance()
      if YAMLParser.isBreak(byte) { line = copy.position }
    }
    guard copy.position - line == place.column, let byte = copy.next, byte != UInt8(ascii: "#"),
      byte != UInt8(ascii: "-"), byte != UInt8(ascii: "?")
    else { return false }
    while let byte = copy.next, !YAMLParser.isBreak(byte) {
      if byte == UInt8(ascii: ":"), YAMLParser.isSpaceOrEnd(copy.peek(1)) { return true }
      copy.advance()
    }
    return false
  }

  /// A key has no colon behind it.
  mutating func recoverAtKeyWithoutColon(
    _ scalar: YAMLScalar, at place: Place, _ outer: YAMLProperties, _ inner: YAMLProperties
  ) {
    cursor.position = scalar.end
    beginMember(at: place, outer, inner)
    addKey(scalar, inner)
    nodes[nodes.count - 1].meta |= DataTree.Node.isIrregular
    recoverBehindKey(ByteRange(scalar.start, scalar.end))
  }

  /// Goes on behind a key without its colon: with a deeper line as its value.
  mutating func recoverBehindKey(_ key: ByteRange) {
    if !isRecovering {
      report(
        "A colon is missing behind \(quote(key)).", at: key,
        fix: ("Add the colon", [TextEdit(ByteRange(at: key.end), ":")]))
    }
    frames[frames.count - 1].expected = .value
    frames[frames.count - 1].isFaulty = true
    contentEnd = key.end
    let isRecovering = isRecovering
    self.isRecovering = true
    endLine()
    self.isRecovering = isRecovering
  }

  /// A value on the line of its key has a colon that would make it a key: the rest of the line is its text.
  mutating func recoverAtSecondColon(_ scalar: YAMLScalar, at place: Place, _ properties: YAMLProperties) {
    let colon = cursor.position
    var end = colon + 1
    var index = end
    while index < cursor.end, !YAMLParser.isBreak(cursor.bytes[index]) {
      let byte = cursor.bytes[index]
      if byte == UInt8(ascii: "#"), YAMLParser.isBlank(cursor.bytes[index - 1]) { break }
      if !YAMLParser.isBlank(byte) { end = index + 1 }
      index += 1
    }
    let range = ByteRange(scalar.start, end)
    let isPlain = scalar.marks == 0
    let text = String(decoding: cursor.bytes[range.start..<range.end], as: UTF8.self)
    report(
      "A value with a colon and a blank in it needs quotes; a key of its own needs a line of its own.",
      at: ByteRange(colon, colon + 1),
      fix: isPlain ? ("Put the value in quotes", [TextEdit(range, YAMLText.quoted(text))]) : nil)
    var whole = scalar
    whole.end = end
    whole.marks = 0
    whole.content = Array(text.utf8)
    whole.isFaulty = true
    addScalar(whole, properties)
    cursor.position = end
    finishValue()
    endLine()
  }

  /// The rest of the line without the blanks at its end.
  func restOfLine() -> ByteRange {
    var end = cursor.position
    while end < cursor.end, !YAMLParser.isBreak(cursor.bytes[end]) { end += 1 }
    while end > cursor.position, YAMLParser.isBlank(cursor.bytes[end - 1]) { end -= 1 }
    return ByteRange(cursor.position, end)
  }

  /// Something stands on the line behind a value that is complete.
  mutating func reportRestOfLine() {
    let rest = restOfLine()
    if !isRecovering { report("\(quote(rest)) must not stand behind a value on its line; remove it.", at: rest) }
    skipLine()
  }
}

// Between brackets.
extension YAMLParser {
  /// A value follows another one without a comma.
  mutating func recoverAtMissingComma(_ frame: Frame) {
    let place = ByteRange(at: contentEnd)
    if !isRecovering {
      report(
        "A comma is missing before \(quote(firstFlowWord())).", at: firstFlowWord(),
        fix: ("Add the comma", [TextEdit(place, ",")]))
    }
    isRecovering = true
    fillFlow()
    if flowDepth > 0 { frames[frames.count - 1].expected = .entry }
  }

  private func firstFlowWord() -> ByteRange {
    var end = cursor.position + 1
    while end < cursor.end, cursor.bytes[end] > 0x20, !YAMLParser.isFlowIndicator(cursor.bytes[end]) { end += 1 }
    return ByteRange(cursor.position, min(end, cursor.end))
  }

  /// A closing bracket does not fit the innermost open one; `false` if it was passed over.
  mutating func recoverAtBracket(_ byte: UInt8) -> Bool {
    let here = ByteRange(cursor.position, cursor.position + 1)
    let closesMapping = byte == UInt8(ascii: "}")
    let opening = Int(nodes[frames[frames.count - 1].node].start)
    let isOpenFarther = closesMapping ? openBraces > 0 : openBrackets > 0
    let fitting = closesMapping ? "]" : "}"
    guard isOpenFarther else {
      report(
        "\(quote(here)) does not close \(quote(ByteRange(opening, opening + 1))); write `\(fitting)`.", at: here,
        related: [("This is still open.", ByteRange(opening, opening + 1))],
        fix: ("Write `\(fitting)`", [TextEdit(here, fitting)]))
      return true
    }
    report(
      "`\(fitting)` is missing before \(quote(here)).", at: here,
      related: [("This is not closed.", ByteRange(opening, opening + 1))],
      fix: ("Add `\(fitting)`", [TextEdit(ByteRange(at: contentEnd), fitting)]))
    while (frames[frames.count - 1].form == .flowMapping) != closesMapping {
      fillFlow()
      guard (frames[frames.count - 1].form == .flowMapping) != closesMapping else { break }
      close(popFlow())
      finishFlowValue()
      fillFlow()
    }
    return true
  }

  /// Closes all open brackets where the text between them ends without them.
  mutating func abandonFlow() {
    guard flowDepth > 0 else { return }
    let first = frames.count - flowDepth
    let opening = Int(nodes[frames[first].node].start)
    let innermost = frames.last { $0.form != .flowPair }.map { Int(nodes[$0.node].start) } ?? opening
    let missing = frames.suffix(flowDepth).reversed().prefix(1000).compactMap { frame in
      frame.form == .flowMapping ? "}" : frame.form == .flowSequence ? "]" : nil
    }
    report(
      "\(quote(ByteRange(innermost, innermost + 1))) is never closed; write `\(missing.prefix(20).joined())`.",
      at: ByteRange(innermost, innermost + 1),
      fix: missing.count < 1000
        ? ("Add `\(missing.prefix(20).joined())`", [TextEdit(ByteRange(at: contentEnd), missing.joined())]) : nil)
    pending = YAMLProperties()
    let end = contentEnd
    while flowDepth > 0 {
      fillFlow()
      guard flowDepth > 0 else { break }
      close(popFlow())
      if flowDepth > 0 { finishFlowValue() }
    }
    contentEnd = end
    isRecovering = false
    if flowPlace.mode == .entry {
      endKey()
      frames[frames.count - 1].expected = .value
      frames[frames.count - 1].isFaulty = true
    } else {
      finishValue()
    }
  }
}
