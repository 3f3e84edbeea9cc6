package import SourceText

/// Which forms beyond RFC 8259 a text may use without a remark.
package enum JSONDialect: Sendable {
  /// JSON: comments, trailing commas and every other form of JSON5 are read as meant, and reported.
  case json
  /// JSONC and JSON5: all of these are welcome.
  case extended
}

extension DataTree {
  /// Reads JSON from a stretch of a text, the whole by default; all places are those of the whole text.
  ///
  /// Reading never fails: after a fault it goes on with what was most likely meant. A cause is reported once, and
  /// after ``JSONParser/problemLimit`` problems the rest is read in silence. Problems are in order of their places.
  package static func reading(
    json bytes: [UInt8], in range: ByteRange? = nil, dialect: JSONDialect = .json
  ) -> Parsed<DataTree> {
    bytes.withUnsafeBufferPointer { text in
      let range = range ?? ByteRange(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0, bytes.count)
      var parser = JSONParser(ByteCursor(text, from: range.start, to: range.end), dialect: dialect)
      parser.parse()
      let tree = DataTree(bytes: bytes, nodes: parser.nodes, keys: parser.keys, comments: parser.comments)
      return Parsed(tree, problems: parser.allProblems)
    }
  }
}

/// A JSON parser with an explicit stack; what to do where the text is broken stands in `JSONRecovery.swift`.
struct JSONParser {
  /// What is expected next.
  enum State {
    case value, firstElement, element, firstKey, key, colon, behindValue, done
  }

  /// So many problems are reported at most: beyond that a file is not JSON, and the list is of no use.
  static let problemLimit = 200

  var cursor: ByteCursor
  let dialect: JSONDialect
  var nodes: ContiguousArray<DataTree.Node> = []
  var keys = KeyTable()
  var comments: [ByteRange] = []
  /// The nodes of the open containers.
  var open: ContiguousArray<UInt32> = []
  /// Whether the innermost open container is a mapping.
  var isInMapping = false
  var problems: [SyntaxProblem] = []
  /// Set after a fault whose consequences are not to be reported too.
  var isRecovering = false
  /// Where the last comma that was taken stands.
  var comma = 0
  /// Where the last container that was closed ends.
  var closedEnd = 0
  /// How many mappings are open.
  var openMappings = 0
  /// Whether the text ends in a string that is not closed.
  var endsInString = false
  /// White space that JSON does not know.
  var unusualSpaces: [ByteRange] = []
  /// The mapping in which each name was seen last, by the name's number, and the key's node.
  private var seen: ContiguousArray<(mapping: UInt32, key: UInt32)> = []

  init(_ cursor: ByteCursor, dialect: JSONDialect) {
    self.cursor = cursor
    self.dialect = dialect
    nodes.reserveCapacity((cursor.end - cursor.position) / 12 + 4)
  }

  mutating func parse() {
    var state = State.value
    while state != .done {
      let byte = skipSpace()
      switch state {
      case .value, .firstElement, .element: state = readValue(byte, state)
      case .firstKey, .key: state = readKey(byte, state)
      case .colon:
        if byte == UInt8(ascii: ":") {
          cursor.advance()
          state = .value
        } else {
          state = recoverAtColon(byte)
        }
      case .behindValue: state = readBehindValue(byte)
      case .done: break
      }
    }
    finish()
  }

  /// Skips white space and comments and gives the next byte, not consumed; `nil` at the end.
  @inline(__always) mutating func skipSpace() -> UInt8? {
    while cursor.position < cursor.end {
      let byte = cursor.bytes[cursor.position]
      if byte > 0x20 {
        guard byte == UInt8(ascii: "/") || byte >= 0x80, skipUnusualSpace(byte) else { return byte }
      } else if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        cursor.position += 1
        // Indentation comes in runs of blanks.
        while let word = cursor.word, word == 0x2020_2020_2020_2020 { cursor.position += 8 }
      } else {
        guard skipUnusualSpace(byte) else { return byte }
      }
    }
    return nil
  }

  @inline(__always) private mutating func readValue(_ byte: UInt8?, _ state: State) -> State {
    switch byte {
    case UInt8(ascii: "\""):
      let start = cursor.position
      let marks = readString()
      add(.string, start, cursor.position, marks: marks)
    case UInt8(ascii: "{"):
      push(.mapping)
      return .firstKey
    case UInt8(ascii: "["):
      push(.sequence)
      return .firstElement
    case let digit? where digit == UInt8(ascii: "-") || digit.isASCIIDigit:
      if !readNumber() { return recoverAtWord(state) }
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      if !readWord() { return recoverAtWord(state) }
    case UInt8(ascii: "]") where state == .firstElement: return pop()
    default: return recoverAtValue(byte, state)
    }
    return .behindValue
  }

  @inline(__always) private mutating func readKey(_ byte: UInt8?, _ state: State) -> State {
    guard byte == UInt8(ascii: "\"") else {
      return byte == UInt8(ascii: "}") && state == .firstKey ? pop() : recoverAtKey(byte, state)
    }
    let start = cursor.position
    let marks = readString()
    addKey(start, cursor.position, marks: marks)
    return .colon
  }

  @inline(__always) private mutating func readBehindValue(_ byte: UInt8?) -> State {
    if !open.isEmpty {
      if byte == UInt8(ascii: ",") {
        comma = cursor.position
        cursor.advance()
        isRecovering = false
        return isInMapping ? .key : .element
      }
      if byte == (isInMapping ? UInt8(ascii: "}") : UInt8(ascii: "]")) { return pop() }
    }
    return recoverBehindValue(byte)
  }

  /// Reads a string from its opening quote on and tells its marks.
  @inline(__always) mutating func readString() -> UInt32 {
    cursor.position += 1
    // Eight bytes at a time, as long as none is a quote, a backslash or a control character.
    while let word = cursor.word {
      let quotes = word ^ 0x2222_2222_2222_2222
      let slashes = word ^ 0x5C5C_5C5C_5C5C_5C5C
      let low: UInt64 = 0x0101_0101_0101_0101
      let special =
        ((quotes &- low) & ~quotes | (slashes &- low) & ~slashes | (word &- 0x2020_2020_2020_2020) & ~word)
        & 0x8080_8080_8080_8080
      if special != 0 {
        cursor.position += special.trailingZeroBitCount / 8
        break
      }
      cursor.position += 8
    }
    while cursor.position < cursor.end {
      let byte = cursor.bytes[cursor.position]
      if byte == UInt8(ascii: "\"") {
        cursor.position += 1
        return DataTree.Node.hasOpening | DataTree.Node.hasClosing
      }
      if byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      cursor.position += 1
    }
    return readUnusualString(UInt8(ascii: "\""))
  }

  /// Reads a number; `false` and nothing consumed if no number of JSON stands there.
  @inline(__always) private mutating func readNumber() -> Bool {
    let start = cursor.position
    if cursor.bytes[start] == UInt8(ascii: "-") { cursor.position += 1 }
    let first = cursor.next
    let digits = skipDigits()
    var isPlain = digits == 1 || digits > 1 && first != UInt8(ascii: "0")
    if cursor.take(UInt8(ascii: ".")) { isPlain = skipDigits() > 0 && isPlain }
    if let next = cursor.next, next | 0x20 == UInt8(ascii: "e") {
      cursor.position += 1
      if !cursor.take(UInt8(ascii: "+")) { _ = cursor.take(UInt8(ascii: "-")) }
      isPlain = skipDigits() > 0 && isPlain
    }
    guard isPlain, JSONParser.isBorder(cursor.next) else {
      cursor.position = start
      return false
    }
    add(.number, start, cursor.position)
    return true
  }

  @inline(__always) private mutating func skipDigits() -> Int {
    let start = cursor.position
    cursor.skip(while: \.isASCIIDigit)
    return cursor.position - start
  }

  /// Reads `true`, `false` or `null`; `false` and nothing consumed if none of them stands there.
  @inline(__always) private mutating func readWord() -> Bool {
    let start = cursor.position
    let isTrue = cursor.starts(with: "true")
    if isTrue || cursor.starts(with: "null") {
      cursor.position += 4
    } else if cursor.starts(with: "false") {
      cursor.position += 5
    }
    guard cursor.position > start, JSONParser.isBorder(cursor.next) else {
      cursor.position = start
      return false
    }
    let isNull = cursor.bytes[start] == UInt8(ascii: "n")
    add(isNull ? .null : .boolean, start, cursor.position, marks: isTrue ? DataTree.Node.isTrue : 0)
    return true
  }

  /// Whether a number or a word may end before a byte.
  @inline(__always) static func isBorder(_ byte: UInt8?) -> Bool {
    guard let byte else { return true }
    return byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
      || byte == UInt8(ascii: "/")
  }

  @inline(__always) mutating func add(_ kind: DataNode.Kind, _ start: Int, _ end: Int, marks: UInt32 = 0) {
    nodes.append(
      DataTree.Node(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        next: UInt32(truncatingIfNeeded: nodes.count + 1), meta: UInt32(kind.rawValue) | marks))
  }

  @inline(__always) mutating func addKey(_ start: Int, _ end: Int, marks: UInt32) {
    let opening = marks & DataTree.Node.hasOpening != 0 ? 1 : 0
    let closing = marks & DataTree.Node.hasClosing != 0 ? 1 : 0
    let id =
      marks & DataTree.Node.isEscaped == 0
      ? keys.intern(start + opening, end - closing, in: cursor.bytes)
      : keys.intern(
        decoded: JSONEscapes.decode(Array(cursor.bytes[(start + opening)..<(end - closing)])[...]), in: cursor.bytes)
    nodes.append(
      DataTree.Node(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        next: UInt32(truncatingIfNeeded: nodes.count + 1),
        meta: DataTree.Node.kindMask | marks | id << DataTree.Node.keyShift))
  }

  @inline(__always) mutating func push(_ kind: DataNode.Kind) {
    open.append(UInt32(truncatingIfNeeded: nodes.count))
    isInMapping = kind == .mapping
    if isInMapping { openMappings += 1 }
    add(kind, cursor.position, cursor.position + 1, marks: DataTree.Node.hasOpening)
    cursor.advance()
  }

  /// Closes the innermost container at its bracket, which is consumed.
  @inline(__always) mutating func pop() -> State {
    if open.count == 1, isInMapping, closesTooEarly() { return .behindValue }
    cursor.advance()
    nodes[Int(open[open.count - 1])].meta |= DataTree.Node.hasClosing
    close(at: cursor.position)
    return .behindValue
  }

  /// Closes the innermost container at a place.
  @inline(__always) mutating func close(at end: Int) {
    let index = Int(open.removeLast())
    nodes[index].end = UInt32(truncatingIfNeeded: end)
    nodes[index].next = UInt32(truncatingIfNeeded: nodes.count)
    if isInMapping {
      findRepeatedKeys(of: index)
      openMappings -= 1
    }
    closedEnd = end
    isRecovering = false
    isInMapping = open.last.map { kind(of: Int($0)) == DataNode.Kind.mapping.rawValue } ?? false
  }

  func kind(of index: Int) -> UInt8 { UInt8(truncatingIfNeeded: nodes[index].meta & DataTree.Node.kindMask) }

  /// Reports each name that a mapping gives again.
  private mutating func findRepeatedKeys(of mapping: Int) {
    if seen.count < keys.count {
      let more = max(64, keys.count * 2 - seen.count)
      seen.append(contentsOf: repeatElement((mapping: 0, key: 0), count: more))
    }
    let mark = UInt32(truncatingIfNeeded: mapping + 1)
    var key = mapping + 1
    while key + 1 < nodes.count {
      let meta = nodes[key].meta
      let id = Int(meta >> DataTree.Node.keyShift)
      if meta & DataTree.Node.isAbsent == 0, id < KeyTable.limit {
        if seen[id].mapping == mark {
          reportRepeatedKey(key, first: Int(seen[id].key))
        } else {
          seen[id] = (mark, UInt32(truncatingIfNeeded: key))
        }
      }
      key = Int(nodes[key + 1].next)
    }
  }
}
