import SourceText

extension YAMLParser {
  /// Reads one step of what stands between brackets.
  mutating func readFlow() {
    guard let byte = skipFlowSpace() else { return abandonFlow() }
    guard flowDepth > 0 else { return }
    let frame = frames[frames.count - 1]
    switch (byte, frame.expected) {
    case (UInt8(ascii: ","), _): readComma(frame)
    case (UInt8(ascii: "]"), _), (UInt8(ascii: "}"), _): closeBracket(byte)
    case (UInt8(ascii: ":"), .entry) where isFlowColon(), (UInt8(ascii: ":"), .explicitKey) where isFlowColon():
      beginEmptyFlowKey(frame)
    case (UInt8(ascii: ":"), .colon):
      cursor.advance()
      contentEnd = cursor.position
      frames[frames.count - 1].expected = .value
    case (UInt8(ascii: "?"), .entry) where YAMLParser.isSpaceOrEnd(cursor.peek(1)): beginExplicitFlowKey(frame)
    case (_, .colon), (_, .behind): recoverAtMissingComma(frame)
    default: readFlowNode(byte, frame)
    }
  }

  /// Skips white space, comments and lines between brackets; `nil` where the brackets cannot go on.
  private mutating func skipFlowSpace() -> UInt8? {
    while true {
      let start = cursor.position
      skipSpace()
      guard let byte = cursor.next else { return nil }
      if byte == UInt8(ascii: "#") {
        if cursor.position == start, start > lineStart, !YAMLParser.isBlank(cursor.bytes[start - 1]) {
          reportAttachedComment()
        }
        readComment()
      } else if YAMLParser.isBreak(byte) {
        _ = takeLineBreak()
        lineStart = cursor.position
        skipBlanks()
        let blanks = cursor.position - lineStart
        skipSpace()
        guard let first = cursor.next else { return nil }
        if YAMLParser.isBreak(first) || first == UInt8(ascii: "#") { continue }
        if blanks == 0, isMarker(at: lineStart) {
          cursor.position = lineStart
          return nil
        }
        if blanks <= flowIndent, !isFlowLineWelcome(first, blanks) { return nil }
      } else {
        return byte
      }
    }
  }

  /// The column beyond which the lines between brackets begin.
  private var flowIndent: Int { frames[frames.count - 1].indent }

  /// Whether a line that is not indented deeper than what is around the brackets is still one of theirs.
  private mutating func isFlowLineWelcome(_ first: UInt8, _ blanks: Int) -> Bool {
    // A closing bracket below its key is against the rules (7.4), and what everybody writes and every parser takes.
    if first == UInt8(ascii: "]") || first == UInt8(ascii: "}"), blanks == max(0, flowIndent) { return true }
    if cursor.position > lineStart + blanks {
      tabs.append(ByteRange(lineStart + blanks, cursor.position))
      return true
    }
    if beginsEntry(), first != UInt8(ascii: "\""), first != UInt8(ascii: "'") {
      cursor.position = lineStart
      return false
    }
    if !isRecovering {
      report("Indent the lines between brackets deeper than the line in which the bracket opens.", at: firstWord())
    }
    isRecovering = true
    return true
  }

  /// Whether the colon at the cursor ends a key of plain text.
  private func isFlowColon() -> Bool {
    guard let behind = cursor.peek(1) else { return true }
    return YAMLParser.isSpaceOrEnd(behind) || YAMLParser.isFlowIndicator(behind)
  }

  /// Opens a bracket at the cursor.
  mutating func pushFlow(_ properties: YAMLProperties) {
    if !properties.isEmpty { attach(properties) }
    let isMapping = cursor.next == UInt8(ascii: "{")
    let indent = flowDepth > 0 ? frames[frames.count - 1].indent : flowPlace.parent
    frames.append(Frame(node: nodes.count, indent: indent, form: isMapping ? .flowMapping : .flowSequence))
    add(
      isMapping ? .mapping : .sequence, cursor.position, cursor.position + 1, marks: DataTree.Node.hasOpening)
    nodes[nodes.count - 1].next = 0
    flowDepth += 1
    if isMapping { openBraces += 1 } else { openBrackets += 1 }
    cursor.advance()
    contentEnd = cursor.position
  }

  /// Ends the innermost brackets or pair.
  mutating func popFlow() -> Frame {
    let frame = frames.removeLast()
    flowDepth -= 1
    if frame.form == .flowMapping { openBraces -= 1 }
    if frame.form == .flowSequence { openBrackets -= 1 }
    return frame
  }

  private mutating func readComma(_ frame: Frame) {
    fillFlow()
    if frame.expected == .entry {
      if !isRecovering {
        report(
          "Nothing stands before this comma; remove it.", at: ByteRange(cursor.position, cursor.position + 1),
          fix: ("Remove the comma", [TextEdit(ByteRange(cursor.position, cursor.position + 1), "")]))
      }
    } else {
      isRecovering = false
    }
    cursor.advance()
    contentEnd = cursor.position
    frames[frames.count - 1].expected = .entry
  }

  /// Adds what the innermost brackets still wait for, and closes a pair.
  mutating func fillFlow() {
    let frame = frames[frames.count - 1]
    switch frame.expected {
    case .explicitKey:
      addEmpty()
      endKey()
      addEmpty()
    case .colon, .value: addEmpty()
    case .entry, .behind: break
    }
    if frame.form == .flowPair {
      closePair()
    } else if frame.expected != .entry {
      frames[frames.count - 1].expected = .behind
    }
  }

  private mutating func closePair() {
    close(popFlow())
    frames[frames.count - 1].expected = .behind
  }

  /// A value between brackets is complete.
  mutating func finishFlowValue() {
    let last = frames.count - 1
    switch frames[last].expected {
    case .entry where frames[last].form == .flowMapping, .explicitKey:
      endKey()
      frames[last].expected = .colon
    case .value where frames[last].form == .flowPair: closePair()
    default: frames[last].expected = .behind
    }
  }

  private mutating func readFlowNode(_ byte: UInt8, _ frame: Frame) {
    let isKey = frame.form == .flowMapping && frame.expected == .entry
    let mayBePair = frame.form == .flowSequence && frame.expected == .entry
    if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
      pending = pending.joined(with: readProperties())
      // What follows may stand on the next line, or be nothing.
      guard let behind = skipFlowSpace() else { return abandonFlow() }
      guard flowDepth > 0 else { return }
      if behind == UInt8(ascii: ",") || behind == UInt8(ascii: "]") || behind == UInt8(ascii: "}")
        || behind == UInt8(ascii: ":") && isFlowColon()
      {
        return addEmptyFlowNode(isKey: isKey, mayBePair: mayBePair)
      }
    }
    let properties = pending
    pending = YAMLProperties()
    let first = cursor.bytes[cursor.position]
    switch first {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      if isKey { beginKey() }
      pushFlow(properties)
    case UInt8(ascii: "*"):
      if !properties.isEmpty { reportPropertiesOfAlias(properties) }
      let alias = readAlias()
      if isKey || mayBePair && isPairColon {
        finishFlow(key(of: alias), YAMLProperties(), isKey: isKey, mayBePair: mayBePair)
      } else {
        addAlias(alias)
        finishFlowValue()
      }
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let scalar = readQuoted(first, parent: frame.indent)
      finishFlow(scalar, properties, isKey: isKey, mayBePair: mayBePair)
    default:
      finishFlow(readFlowPlain(frame), properties, isKey: isKey, mayBePair: mayBePair)
    }
  }

  private mutating func readFlowPlain(_ frame: Frame) -> YAMLScalar {
    var scalar = YAMLScalar(start: cursor.position, end: cursor.position)
    if let fault = faultOfPlainStart(inFlow: true) {
      if !isRecovering { report(fault, at: ByteRange(cursor.position, cursor.position + 1)) }
      scalar.isFaulty = true
    }
    scalar.end = skipPlainLine(inFlow: true)
    if scalar.end == scalar.start {
      // A colon that no key stands before.
      cursor.advance()
      scalar.end = cursor.position
    }
    if cursor.next.map(YAMLParser.isBreak) ?? false {
      readMoreLines(of: &scalar, parent: frame.indent, inFlow: true)
    }
    return scalar
  }

  private mutating func finishFlow(
    _ scalar: YAMLScalar, _ properties: YAMLProperties, isKey: Bool, mayBePair: Bool
  ) {
    if isKey {
      addKey(scalar, properties)
      frames[frames.count - 1].expected = .colon
    } else if mayBePair, isPairColon {
      if scalar.isMultiline { reportKeyOfLines(scalar.start) }
      pushPair(at: scalar.start)
      addKey(scalar, properties)
      frames[frames.count - 1].expected = .value
      takePairColon()
    } else {
      addScalar(scalar, properties)
      finishFlowValue()
    }
  }

  /// Whether a colon follows on the line, so that what was read is the key of a pair.
  private var isPairColon: Bool {
    var index = cursor.position
    while index < cursor.end, YAMLParser.isBlank(cursor.bytes[index]) { index += 1 }
    return index < cursor.end && cursor.bytes[index] == UInt8(ascii: ":")
  }

  private mutating func takePairColon() {
    skipSpace()
    cursor.advance()
    contentEnd = cursor.position
  }

  private mutating func pushPair(at start: Int) {
    frames.append(Frame(node: nodes.count, indent: frames[frames.count - 1].indent, form: .flowPair))
    flowDepth += 1
    add(.mapping, start, start)
    nodes[nodes.count - 1].next = 0
  }

  private mutating func addEmptyFlowNode(isKey: Bool, mayBePair: Bool) {
    let properties = pending
    pending = YAMLProperties()
    let scalar = YAMLScalar(start: properties.end, end: properties.end)
    finishFlow(scalar, properties, isKey: isKey, mayBePair: mayBePair)
  }

  private mutating func beginEmptyFlowKey(_ frame: Frame) {
    if frame.expected == .explicitKey {
      addEmpty()
      endKey()
      frames[frames.count - 1].expected = .colon
      return
    }
    contentEnd = cursor.position
    if frame.form == .flowSequence { pushPair(at: cursor.position) }
    addEmptyKey(YAMLProperties())
    frames[frames.count - 1].expected = .value
    cursor.advance()
    contentEnd = cursor.position
  }

  private mutating func beginExplicitFlowKey(_ frame: Frame) {
    if frame.form == .flowSequence { pushPair(at: cursor.position) }
    cursor.advance()
    contentEnd = cursor.position
    beginKey()
    frames[frames.count - 1].expected = .explicitKey
  }
}

// The ends of brackets.
extension YAMLParser {
  /// Closes the innermost bracket at a closing one, which is consumed.
  mutating func closeBracket(_ byte: UInt8) {
    fillFlow()
    guard flowDepth > 0 else { return }
    let isMapping = frames[frames.count - 1].form == .flowMapping
    if isMapping != (byte == UInt8(ascii: "}")), !recoverAtBracket(byte) { return }
    let frame = popFlow()
    cursor.advance()
    contentEnd = cursor.position
    nodes[frame.node].meta |= DataTree.Node.hasClosing
    close(frame)
    isRecovering = false
    if flowDepth == 0 { finishOutermostFlow(frame.node) } else { finishInnerFlow(frame.node) }
  }

  /// A bracket inside of others is closed: a value, or the key of a pair.
  private mutating func finishInnerFlow(_ node: Int) {
    let frame = frames[frames.count - 1]
    guard frame.form == .flowSequence, frame.expected == .entry, isPairColon else {
      return finishFlowValue()
    }
    if Int(nodes[node].start) < lineStart { reportKeyOfLines(Int(nodes[node].start)) }
    insertKey(before: node, withMapping: true)
    frames.append(Frame(node: node, indent: frame.indent, form: .flowPair, expected: .value))
    flowDepth += 1
    takePairColon()
  }

  /// The outermost bracket is closed: a value, or a key.
  private mutating func finishOutermostFlow(_ node: Int) {
    let place = flowPlace
    let end = cursor.position
    skipSpace()
    guard isIndicator(UInt8(ascii: ":")), place.mode != .line else {
      cursor.position = end
      if place.mode == .entry {
        endKey()
        recoverBehindKey(ByteRange(Int(nodes[node].start), end))
        return
      }
      finishValue()
      return endLine()
    }
    if Int(nodes[node].start) < lineStart { reportKeyOfLines(Int(nodes[node].start)) }
    if place.mode == .entry {
      endKey()
    } else {
      insertKey(before: node, withMapping: true)
      if place.mode == .document {
        report("Write the first key on a line of its own, below `---`.", at: ByteRange(lineStart, lineStart + 3))
      }
      if place.isBehindTab { tabs.append(ByteRange(lineStart, lineStart + place.column)) }
      splitProperties(node)
      frames.append(Frame(node: node, indent: place.column, form: .blockMapping))
    }
    readColon(at: place)
  }

  /// Gives a mapping that was put in front of its first key the properties from the lines before.
  private mutating func splitProperties(_ mapping: Int) {
    guard !flowOuter.isEmpty else { return }
    let flow = mapping + 2
    guard let index = layer.properties.lastIndex(where: { $0.node == flow }) else { return }
    layer.properties.remove(at: index)
    var entries = [
      YAMLLayer.NodeProperties(node: mapping, anchor: flowOuter.anchor, tag: flowOuter.tag?.name)
    ]
    if !flowProperties.isEmpty {
      entries.append(.init(node: flow, anchor: flowProperties.anchor, tag: flowProperties.tag?.name))
    }
    layer.properties.insert(contentsOf: entries, at: index)
    for entry in entries { if let anchor = entry.anchor { anchors[name(anchor)] = entry.node } }
  }

  /// Begins a key of a mapping of lines that is a bracket itself.
  mutating func beginFlowKey(_ properties: YAMLProperties) {
    beginKey()
    pushFlow(properties)
  }
}
