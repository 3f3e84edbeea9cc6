import DesignTokens
import Facts

/// Works out what a value with references inside is worth: every node once, without recursion from token to token.
struct Evaluation {
  private let project: Project
  private let theme: Int?
  private var results: [ValueNode: Worth] = [:]

  init(_ project: Project, theme: Int?) {
    self.project = project
    self.theme = theme
  }

  /// What a node is worth, and how large that is when written out; too large is worth nothing to anybody.
  private struct Worth {
    static let tooLarge = Worth(outcome: .unreadable, size: .max)

    var outcome: ResolvedValue.Outcome
    var size = 1
    var depth = 1
  }

  private struct Frame {
    let node: ValueNode
    let written: WrittenValue
    let parts: [ValueNode]
    var next = 0
    var isCircular = false
  }

  mutating func outcome(at node: ValueNode) -> ResolvedValue.Outcome {
    if case .value(let value) = project.written(at: node), !value.hasReferences {
      return value == .unreadable ? .unreadable : .value(value)
    }
    evaluate(node)
    return results[node]?.outcome ?? .unreadable
  }

  private mutating func evaluate(_ start: ValueNode) {
    var frames = [frame(start)]
    var open: Set<ValueNode> = [start]
    while let last = frames.indices.last {
      guard frames[last].next < frames[last].parts.count else {
        let frame = frames.removeLast()
        open.remove(frame.node)
        results[frame.node] = worth(of: frame)
        continue
      }
      let part = frames[last].parts[frames[last].next]
      frames[last].next += 1
      if open.contains(part) {
        frames[last].isCircular = true
      } else if results[part] == nil {
        open.insert(part)
        frames.append(frame(part))
      }
    }
  }

  private func frame(_ node: ValueNode) -> Frame {
    Frame(node: node, written: project.written(at: node), parts: project.parts(of: node, theme: theme))
  }

  private func worth(of frame: Frame) -> Worth {
    let isCircular = frame.isCircular || frame.parts.contains { results[$0]?.outcome == .circular }
    if isCircular { return Worth(outcome: .circular) }
    if frame.parts.contains(where: { results[$0]?.size == .max }) { return .tooLarge }
    switch frame.written {
    case .nowhere, .value(.unreadable): return Worth(outcome: .unreadable)
    case .through(let reference, let rest): return worth(of: reference, rest: rest, in: frame.node.site)
    case .value(let value):
      if value.isReference { return worth(of: value, rest: [], in: frame.node.site) }
      let (filled, size, depth) = fill(value, in: frame.node.site)
      // Tokens that name each other twice at every level would grow beyond any memory when written out.
      guard size <= 20_000, depth <= 512 else { return .tooLarge }
      return Worth(outcome: .value(filled), size: size, depth: depth)
    }
  }

  private func worth(of reference: TokenValue, rest: [String], in site: Site) -> Worth {
    guard let node = project.node(of: reference, rest: rest, from: site, theme: theme) else {
      return Worth(outcome: reference.referencedName.map { .missing($0) } ?? .unreadable)
    }
    return results[node] ?? Worth(outcome: .unreadable)
  }

  /// A value with its references replaced by what they are worth, with its size and its depth.
  private func fill(_ value: TokenValue, in site: Site) -> (TokenValue, size: Int, depth: Int) {
    switch value {
    case .alias, .pointer:
      let worth = worth(of: value, rest: [], in: site)
      guard case .value(let found) = worth.outcome else { return (value, 1, 1) }
      return (found, worth.size, worth.depth)
    case .list(let items):
      let items = items.map { fill($0, in: site) }
      return (.list(items.map(\.0)), items.reduce(1) { $0 + $1.size }, 1 + (items.map(\.depth).max() ?? 0))
    case .composite(let members):
      let values = members.map { fill($0.value, in: site) }
      let filled = zip(members, values).map { TokenMember($0.name, $1.0) }
      return (.composite(filled), values.reduce(1) { $0 + $1.size }, 1 + (values.map(\.depth).max() ?? 0))
    case .expression(let expression):
      var size = 1
      let filled = expression.map { part in
        let (value, partSize, _) = fill(part, in: site)
        size += partSize
        return value
      }
      guard !filled.values.contains(where: \.hasReferences) else { return (.expression(filled), size, 1) }
      return (filled.worth ?? .unreadable, size, 1)
    default: return (value, 1, 1)
    }
  }
}

extension TokenValue {
  fileprivate var isReference: Bool { referencedName != nil }

  /// The name that a reference names; `nil` for anything else.
  fileprivate var referencedName: TokenName? {
    switch self {
    case .alias(let name), .pointer(let name, _): name
    default: nil
    }
  }
}
