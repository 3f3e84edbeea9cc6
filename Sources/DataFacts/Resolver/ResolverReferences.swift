import DesignTokens
import Facts
import SourceText
import Syntax

/// An object with a `$ref`, outside of tokens.
struct ResolverReference {
  /// Where it stands, which decides what may come of it.
  enum Place {
    /// In the order: a set or a modifier.
    case order
    /// As a set or a modifier of the document.
    case definition
    /// Among the sources of a set or a context: tokens, or the sources of a set.
    case source
    /// Anywhere else, but on the way of one of the others.
    case between
  }

  enum Target {
    /// A part of this document, and the steps that lead there.
    case part(DataNode, way: ResolverWay)
    case file(String, pointer: [String])
    case nothing
  }

  let node: DataNode
  let place: Place
  var target = Target.nothing
  var isCircular = false
}

/// A pointer followed through the document.
struct ResolverWay {
  /// Every node on the way, with the step that led there; the document first.
  var nodes: [(node: DataNode, step: String, nameRange: ByteRange)]
  /// The first steps of this pointer and of those that it was led on by.
  var beginnings: [String]
  /// Whether it was led on by a reference in the middle.
  var isIndirect = false

  var target: DataNode { nodes[nodes.count - 1].node }
  var steps: [String] { nodes.dropFirst().map(\.step) }
}

// References of the document itself (Resolver Module 2025.10, section 4.2).
extension ResolverReader {
  func meet(_ node: DataNode, _ place: ResolverReference.Place) {
    guard references[node.index] == nil else { return }
    references[node.index] = ResolverReference(node: node, place: place)
    met.append(node.index)
  }

  /// Follows every reference once; those that come up on the way, too.
  func followReferences() {
    var next = 0
    while next < met.count {
      if let reference = references[met[next]] {
        let target = target(of: reference)
        references[met[next]]?.target = target
      }
      next += 1
    }
  }

  private func target(of reference: ResolverReference) -> ResolverReference.Target {
    guard let text = reference.node["$ref"] else { return .nothing }
    guard let string = text.string else {
      expect(.string, text, "`$ref` is a string")
      return .nothing
    }
    let pointer: ResolverPointer
    do throws(ResolverPointer.Fault) {
      pointer = try ResolverPointer(string)
    } catch {
      if case .malformed(let message) = error { report(.invalidReferenceSyntax, message, at: text.range) }
      return .nothing
    }
    if pointer.lacksSlash {
      report(
        .nonstandardPointer, "A pointer begins with `#/`; other tools may not follow this one.", at: text.range)
    }
    guard pointer.document.isEmpty else { return outside(pointer, reference, text) }
    return inside(pointer, reference, text)
  }

  private func outside(
    _ pointer: ResolverPointer, _ reference: ResolverReference, _ text: DataNode
  ) -> ResolverReference.Target {
    guard !pointer.isRemote else { return .nothing }
    let steps = pointer.steps.map(\.name)
    let file = ResolverPointer.percentDecoded(pointer.document)
    document.links.append(
      ResolverDocument.Link(
        range: text.range, target: .file(file, pointer: steps), isOrderItem: reference.place == .order))
    return .file(file, pointer: steps)
  }

  private func inside(
    _ pointer: ResolverPointer, _ reference: ResolverReference, _ text: DataNode
  ) -> ResolverReference.Target {
    let beginning = pointer.steps.first.map { [$0.name] } ?? []
    let way = way(along: pointer.steps)
    let beginnings = way.map { self.beginnings(behind: $0) } ?? beginning
    if reference.place != .between,
      beginnings.contains("resolutionOrder") || (reference.place != .order && beginnings.contains("modifiers"))
    {
      report(
        .forbiddenResolverReference,
        beginnings.contains("resolutionOrder")
          ? "Nothing may point into `resolutionOrder`."
          : "Only `resolutionOrder` may point to a modifier; move what is shared into a set.", at: text.range)
      return .nothing
    }
    guard let way else {
      // Nothing can be missed in `sets` that are no object.
      let isBroken = pointer.steps.first.flatMap { root[$0.name] }.map { $0.kind != .mapping && $0.kind != .sequence }
      if reference.place != .between, isBroken != true || pointer.steps.count < 2 { reportUnresolved(pointer, text) }
      return .nothing
    }
    if way.target.encloses(reference.node) {
      report(.circularReference, "The reference leads to something that it is a part of.", at: text.range)
      return .nothing
    }
    if way.isIndirect {
      report(.indirectPointer, "The pointer works only because a reference on its way is followed.", at: text.range)
    }
    guard reference.place == .between || isFitting(way, for: reference) else {
      let wanted = reference.place == .source ? "tokens or a set" : "a set or a modifier"
      report(
        .invalidReferenceTarget, "`\((text.string ?? "").shortened)` is not \(wanted).", at: text.range)
      return .nothing
    }
    adopt(way, for: reference)
    document.links.append(
      ResolverDocument.Link(
        range: text.range,
        target: .part(
          way.target.range, nameRange: way.nodes[way.nodes.count - 1].nameRange, name: way.steps.last ?? "",
          kind: kind(of: way)), isOrderItem: reference.place == .order))
    return .part(way.target, way: way)
  }

  /// Follows the steps of a pointer, through references where one stands in the way; `nil` where they end in nothing.
  private func way(along steps: [ResolverPointer.Step], depth: Int = 0) -> ResolverWay? {
    var way = ResolverWay(nodes: [(root, "", root.range)], beginnings: steps.first.map { [$0.name] } ?? [])
    for step in steps {
      if let (node, nameRange) = way.target.value(at: step, members) {
        way.nodes.append((node, step.name, nameRange))
        continue
      }
      guard depth < 16, let text = way.target["$ref"]?.string, let pointer = try? ResolverPointer(text),
        pointer.document.isEmpty, let other = self.way(along: pointer.steps, depth: depth + 1),
        let (node, nameRange) = other.target.value(at: step, members)
      else { return nil }
      way.nodes = other.nodes + [(node, step.name, nameRange)]
      way.beginnings += other.beginnings
      way.isIndirect = true
    }
    return way
  }

  /// The first steps of a pointer and of every reference that it leads on to outside of sets and modifiers.
  private func beginnings(behind way: ResolverWay) -> [String] {
    var beginnings = way.beginnings
    var node = way.target
    for _ in 0..<16 {
      guard references[node.index].map({ $0.place == .between }) ?? true, let text = node["$ref"]?.string,
        let pointer = try? ResolverPointer(text), pointer.document.isEmpty, let next = self.way(along: pointer.steps)
      else { break }
      beginnings += next.beginnings
      node = next.target
    }
    return beginnings
  }

  private func reportUnresolved(_ pointer: ResolverPointer, _ text: DataNode) {
    var known = pointer.steps.count - 1
    while known > 0, way(along: Array(pointer.steps.prefix(known))) == nil { known -= 1 }
    let parent = way(along: Array(pointer.steps.prefix(max(0, known))))
    let wanted = pointer.steps.indices.contains(known) ? pointer.steps[known].name : ""
    let near = parent.flatMap { NearestWord.nearest(to: wanted, among: $0.target.members.map(\.key)) }
    let mended = near.map { near in
      "#/"
        + pointer.steps.enumerated().map { DataTree.pointerSegment($0 == known ? near : $1.name) }.joined(
          separator: "/")
    }
    report(
      .unresolvedReference,
      mended.map { "Nothing stands at `\((text.string ?? "").shortened)`; did you mean `\($0)`?" }
        ?? "Nothing stands at `\((text.string ?? "").shortened)`.",
      at: text.range, fixes: mended.map { [ProblemFix("Use `\($0)`", [text.edit(writing: $0)])] } ?? [])
  }
}

// What may stand where.
extension ResolverReader {
  /// The object that a way ends at once references in between are followed; `nil` where they lead out of the document.
  private func final(_ way: ResolverWay) -> DataNode? {
    var node = way.target
    for _ in 0..<16 {
      guard let reference = node["$ref"] else { return node }
      guard let text = reference.string, let pointer = try? ResolverPointer(text), pointer.document.isEmpty,
        let next = self.way(along: pointer.steps)
      else { return nil }
      node = next.target
    }
    return nil
  }

  private func isFitting(_ way: ResolverWay, for reference: ResolverReference) -> Bool {
    let steps = way.steps
    let isNamed = steps.count == 2 && (steps[0] == "sets" || steps[0] == "modifiers")
    // What is wrong with a set is said at the set.
    if isNamed, steps[0] == "sets" || reference.place == .order { return true }
    guard let final = final(way) else { return true }
    guard final.kind == .mapping else { return false }
    switch reference.place {
    case .order, .definition: return final["sources"] != nil || final["contexts"] != nil
    case .source: return steps != ["sets"] && final["$value"] == nil && (final["contexts"]?.kind != .mapping)
    case .between: return true
    }
  }

  func kind(of way: ResolverWay) -> ResolverDocument.Link.PartKind {
    let steps = way.steps
    guard steps.count != 2 || (steps[0] != "sets" && steps[0] != "modifiers") else {
      return steps[0] == "sets" ? .set : .modifier
    }
    guard let node = final(way) else { return .tokens }
    return node["contexts"]?.kind == .mapping ? .modifier : node["sources"]?.kind == .sequence ? .set : .tokens
  }

  /// Takes in a part of the document that is a set, a modifier or tokens only because something points to it.
  private func adopt(_ way: ResolverWay, for reference: ResolverReference) {
    let node = way.target
    guard node.kind == .mapping, way.steps.count != 2 || (way.steps[0] != "sets" && way.steps[0] != "modifiers") else {
      return
    }
    if node.isReferenceObject { return meet(node, .between) }
    switch kind(of: way) {
    case .set: if references[node.index] == nil { readSet(node, isInline: false) }
    case .modifier: readModifier(node, isInline: false)
    case .tokens: _ = place(of: way)
    }
  }

  /// The layer that a part of the document is in, and the group in it that the part is.
  func place(of way: ResolverWay) -> (layer: Int, group: TokenName) {
    for (position, entry) in way.nodes.enumerated().reversed() {
      guard let layer = layers[entry.node.index] else { continue }
      let names = way.nodes[(position + 1)...].map(\.step)
      guard names.allSatisfy({ !$0.hasPrefix("$") || $0 == "$root" }) else { break }
      return (layer, TokenName(names.joined(separator: ".")))
    }
    return (layer(of: way.target), TokenName(""))
  }
}

extension DataNode {
  /// Whether another value is this one or lies in it.
  func encloses(_ other: DataNode) -> Bool {
    index == other.index || (index < other.index && range.start <= other.range.start && other.range.end <= range.end)
  }
}
