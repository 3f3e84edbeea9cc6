import DesignTokens
import Facts

/// Works out what a value with references inside is worth: every node once, without recursion from token to token.
struct Evaluation {
  private let project: Project
  private let theme: Int?
  /// The file from which the value is asked for.
  private let origin: Int?
  private var results: [ValueNode: Worth] = [:]
  /// The files of the definitions between which it was open what a reference means, and which do not agree.
  private(set) var branches: Set<Int> = []

  init(_ project: Project, theme: Int?, askedFrom origin: Int? = nil) {
    self.project = project
    self.theme = theme
    self.origin = origin
  }

  /// What a node is worth, and how large that is when written out; too large is worth nothing to anybody.
  private struct Worth {
    static let tooLarge = Worth(outcome: .unreadable, size: .max)

    var outcome: ResolvedValue.Outcome
    var size = 1
    var depth = 1
  }

  /// What one reference of a value may mean.
  private struct Meaning {
    let reference: TokenValue
    let nodes: Range<Int>
  }

  private struct Frame {
    let node: ValueNode
    let written: WrittenValue
    var meanings: [Meaning] = []
    var parts: [ValueNode] = []
    var next = 0
    /// The parts that are being worked out already.
    var circular: Set<ValueNode> = []
  }

  mutating func outcome(at node: ValueNode) -> ResolvedValue.Outcome {
    if project.isChangedByBuild(node.site) { return .unreadable }
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
        frames[last].circular.insert(part)
      } else if results[part] == nil {
        open.insert(part)
        frames.append(frame(part))
      }
    }
  }

  private func frame(_ node: ValueNode) -> Frame {
    var frame = Frame(node: node, written: project.written(at: node))
    for (reference, rest) in project.references(at: node) {
      let start = frame.parts.count
      frame.parts += project.nodes(of: reference, rest: rest, from: node.site, theme: theme, askedFrom: origin)
      frame.meanings.append(Meaning(reference: reference, nodes: start..<frame.parts.count))
    }
    return frame
  }

  private mutating func worth(of frame: Frame) -> Worth {
    if project.isChangedByBuild(frame.node.site) { return Worth(outcome: .unreadable) }
    let meanings = frame.meanings.map { worth(of: $0, in: frame) }
    for outcome in [ResolvedValue.Outcome.circular, .uncertain]
    where meanings.contains(where: { $0.outcome == outcome }) { return Worth(outcome: outcome) }
    if meanings.contains(where: { $0.size == .max }) { return .tooLarge }
    switch frame.written {
    case .nowhere, .value(.unreadable): return Worth(outcome: .unreadable)
    case .through: return meanings.first ?? Worth(outcome: .unreadable)
    case .value(let value):
      if value.isReference { return meanings.first ?? Worth(outcome: .unreadable) }
      var rest = meanings[...]
      let (filled, size, depth) = fill(value, with: &rest)
      // Tokens that name each other twice at every level would grow beyond any memory when written out.
      guard size <= 20_000, depth <= 512 else { return .tooLarge }
      if filled == .unreadable { return Worth(outcome: .unreadable) }
      return Worth(outcome: .value(filled), size: size, depth: depth)
    }
  }

  /// What a reference is worth; uncertain where several definitions are equally near and not all agree.
  private mutating func worth(of meaning: Meaning, in frame: Frame) -> Worth {
    let nodes = frame.parts[meaning.nodes]
    guard let first = nodes.first else {
      return Worth(outcome: meaning.reference.referencedName.map { .missing($0) } ?? .unreadable)
    }
    let all = nodes.map { node in
      frame.circular.contains(node) ? Worth(outcome: .circular) : results[node] ?? Worth(outcome: .unreadable)
    }
    guard all.count > 1, let worth = all.first else { return all.first ?? Worth(outcome: .unreadable) }
    if worth.outcome != .uncertain, all.allSatisfy({ $0.outcome == worth.outcome }) { return worth }
    if nodes.contains(where: { $0.site.file != first.site.file }) { branches.formUnion(nodes.map(\.site.file)) }
    return Worth(outcome: .uncertain)
  }

  /// A value with its references replaced by what they are worth, in their order, with its size and its depth.
  private func fill(_ value: TokenValue, with worths: inout ArraySlice<Worth>) -> (TokenValue, size: Int, depth: Int) {
    switch value {
    case .alias, .pointer:
      guard let worth = worths.popFirst(), case .value(let found) = worth.outcome else { return (value, 1, 1) }
      return (found, worth.size, worth.depth)
    case .list(let items):
      let items = items.map { fill($0, with: &worths) }
      return (.list(items.map(\.0)), items.reduce(1) { $0 + $1.size }, 1 + (items.map(\.depth).max() ?? 0))
    case .composite(let members):
      let values = members.map { fill($0.value, with: &worths) }
      let filled = zip(members, values).map { TokenMember($0.name, $1.0) }
      return (.composite(filled), values.reduce(1) { $0 + $1.size }, 1 + (values.map(\.depth).max() ?? 0))
    case .expression(let expression):
      var size = 1
      let filled = expression.map { part in
        let (value, partSize, _) = fill(part, with: &worths)
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
