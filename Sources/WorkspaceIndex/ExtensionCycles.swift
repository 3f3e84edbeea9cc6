package import DesignTokens
package import SourceText

extension Workspace {
  /// The places in a file where a group takes in a group that leads back to it, with the way round, which begins and
  /// ends with the group itself.
  ///
  /// A group depends on what it extends, and on every group inside it (Format Module 2025.10, section 6.7.2); one
  /// that extends a group inside itself is no circle.
  package func circularExtensions(in path: String) -> [(range: ByteRange, way: [TokenName])] {
    guard let number = projectNumber(of: path), let file = projects[number].number(of: path) else { return [] }
    let project = projects[number]
    let own = project.extensions.of(file: file)
    guard !own.isEmpty else { return [] }
    let circular = project.circularExtensions
    return own.filter(circular.contains).map { ($0.range, project.way(around: $0, among: circular)) }
  }
}

extension Project {
  /// The extensions that take part in a circle; nothing is inherited by way of them.
  var circularExtensions: Set<ExtensionSite> {
    inheritance.circular {
      let all = extensions.all
      return ExtensionCircles(all.count) { index in
        extensions.inside(all[index].target).indices
      }.members.reduce(into: []) { $0.insert(all[$1]) }
    }
  }

  /// The extenders on the shortest way from an extension back to itself.
  func way(around start: ExtensionSite, among circular: Set<ExtensionSite>) -> [TokenName] {
    var origins: [ExtensionSite: ExtensionSite] = [:]
    var pending = [start]
    var next = 0
    while next < pending.count {
      let current = pending[next]
      next += 1
      for following in extensions.inside(current.target) where circular.contains(following) {
        if following == start {
          var way = [current]
          while let last = way.last, last != start, let origin = origins[last] { way.append(origin) }
          return way.reversed().map(\.extender) + [start.extender]
        }
        guard origins[following] == nil else { continue }
        origins[following] = current
        pending.append(following)
      }
    }
    return [start.extender, start.extender]
  }
}

/// The members of circles in a graph, found without recursion (Tarjan 1972).
private struct ExtensionCircles {
  private(set) var members: [Int] = []
  private var order: [Int]
  private var low: [Int]
  private var isOpen: [Bool]
  private var stack: [Int] = []
  private var count = 0

  init(_ size: Int, next: (Int) -> Range<Int>) {
    order = Array(repeating: -1, count: size)
    low = order
    isOpen = Array(repeating: false, count: size)
    for start in 0..<size where order[start] < 0 { visit(start, next) }
  }

  private mutating func visit(_ start: Int, _ next: (Int) -> Range<Int>) {
    var frames = [open(start, next)]
    while let last = frames.indices.last {
      let node = frames[last].node
      guard let following = frames[last].rest.popFirst() else {
        frames.removeLast()
        if let outer = frames.last?.node { low[outer] = min(low[outer], low[node]) }
        close(node, next)
        continue
      }
      if order[following] < 0 {
        frames.append(open(following, next))
      } else if isOpen[following] {
        low[node] = min(low[node], order[following])
      }
    }
  }

  private mutating func open(_ node: Int, _ next: (Int) -> Range<Int>) -> (node: Int, rest: Range<Int>.SubSequence) {
    order[node] = count
    low[node] = count
    count += 1
    stack.append(node)
    isOpen[node] = true
    return (node, next(node)[...])
  }

  /// Takes a circle off the stack once all of it has been seen; a single node is one only if it leads to itself.
  private mutating func close(_ node: Int, _ next: (Int) -> Range<Int>) {
    guard low[node] == order[node] else { return }
    var circle: [Int] = []
    while let last = stack.popLast() {
      isOpen[last] = false
      circle.append(last)
      if last == node { break }
    }
    if circle.count > 1 || next(node).contains(node) { members += circle }
  }
}
