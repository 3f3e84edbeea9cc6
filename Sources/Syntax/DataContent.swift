package import SourceText

// What stands at a node.
extension DataTree {
  /// The node that a value is: itself, or what an alias stands for.
  @inlinable func target(of index: Int) -> Int {
    let meta = nodes[index].meta
    guard meta & Node.isAlias != 0, meta & Node.kindMask != Node.kindMask else { return index }
    return target(ofAlias: Int(meta >> Node.keyShift))
  }

  @usableFromInline func target(ofAlias number: Int) -> Int { yaml.aliases[number].target }

  /// Whether a key is missing, or no name.
  @inlinable func isAbsent(_ key: Int) -> Bool { nodes[key].meta & Node.isAbsent != 0 }

  /// A node as written.
  @inlinable func range(of index: Int) -> ByteRange { ByteRange(from: nodes[index].start, to: nodes[index].end) }

  @inlinable func contentRange(of index: Int) -> ByteRange {
    let node = nodes[index]
    let start = node.start + (node.meta & Node.hasOpening != 0 ? 1 : 0)
    return ByteRange(from: start, to: node.end - (node.meta & Node.hasClosing != 0 ? 1 : 0))
  }

  /// The value of a number.
  func number(at index: Int) -> Double? {
    let written = contentRange(of: index)
    let short = bytes.withUnsafeBufferPointer {
      JSONNumber.shortValue(of: UnsafeBufferPointer(rebasing: $0[written.start..<written.end]))
    }
    if let short { return short }
    let text = bytes[written.start..<written.end]
    return JSONNumber.value(of: text) ?? YAMLScalar.value(of: text)
  }

  /// The content of a scalar or a key where it stands in the text as it is.
  func plainContent(of index: Int) -> ArraySlice<UInt8>? {
    guard nodes[index].meta & (Node.isEscaped | Node.isStored) == 0 else { return nil }
    let range = contentRange(of: index)
    return bytes[range.start..<range.end]
  }

  /// Asks the content of a scalar or a key where it stands in the text as it is; no reference to it is counted.
  @inline(__always)
  func askPlainContent<Answer>(of index: Int, _ ask: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer? {
    guard nodes[index].meta & (Node.isEscaped | Node.isStored) == 0 else { return nil }
    let range = contentRange(of: index)
    return bytes.withUnsafeBufferPointer { ask(UnsafeBufferPointer(rebasing: $0[range.start..<range.end])) }
  }

  /// Whether a key has a capital letter, one beyond ASCII, or one that would have to be read to tell.
  func hasCapitals(_ key: Int) -> Bool {
    askPlainContent(of: key) { $0.contains { $0 >= 0x80 || $0 &- 0x41 < 26 } } ?? true
  }

  /// The content of a scalar or a key with its escapes read.
  func content(of index: Int) -> [UInt8] {
    if let plain = plainContent(of: index) { return Array(plain) }
    if nodes[index].meta & Node.isStored != 0 { return storedContents[UInt32(index)] ?? [] }
    let range = contentRange(of: index)
    return JSONEscapes.decode(bytes[range.start..<range.end])
  }
}

extension DataNode {
  package typealias Triple = (values: (Double, Double, Double), places: (ByteRange, ByteRange, ByteRange))

  /// The elements of a sequence of three numbers, and where they stand; `nil` for everything else.
  package var triple: Triple? {
    guard kind == .sequence else { return nil }
    let end = Int(tree.nodes[index].next)
    var place = index + 1
    func next() -> (value: Double, place: ByteRange)? {
      guard place < end else { return nil }
      let target = tree.target(of: place)
      guard tree.nodes[target].meta & DataTree.Node.kindMask == UInt32(Kind.number.rawValue),
        let value = tree.number(at: target)
      else { return nil }
      defer { place = Int(tree.nodes[place].next) }
      return (value, tree.range(of: place))
    }
    guard let first = next(), let second = next(), let third = next(), place >= end else { return nil }
    return ((first.value, second.value, third.value), (first.place, second.place, third.place))
  }
}
