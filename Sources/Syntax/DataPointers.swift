package import SourceText

extension DataTree {
  /// The pointers of many places at once, each as ``pointer(at:)`` gives it for its start, or of the value
  /// that has its range: a block of YAML begins where its first key does.
  package func pointers(at places: [(range: ByteRange, isSpelling: Bool)]) -> [String] {
    let climber = DataClimber(self)
    return places.map { climber.pointer(at: $0.range, isSpelling: $0.isSpelling) }
  }
}

/// The way up from every node of a tree.
private struct DataClimber {
  let tree: DataTree
  /// The container of each node; a root is its own.
  private var parents: ContiguousArray<UInt32>
  /// Which element of its sequence a node is; 0 in mappings.
  private var positions: ContiguousArray<UInt32>

  init(_ tree: DataTree) {
    self.tree = tree
    parents = ContiguousArray(repeating: 0, count: tree.nodes.count)
    positions = parents
    var open: ContiguousArray<(node: Int, count: UInt32)> = []
    for index in tree.nodes.indices {
      while let last = open.last, Int(tree.nodes[last.node].next) <= index { open.removeLast() }
      if let last = open.last {
        parents[index] = UInt32(last.node)
        positions[index] = last.count
        open[open.count - 1].count += 1
      } else {
        parents[index] = UInt32(index)
      }
      if tree.nodes[index].next > index + 1 { open.append((index, 0)) }
    }
  }

  func pointer(at range: ByteRange, isSpelling: Bool) -> String {
    let offset = range.start
    var node = lastNode(startingBy: offset)
    while !contains(node, offset) {
      guard !isRoot(node) else { return "" }
      node = Int(parents[node])
    }
    let isIrregular = isSpelling && tree.nodes[node].meta & DataTree.Node.isIrregular != 0
    if isKey(node) { node = Int(tree.nodes[node].next) }
    if isIrregular { node = Int(parents[node]) }
    var whole = node
    while !isRoot(whole), Int(tree.nodes[whole].start) >= offset || isKey(whole) {
      whole = Int(parents[whole])
      if Int(tree.nodes[whole].start) == offset, Int(tree.nodes[whole].end) == range.end { node = whole }
    }
    var segments: [String] = []
    while !isRoot(node) {
      if let segment = segment(of: node) { segments.append(segment) } else { segments = [] }
      node = Int(parents[node])
    }
    return segments.reversed().map { "/" + $0 }.joined()
  }

  /// The name or the position of a value in its container; `nil` for a value whose name is missing.
  private func segment(of node: Int) -> String? {
    guard isMapping(Int(parents[node])) else { return "\(positions[node])" }
    guard isKey(node - 1), Int(parents[node - 1]) == Int(parents[node]) else { return nil }
    guard tree.nodes[node - 1].meta & DataTree.Node.isAbsent == 0 else { return nil }
    return DataTree.pointerSegment(String(decoding: tree.content(of: node - 1), as: UTF8.self))
  }

  /// Whether a node is the value of a document; JSON has one.
  private func isRoot(_ node: Int) -> Bool { Int(parents[node]) == node }

  private func contains(_ node: Int, _ offset: Int) -> Bool {
    Int(tree.nodes[node].start) <= offset && offset < Int(tree.nodes[node].end)
  }

  private func isKey(_ node: Int) -> Bool { tree.nodes[node].meta & DataTree.Node.kindMask == DataTree.Node.kindMask }

  private func isMapping(_ node: Int) -> Bool {
    tree.nodes[node].meta & DataTree.Node.kindMask == UInt32(DataNode.Kind.mapping.rawValue)
  }

  /// The last node that begins at an offset or before it.
  private func lastNode(startingBy offset: Int) -> Int {
    var low = 0
    var high = tree.nodes.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(tree.nodes[middle].start) <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
