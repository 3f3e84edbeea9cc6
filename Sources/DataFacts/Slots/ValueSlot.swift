import DesignTokens
import Facts
import SourceText
import Syntax

extension DataSlot {
  /// What can be written where a value stands or is missing.
  func valueSlot(_ node: DataNode) -> Slot? {
    if isForeign { return dialectSlot(node) }
    guard let property = path.firstIndex(where: { $0.key.map { $0.hasPrefix("$") && $0 != "$root" } ?? false }) else {
      return nil
    }
    let inside = path[(property + 1)...].map(\.key)
    switch path[property].key {
    case "$type": return inside.isEmpty ? wordSlot(.typeName, node) : nil
    case "$extends": return inside.isEmpty ? aliasSlot(.extends, nil, node) : nil
    case "$ref": return inside.isEmpty ? pointerSlot(type(at: property), node, suffix: "") : nil
    case "$value":
      if inside.last == "$ref" {
        return pointerSlot(DataSlot.part(of: type(at: property), inside.dropLast())?.type, node, suffix: "/$value")
      }
      return partSlot(type(at: property), inside, node)
    default: return nil
    }
  }

  /// A place for a name where a value stands that is none yet; `nil` where no name fits.
  func valueSlot(ofKind node: DataNode) -> Slot? {
    guard let property = path.firstIndex(where: { $0.key.map { $0.hasPrefix("$") && $0 != "$root" } ?? false }) else {
      return nil
    }
    switch path[property].key {
    case "$extends":
      return Slot(kind: .tokenName(.extends, type: nil), replaced: node.range, prefix: "")
    case "$value":
      let type = type(at: property)
      guard type != nil else { return Slot(kind: .tokenName(.alias, type: nil), replaced: node.range, prefix: "") }
      guard case .token(let part, _)? = DataSlot.part(of: type, path[(property + 1)...].map(\.key)[...]) else {
        return nil
      }
      return Slot(kind: .tokenName(.alias, type: part), replaced: node.range, prefix: "")
    default: return nil
    }
  }

  private func partSlot(_ type: TokenType?, _ inside: [String?], _ node: DataNode) -> Slot? {
    guard let type else {
      switch inside.last {
      case "unit": return wordSlot(.unit(.dimension), node)
      case "colorSpace": return wordSlot(.colorSpace, node)
      default: return aliasSlot(.alias, nil, node)
      }
    }
    guard let part = DataSlot.part(of: type, inside[...]) else { return nil }
    switch part {
    case .token(let type, _):
      let literals = literals(of: type, node)
      var slot = aliasSlot(.alias, type, node)
      if slot == nil, !literals.isEmpty { slot = wordSlot(.words([]), node) }
      slot?.literals = literals
      return slot
    case .words(let words): return wordSlot(.words(words.map { Slot.Word($0, "") }), node)
    case .boolean: return booleanSlot(node)
    case .unit(let units): return wordSlot(.unit(units == Duration.units ? .duration : .dimension), node)
    case .colorSpace: return wordSlot(.colorSpace, node)
    case .number, .components, .alpha, .hex, .dashes: return nil
    }
  }

  /// What may stand at the end of a way into a value; `nil` where nothing that is known may.
  static func part(of type: TokenType?, _ way: ArraySlice<String?>) -> ObjectMember.Content? {
    guard let type else { return nil }
    var content = ObjectMember.Content.token(type, nil)
    for step in way {
      switch (content, step) {
      case (.token(.shadow, _), nil), (.token(.gradient, _), nil): break
      case (.dashes, nil): content = .token(.dimension, nil)
      case (.token(let type, _), let name?):
        guard let member = ValueReader.shape(of: type)?.members.first(where: { $0.name == name }) else { return nil }
        content = member.content
      default: return nil
      }
    }
    return content
  }

  /// The type that holds for a token: its own or that of the nearest group.
  func type(at property: Int) -> TokenType? {
    for index in (0..<property).reversed() {
      if let name = path[index].node[keys.type]?.string { return TokenType(rawValue: name) }
    }
    return nil
  }
}

extension ObjectMember.Content {
  /// The type of token that fits; `nil` where none does.
  fileprivate var type: TokenType? { if case .token(let type, _) = self { type } else { nil } }
}

// The several kinds of places, each with what must be added to make the text well formed.
extension DataSlot {
  /// A word from a closed list.
  func wordSlot(_ kind: Slot.Kind, _ node: DataNode) -> Slot? {
    if isGap(node), isYAML { return Slot(kind: kind, replaced: ByteRange(at: offset), prefix: "", lead: space) }
    switch node.kind {
    case .missing: return Slot(kind: kind, replaced: ByteRange(at: offset), prefix: "", lead: "\"", suffix: "\"")
    case .string:
      let range = node.contentRange.union(ByteRange(at: min(offset, max(node.contentRange.end, offset))))
      let quote = node.isQuoted || isYAML ? "" : "\""
      return Slot(
        kind: kind, replaced: node.isClosed ? node.contentRange : range, prefix: typed(from: node.contentRange.start),
        lead: quote, suffix: node.isClosed && (node.isQuoted || isYAML) ? "" : mark(of: node))
    default: return nil
    }
  }

  /// The quote that a text has or needs.
  private func mark(of node: DataNode) -> String {
    node.isQuoted && file.bytes.at(node.range.start) == UInt8(ascii: "'") ? "'" : "\""
  }

  /// The blank that YAML wants behind a colon or a dash, unless one stands there.
  var space: String {
    isYAML && offset > 0 && file.bytes[offset - 1] > 0x20 && file.bytes[offset - 1] != UInt8(ascii: "[") ? " " : ""
  }

  /// A name in braces, begun or not.
  func aliasSlot(_ form: ReferenceForm, _ type: TokenType?, _ node: DataNode) -> Slot? {
    let kind = Slot.Kind.tokenName(form, type: type)
    if isGap(node) {
      return Slot(kind: kind, replaced: ByteRange(at: offset), prefix: "", lead: space + "\"{", suffix: "}\"")
    }
    guard node.kind == .string else { return nil }
    let content = node.contentRange
    guard !node.isAlias, content.start <= offset else { return nil }
    let before = file.bytes.from(content.start, to: max(content.start, offset))
    let quote = node.isQuoted && node.isClosed ? "" : mark(of: node)
    guard let brace = before.lastIndex(of: UInt8(ascii: "{")) else {
      let end = max(content.end, offset)
      guard isName(ByteRange(content.start, end), of: type) else { return nil }
      return Slot(
        kind: kind, replaced: ByteRange(content.start, end), prefix: typed(from: content.start),
        lead: node.isQuoted ? "{" : "\"{", suffix: "}" + quote)
    }
    guard !before[brace...].contains(UInt8(ascii: "}")) else { return nil }
    var end = offset
    while end < content.end, !endsName(file.bytes[end], isClosed: node.isClosed) { end += 1 }
    let hasBrace =
      end < file.bytes.count && file.bytes[end] == UInt8(ascii: "}") && (node.isClosed || end < content.end)
    return Slot(
      kind: kind, replaced: ByteRange(brace + 1, end), prefix: typed(from: brace + 1),
      suffix: (hasBrace ? "" : "}") + (hasBrace && !quote.isEmpty ? "" : quote))
  }

  /// Whether a name in braces ends before a byte; in a string without its end a comma or a blank is not part of it.
  private func endsName(_ byte: UInt8, isClosed: Bool) -> Bool {
    byte == UInt8(ascii: "}") || byte == UInt8(ascii: "{") || !isClosed && (byte == UInt8(ascii: ",") || byte <= 0x20)
  }

  /// Whether a text without braces may become a name: nothing that is a value of its own.
  private func isName(_ range: ByteRange, of type: TokenType?) -> Bool {
    if range.isEmpty { return true }
    switch type {
    case .fontFamily, .fontWeight, .strokeStyle: return false
    default:
      let bytes = file.bytes[range]
      return !(bytes.first.map { $0 < UInt8(ascii: "A") } ?? true)
        && bytes.allSatisfy { $0 >= UInt8(ascii: "A") || UInt8(ascii: "-")...UInt8(ascii: "9") ~= $0 }
    }
  }

  /// The way to a token behind `#/`.
  private func pointerSlot(_ type: TokenType?, _ node: DataNode, suffix: String) -> Slot? {
    let kind = Slot.Kind.tokenName(.pointer, type: type)
    if isGap(node) {
      return Slot(
        kind: kind, replaced: ByteRange(at: offset), prefix: "", lead: space + "\"#/", suffix: suffix + "\"")
    }
    guard node.kind == .string else { return nil }
    let content = node.contentRange
    let bytes = file.bytes[content]
    let quote = node.isQuoted && node.isClosed ? "" : mark(of: node)
    guard bytes.starts(with: "#/".utf8), offset >= content.start + 2 else {
      return Slot(
        kind: kind, replaced: content, prefix: typed(from: content.start), lead: (node.isQuoted ? "" : "\"") + "#/",
        suffix: suffix + quote)
    }
    var end = content.start + 2
    while end < content.end, !isProperty(at: end, in: content) { end += 1 }
    guard offset <= end || offset > content.end else { return nil }
    return Slot(
      kind: kind, replaced: ByteRange(content.start + 2, max(end, min(offset, content.end))),
      prefix: typed(from: content.start + 2), suffix: end < content.end ? "" : suffix + quote)
  }

  /// Whether the way leaves the token for its properties at a slash.
  private func isProperty(at index: Int, in content: ByteRange) -> Bool {
    file.bytes[index] == UInt8(ascii: "/") && index + 1 < content.end && file.bytes[index + 1] == UInt8(ascii: "$")
      && !file.bytes.from(index + 1, to: content.end).starts(with: "$root".utf8)
  }
}
