import SourceText

extension YAMLParser {
  /// Reads a line that begins outside of brackets, up to what may be a node of its own; `false` at the end of the text.
  mutating func readLine() -> Bool {
    guard skipBlankLines() else { return false }
    let blanks = cursor.position - lineStart
    if cursor.bytes[cursor.position] == 0x09 { return readTabbedLine(blanks) }
    if blanks == 0, readMarker() { return true }
    if !isInDocument { beginDocument(isExplicit: false) }
    settle(at: blanks, isBehindTab: false)
    return true
  }

  /// Skips empty lines and comments up to the first thing in a line, a tab behind which something stands included;
  /// `false` at the end of the text.
  mutating func skipBlankLines() -> Bool {
    while cursor.position < cursor.end {
      lineStart = cursor.position
      skipBlanks()
      guard let byte = cursor.next else { return false }
      if byte > 0x20, byte != UInt8(ascii: "#") {
        if byte == 0xEF, !isInDocument, skipByteOrderMark() { continue }
        return true
      }
      if byte == 0x09 {
        let tab = cursor.position
        skipSpace()
        guard let behind = cursor.next else { return false }
        if behind != UInt8(ascii: "#"), behind != 0x0A, behind != 0x0D {
          cursor.position = tab
          return true
        }
      }
      if cursor.next == UInt8(ascii: "#") { readComment() }
      if !takeLineBreak() {
        if cursor.isAtEnd { return false }
        return true
      }
    }
    return false
  }

  /// A line that is indented with tabs: fine before a scalar as long as blanks suffice, a fault elsewhere.
  private mutating func readTabbedLine(_ blanks: Int) -> Bool {
    let tab = cursor.position
    skipSpace()
    if !isInDocument { beginDocument(isExplicit: false) }
    let column = cursor.position - lineStart
    let parent = frames.last.map(\.indent) ?? -1
    let isWaiting = frames.last.map { $0.expected == .value || $0.expected == .explicitKey } ?? !hasRoot
    if beginsEntry() || !isWaiting || blanks <= parent {
      tabs.append(ByteRange(tab, cursor.position))
      settle(at: column, isBehindTab: false)
    } else {
      settle(at: blanks, isBehindTab: true)
    }
    return true
  }

  /// Whether an entry of a collection of lines begins at the cursor, as far as its line tells.
  func beginsEntry() -> Bool {
    guard let first = cursor.next else { return false }
    if first == UInt8(ascii: "-") || first == UInt8(ascii: "?") || first == UInt8(ascii: ":"),
      YAMLParser.isSpaceOrEnd(cursor.peek(1))
    {
      return true
    }
    var index = cursor.position
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      index += 1
      while index < cursor.end, cursor.bytes[index] != first, !YAMLParser.isBreak(cursor.bytes[index]) { index += 1 }
    }
    while index < cursor.end, !YAMLParser.isBreak(cursor.bytes[index]) {
      let byte = cursor.bytes[index]
      if byte == UInt8(ascii: ":") {
        if YAMLParser.isSpaceOrEnd(index + 1 < cursor.end ? cursor.bytes[index + 1] : nil) { return true }
      } else if byte == UInt8(ascii: "#"), index > cursor.position, YAMLParser.isBlank(cursor.bytes[index - 1]) {
        return false
      }
      index += 1
    }
    return false
  }

  /// Closes what a line of that column ends, and begins what stands on the line.
  mutating func settle(at column: Int, isBehindTab: Bool) {
    while let frame = frames.last {
      let column = column == frame.adopted ? frame.indent : column
      if column > frame.indent {
        if frame.expected == .value || frame.expected == .explicitKey {
          next = Place(parent: frame.indent, column: column, mode: .open, isBehindTab: isBehindTab)
          return
        }
        return recoverAtDeeperLine(column)
      }
      if column == frame.indent {
        if readEntry(of: frame, column) { return }
      } else if isBetween(column) {
        return recoverAtShallowLine(column)
      } else {
        closeBlock()
      }
    }
    guard hasRoot else {
      next = Place(parent: -1, column: column, mode: .open, isBehindTab: isBehindTab)
      return
    }
    recoverBehindRoot()
  }

  /// Whether a column lies between the innermost collection and what is around it, where nothing waits for a value.
  private func isBetween(_ column: Int) -> Bool {
    guard frames.count > 1 else { return true }
    let around = frames[frames.count - 2]
    return column > around.indent && column != around.adopted
  }

  /// Reads an entry in the column of its collection; `false` if the collection ends here.
  private mutating func readEntry(of frame: Frame, _ column: Int) -> Bool {
    let isDash = isIndicator(UInt8(ascii: "-"))
    if frame.expected == .value || frame.expected == .explicitKey {
      if frame.form == .blockMapping, isDash {
        next = Place(parent: column - 1, column: column, mode: .open)
        return true
      }
      if frame.expected == .explicitKey, isIndicator(UInt8(ascii: ":")) {
        addEmptyWithPending()
        finishValue()
        readMember(column, isDash: false)
        return true
      }
      fillMissing()
      return false
    }
    if frame.form == .blockSequence {
      if isDash {
        beginItem()
        return true
      }
      if frames.count > 1, frames[frames.count - 2].indent == frame.indent {
        closeBlock()
        return false
      }
      recoverAtKeyAmongItems()
      return true
    }
    readMember(column, isDash: isDash)
    return true
  }

  private mutating func readMember(_ column: Int, isDash: Bool) {
    let last = frames.count - 1
    if isIndicator(UInt8(ascii: ":")), frames[last].expected == .colon {
      isRecovering = false
      cursor.advance()
      contentEnd = cursor.position
      frames[last].expected = .value
      readBehindIndicator(mode: .open)
      return
    }
    if frames[last].expected == .colon { fillMissing() }
    if isIndicator(UInt8(ascii: "?")) {
      isRecovering = false
      beginExplicitKey()
    } else if isDash {
      recoverAtItemAmongKeys()
    } else {
      next = Place(parent: column, column: column, mode: .entry)
    }
  }

  /// Reads `-` and what follows on its line.
  mutating func beginItem() {
    isRecovering = false
    frames[frames.count - 1].expected = .value
    cursor.advance()
    contentEnd = cursor.position
    readBehindIndicator(mode: .open)
  }

  /// Reads `?` and what follows on its line.
  mutating func beginExplicitKey() {
    frames[frames.count - 1].expected = .explicitKey
    cursor.advance()
    contentEnd = cursor.position
    beginKey()
    readBehindIndicator(mode: .open)
  }

  /// Looks for a node on the line of `-`, `?` or `:`; else the next lines give it.
  mutating func readBehindIndicator(mode: Place.Mode) {
    let start = cursor.position
    skipSpace()
    guard let byte = cursor.next, byte != UInt8(ascii: "#"), !YAMLParser.isBreak(byte) else { return endLine() }
    let isBehindTab = cursor.bytes[start..<cursor.position].contains(0x09)
    next = Place(
      parent: frames.last?.indent ?? -1, column: cursor.position - lineStart, mode: mode, isBehindTab: isBehindTab)
  }

  /// Whether `-`, `?` or `:` stands at the cursor as an indicator, with a blank or nothing behind it.
  @inline(__always) func isIndicator(_ byte: UInt8) -> Bool {
    cursor.next == byte && YAMLParser.isSpaceOrEnd(cursor.peek(1))
  }
}

// The ends of collections and values.
extension YAMLParser {
  /// Begins a collection of lines.
  mutating func pushBlock(_ form: Form, at column: Int, _ properties: YAMLProperties) {
    if !properties.isEmpty { attach(properties) }
    frames.append(Frame(node: nodes.count, indent: column, form: form))
    let kind: DataNode.Kind = form == .blockSequence ? .sequence : .mapping
    add(kind, cursor.position, cursor.position)
    nodes[nodes.count - 1].next = 0
  }

  /// Closes the innermost collection of lines.
  mutating func closeBlock() {
    fillMissing()
    let frame = frames.removeLast()
    close(frame)
    finishValue()
  }

  /// Gives a collection its end, and looks for repeated keys in it.
  mutating func close(_ frame: Frame) {
    nodes[frame.node].end = UInt32(truncatingIfNeeded: contentEnd)
    nodes[frame.node].next = UInt32(truncatingIfNeeded: nodes.count)
    if frame.form != .blockSequence, frame.form != .flowSequence { findRepeatedKeys(of: frame.node) }
  }

  /// A value in a collection of lines is complete.
  @inline(__always) mutating func finishValue() {
    guard !frames.isEmpty else {
      hasRoot = true
      return
    }
    let last = frames.count - 1
    if frames[last].expected == .explicitKey {
      endKey()
      frames[last].expected = .colon
    } else {
      frames[last].expected = .entry
    }
  }

  /// Adds what the innermost collection of lines still waits for and the text does not give.
  mutating func fillMissing() {
    guard let frame = frames.last else { return }
    switch frame.expected {
    case .explicitKey:
      addEmptyWithPending()
      endKey()
      addEmpty()
    case .colon: addEmpty()
    case .value: addEmptyWithPending(isFaulty: frame.isFaulty)
    case .entry, .behind: break
    }
    frames[frames.count - 1].expected = .entry
    frames[frames.count - 1].isFaulty = false
  }

  mutating func addEmptyWithPending(isFaulty: Bool = false) {
    guard !pending.isEmpty else { return addEmpty(isFaulty: isFaulty) }
    let properties = pending
    pending = YAMLProperties()
    addScalar(YAMLScalar(start: properties.end, end: properties.end), properties)
  }
}
