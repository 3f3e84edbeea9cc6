import DesignTokens
import Facts
import SourceText
import Syntax

// From the items of the order to what is merged.
extension ResolverReader {
  /// Puts together what the order says.
  func assemble(_ items: [DataNode]) {
    var known: [Int: Int] = [:]
    for item in items {
      switch meaning(of: item) {
      case .set(let views): document.order.append(.sources(sources(of: views)))
      case .modifier(let views, let name, let nameRange):
        let key = views.compactMap { $0["contexts"]?.index }.first ?? item.index
        if let index = known[key] {
          document.order.append(.modifier(index))
        } else if let modifier = modifier(views, name: name, nameRange: nameRange, item: item) {
          known[key] = document.modifiers.count
          document.order.append(.modifier(document.modifiers.count))
          document.modifiers.append(modifier)
        } else {
          document.order.append(.sources([ResolverDocument.Source(.unknown, at: item.range)]))
        }
      case .file(let source): document.order.append(.elsewhere(source))
      case .nothing: document.order.append(.sources([ResolverDocument.Source(.unknown, at: item.range)]))
      }
    }
  }

  private enum Meaning {
    /// The objects that make it up, those that override first.
    case set([DataNode])
    case modifier([DataNode], name: String, nameRange: ByteRange)
    case file(ResolverDocument.Source)
    case nothing
  }

  private func meaning(of item: DataNode) -> Meaning {
    var views = [item]
    var name = item["name"].flatMap { name in name.string.map { ($0, name.contentRange) } }
    while let last = views.last, let reference = references[last.index], views.count < 64 {
      switch reference.target {
      case .nothing: return .nothing
      case .file(let file, let pointer):
        return .file(ResolverDocument.Source(.file(file, pointer: pointer), at: last["$ref"]?.range ?? last.range))
      case .part(let node, let way):
        views.append(node)
        let end = way.nodes[way.nodes.count - 1]
        name = name ?? (end.step, end.nameRange)
      }
    }
    let isModifier = views.contains { $0["contexts"] != nil } || item["type"]?.string == "modifier"
    guard isModifier, let name else { return views.contains { $0["sources"] != nil } ? .set(views) : .nothing }
    return .modifier(views, name: name.0, nameRange: name.1)
  }

  private func modifier(
    _ views: [DataNode], name: String, nameRange: ByteRange, item: DataNode
  ) -> ResolverDocument.Modifier? {
    guard let contexts = views.compactMap({ $0["contexts"] }).first, contexts.kind == .mapping else { return nil }
    if let first = document.modifiers.first(where: { $0.name.lowercased() == name.lowercased() }) {
      reportTwins(first.name, name, item)
    }
    var modifier = ResolverDocument.Modifier(name: name, nameRange: nameRange, contexts: [])
    for member in contexts.members {
      modifier.contexts.append(
        ResolverDocument.Context(
          name: member.key, nameRange: member.keyNameRange, range: member.range,
          sources: sources(in: member.value)))
    }
    if let stated = views.compactMap({ $0["default"] }).first?.string {
      modifier.defaultContext = modifier.contexts.firstIndex { $0.name.utf8.elementsEqual(stated.utf8) }
    }
    return modifier.contexts.isEmpty ? nil : modifier
  }

  /// Reports two modifiers that an input cannot tell apart.
  private func reportTwins(_ first: String, _ second: String, _ item: DataNode) {
    let range = (item.isReferenceObject ? nil : item["name"]?.range) ?? item.range
    if first.utf8.elementsEqual(second.utf8) {
      let isInline =
        !item.isReferenceObject && facts.problems.contains { $0.kind == .duplicateName && $0.range == range }
      guard !isInline else { return }
      report(.duplicateName, "Another modifier of the order is called `\(second.shortened)`, too.", at: range)
    } else if !item.isReferenceObject {
      report(
        .caseOnlyDifference,
        "The modifier `\(second.shortened)` differs from `\(first.shortened)` in case only, and inputs are compared without case.",
        at: range)
    }
  }

  /// Reports a default that is no context, where the object that states it stands.
  func checkDefault(of node: DataNode) {
    guard let stated = node["default"], let bytes = stated.stringBytes else { return }
    var views = [node]
    while let last = views.last, last["contexts"] == nil, views.count < 64,
      case .part(let next, _)? = references[last.index]?.target
    { views.append(next) }
    guard let contexts = views.last?["contexts"], contexts.kind == .mapping, !hasSyntaxFault(in: contexts.range),
      !contexts.members.contains(where: { $0.keyBytes == bytes })
    else { return }
    let names = contexts.members.map(\.key)
    guard !names.isEmpty else { return }
    let near = NearestWord.nearest(to: stated.string ?? "", among: names)
    report(
      .invalidDefaultContext,
      "`\((stated.string ?? "").shortened)` is no context of this modifier; it has \(NearestWord.list(names, joinedBy: "and")).",
      at: stated.range, fixes: near.map { [ProblemFix("Use `\($0)`", [stated.edit(writing: $0)])] } ?? [])
  }

  private func sources(of views: [DataNode]) -> [ResolverDocument.Source] {
    views.compactMap { $0["sources"] }.first.map { sources(in: $0) } ?? []
  }

  /// What a list of sources comes to, references followed; a source that comes twice stands where it comes last.
  private func sources(in list: DataNode) -> [ResolverDocument.Source] {
    var result: [ResolverDocument.Source] = []
    var seen: Set<ResolverDocument.Source.Content> = []
    var visited: Set<Int> = []
    func add(_ content: ResolverDocument.Source.Content, at range: ByteRange, besides node: DataNode? = nil) {
      guard seen.insert(content).inserted else { return }
      var source = ResolverDocument.Source(content, at: range)
      source.hidden = node?.members.filter { !$0.key.hasPrefix("$") }.map { TokenName(bytes: $0.keyBytes) } ?? []
      result.append(source)
    }
    // From the end to the beginning, so that what was met before can be left out with everything in it.
    var pending = [list]
    while let node = pending.popLast() {
      guard visited.insert(node.index).inserted else { continue }
      if node.kind == .sequence {
        pending += node.elements
      } else if node.kind != .mapping {
        add(.unknown, at: node.range)
      } else if let reference = references[node.index] {
        if let own = layers[node.index] { add(.inline(layer: own, group: TokenName("")), at: node.range) }
        if let own = node["sources"] {
          pending.append(own)
          continue
        }
        let range = node["$ref"]?.range ?? node.range
        switch reference.isCircular ? .nothing : reference.target {
        case .nothing: add(.unknown, at: range)
        case .file(let file, let pointer): add(.file(file, pointer: pointer), at: range, besides: node)
        case .part(let target, let way):
          if target.isReferenceObject {
            pending.append(target)
          } else if kind(of: way) == .tokens {
            let place = place(of: way)
            add(.inline(layer: place.layer, group: place.group), at: target.range, besides: node)
          } else if let list = target["sources"] {
            pending.append(list)
          } else {
            add(.unknown, at: range)
          }
        }
      } else if let layer = layers[node.index] {
        add(.inline(layer: layer, group: TokenName("")), at: node.range)
      } else {
        add(.unknown, at: node.range)
      }
    }
    return result.reversed()
  }
}
