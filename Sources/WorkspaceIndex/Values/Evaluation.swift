import DesignTokens
import Facts

/// Works out what a value with references inside is worth: every node once, without recursion from token to token.
struct Evaluation {
  private let values: Values
  private let theme: Int?
  /// The file from which the value is asked for.
  private let origin: Int?
  private var results: [ValueNode: Worth] = [:]
  /// The files of the definitions between which it was open what a reference means, and which do not agree.
  private(set) var branches: Set<Int> = []
  private let watch = OriginWatch()
  /// Whether a way led back into itself, and whether a reference could mean several things: with both, what a node is
  /// worth depends on where the walk began.
  private var hasCircle = false
  private var hasAlternatives = false

  init(_ values: Values, theme: Int?, askedFrom origin: Int? = nil) {
    self.values = values
    self.theme = theme
    self.origin = origin
  }

  /// What a node is worth, and how large that is when written out; too large is worth nothing to anybody.
  struct Worth {
    static let tooLarge = Worth(outcome: .unreadable, size: .max)

    var outcome: ResolvedValue.Outcome
    var size = 1
    var depth = 1
    /// The files between which it is open, here or in any part.
    var branches: Set<Int> = []
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
    if values.files.isChangedByBuild(node.site) { return .unreadable }
    if case .value(let value) = values.written(at: node), !value.hasReferences {
      return value == .unreadable ? .unreadable : .value(value)
    }
    evaluate(node)
    branches.formUnion(results[node]?.branches ?? [])
    return results[node]?.outcome ?? .unreadable
  }

  private mutating func evaluate(_ start: ValueNode) {
    var frames = [frame(start)]
    var open: Set<ValueNode> = [start]
    while let last = frames.indices.last {
      guard frames[last].next < frames[last].parts.count else {
        let frame = frames.removeLast()
        open.remove(frame.node)
        let meanings = frame.meanings.map { worth(of: $0, in: frame) }
        var found = worth(of: frame, meanings)
        found.branches = openFiles(in: frame, meanings.reduce(into: []) { $0.formUnion($1.branches) })
        results[frame.node] = found
        continue
      }
      let part = frames[last].parts[frames[last].next]
      frames[last].next += 1
      if open.contains(part) {
        frames[last].circular.insert(part)
        hasCircle = true
      } else if results[part] == nil, !recall(part, walked: frames.count + results.count) {
        open.insert(part)
        frames.append(frame(part))
      }
    }
    remember()
  }

  /// Takes the worth of a node from what is known; short ways are walked faster than they are looked up.
  private mutating func recall(_ node: ValueNode, walked: Int) -> Bool {
    guard walked > 16, let known = values.chainMemory.worth(node, theme: theme, origin: origin) else { return false }
    if known.isAsked { watch.ask() }
    results[node] = known.worth
    return true
  }

  private func remember() {
    guard results.count > 16, !hasCircle || !hasAlternatives else { return }
    values.chainMemory.remember(results, theme: theme, isAskedFrom: origin, isAsked: watch.isAsked)
  }

  private mutating func frame(_ node: ValueNode) -> Frame {
    var frame = Frame(node: node, written: values.written(at: node))
    for (reference, rest) in values.references(at: node) {
      let start = frame.parts.count
      frame.parts += values.nodes(of: reference, rest: rest, from: node.site, theme: theme, askedFrom: origin, watch)
      if frame.parts.count > start + 1 { hasAlternatives = true }
      frame.meanings.append(Meaning(reference: reference, nodes: start..<frame.parts.count))
    }
    return frame
  }

  private func worth(of frame: Frame, _ meanings: [Worth]) -> Worth {
    if values.files.isChangedByBuild(frame.node.site) { return Worth(outcome: .unreadable) }
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
  private func worth(of meaning: Meaning, in frame: Frame) -> Worth {
    let nodes = frame.parts[meaning.nodes]
    guard let first = nodes.first else {
      return Worth(outcome: meaning.reference.referencedName.map { .missing($0) } ?? .unreadable)
    }
    let all = nodes.map { node in
      frame.circular.contains(node) ? Worth(outcome: .circular) : results[node] ?? Worth(outcome: .unreadable)
    }
    guard all.count > 1, let worth = all.first else { return all.first ?? Worth(outcome: .unreadable) }
    if worth.outcome != .uncertain, all.allSatisfy({ $0.outcome == worth.outcome }) { return worth }
    return Worth(
      outcome: .uncertain,
      branches: nodes.contains { $0.site.file != first.site.file } ? Set(nodes.map(\.site.file)) : [])
  }

  /// The files between which it is open what a value is worth, its own references and those of its parts.
  private func openFiles(in frame: Frame, _ own: Set<Int>) -> Set<Int> {
    var files = own
    for part in frame.parts {
      guard let others = results[part]?.branches, !others.isEmpty, !others.isSubset(of: files) else { continue }
      files.formUnion(others)
    }
    return files
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
