import DesignTokens
import Facts
import SourceText
import Syntax

// What can be written at a place of a resolver document; inside its tokens the same as in a token file.
extension DataSlot {
  /// What the members that lead to a place make of it.
  private enum Place {
    case root, set, modifier, item
    /// One source among others: tokens or a reference.
    case source
    case other
  }

  /// Walks down to the place.
  mutating func resolverSlot() -> Slot? {
    while let node = path.last?.node {
      let place = self.place
      if place == .source, !isReference(node) { return sourceSlot(node) }
      guard node.kind == .mapping || node.kind == .sequence else { return resolverValueSlot(node) }
      if let key = node.members.first(where: isInKey) {
        let words = words(for: place, in: node, except: key)
        return words.isEmpty ? nil : wordSlot(words, for: key)
      }
      if let member = node.members.first(where: { holdsPlace($0.value, behind: $0.keyRange.end) }) {
        path.append((member.value, member.key))
      } else if let element = node.elements.first(where: { holdsPlace($0, behind: $0.range.start) }) {
        path.append((element, nil))
      } else {
        guard node.kind == .mapping, mayBeginMember else { return nil }
        let words = words(for: place, in: node, except: nil)
        return words.isEmpty
          ? nil
          : Slot(kind: .words(words), replaced: ByteRange(at: offset), prefix: "", lead: "\"", suffix: "\": ")
      }
    }
    return nil
  }

  private func isReference(_ node: DataNode) -> Bool { node.kind != .mapping || node.isReferenceObject }

  /// Inside of tokens; in an object that is empty yet a reference may begin as well.
  private mutating func sourceSlot(_ node: DataNode) -> Slot? {
    if node.range.start < offset, mayBeginMember, Array(node.members).isEmpty {
      let words = words(for: .source, in: node, except: nil) + Self.documentWords.map { Slot.Word($0.0, $0.1) }
      return Slot(kind: .words(words), replaced: ByteRange(at: offset), prefix: "", lead: "\"", suffix: "\": ")
    }
    path = [(node, nil)]
    return slot(isTokenFile: true)
  }

  private static let documentWords = [
    ("$type", "The type of every token of the source that states none."),
    ("$description", "What the tokens are for."), ("$extends", "The group whose tokens the source takes over."),
  ]

  private var place: Place {
    let keys = path.dropFirst().map(\.key)
    guard let first = keys.first else { return .root }
    switch (first, keys.count) {
    case ("sets", 2): return .set
    case ("modifiers", 2): return .modifier
    case ("resolutionOrder", 2): return .item
    default: break
    }
    let rest = keys.dropFirst(2).map { $0 ?? "" }
    let isSource = rest.count == 2 && rest[0] == "sources" || rest.count == 3 && rest[0] == "contexts"
    return isSource && keys.last == .some(nil) && ["sets", "modifiers", "resolutionOrder"].contains(first)
      ? .source : .other
  }

  private func words(for place: Place, in node: DataNode, except member: DataMember?) -> [Slot.Word] {
    let present = Set(node.members.filter { $0.keyRange != member?.keyRange }.map(\.key))
    let words: [(String, String)] =
      switch place {
      case .root: Self.rootWords
      case .set: Self.setWords
      case .modifier: Self.modifierWords
      case .item:
        Self.itemWords
          + (node["type"]?.string == "set"
            ? Self.setWords : node["type"]?.string == "modifier" ? Self.modifierWords : [])
      case .source: [("$ref", "A set of this document, a file, or a part of a file.")]
      case .other: []
      }
    return words.filter { !present.contains($0.0) }.map { Slot.Word($0.0, $0.1) }
  }

  private static let rootWords = [
    ("version", "Always `2025.10`."), ("name", "What the document is called."),
    ("description", "What it is for."), ("$schema", "The schema of resolver documents."),
    ("sets", "Named lists of token sources."), ("modifiers", "What a reader may choose, such as a theme."),
    ("resolutionOrder", "The sets and modifiers in the order of merging; the last one wins."),
    ("$defs", "Parts that other parts point to."),
  ]
  private static let setWords = [
    ("sources", "Tokens and references, in the order of merging."), ("description", "What the set is for."),
    ("$extensions", "Data of particular tools, under names of their own."),
  ]
  private static let modifierWords = [
    ("contexts", "Each choice with its sources."), ("default", "The context that holds unless somebody chooses."),
    ("description", "What the modifier is for."),
    ("$extensions", "Data of particular tools, under names of their own."),
  ]
  private static let itemWords = [
    ("$ref", "A set or a modifier of this document."), ("type", "`set` or `modifier`, for one written out here."),
    ("name", "What it is called, for one written out here."),
  ]

  private func resolverValueSlot(_ node: DataNode) -> Slot? {
    let keys = path.dropFirst().map { $0.key ?? "" }
    guard let property = path.last?.key, path.count > 1 else { return nil }
    let outer = path[path.count - 2].node
    var slot: Slot?
    switch property {
    case "version" where path.count == 2: slot = wordSlot(.words([Slot.Word("2025.10", "")]), node)
    case "type" where keys.count == 3 && keys[0] == "resolutionOrder":
      slot = wordSlot(.words([Slot.Word("set", ""), Slot.Word("modifier", "")]), node)
    case "default" where keys.count == 3:
      slot = wordSlot(.words(contexts(of: outer).map { Slot.Word($0, "") }), node)
    case "$ref":
      let isItem = keys.count == 3 && keys[0] == "resolutionOrder"
      slot = wordSlot(.words(targets(isItem: isItem, except: keys)), node)
      slot?.offersTokenFiles = !isItem && keys.count > 3
    default: break
    }
    return slot
  }

  private func contexts(of node: DataNode) -> [String] {
    if let contexts = node["contexts"] { return contexts.members.map(\.key) }
    guard let text = node["$ref"]?.string, let pointer = try? ResolverPointer(text), pointer.document.isEmpty else {
      return []
    }
    let target = pointer.steps.reduce(Optional(path[0].node)) { $0?.value(at: $1)?.node }
    return target?["contexts"]?.members.map(\.key) ?? []
  }

  /// What a `$ref` may point to: in the order sets and modifiers, everywhere else sets, the one around it excepted.
  private func targets(isItem: Bool, except keys: [String]) -> [Slot.Word] {
    let own = keys.first == "sets" && keys.count > 1 ? keys[1] : nil
    return (isItem ? ["sets", "modifiers"] : ["sets"]).flatMap { kind in
      (path[0].node[kind].map { Array($0.members) } ?? []).filter { kind != "sets" || $0.key != own }.map { member in
        Slot.Word("#/\(kind)/\(DataTree.pointerSegment(member.key))", member.value["description"]?.string ?? "")
      }
    }
  }
}
