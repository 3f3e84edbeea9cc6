import SourceText

extension DataTree {
  /// The pointers of many offsets at once, each as ``pointer(at:)`` gives it; takes one pass over the tree.
  package func pointers(at offsets: [Int]) -> [String] {
    guard offsets.count > 2 else { return offsets.map(pointer) }
    let climber = DataClimber(self)
    return offsets.map(climber.pointer)
  }
}

/// The way up from every node of a tree.
private struct DataClimber {
  let tree: DataTree
  /// The container of each node; the root is its own.
  private var parents: ContiguousArray<UInt32>
  /// Which element of its sequence a node is; 0 in mappings.
  private var positions: ContiguousArray<UInt32>

  init(_ tree: DataTree) {
    self.tree = tree
    parents = ContiguousArray(repeating: 0, count: tree.nodes.count)
    positions = parents
    var open: ContiguousArray<(node: Int, count: UInt32)> = [(0, 0)]
    for index in 1..<max(1, tree.nodes.count) {
      while let last = open.last, Int(tree.nodes[last.node].next) <= index { open.removeLast() }
      guard let last = open.last else { break }
      parents[index] = UInt32(last.node)
      positions[index] = last.count
      open[open.count - 1].count += 1
      if tree.nodes[index].next > index + 1 { open.append((index, 0)) }
    }
  }

  func pointer(at offset: Int) -> String {
    guard contains(0, offset) else { return "" }
    var node = lastNode(startingBy: offset)
    while !contains(node, offset), node > 0 { node = Int(parents[node]) }
    let isIrregular = tree.nodes[node].meta & DataTree.Node.isIrregular != 0
    if isKey(node) { node += 1 }
    if isIrregular, node > 0 { node = Int(parents[node]) }
    var segments: [String] = []
    while node > 0 {
      if let segment = segment(of: node) { segments.append(segment) } else { segments = [] }
      node = Int(parents[node])
    }
    return segments.reversed().map { "/" + $0 }.joined()
  }

  /// The name or the position of a value in its container; `nil` for a value whose name is missing.
  private func segment(of node: Int) -> String? {
    guard isKey(node - 1), Int(parents[node - 1]) == Int(parents[node]), isMapping(Int(parents[node])) else {
      return "\(positions[node])"
    }
    guard tree.nodes[node - 1].meta & DataTree.Node.isAbsent == 0 else { return nil }
    return DataTree.pointerSegment(String(decoding: tree.content(of: node - 1), as: UTF8.self))
  }

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
