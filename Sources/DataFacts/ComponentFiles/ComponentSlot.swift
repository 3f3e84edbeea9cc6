import DesignTokens
import Facts
import SourceText
import Syntax

// What can be written at a place of a component file: names of members and properties, of states and the like, tokens.
extension DataSlot {
  /// Walks down to the place as in a token file.
  mutating func componentSlot() -> Slot? {
    while let node = path.last?.node {
      guard node.kind == .mapping || node.kind == .sequence else { return componentValueSlot(node) }
      if node.tree.isYAML, node.kind == .mapping {
        if node.isBracketed, path.count > 1, let slot = unquotedTokenSlot(node) { return slot }
        if !node.isBracketed, isBlankLine, let member = last(node.writtenMembers, { $0.keyRange.end }) {
          let begin = self.column(of: member.keyRange.start)
          if column < begin { return nil }
          if column > begin { path.append((member.value, member.key)) }
          if column == begin || isGap(member.value) { return lineSlot(in: column == begin ? node : member.value) }
          continue
        }
      }
      if let key = node.members.first(where: isInKey) {
        let words = self.words(in: node, except: key)
        return words.isEmpty ? nil : wordSlot(words, for: key)
      }
      if let member = node.members.first(where: { holdsPlace($0.value, behind: $0.keyRange.end) }) {
        path.append((member.value, member.key))
      } else if let element = node.elements.first(where: { holdsPlace($0, behind: $0.range.start) }) {
        path.append((element, nil))
      } else {
        guard node.kind == .mapping, mayBeginMember else { return nil }
        let words = self.words(in: node, except: nil)
        let replaced = ByteRange(at: offset)
        return words.isEmpty
          ? nil : Slot(kind: .words(words), replaced: replaced, prefix: "", lead: "\"", suffix: "\": ")
      }
    }
    return nil
  }

  /// A name on a line of its own.
  private func lineSlot(in node: DataNode) -> Slot? {
    let words = self.words(in: node, except: nil)
    return words.isEmpty
      ? nil : Slot(kind: .words(words), replaced: ByteRange(at: offset), prefix: "", suffix: ": ")
  }

  /// A token inside of `{color.` without quotes, which only YAML takes for a mapping.
  private func unquotedTokenSlot(_ node: DataNode) -> Slot? {
    let start = node.range.start
    guard start < offset, let property = path.last?.key else { return nil }
    var end = start + 1
    while end < file.bytes.count, isNameByte(file.bytes[end]) { end += 1 }
    guard offset <= end else { return nil }
    let isClosed = end < file.bytes.count && file.bytes[end] == UInt8(ascii: "}")
    return Slot(
      kind: .tokenName(.alias, type: ComponentFormat.type(ofProperty: property)),
      replaced: ByteRange(start, isClosed ? end + 1 : end), prefix: typed(from: start + 1), lead: "\"{",
      suffix: "}\"")
  }

  /// A slot for the name of a member.
  func wordSlot(_ words: [Slot.Word], for key: DataMember) -> Slot {
    let range = reaching(key.keyNameRange)
    let isBare = key.keyNameRange == key.keyRange
    if isBare, key.tree.isYAML {
      let hasColon = range.end < file.bytes.count && file.bytes.at(range.end) == UInt8(ascii: ":")
      return Slot(
        kind: .words(words), replaced: range, prefix: typed(from: range.start), suffix: hasColon ? "" : ": ")
    }
    return Slot(
      kind: .words(words), replaced: range, prefix: typed(from: range.start), lead: isBare ? "\"" : "",
      suffix: isBare || !key.isKeyClosed ? closing(behind: range.end) : "")
  }

  /// A name up to the place, where blanks behind an open quote count as part of it.
  private func reaching(_ range: ByteRange) -> ByteRange { ByteRange(range.start, max(range.end, offset)) }

  /// Whether nothing but blanks lies between the place and a comma or the opening brace.
  var mayBeginMember: Bool {
    var before = offset
    while before > 0, file.bytes[before - 1] <= 0x20 { before -= 1 }
    return before > 0 && (file.bytes[before - 1] == UInt8(ascii: "{") || file.bytes[before - 1] == UInt8(ascii: ","))
  }

  /// The component around the place, and the names of members that lead from it to the place.
  private var component: (node: DataNode, way: ArraySlice<String?>) {
    let isOneOfSeveral = path.count > 2 && path[1].key == ComponentFormat.components.name
    let start = isOneOfSeveral ? 2 : 0
    return (path[start].node, path.map(\.key)[(start + 1)...])
  }

  /// The names that a member at the place may have, those that stand there already left out.
  private func words(in node: DataNode, except member: DataMember?) -> [Slot.Word] {
    let present = Set(node.members.filter { $0.keyRange != member?.keyRange }.map(\.key))
    return candidates(in: node).filter { !present.contains($0.text) }
  }

  private func candidates(in node: DataNode) -> [Slot.Word] {
    if path.count == 2, path[1].key == ComponentFormat.components.name { return [] }
    let (component, way) = component
    if way.first == "minimums", path.count == 2 {
      return [
        Slot.Word("touchTarget", "The smallest touch target, such as `44px`."),
        Slot.Word("contrast", "The smallest contrast of text, such as `7`."),
      ]
    }
    let isBlock = way.count.isMultiple(of: 2)
    let kinds = way.enumerated().filter { $0.offset.isMultiple(of: 2) }.map {
      $0.element.flatMap(ComponentFormat.BlockKind.init)
    }
    guard !kinds.contains(nil), !ComponentLiteral.isLiteral(node) else { return [] }
    guard isBlock else { return kinds.last.flatMap { $0 }.map { names(of: $0, in: component, way) } ?? [] }
    let members =
      way.isEmpty && path.count == 1
      ? ComponentFormat.rootMembers
      : way.isEmpty
        ? ComponentFormat.componentMembers.dropFirst() + ComponentFormat.blockMembers : ComponentFormat.blockMembers
    return
      (members.map { Slot.Word($0.name, $0.summary) }
      + ComponentFormat.properties.map { Slot.Word($0.name, $0.summary) })
      .filter { word in !kinds.contains { $0 != .parts && $0?.rawValue == word.text } }
  }

  /// The states, variants or parts of the component; where they are listed, those that components often have.
  private func names(
    of kind: ComponentFormat.BlockKind, in component: DataNode, _ way: ArraySlice<String?>
  ) -> [Slot.Word] {
    let listed = component.members(of: kind.rawValue).map { Slot.Word($0.key, "") }
    guard way.count == 1 else { return listed }
    let usual =
      switch kind {
      case .states: ["hover", "focus", "pressed", "selected", "disabled", "loading", "error"]
      case .variants: ["small", "medium", "large"]
      case .themes: ["light", "dark"]
      case .parts: ["container", "label", "icon"]
      }
    return usual.map { Slot.Word($0, "") }
  }

  /// A token of the type that fits the property, or the name of another component behind `extends`.
  private func componentValueSlot(_ node: DataNode) -> Slot? {
    guard let property = path.last(where: { $0.key != nil })?.key else { return nil }
    let outer = path.count > 1 ? path[path.count - 2].node : node
    if property == "extends", node.kind == .string {
      let names = path[0].node.members(of: ComponentFormat.components.name).map(\.key)
      let own = path.count > 2 ? path[2].key : nil
      let words = names.filter { $0 != own }.map { Slot.Word($0, "") }
      return Slot(
        kind: .words(words), replaced: reaching(node.contentRange), prefix: typed(from: node.contentRange.start),
        suffix: node.isClosed ? "" : "\"")
    }
    guard !ComponentLiteral.isLiteral(outer), !ComponentFormat.rootMembers.contains(where: { $0.name == property })
    else { return nil }
    let isWhole = node.kind == .missing || !isBehindOther(node)
    return aliasSlot(.alias, isWhole ? ComponentFormat.type(ofProperty: property) : nil, node)
  }

  /// Whether something stands in front of the brace at hand (`2px solid {`).
  private func isBehindOther(_ node: DataNode) -> Bool {
    let start = node.contentRange.start
    let before = file.bytes.from(start, to: max(start, offset))
    return before.lastIndex(of: UInt8(ascii: "{")).map { $0 > start } ?? false
  }
}
