package import SourceText

extension DataTree {
  /// Reads YAML 1.2 from a stretch of a text that begins a line, the whole by default; all places are those of the
  /// whole text.
  ///
  /// Reading never fails: after a fault it goes on with what was most likely meant, at the latest in the next line. A
  /// cause is reported once, and after ``YAMLParser/problemLimit`` problems the rest is read in silence. Problems are
  /// in order of their places.
  package static func reading(yaml bytes: [UInt8], in range: ByteRange? = nil) -> Parsed<DataTree> {
    bytes.withUnsafeBufferPointer { text in
      let range = range ?? ByteRange(0, bytes.count)
      var parser = YAMLParser(ByteCursor(text, from: range.start, to: range.end))
      parser.parse()
      let layer = parser.layer
      var stored: [UInt32: [UInt8]] = [:]
      for (node, content) in parser.stored { stored[node] = content }
      let tree = DataTree(
        bytes: bytes, nodes: parser.nodes, keys: parser.keys, comments: parser.comments, storedContents: stored,
        yaml: layer)
      return Parsed(tree, problems: parser.allProblems)
    }
  }
}

/// A YAML parser with an explicit stack: blocks line by line, and brackets entry by entry.
struct YAMLParser {
  /// What an open collection is; a pair is a mapping of one member without braces, inside of square brackets.
  enum Form { case blockSequence, blockMapping, flowSequence, flowMapping, flowPair }

  /// What an open collection waits for.
  enum Expected { case entry, explicitKey, colon, value, behind }

  struct Frame {
    /// Its node.
    var node: Int
    /// The column of its entries; for flow collections that of the block around them.
    var indent: Int
    var form: Form
    var expected = Expected.entry
    /// A column that was taken for `indent` after a fault.
    var adopted = -1
    /// Whether a fault was reported that explains a missing value.
    var isFaulty = false
    /// Whether a key is begun that a collection may turn out to be.
    var key = -1
  }

  /// Where a node may begin, and what it may be there.
  struct Place {
    enum Mode {
      /// Anything, collections of lines included.
      case open
      /// Behind `key:` on its line: no collection of lines.
      case line
      /// Behind `---`: the same.
      case document
      /// In a mapping that waits for a key.
      case entry
    }
    /// The indentation of what is around; contents lie deeper.
    var parent: Int
    var column: Int
    var mode: Mode
    /// Whether a tab stands before it, behind which no collection of lines may begin.
    var isBehindTab = false
  }

  /// So many problems are reported at most: beyond that a file is not YAML, and the list is of no use.
  static let problemLimit = 200

  var cursor: ByteCursor
  var nodes: ContiguousArray<DataTree.Node> = []
  var keys = KeyTable()
  var comments: [ByteRange] = []
  var stored: [(node: UInt32, content: [UInt8])] = []
  var layer = YAMLLayer(isPresent: true)
  var problems: [SyntaxProblem] = []
  /// Blanks and tabs that indent lines though only blanks may.
  var tabs: [ByteRange] = []

  var frames: ContiguousArray<Frame> = []
  /// How many of the innermost frames stand between brackets.
  var flowDepth = 0
  /// How many of them are braces, and how many square brackets; the others are pairs.
  var openBraces = 0
  var openBrackets = 0
  /// Where the outermost open bracket stands, and what could have stood there.
  var flowPlace = Place(parent: -1, column: 0, mode: .open)
  var flowProperties = YAMLProperties()
  var flowOuter = YAMLProperties()
  /// What follows on the line that is being read.
  var next: Place?
  /// Properties of the node that the next lines give.
  var pending = YAMLProperties()
  /// Where the line at hand begins.
  var lineStart = 0
  /// Where the last thing that means something ends.
  var contentEnd = 0
  /// Set after a fault whose consequences are not to be reported too.
  var isRecovering = false

  /// Whether a document is begun, and whether its value stands.
  var isInDocument = false
  var hasRoot = false
  var directives = YAMLDirectives()
  /// The mapping in which each name was seen last, by the name's number, and the key's node.
  var seen: ContiguousArray<(mapping: UInt32, key: UInt32)> = []
  var anchors: [ArraySlice<UInt8>: Int] = [:]

  init(_ cursor: ByteCursor) {
    self.cursor = cursor
    lineStart = cursor.position
    contentEnd = cursor.position
    nodes.reserveCapacity((cursor.end - cursor.position) / 12 + 4)
  }

  mutating func parse() {
    while true {
      if let place = next {
        next = nil
        readNode(at: place)
      } else if flowDepth > 0 {
        readFlow()
      } else if !readLine() {
        break
      }
    }
    endDocument(isExplicit: false)
    if directives.isOpen { reportDirectiveWithoutDocument() }
    if nodes.isEmpty { add(.missing, cursor.position, cursor.position) }
    flattenMerges()
  }
}

// Nodes.
extension YAMLParser {
  @inline(__always) mutating func add(_ kind: DataNode.Kind, _ start: Int, _ end: Int, marks: UInt32 = 0) {
    nodes.append(
      DataTree.Node(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        next: UInt32(truncatingIfNeeded: nodes.count + 1), meta: UInt32(kind.rawValue) | marks))
  }

  /// Adds a value that is not written: null, or missing after a fault.
  mutating func addEmpty(isFaulty: Bool = false) {
    add(isFaulty ? .missing : .null, contentEnd, contentEnd, marks: isFaulty ? DataTree.Node.isIrregular : 0)
  }

  mutating func addScalar(_ scalar: YAMLScalar, _ properties: YAMLProperties) {
    var kind = DataNode.Kind.string
    var marks = scalar.marks
    let isPlain = marks & DataTree.Node.hasOpening == 0 && !scalar.isBlock
    if isPlain && properties.isEmpty {
      if scalar.content == nil {
        (kind, marks) = YAMLScalar.resolve(UnsafeBufferPointer(rebasing: cursor.bytes[scalar.start..<scalar.end]))
      }
    } else if !properties.isEmpty {
      attach(properties)
      (kind, marks) = resolve(scalar, tag: properties.tag.map { $0.name } ?? (isPlain ? nil : "!"))
    }
    if let content = scalar.content {
      stored.append((UInt32(nodes.count), content))
      marks |= DataTree.Node.isStored
    }
    add(kind, scalar.start, scalar.end, marks: marks | (scalar.isFaulty ? DataTree.Node.isIrregular : 0))
    contentEnd = scalar.end
  }

  mutating func addKey(_ scalar: YAMLScalar, _ properties: YAMLProperties) {
    if !properties.isEmpty { attach(properties) }
    appendKey(
      scalar.start, scalar.end, content: scalar.content,
      marks: scalar.marks | (scalar.isFaulty ? DataTree.Node.isIrregular : 0))
    contentEnd = scalar.end
  }

  private mutating func appendKey(_ start: Int, _ end: Int, content: [UInt8]?, marks: UInt32) {
    let opening = marks & DataTree.Node.hasOpening != 0 ? 1 : 0
    let closing = marks & DataTree.Node.hasClosing != 0 ? 1 : 0
    var marks = marks
    let id: UInt32
    if let content {
      id = keys.intern(decoded: content, in: cursor.bytes)
      stored.append((UInt32(nodes.count), content))
      marks |= DataTree.Node.isStored
    } else {
      id = keys.intern(start + opening, end - closing, in: cursor.bytes)
    }
    nodes.append(
      DataTree.Node(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        next: UInt32(truncatingIfNeeded: nodes.count + 1),
        meta: DataTree.Node.kindMask | marks | id << DataTree.Node.keyShift))
  }

  /// Adds the key of an entry that names none.
  mutating func addEmptyKey(_ properties: YAMLProperties) {
    if !properties.isEmpty { attach(properties) }
    appendKey(contentEnd, contentEnd, content: nil, marks: 0)
  }

  /// Adds the beginning of a key that may be any node, which follows as its child.
  mutating func beginKey() {
    frames[frames.count - 1].key = nodes.count
    nodes.append(
      DataTree.Node(
        start: UInt32(truncatingIfNeeded: cursor.position), end: UInt32(truncatingIfNeeded: cursor.position), next: 0,
        meta: DataTree.Node.kindMask | DataTree.Node.isAbsent | KeyTable.limit << DataTree.Node.keyShift))
  }

  /// Ends a key that was begun: a scalar becomes the key itself, a collection remains its child.
  mutating func endKey() {
    let key = frames[frames.count - 1].key
    frames[frames.count - 1].key = -1
    guard key >= 0, key + 1 < nodes.count else { return }
    let child = nodes[key + 1]
    let kind = child.meta & DataTree.Node.kindMask
    let isCollection =
      kind == UInt32(DataNode.Kind.mapping.rawValue) || kind == UInt32(DataNode.Kind.sequence.rawValue)
    guard !isCollection, nodes.count == key + 2, child.meta & DataTree.Node.isAlias == 0 else {
      nodes[key].next = UInt32(nodes.count)
      nodes[key].start = child.start
      nodes[key].end = child.end
      return
    }
    nodes.removeLast(2)
    var content: [UInt8]?
    if child.meta & DataTree.Node.isStored != 0 { content = stored.removeLast().content }
    layer.renumber(from: key + 1, by: -1)
    renumberAnchors(from: key + 1, by: -1)
    appendKey(
      Int(child.start), Int(child.end), content: content,
      marks: child.meta & (DataTree.Node.hasOpening | DataTree.Node.hasClosing | DataTree.Node.isIrregular))
  }

  /// Puts a mapping, if there is to be one, and a key in front of a collection that turns out to be the key.
  mutating func insertKey(before index: Int, withMapping: Bool) {
    let start = nodes[index].start
    let key = DataTree.Node(
      start: start, end: nodes[index].end, next: UInt32(nodes.count + (withMapping ? 2 : 1)),
      meta: DataTree.Node.kindMask | DataTree.Node.isAbsent | KeyTable.limit << DataTree.Node.keyShift)
    let mapping = DataTree.Node(start: start, end: start, next: 0, meta: UInt32(DataNode.Kind.mapping.rawValue))
    let count = withMapping ? 2 : 1
    for moved in index..<nodes.count where nodes[moved].next > 0 { nodes[moved].next += UInt32(count) }
    nodes.insert(contentsOf: withMapping ? [mapping, key] : [key], at: index)
    for place in stored.indices.reversed() {
      guard stored[place].node >= index else { break }
      stored[place].node += UInt32(count)
    }
    layer.renumber(from: index, by: count)
    renumberAnchors(from: index, by: count)
  }
}
