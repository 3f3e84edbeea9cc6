package import SourceText

/// A value of a ``DataTree``: the tree and a number.
package struct DataNode: Sendable {
  package enum Kind: UInt8, Sendable {
    case mapping, sequence, string, number, boolean, null
    /// A value that should be there.
    case missing
  }

  package let tree: DataTree
  /// The place of the value among the nodes of its tree, in the order of the text; of an alias that of its target.
  package let index: Int
  /// The node that stands where the value is used: the value itself, or an alias.
  @usableFromInline let place: Int

  @inlinable init(tree: DataTree, index: Int) {
    self.tree = tree
    place = index
    self.index = tree.target(of: index)
  }

  /// What the value is.
  @inlinable package var kind: Kind {
    let kind = meta & DataTree.Node.kindMask
    // The alias of a key.
    if kind == DataTree.Node.kindMask { return .string }
    return Kind(rawValue: UInt8(truncatingIfNeeded: kind)) ?? .missing
  }

  /// The value as written, quotes and brackets included; empty for a missing one, of an alias the alias.
  @inlinable package var range: ByteRange { tree.range(of: place) }

  /// The value as written without its quotes or brackets; an unclosed one has none at its end.
  @inlinable package var contentRange: ByteRange { isAlias ? range : tree.contentRange(of: index) }

  /// Whether an alias of YAML stands here: the value is written elsewhere, the places in it are those there.
  @inlinable package var isAlias: Bool { place != index }

  /// Whether a string, an array or an object has its closing quote or bracket; `true` for everything without.
  @inlinable package var isClosed: Bool {
    meta & (DataTree.Node.hasOpening | DataTree.Node.hasClosing) != DataTree.Node.hasOpening
  }

  /// Whether an array or an object stands in brackets; in YAML it need not.
  package var isBracketed: Bool {
    (kind == .mapping || kind == .sequence) && meta & DataTree.Node.hasOpening != 0 && !isAlias
  }

  /// Whether the scalar stands in quotes.
  package var isQuoted: Bool {
    kind != .mapping && kind != .sequence && meta & DataTree.Node.hasOpening != 0
  }

  package var isNull: Bool { kind == .null }

  /// The text of a string; a lone surrogate shows as U+FFFD.
  ///
  /// `nil` for every other kind.
  package var string: String? {
    guard kind == .string else { return nil }
    return tree.askPlainContent(of: index) { String(decoding: $0, as: UTF8.self) }
      ?? String(decoding: tree.content(of: index), as: UTF8.self)
  }

  /// The bytes of a string, lone surrogates as three bytes each (WTF-8).
  ///
  /// `nil` for every other kind.
  package var stringBytes: [UInt8]? { kind == .string ? tree.content(of: index) : nil }

  /// The bytes of a string where it stands in the text, if it stands there as it is.
  package var stringSlice: ArraySlice<UInt8>? {
    kind == .string ? tree.plainContent(of: index) ?? tree.content(of: index)[...] : nil
  }

  /// The value of a number; `nil` for every other kind.
  ///
  /// A number too large for a double is infinite.
  package var number: Double? {
    kind == .number ? tree.number(at: index) : nil
  }

  package var boolean: Bool? { kind == .boolean ? meta & DataTree.Node.isTrue != 0 : nil }

  /// Whether the content of a scalar holds a byte; `true` where it would have to be read to tell.
  package func mayHold(_ byte: UInt8) -> Bool {
    tree.askPlainContent(of: index) { $0.firstOffset(of: byte) != nil } ?? true
  }

  /// Whether the value is a string of no bytes.
  package var isEmptyString: Bool {
    kind == .string && (tree.plainContent(of: index)?.isEmpty ?? tree.content(of: index).isEmpty)
  }

  /// Whether a string's content stands in the text as it is, so that a place in it is a place in the file.
  package var isVerbatim: Bool { meta & (DataTree.Node.isEscaped | DataTree.Node.isStored) == 0 && !isAlias }

  /// The members of a mapping in order, repeated keys included; none for every other kind.
  @inlinable package var members: DataMembers {
    guard kind == .mapping else { return DataMembers(tree: tree, index: 0, end: 0) }
    if let keys = mergedKeys { return DataMembers(tree: tree, index: 0, end: 0, keys: keys[...]) }
    return DataMembers(tree: tree, index: index + 1, end: Int(tree.nodes[index].next))
  }

  /// The members of a mapping as they stand in the text, merge keys of YAML included, those that they bring left out.
  package var writtenMembers: DataMembers {
    kind == .mapping && !isAlias
      ? DataMembers(tree: tree, index: index + 1, end: Int(tree.nodes[index].next))
      : DataMembers(tree: tree, index: 0, end: 0)
  }

  /// Whether a key of the mapping has a capital letter or one beyond ASCII.
  package var hasCapitals: Bool {
    guard kind == .mapping else { return false }
    if mergedKeys != nil { return members.contains { tree.hasCapitals($0.index) } }
    // No member is made of a key, which would count a reference to the tree.
    let end = Int(tree.nodes[index].next)
    var key = index + 1
    while key + 1 < end {
      if !tree.isAbsent(key), tree.hasCapitals(key) { return true }
      key = Int(tree.nodes[Int(tree.nodes[key].next)].next)
    }
    return false
  }

  /// The elements of a sequence in order; none for every other kind.
  @inlinable package var elements: DataElements {
    kind == .sequence
      ? DataElements(tree: tree, index: index + 1, end: Int(tree.nodes[index].next))
      : DataElements(tree: tree, index: 0, end: 0)
  }

  /// The elements of a sequence that stand here; none where an alias names the sequence.
  package var writtenElements: DataElements {
    isAlias ? DataElements(tree: tree, index: 0, end: 0) : elements
  }

  /// The value of the last member of that name; `nil` where there is none.
  package subscript(_ key: String) -> DataNode? { tree.keyID(key).flatMap { self[$0] } }

  /// The value of the last member with that key; `nil` where there is none.
  @inlinable package subscript(_ key: KeyID) -> DataNode? { member(key)?.value }

  /// The last member of that name; `nil` where there is none.
  package func member(_ key: String) -> DataMember? { tree.keyID(key).flatMap(member) }

  /// The last member with that key; `nil` where there is none.
  package func member(_ key: KeyID) -> DataMember? {
    guard kind == .mapping else { return nil }
    if let keys = mergedKeys {
      return keys.last { tree.nodes[$0].meta >> DataTree.Node.keyShift == key.value && !tree.isAbsent($0) }
        .map { DataMember(tree: tree, index: $0) }
    }
    let nodes = tree.nodes
    let end = Int(nodes[index].next)
    var found = -1
    var place = index + 1
    while place + 1 < end {
      let meta = nodes[place].meta
      if meta >> DataTree.Node.keyShift == key.value, meta & DataTree.Node.isAbsent == 0 { found = place }
      place = Int(nodes[Int(nodes[place].next)].next)
    }
    return found < 0 ? nil : DataMember(tree: tree, index: found)
  }

  /// Whether the value is a mapping of one member with a key, and at most one with another.
  package func holdsOnly(_ key: KeyID, _ other: KeyID?) -> Bool {
    guard kind == .mapping, mergedKeys == nil else { return false }
    let nodes = tree.nodes
    let end = Int(nodes[index].next)
    var place = index + 1
    var found: (key: Bool, other: Bool) = (false, false)
    while place + 1 < end {
      let meta = nodes[place].meta
      guard meta & DataTree.Node.isAbsent == 0 else { return false }
      switch meta >> DataTree.Node.keyShift {
      case key.value where !found.key: found.key = true
      case other?.value where !found.other: found.other = true
      default: return false
      }
      place = Int(nodes[Int(nodes[place].next)].next)
    }
    return found.key
  }

  /// Whether a key stands anywhere in the value, at any depth.
  package func holds(key: KeyID) -> Bool {
    let mark = DataTree.Node.kindMask | key.value << DataTree.Node.keyShift
    let mask = DataTree.Node.kindMask | ~0 << DataTree.Node.keyShift
    for node in tree.nodes[index..<Int(tree.nodes[index].next)] where node.meta & mask == mark { return true }
    return false
  }

  @inlinable var meta: UInt32 { tree.nodes[index].meta }

  /// The keys of a mapping that takes over members of others (`<<` in YAML); `nil` for every other.
  @usableFromInline var mergedKeys: [Int]? { meta & DataTree.Node.isMerged != 0 ? tree.yaml.merged[index] : nil }
}

/// One member of a mapping.
package struct DataMember: Sendable {
  package let tree: DataTree
  /// The index of the key's node.
  @usableFromInline let index: Int

  @inlinable init(tree: DataTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  /// The key's text; a lone surrogate shows as U+FFFD.
  package var key: String { String(decoding: keyBytes, as: UTF8.self) }

  /// The key's bytes, lone surrogates as three bytes each (WTF-8).
  package var keyBytes: [UInt8] { Array(keySlice) }

  /// The key's bytes where it stands in the text, if it stands there as it is.
  package var keySlice: ArraySlice<UInt8> { tree.plainContent(of: index) ?? tree.content(of: index)[...] }

  /// The key's bytes behind others and one between them; the key alone where there are none.
  package func key(below path: [UInt8], joinedBy joint: UInt8) -> [UInt8] {
    func joined(_ key: some Collection<UInt8>) -> [UInt8] {
      var name: [UInt8] = []
      name.reserveCapacity(path.count + 1 + key.count)
      name += path
      if !path.isEmpty { name.append(joint) }
      name += key
      return name
    }
    return tree.askPlainContent(of: index) { joined($0) } ?? joined(keySlice)
  }

  /// Whether the key is made of letters and digits of ASCII, hyphens, underscores and blanks, as nearly every one is.
  package var isPlainName: Bool {
    tree.askPlainContent(of: index) { key in
      !key.isEmpty && key.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x2D || $0 == 0x5F || $0 == 0x20 }
    } ?? false
  }

  /// The first byte of the key; `nil` for an empty one.
  package var firstByte: UInt8? {
    let node = tree.nodes[index]
    guard node.meta & (DataTree.Node.isEscaped | DataTree.Node.isStored) == 0 else { return keyBytes.first }
    let range = tree.contentRange(of: index)
    return range.isEmpty ? nil : tree.bytes[range.start]
  }

  /// Whether the key has that name.
  package func isNamed(_ name: String) -> Bool {
    guard let plain = tree.plainContent(of: index) else { return keyBytes.elementsEqual(name.utf8) }
    guard plain.count == name.utf8.count else { return false }
    var name = name
    return name.withUTF8 { name in
      for (offset, byte) in name.enumerated() where plain[plain.startIndex + offset] != byte { return false }
      return true
    }
  }

  /// The key's number in its tree: equal names have equal numbers.
  @inlinable package var keyID: KeyID { KeyID(value: tree.nodes[index].meta >> DataTree.Node.keyShift) }

  /// The key as written, quotes included.
  @inlinable package var keyRange: ByteRange { tree.range(of: index) }

  /// The key as written, without quotes.
  @inlinable package var keyNameRange: ByteRange { tree.contentRange(of: index) }

  /// Whether the key has its closing quote, if it has an opening one.
  package var isKeyClosed: Bool {
    let marks = DataTree.Node.hasOpening | DataTree.Node.hasClosing
    return tree.nodes[index].meta & marks != DataTree.Node.hasOpening
  }

  /// The value; `.missing` where none stands.
  @inlinable package var value: DataNode { DataNode(tree: tree, index: Int(tree.nodes[index].next)) }

  /// From the key to the end of the value.
  @inlinable package var range: ByteRange {
    let (key, value) = (tree.nodes[index], tree.nodes[Int(tree.nodes[index].next)])
    return ByteRange(from: min(key.start, value.start), to: max(key.end, value.end))
  }
}

/// The members of a mapping, those without a name left out.
package struct DataMembers: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let tree: DataTree
  @usableFromInline var index: Int
  @usableFromInline let end: Int
  /// The keys of a mapping whose members do not stand in a row.
  @usableFromInline var keys: ArraySlice<Int>

  @inlinable init(tree: DataTree, index: Int, end: Int, keys: ArraySlice<Int> = []) {
    self.tree = tree
    self.index = index
    self.end = end
    self.keys = keys
  }

  @inlinable package mutating func next() -> DataMember? {
    while index + 1 < end {
      let member = DataMember(tree: tree, index: index)
      index = Int(tree.nodes[Int(tree.nodes[index].next)].next)
      if !tree.isAbsent(member.index) { return member }
    }
    while let key = keys.popFirst() {
      if !tree.isAbsent(key) { return DataMember(tree: tree, index: key) }
    }
    return nil
  }
}

/// The elements of a sequence.
package struct DataElements: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let tree: DataTree
  @usableFromInline var index: Int
  @usableFromInline let end: Int

  @inlinable init(tree: DataTree, index: Int, end: Int) {
    self.tree = tree
    self.index = index
    self.end = end
  }

  @inlinable package mutating func next() -> DataNode? {
    guard index < end else { return nil }
    defer { index = Int(tree.nodes[index].next) }
    return DataNode(tree: tree, index: index)
  }
}

// What the fourth word of a node holds: the kind, seven marks, and the number of a key.
extension DataTree.Node {
  @inlinable static var kindMask: UInt32 { 0xF }
  /// An opening quote or bracket stands.
  @inlinable static var hasOpening: UInt32 { 1 << 4 }
  /// A closing quote or bracket stands.
  @inlinable static var hasClosing: UInt32 { 1 << 5 }
  /// The content has escapes.
  @inlinable static var isEscaped: UInt32 { 1 << 6 }
  /// The content stands in ``DataTree/storedContents``.
  @inlinable static var isStored: UInt32 { 1 << 7 }
  @inlinable static var isTrue: UInt32 { 1 << 8 }
  /// Of a mapping: it takes over members of others.
  @inlinable static var isMerged: UInt32 { 1 << 8 }
  /// A key that should be there, or one that is no name.
  @inlinable static var isAbsent: UInt32 { 1 << 9 }
  /// Of a value: an alias; where a key has its number stands which one.
  @inlinable static var isAlias: UInt32 { 1 << 9 }
  /// A form that the language lacks, or an unfinished one.
  @inlinable static var isIrregular: UInt32 { 1 << 10 }
  @inlinable static var keyShift: UInt32 { 11 }
}
