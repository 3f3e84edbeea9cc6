import Facts
import SourceText
import Syntax

// What sets, modifiers and the order look like (Resolver Module 2025.10, sections 4.1.4 to 4.1.6).
extension ResolverReader {
  private static let setMembers = ["sources", "description", "$extensions"]
  private static let modifierMembers = ["contexts", "default", "description", "$extensions"]

  /// Reads a set; one that is a reference takes what it lacks from there.
  func readSet(_ node: DataNode, isInline: Bool) {
    let own = isInline ? ["name", "type"] : []
    readProperties(of: node, known: ResolverReader.setMembers + own, noun: "a set")
    if !node.isReferenceObject { require(own + ["sources"], in: node, of: "a set") }
    if let sources = node["sources"] {
      readSources(sources, mayBeEmpty: false, "`sources` is an array of tokens and references")
    }
  }

  /// Reads a modifier.
  func readModifier(_ node: DataNode, isInline: Bool) {
    let own = isInline ? ["name", "type"] : []
    readProperties(of: node, known: ResolverReader.modifierMembers + own, noun: "a modifier")
    if !node.isReferenceObject { require(own + ["contexts"], in: node, of: "a modifier") }
    readDefault(of: node)
    guard let contexts = node["contexts"] else { return }
    guard contexts.kind == .mapping else {
      return expect(.mapping, contexts, "`contexts` is an object with a list of sources for each name")
    }
    let members = Array(contexts.members)
    if Set(members.map(\.key)).count < 2, !hasSyntaxFault(in: contexts.range) {
      if members.isEmpty {
        report(.emptyContexts, "A modifier without contexts leaves nothing to choose.", at: contexts.range)
      } else {
        report(
          .singleContext, "A modifier of one context leaves nothing to choose; make it a set or add a context.",
          at: contexts.range)
      }
    }
    checkCase(of: members, what: "context")
    for member in members {
      readSources(member.value, mayBeEmpty: true, "A context is an array of tokens and references")
    }
  }

  private func readDefault(of node: DataNode) {
    guard let stated = node["default"] else { return }
    expect(.string, stated, "`default` is the name of a context")
    withDefault.append(node)
  }

  private func readProperties(of node: DataNode, known: [String], noun: String) {
    reportUnknown(in: node, known: known + (node.isReferenceObject ? ["$ref", "name", "type"] : []), of: noun)
    expect(.string, node["description"], "`description` is a string")
    expect(.mapping, node["$extensions"], "`$extensions` is an object")
    if node.isReferenceObject { meet(node, .definition) }
  }

  private func readSources(_ list: DataNode, mayBeEmpty: Bool, _ expectation: String) {
    guard list.kind == .sequence else { return expect(.sequence, list, expectation) }
    var isEmpty = true
    for element in list.elements {
      isEmpty = false
      if element.kind != .mapping {
        expect(.mapping, element, "A source is an object of tokens or a reference such as `{\"$ref\": \"base.json\"}`")
      } else if element.isReferenceObject {
        readSourceReference(element)
      } else {
        _ = layer(of: element)
      }
    }
    if isEmpty, !mayBeEmpty, !hasSyntaxFault(in: list.range) {
      report(.emptyArray, "A set without sources gives no tokens.", at: list.range)
    }
  }

  /// Reads a reference among sources; what stands beside it is laid over what it names.
  private func readSourceReference(_ node: DataNode) {
    meet(node, .source)
    if let sources = node["sources"] {
      readSources(sources, mayBeEmpty: true, "`sources` is an array of tokens and references")
    } else if node.members.contains(where: { $0.firstByte != UInt8(ascii: "$") && $0.value.kind == .mapping }) {
      _ = layer(of: node)
    }
  }

  /// Reads the order; gives those of its items that are objects.
  func readOrder() -> [DataNode] {
    guard let order = root["resolutionOrder"] else { return [] }
    guard order.kind == .sequence else {
      expect(.sequence, order, "`resolutionOrder` is an array of sets and modifiers")
      return []
    }
    let elements = Array(order.elements)
    if elements.isEmpty, !hasSyntaxFault(in: order.range) {
      report(.emptyArray, "An empty `resolutionOrder` gives no tokens.", at: order.range)
    }
    for item in elements {
      expect(.mapping, item, "An item of `resolutionOrder` is a set, a modifier or a reference to one")
    }
    let items = elements.filter { $0.kind == .mapping }
    for item in items { readItem(item) }
    checkInlineNames(of: items)
    return items
  }

  private func readItem(_ item: DataNode) {
    if item.isReferenceObject {
      meet(item, .order)
      reportUnknown(
        in: item, known: ["$ref", "name", "type"] + ResolverReader.setMembers + ResolverReader.modifierMembers,
        of: "a set or a modifier")
      expect(.string, item["description"], "`description` is a string")
      readDefault(of: item)
      expect(.mapping, item["$extensions"], "`$extensions` is an object")
      if let sources = item["sources"] { readSources(sources, mayBeEmpty: false, "`sources` is an array") }
      return
    }
    expect(.string, item["name"], "`name` is a string")
    expect(.string, item["type"], "`type` is `set` or `modifier`")
    switch item["type"]?.string {
    case "set": readSet(item, isInline: true)
    case "modifier": readModifier(item, isInline: true)
    case let type:
      if let type, let node = item["type"] {
        let near = NearestWord.nearest(to: type, among: ["set", "modifier"])
        report(
          .invalidPropertyValue, "`type` is `set` or `modifier`, not `\(type.shortened)`.", at: node.range,
          fixes: near.map { [ProblemFix("Write `\($0)`", [node.edit(writing: $0)])] } ?? [])
      }
      readItemOfUnknownType(item)
    }
  }

  /// Reads what can be told of an item without its type.
  private func readItemOfUnknownType(_ item: DataNode) {
    require(["name", "type"], in: item, of: "an item of `resolutionOrder`")
    reportUnknown(
      in: item, known: ["name", "type"] + ResolverReader.setMembers + ResolverReader.modifierMembers,
      of: "a set or a modifier")
    if let sources = item["sources"] { readSources(sources, mayBeEmpty: false, "`sources` is an array") }
    guard let contexts = item["contexts"], contexts.kind == .mapping else { return }
    for member in contexts.members {
      readSources(member.value, mayBeEmpty: true, "A context is an array of tokens and references")
    }
  }

  private func checkInlineNames(of items: [DataNode]) {
    var seen: Set<[UInt8]> = []
    for item in items where !item.isReferenceObject {
      guard let name = item["name"], let bytes = name.stringBytes else { continue }
      if !seen.insert(bytes).inserted {
        report(
          .duplicateName, "The name `\((name.string ?? "").shortened)` stands in `resolutionOrder` already.",
          at: name.range)
      }
    }
  }
}
