package import SourceText

// Questions about a whole tree, answered in one walk over its flat nodes.
extension DataTree {
  /// Every member of that name at any depth, in the order of the text.
  package func members(named name: String, atMost limit: Int = .max) -> [DataMember] {
    guard let key = keyID(name) else { return [] }
    let mask = Node.kindMask | ~0 << Node.keyShift
    let mark = Node.kindMask | key.value << Node.keyShift
    let nodes = nodes
    let found = nodes.indices.lazy.filter { nodes[$0].meta & mask == mark && nodes[$0].meta & Node.isAbsent == 0 }
    return found.prefix(limit).map { DataMember(tree: self, index: $0) }
  }

  /// The stretches of every mapping and sequence, brackets included, in the order of the text.
  package var containerRanges: [ByteRange] {
    nodes.indices.lazy.map { DataNode(tree: self, index: $0) }
      .filter { ($0.kind == .mapping || $0.kind == .sequence) && !$0.isAlias }.map(\.range)
  }
}
