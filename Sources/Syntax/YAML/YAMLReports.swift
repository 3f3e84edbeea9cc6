import SourceText

/// How faults of YAML are put into words.
enum YAMLReports {
  static let syntax = SyntaxProblem.Kind.yamlSyntax
  static let repeated = SyntaxProblem.Kind.duplicateKey
}

extension YAMLParser {
  /// Notes a problem of the syntax, unless there are too many already.
  mutating func report(
    _ message: String, at range: ByteRange, kind: SyntaxProblem.Kind = YAMLReports.syntax,
    related: [(message: String, range: ByteRange)] = [], fix: (title: String, edits: [TextEdit])? = nil
  ) {
    guard problems.count < YAMLParser.problemLimit else { return }
    problems.append(SyntaxProblem(kind, message, at: range, related: related, fix: fix))
  }

  mutating func reportAttachedComment() {
    let place = ByteRange(cursor.position, cursor.position + 1)
    if isRecovering { return }
    report(
      "A comment begins behind a blank; write one before `#`.", at: place,
      fix: ("Add the blank", [TextEdit(ByteRange(at: cursor.position), " ")]))
  }

  mutating func reportAttached(_ range: ByteRange) {
    report("A blank must stand behind \(quote(range)).", at: range)
  }

  mutating func reportKeyOfLines(_ start: Int) {
    report("A key must stand on one line.", at: ByteRange(start, start + 1))
  }

  mutating func reportPropertiesOfAlias(_ properties: YAMLProperties) {
    let range = ByteRange(properties.start, properties.end)
    report("An alias has neither anchor nor tag; remove \(quote(range)).", at: range)
  }

  mutating func reportPropertiesBeforeItem(_ properties: YAMLProperties) {
    let range = ByteRange(properties.start, properties.end)
    report("\(quote(range)) must stand on the line above the list, or behind `-`.", at: range)
  }

  mutating func reportRepeatedKey(_ key: Int, first: Int) {
    let range = ByteRange(Int(nodes[key].start), Int(nodes[key].end))
    report(
      "The key \(quote(keyName(key))) stands twice in this mapping; the last one counts.", at: range,
      kind: YAMLReports.repeated,
      related: [("It stands here first.", ByteRange(Int(nodes[first].start), Int(nodes[first].end)))])
  }

  private func keyName(_ key: Int) -> ByteRange {
    let node = nodes[key]
    let opening = node.meta & DataTree.Node.hasOpening != 0 ? 1 : 0
    let closing = node.meta & DataTree.Node.hasClosing != 0 ? 1 : 0
    return ByteRange(Int(node.start) + opening, Int(node.end) - closing)
  }

  /// Every problem in order of its place, all tabs as one.
  var allProblems: [SyntaxProblem] {
    var all = problems
    if let first = tabs.first {
      let edits = tabs.prefix(10_000).map { tab in
        TextEdit(tab, String(repeating: "  ", count: cursor.bytes[tab.start..<tab.end].count { $0 == 0x09 }))
      }
      all.append(
        SyntaxProblem(
          YAMLReports.syntax, "YAML is indented with blanks; a tab must not stand here.", at: first,
          related: tabs.dropFirst().prefix(20).map { ("Here too.", $0) },
          fix: ("Indent with blanks", edits)))
    }
    return all.enumerated().sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
      .map(\.element)
  }
}

// Repeated and merged keys.
extension YAMLParser {
  /// Reports each name that a mapping gives again, and notes whether it takes over others (`<<`).
  mutating func findRepeatedKeys(of mapping: Int) {
    if seen.count < keys.count {
      let more = max(64, keys.count * 2 - seen.count)
      seen.append(contentsOf: repeatElement((mapping: 0, key: 0), count: more))
    }
    let mark = UInt32(truncatingIfNeeded: mapping + 1)
    var key = mapping + 1
    var merges = false
    while key + 1 < nodes.count {
      let meta = nodes[key].meta
      let id = Int(meta >> DataTree.Node.keyShift)
      if meta & DataTree.Node.isAbsent == 0, id < KeyTable.limit {
        if isMergeKey(key) {
          merges = true
        } else if seen[id].mapping == mark {
          reportRepeatedKey(key, first: Int(seen[id].key))
        } else {
          seen[id] = (mark, UInt32(truncatingIfNeeded: key))
        }
      }
      let value = Int(nodes[key].next)
      guard value > key, value < nodes.count else { break }
      key = Int(nodes[value].next)
      guard key > value else { break }
    }
    if merges { layer.merging.append(mapping) }
  }

  /// Whether a key is `<<` without quotes.
  @inline(__always) private func isMergeKey(_ key: Int) -> Bool {
    let node = nodes[key]
    return node.end == node.start + 2 && cursor.bytes[Int(node.start)] == UInt8(ascii: "<")
      && cursor.bytes[Int(node.start) + 1] == UInt8(ascii: "<")
  }

  /// Works out the members of every mapping that takes over others: its own, then theirs that it does not have.
  mutating func flattenMerges() {
    for mapping in layer.merging {
      var members: [Int] = []
      var sources: [Int] = []
      var names: Set<UInt32> = []
      for key in keys(of: mapping) {
        let value = target(Int(nodes[key].next))
        if isMergeKey(key), let found = mappings(in: value) {
          sources += found
        } else {
          members.append(key)
          names.insert(nodes[key].meta >> DataTree.Node.keyShift)
        }
      }
      for source in sources {
        let taken = (layer.merged[source] ?? keys(of: source)).filter {
          nodes[$0].meta & DataTree.Node.isAbsent == 0 && !names.contains(nodes[$0].meta >> DataTree.Node.keyShift)
        }
        names.formUnion(taken.map { nodes[$0].meta >> DataTree.Node.keyShift })
        members += taken
      }
      layer.merged[mapping] = members
      nodes[mapping].meta |= DataTree.Node.isMerged
    }
  }

  private func target(_ node: Int) -> Int {
    guard nodes[node].meta & DataTree.Node.isAlias != 0 else { return node }
    return layer.aliases[Int(nodes[node].meta >> DataTree.Node.keyShift)].target
  }

  private func isKind(_ kind: DataNode.Kind, _ node: Int) -> Bool {
    nodes[node].meta & DataTree.Node.kindMask == UInt32(kind.rawValue)
  }

  /// The mappings that a value of `<<` names; `nil` if it names something else.
  private func mappings(in value: Int) -> [Int]? {
    if isKind(.mapping, value) { return [value] }
    guard isKind(.sequence, value) else { return nil }
    var found: [Int] = []
    var element = value + 1
    while element < Int(nodes[value].next) {
      guard isKind(.mapping, target(element)) else { return nil }
      found.append(target(element))
      element = Int(nodes[element].next)
    }
    return found
  }

  private func keys(of mapping: Int) -> [Int] {
    var found: [Int] = []
    var key = mapping + 1
    while key < Int(nodes[mapping].next) {
      found.append(key)
      key = Int(nodes[Int(nodes[key].next)].next)
    }
    return found
  }
}
