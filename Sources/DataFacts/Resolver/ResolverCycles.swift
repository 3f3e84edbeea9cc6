import Facts
import SourceText
import Syntax

// References that lead back to themselves (Resolver Module 2025.10, section 4.2).
extension ResolverReader {
  /// Reports every reference that is a step of a circle; those that only lead into one are not blamed.
  func reportCycles() {
    for index in circularReferences() {
      references[index]?.isCircular = true
      guard let text = references[index]?.node["$ref"] else { continue }
      report(
        .circularReference, "`\((text.string ?? "").shortened)` leads back to this reference.", at: text.range)
    }
  }

  /// The references that one leads to in a single step.
  private func successors(of index: Int) -> [Int] {
    guard let reference = references[index], case .part(let target, _) = reference.target else { return [] }
    if references[target.index] != nil, target["sources"] == nil { return [target.index] }
    guard reference.node["sources"] == nil, let sources = target["sources"], sources.kind == .sequence else {
      return []
    }
    return sources.elements.map(\.index).filter { references[$0] != nil }
  }

  /// The references that lie on circles: strongly connected components with more than one member, or with a step to
  /// itself (Tarjan 1972), without recursion.
  private func circularReferences() -> [Int] {
    var order: [Int: Int] = [:]
    var low: [Int: Int] = [:]
    var open: [Int] = []
    var isOpen: Set<Int> = []
    var circular: [Int] = []
    for start in met where order[start] == nil {
      var frames = [(node: start, next: successors(of: start)[...])]
      order[start] = order.count
      low[start] = order[start]
      open.append(start)
      isOpen.insert(start)
      while let last = frames.indices.last {
        let node = frames[last].node
        if let next = frames[last].next.popFirst() {
          if order[next] == nil {
            order[next] = order.count
            low[next] = order[next]
            open.append(next)
            isOpen.insert(next)
            frames.append((next, successors(of: next)[...]))
          } else if isOpen.contains(next) {
            low[node] = min(low[node] ?? 0, order[next] ?? 0)
          }
          continue
        }
        frames.removeLast()
        if let outer = frames.last?.node { low[outer] = min(low[outer] ?? 0, low[node] ?? 0) }
        guard low[node] == order[node] else { continue }
        var members: [Int] = []
        while let member = open.popLast() {
          isOpen.remove(member)
          members.append(member)
          if member == node { break }
        }
        if members.count > 1 || successors(of: node).contains(node) { circular += members }
      }
    }
    return circular
  }
}
