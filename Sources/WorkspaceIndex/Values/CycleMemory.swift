/// Which tokens lead back to themselves, found once for all that can be reached from one of them (Tarjan 1972); begun
/// afresh with every change.
struct CycleMemory: Sendable {
  /// Everything that leads to everything else of it.
  struct Circle {
    let number: Int
    /// How many nodes it has.
    let count: Int
  }

  private let graphs = Memo<Int?, CycleGraph>()

  /// The circle that a node is part of; `nil` where it is part of none.
  func circle(
    of node: ValueNode, theme: Int?, parts: (ValueNode) -> [ValueNode]
  ) -> Circle? {
    graphs.refine(theme, from: CycleGraph()) { graph in
      graph.explore(node, parts)
      return graph.circle(of: node)
    }
  }

  /// A part of a token's value, as opposed to all of it, that is known to lead back to itself.
  func circularPart(of site: Site, theme: Int?) -> ValueNode? {
    graphs.refine(theme, from: CycleGraph()) { $0.inner[site] }
  }
}

private struct CycleGraph: Sendable {
  /// The circle of each node that was seen; 0 for none.
  private var circles: [ValueNode: Int] = [:]
  private var counts = [0]
  /// The tokens of which a part lies on a circle, with the part that was found first.
  private(set) var inner: [Site: ValueNode] = [:]

  private struct Frame {
    let number: Int
    let parts: [ValueNode]
    var next = 0
  }

  private struct Walk {
    var nodes: [ValueNode] = []
    var numbers: [ValueNode: Int] = [:]
    var low: [Int] = []
    var open: [Int] = []
    var frames: [Frame] = []

    mutating func enter(_ node: ValueNode, _ parts: [ValueNode]) {
      let number = nodes.count
      nodes.append(node)
      numbers[node] = number
      low.append(number)
      open.append(number)
      frames.append(Frame(number: number, parts: parts))
    }
  }

  func circle(of node: ValueNode) -> CycleMemory.Circle? {
    guard let number = circles[node], number > 0 else { return nil }
    return CycleMemory.Circle(number: number, count: counts[number])
  }

  mutating func explore(_ start: ValueNode, _ parts: (ValueNode) -> [ValueNode]) {
    guard circles[start] == nil else { return }
    var walk = Walk()
    walk.enter(start, parts(start))
    while let last = walk.frames.indices.last {
      let own = walk.frames[last].number
      guard walk.frames[last].next < walk.frames[last].parts.count else {
        let frame = walk.frames.removeLast()
        if let outer = walk.frames.last?.number { walk.low[outer] = min(walk.low[outer], walk.low[own]) }
        if walk.low[own] == own { close(frame, &walk) }
        continue
      }
      let part = walk.frames[last].parts[walk.frames[last].next]
      walk.frames[last].next += 1
      // What is closed leads to nothing that is still open.
      guard circles[part] == nil else { continue }
      if let known = walk.numbers[part] {
        walk.low[own] = min(walk.low[own], known)
      } else {
        walk.enter(part, parts(part))
      }
    }
  }

  /// Takes everything off the stack that leads to each other; a single node is a circle only if it leads to itself.
  private mutating func close(_ frame: Frame, _ walk: inout Walk) {
    var members: [ValueNode] = []
    while let last = walk.open.popLast() {
      members.append(walk.nodes[last])
      if last == frame.number { break }
    }
    let isCircle = members.count > 1 || members.first.map(frame.parts.contains) ?? false
    if isCircle { counts.append(members.count) }
    for member in members {
      circles[member] = isCircle ? counts.count - 1 : 0
      if isCircle, !member.path.isEmpty, inner[member.site] == nil { inner[member.site] = member }
    }
  }
}
