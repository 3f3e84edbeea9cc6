package import DesignTokens
package import SourceText

extension Workspace {
  /// The places in a file where a group takes in a group that leads back to it, with the way round, which begins and
  /// ends with the group itself.
  ///
  /// A group depends on what it extends, and on every group inside it (Format Module 2025.10, section 6.7.2); one
  /// that extends a group inside itself is no circle. Of a way that is too long to be read there are the first groups
  /// and the last, and it is not whole.
  package func circularExtensions(in path: String) -> [(range: ByteRange, way: [TokenName], isWhole: Bool)] {
    guard let number = projectNumber(of: path), let file = projects[number].files.number(of: path) else { return [] }
    let own = projects[number].inheritance.extensions.of(file: file)
    guard !own.isEmpty else { return [] }
    let project = projects[number]
    let circular = project.inheritance.circularExtensions
    return own.filter(circular.contains).map { site in
      if let way = project.inheritance.way(around: site, among: circular) { return (site.range, way, true) }
      return (site.range, project.inheritance.beginning(ofWayAround: site, among: circular), false)
    }
  }
}

/// The extensions that take part in circles.
struct CircularExtensions: Sendable {
  /// The circle of each; all of one circle lead to each other.
  fileprivate var circles: [ExtensionSite: Int] = [:]

  func contains(_ site: ExtensionSite) -> Bool { circles[site] != nil }

  fileprivate func haveOneCircle(_ one: ExtensionSite, _ other: ExtensionSite) -> Bool {
    circles[one].map { $0 == circles[other] } ?? false
  }
}

extension Inheritance {
  /// The extensions that take part in a circle; nothing is inherited by way of them.
  var circularExtensions: CircularExtensions {
    memory.circular {
      let all = extensions.all
      let found = ExtensionCircles(all.count) { index in extensions.inside(all[index].target).indices }
      var result = CircularExtensions()
      for (number, circle) in found.circles.enumerated() {
        for member in circle { result.circles[all[member]] = number }
      }
      return result
    }
  }

  /// The extenders on the shortest way from an extension back to itself; `nil` where many others are met before.
  fileprivate func way(around start: ExtensionSite, among circular: CircularExtensions) -> [TokenName]? {
    var origins: [ExtensionSite: ExtensionSite] = [:]
    var pending = [start]
    var next = 0
    while next < pending.count {
      let current = pending[next]
      next += 1
      for following in extensions.inside(current.target) where circular.haveOneCircle(start, following) {
        if following == start {
          var way = [current]
          while let last = way.last, last != start, let origin = origins[last] { way.append(origin) }
          return way.reversed().map(\.extender) + [start.extender]
        }
        // Nobody reads more than these.
        guard pending.count < 128 else { return nil }
        guard origins[following] == nil else { continue }
        origins[following] = current
        pending.append(following)
      }
    }
    return [start.extender, start.extender]
  }

  /// The first extenders on a way round, and the last.
  fileprivate func beginning(
    ofWayAround start: ExtensionSite, among circular: CircularExtensions
  ) -> [TokenName] {
    var way = [start]
    while way.count < 8, let last = way.last,
      let following = extensions.inside(last.target).first(where: { circular.haveOneCircle(start, $0) }),
      !way.contains(following)
    {
      way.append(following)
    }
    return way.map(\.extender) + [start.extender]
  }
}

/// The circles in a graph, each with its members, found without recursion (Tarjan 1972).
private struct ExtensionCircles {
  private(set) var circles: [[Int]] = []
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
    if circle.count > 1 || next(node).contains(node) { circles.append(circle) }
  }
}
