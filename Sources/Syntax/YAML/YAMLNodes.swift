import SourceText

extension YAMLParser {
  /// Reads what stands at a place outside of brackets: a scalar, an alias, or the beginning of a collection.
  mutating func readNode(at place: Place) {
    let outer = pending
    pending = YAMLProperties()
    guard let byte = cursor.next else { return }
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "!"):
      let inner = readProperties()
      guard let behind = cursor.next, !YAMLParser.isBreak(behind), behind != UInt8(ascii: "#") else {
        if place.mode == .entry { return recoverAtLonelyProperties(inner) }
        pending = outer.joined(with: inner)
        return endLine()
      }
      readContent(at: place, outer, inner)
    default: readContent(at: place, outer, YAMLProperties())
    }
  }

  private mutating func readContent(at place: Place, _ outer: YAMLProperties, _ inner: YAMLProperties) {
    let byte = cursor.bytes[cursor.position]
    switch byte {
    case UInt8(ascii: "-") where isIndicator(byte), UInt8(ascii: "?") where isIndicator(byte),
      UInt8(ascii: ":") where isIndicator(byte):
      readIndicator(byte, at: place, outer, inner)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let scalar = readQuoted(byte, parent: place.parent)
      finish(scalar, at: place, outer, inner)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      flowPlace = place
      flowOuter = outer
      flowProperties = inner
      if place.mode == .entry { return beginFlowKey(inner) }
      pushFlow(outer.joined(with: inner))
    case UInt8(ascii: "*"):
      if !inner.isEmpty { reportPropertiesOfAlias(inner) }
      finishAlias(readAlias(), at: place, outer)
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      guard place.mode != .entry else { return recoverAtLine("A block of text needs a key before it.") }
      let scalar = readBlockScalar(parent: place.parent)
      addScalar(scalar, outer.joined(with: inner))
      finishValue()
    default: finish(readPlain(at: place), at: place, outer, inner)
    }
  }

  /// Puts a scalar in its place: as a key if a colon follows, else as a value.
  private mutating func finish(
    _ scalar: YAMLScalar, at place: Place, _ outer: YAMLProperties, _ inner: YAMLProperties
  ) {
    if cursor.next != UInt8(ascii: ":") {
      if let behind = cursor.next, YAMLParser.isBreak(behind), place.mode == .line {
        // The most common value of all.
        addScalar(scalar, joined(outer, inner))
        finishValue()
        return endLine()
      }
      skipSpace()
    }
    guard isIndicator(UInt8(ascii: ":")) else {
      guard place.mode == .entry || isKeyWithoutColon(scalar, at: place) else {
        addScalar(scalar, joined(outer, inner))
        if scalar.end < cursor.position { cursor.position = scalar.end }
        finishValue()
        return endLine()
      }
      return recoverAtKeyWithoutColon(scalar, at: place, outer, inner)
    }
    if place.mode == .line {
      return recoverAtSecondColon(scalar, at: place, outer.joined(with: inner))
    }
    if scalar.isMultiline { reportKeyOfLines(scalar.start) }
    beginMember(at: place, outer, inner)
    addKey(scalar, inner)
    readColon(at: place)
  }

  private mutating func finishAlias(_ alias: ByteRange, at place: Place, _ outer: YAMLProperties) {
    skipSpace()
    guard isIndicator(UInt8(ascii: ":")), place.mode != .line else {
      cursor.position = alias.end
      if place.mode == .entry {
        return recoverAtKeyWithoutColon(key(of: alias), at: place, outer, YAMLProperties())
      }
      addAlias(alias)
      finishValue()
      return endLine()
    }
    beginMember(at: place, outer, YAMLProperties())
    addKey(key(of: alias), YAMLProperties())
    readColon(at: place)
  }

  /// Begins the mapping that a key opens, unless it is the next one of a mapping that is open.
  mutating func beginMember(at place: Place, _ outer: YAMLProperties, _ inner: YAMLProperties) {
    guard place.mode != .entry else { return }
    if place.isBehindTab { tabs.append(tabs(before: place.column)) }
    if place.mode == .document {
      report("Write the first key on a line of its own, below `---`.", at: ByteRange(lineStart, lineStart + 3))
    }
    pushBlock(.blockMapping, at: place.column, outer)
    let start = inner.isEmpty ? lineStart + place.column : inner.start
    nodes[nodes.count - 1].start = UInt32(truncatingIfNeeded: start)
  }

  /// Reads the colon behind a key, and what follows on its line.
  mutating func readColon(at place: Place) {
    isRecovering = false
    cursor.advance()
    contentEnd = cursor.position
    frames[frames.count - 1].expected = .value
    readBehindIndicator(mode: .line)
  }

  /// Reads `-`, `?` or `:` where a node may stand.
  private mutating func readIndicator(
    _ byte: UInt8, at place: Place, _ outer: YAMLProperties, _ inner: YAMLProperties
  ) {
    let isDash = byte == UInt8(ascii: "-")
    switch place.mode {
    case .entry:
      // An empty name.
      addEmptyKey(inner)
      return readColon(at: place)
    case .line:
      if !isDash { return recoverAtLine("Text that begins with \(quoteByte()) and a blank needs quotes.") }
      report(
        "A list behind a key begins on a line of its own; put \(quoteByte()) below the key.",
        at: ByteRange(cursor.position, cursor.position + 1))
    case .document:
      report(
        "Write the first item or key on a line of its own, below `---`.",
        at: ByteRange(cursor.position, cursor.position + 1))
    case .open:
      if place.isBehindTab { tabs.append(tabs(before: place.column)) }
    }
    if isDash {
      if !inner.isEmpty { reportPropertiesBeforeItem(inner) }
      pushBlock(.blockSequence, at: place.column, outer.joined(with: inner))
      beginItem()
    } else {
      let isKey = byte == UInt8(ascii: "?")
      pushBlock(.blockMapping, at: place.column, isKey ? outer.joined(with: inner) : outer)
      if isKey {
        beginExplicitKey()
      } else {
        contentEnd = cursor.position
        addEmptyKey(inner)
        readColon(at: place)
      }
    }
  }

  /// The tabs before a column of the line at hand.
  private func tabs(before column: Int) -> ByteRange {
    var start = lineStart + column
    while start > lineStart, YAMLParser.isBlank(cursor.bytes[start - 1]) { start -= 1 }
    return ByteRange(start, lineStart + column)
  }
}

// Plain scalars.
extension YAMLParser {
  /// Reads a plain scalar outside of brackets, over as many lines as belong to it.
  private mutating func readPlain(at place: Place) -> YAMLScalar {
    let start = cursor.position
    var scalar = YAMLScalar(start: start, end: start)
    if let fault = faultOfPlainStart(inFlow: false) {
      report(fault, at: ByteRange(start, start + 1))
      scalar.isFaulty = true
    }
    scalar.end = skipPlainLine(inFlow: false)
    if cursor.next.map(YAMLParser.isBreak) ?? false, place.mode != .entry {
      readMoreLines(of: &scalar, parent: place.parent, inFlow: false)
    }
    return scalar
  }

  /// Skips the rest of a plain scalar on its line and tells where it ends; the cursor is left at what ended it, or
  /// behind the blanks before the end of the line.
  @inline(__always) mutating func skipPlainLine(inFlow: Bool) -> Int {
    let start = cursor.position
    var index = start
    let end = cursor.end
    scan: while index < end {
      let byte = cursor.bytes[index]
      if byte > UInt8(ascii: ":") {
        if inFlow, YAMLParser.isFlowIndicator(byte) { break scan }
      } else if byte == UInt8(ascii: ":") {
        guard index + 1 < end else { break scan }
        let behind = cursor.bytes[index + 1]
        if behind == 0x20 || behind == 0x0A || behind == 0x0D || behind == 0x09 { break scan }
        if inFlow, YAMLParser.isFlowIndicator(behind) { break scan }
      } else if byte < 0x20 {
        if byte == 0x0A || byte == 0x0D { break scan }
      } else if byte == UInt8(ascii: "#") {
        if index > start, YAMLParser.isBlank(cursor.bytes[index - 1]) { break scan }
      } else if inFlow, byte == UInt8(ascii: ",") {
        break scan
      }
      index += 1
    }
    cursor.position = index
    while index > start, YAMLParser.isBlank(cursor.bytes[index - 1]) { index -= 1 }
    return index
  }

  /// Goes on with a plain scalar in the lines below, as long as they are indented deeply enough.
  mutating func readMoreLines(of scalar: inout YAMLScalar, parent: Int, inFlow: Bool) {
    var back = cursor.position
    var line = lineStart
    while true {
      var breaks = 0
      while takeLineBreak() {
        breaks += 1
        line = cursor.position
        skipSpace()
      }
      guard breaks > 0, let byte = cursor.next, isContinuation(line, byte, parent: parent, inFlow: inFlow) else {
        break
      }
      let start = cursor.position
      let end = skipPlainLine(inFlow: inFlow)
      if end == start || !inFlow && cursor.next == UInt8(ascii: ":") { break }
      if scalar.content == nil { scalar.content = Array(cursor.bytes[scalar.start..<scalar.end]) }
      scalar.isMultiline = true
      scalar.content?.append(contentsOf: repeatElement(breaks > 1 ? 0x0A : 0x20, count: max(1, breaks - 1)))
      scalar.content?.append(contentsOf: cursor.bytes[start..<end])
      scalar.end = end
      lineStart = line
      back = cursor.position
      guard cursor.next.map(YAMLParser.isBreak) ?? false else { break }
    }
    cursor.position = back
  }

  private func isContinuation(_ line: Int, _ byte: UInt8, parent: Int, inFlow: Bool) -> Bool {
    if byte == UInt8(ascii: "#") { return false }
    if cursor.position == line, isMarker(at: line) { return false }
    var blanks = 0
    while line + blanks < cursor.position, cursor.bytes[line + blanks] == 0x20 { blanks += 1 }
    return blanks > parent
  }

  /// What to say about a byte that cannot begin a plain scalar; `nil` for one that can.
  func faultOfPlainStart(inFlow: Bool) -> String? {
    guard let byte = cursor.next else { return nil }
    switch byte {
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","):
      return "Text that begins with \(quoteByte()) needs quotes."
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return "A block of text cannot stand between brackets; use quotes."
    case UInt8(ascii: "-"), UInt8(ascii: "?"):
      guard inFlow, let behind = cursor.peek(1),
        YAMLParser.isSpaceOrEnd(behind) || YAMLParser.isFlowIndicator(behind)
      else { return nil }
      return "Between brackets, text that begins with \(quoteByte()) needs quotes."
    default: return nil
    }
  }

  func quoteByte() -> String { quote(ByteRange(cursor.position, min(cursor.end, cursor.position + 1))) }
}
