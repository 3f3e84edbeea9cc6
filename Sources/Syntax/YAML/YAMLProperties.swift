import SourceText

/// The anchor and the tag before a node.
struct YAMLProperties {
  /// The name of the anchor, without `&`.
  var anchor: ByteRange?
  /// The tag in full, and where it stands.
  var tag: (name: String, range: ByteRange)?
  var start = 0
  var end = 0

  @inline(__always) var isEmpty: Bool { anchor == nil && tag == nil }

  /// Both sets as one; what the later one gives counts.
  func joined(with later: YAMLProperties) -> YAMLProperties {
    if isEmpty { return later }
    if later.isEmpty { return self }
    return YAMLProperties(
      anchor: later.anchor ?? anchor, tag: later.tag ?? tag, start: start, end: later.end)
  }
}

extension YAMLParser {
  /// Reads anchors and tags at the cursor and the space behind each.
  mutating func readProperties() -> YAMLProperties {
    var properties = YAMLProperties()
    while let byte = cursor.next {
      let start = cursor.position
      if byte == UInt8(ascii: "&") {
        cursor.advance()
        skipName()
        let name = ByteRange(start + 1, cursor.position)
        if name.isEmpty {
          report("An anchor has a name; write one behind `&`.", at: ByteRange(start, start + 1))
        } else if properties.anchor != nil {
          report("A value has one anchor; remove \(quote(ByteRange(start, name.end))).", at: ByteRange(start, name.end))
        } else {
          properties.anchor = name
        }
      } else if byte == UInt8(ascii: "!") {
        let tag = readTag()
        if properties.tag != nil {
          report("A value has one tag; remove \(quote(tag.range)).", at: tag.range)
        } else {
          properties.tag = tag
        }
      } else {
        break
      }
      if properties.start == 0 { properties.start = start }
      properties.end = cursor.position
      contentEnd = cursor.position
      skipSpace()
      if cursor.position == properties.end, let behind = cursor.next, !YAMLParser.isBreak(behind),
        flowDepth == 0 || !YAMLParser.isFlowIndicator(behind)
      {
        reportAttached(ByteRange(start, cursor.position))
        break
      }
    }
    return properties
  }

  /// The properties of a value from the lines before it and from its own.
  mutating func joined(_ outer: YAMLProperties, _ inner: YAMLProperties) -> YAMLProperties {
    if outer.anchor != nil, inner.anchor != nil || outer.tag != nil && inner.tag != nil {
      let range = ByteRange(inner.start, inner.end)
      report("A value has one anchor and one tag; remove \(quote(range)).", at: range)
    }
    return outer.joined(with: inner)
  }

  /// Skips the name of an anchor or an alias.
  mutating func skipName() {
    cursor.skip { $0 > 0x20 && !YAMLParser.isFlowIndicator($0) }
  }

  private mutating func readTag() -> (name: String, range: ByteRange) {
    let start = cursor.position
    cursor.advance()
    if cursor.next == UInt8(ascii: "<") {
      cursor.skip { $0 > 0x20 && $0 != UInt8(ascii: ">") }
      let name = String(decoding: cursor.bytes[(start + 2)..<cursor.position], as: UTF8.self)
      if !cursor.take(UInt8(ascii: ">")) {
        report(
          "The tag \(quote(ByteRange(start, cursor.position))) is not closed; write `>` behind it.",
          at: ByteRange(start, cursor.position))
      }
      return (name, ByteRange(start, cursor.position))
    }
    cursor.skip { $0 > 0x20 && !YAMLParser.isFlowIndicator($0) }
    let range = ByteRange(start, cursor.position)
    let text = String(decoding: cursor.bytes[start..<cursor.position], as: UTF8.self)
    return (resolvedTag(text, range), range)
  }

  /// A tag in full: `!!str` is `tag:yaml.org,2002:str`.
  private mutating func resolvedTag(_ text: String, _ range: ByteRange) -> String {
    guard text != "!" else { return text }
    var handle = "!"
    var suffix = String(text.dropFirst())
    if let second = text.dropFirst().lastIndex(of: "!") {
      handle = String(text[...second])
      suffix = String(text[text.index(after: second)...])
    }
    let known = directives.handles[handle] ?? (handle == "!!" ? "tag:yaml.org,2002:" : handle == "!" ? "!" : nil)
    guard let known else {
      report(
        "The handle `\(handle)` is not declared; write `%TAG \(handle) …` before `---`, or use a tag with one `!`.",
        at: range)
      return text
    }
    return known + YAMLEscapes.percentDecoded(suffix)
  }

  /// Gives the next node its properties.
  mutating func attach(_ properties: YAMLProperties) {
    layer.properties.append(.init(node: nodes.count, anchor: properties.anchor, tag: properties.tag?.name))
    guard let anchor = properties.anchor else { return }
    anchors[name(anchor)] = nodes.count
  }

  func name(_ range: ByteRange) -> ArraySlice<UInt8> { Array(cursor.bytes[range.start..<range.end])[...] }

  /// Moves the anchors of nodes that were moved.
  mutating func renumberAnchors(from node: Int, by count: Int) {
    for entry in layer.properties.reversed() {
      guard entry.node >= node + min(0, count) else { break }
      guard let anchor = entry.anchor, anchors[name(anchor)] == entry.node - count else { continue }
      anchors[name(anchor)] = entry.node
    }
  }
}

// Aliases.
extension YAMLParser {
  /// Reads `*name` and adds what it stands for.
  mutating func readAlias() -> ByteRange {
    let start = cursor.position
    cursor.advance()
    skipName()
    return ByteRange(start, cursor.position)
  }

  mutating func addAlias(_ range: ByteRange) {
    contentEnd = range.end
    guard let target = target(of: range) else {
      return add(.missing, range.start, range.end, marks: DataTree.Node.isIrregular)
    }
    let index = layer.aliases.count
    let size = Int(nodes[target].next) - target
    let inner = layer.total(before: Int(nodes[target].next)) - layer.total(before: target)
    let total = (layer.aliases.last?.total ?? 0) + size + inner
    guard total <= YAMLLayer.limit, index < KeyTable.limit else {
      report(
        "The aliases up to this one stand for more than \(YAMLLayer.limit) values; what follows is left out.", at: range
      )
      return add(.missing, range.start, range.end, marks: DataTree.Node.isIrregular)
    }
    layer.aliases.append(.init(node: nodes.count, target: target, total: total))
    add(
      DataNode.Kind(rawValue: UInt8(truncatingIfNeeded: nodes[target].meta & DataTree.Node.kindMask)) ?? .string,
      range.start, range.end, marks: DataTree.Node.isAlias | UInt32(index) << DataTree.Node.keyShift)
  }

  /// The content of the scalar that an alias stands for, as the name of a member.
  mutating func key(of alias: ByteRange) -> YAMLScalar {
    var scalar = YAMLScalar(start: alias.start, end: alias.end)
    guard let target = target(of: alias) else { return scalar }
    let node = nodes[target]
    let kind = DataNode.Kind(rawValue: UInt8(truncatingIfNeeded: node.meta & DataTree.Node.kindMask))
    if kind == .mapping || kind == .sequence { return scalar }
    if node.meta & DataTree.Node.isStored != 0 {
      scalar.content = storedContent(of: target)
    } else {
      let opening = node.meta & DataTree.Node.hasOpening != 0 ? 1 : 0
      let closing = node.meta & DataTree.Node.hasClosing != 0 ? 1 : 0
      scalar.content = Array(cursor.bytes[(Int(node.start) + opening)..<(Int(node.end) - closing)])
    }
    return scalar
  }

  private func storedContent(of node: Int) -> [UInt8]? {
    var low = 0
    var high = stored.count
    while low < high {
      let middle = (low + high) / 2
      if Int(stored[middle].node) < node { low = middle + 1 } else { high = middle }
    }
    return low < stored.count && Int(stored[low].node) == node ? stored[low].content : nil
  }

  private mutating func target(of alias: ByteRange) -> Int? {
    guard alias.count > 1 else {
      report("An alias has a name; write the one of its anchor behind `*`.", at: alias)
      return nil
    }
    let name = name(ByteRange(alias.start + 1, alias.end))
    let spelling = String(decoding: name, as: UTF8.self)
    guard let target = anchors[name] else {
      report(
        "No anchor `&\(spelling)` stands before \(quote(alias)); text that begins with `*` needs quotes.", at: alias)
      return nil
    }
    guard nodes[target].next > 0 else {
      report("\(quote(alias)) stands inside of the value that it names; a value cannot hold itself.", at: alias)
      return nil
    }
    return target
  }
}
