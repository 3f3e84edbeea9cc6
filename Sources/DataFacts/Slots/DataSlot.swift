import DesignTokens
package import Facts
package import SourceText
package import Syntax

/// What can be written at a place of a token or component file in JSON or YAML, also while the file is broken.
package struct DataSlot {
  let file: SourceFile
  let offset: Int
  let keys: TokenKeys
  /// The values around the place, outermost first, with the names that lead there; elements have none.
  var path: [(node: DataNode, key: String?)] = []
  /// Whether the file is written for another tool.
  var isForeign = false

  /// The slot at an offset; `nil` where nothing of ours can be written.
  package static func slot(in file: SourceFile, at offset: Int, _ tree: DataTree) -> Slot? {
    let root = tree.roots.last { $0.range.start <= offset } ?? tree.root
    guard root.kind == .mapping else { return nil }
    var search = DataSlot(file: file, offset: offset, keys: TokenKeys(tree))
    search.path = [(root, nil)]
    let kind = TokenFileKind.kind(ofFileAt: file.path, tree)
    search.isForeign =
      kind == .tokens && TokenDialect.recognized(ofFileAt: file.path, tree)?.isForeign ?? false
    if tree.isYAML, kind != .specification { return search.blockSlot(isTokenFile: kind == .tokens) }
    if kind == .resolver { return search.resolverSlot() }
    return kind == .specification ? search.componentSlot() : search.slot(isTokenFile: kind == .tokens)
  }

  /// Walks down to the place; outside of token files only a begun `$` tells that a property is meant.
  mutating func slot(isTokenFile: Bool) -> Slot? {
    while let node = path.last?.node {
      guard node.kind == .mapping || node.kind == .sequence else { return isTokenFile ? valueSlot(node) : nil }
      if let key = node.members.first(where: isInKey) {
        return isTokenFile || key.key.hasPrefix("$") ? keySlot(key, in: node) : nil
      }
      if let member = node.members.first(where: { holdsPlace($0.value, behind: $0.keyRange.end) }) {
        path.append((member.value, member.key))
      } else if let element = node.elements.first(where: { holdsPlace($0, behind: $0.range.start) }) {
        path.append((element, nil))
      } else {
        return isTokenFile && !isForeign && node.kind == .mapping ? freeKeySlot(in: node) : nil
      }
    }
    return nil
  }

  /// Whether the place lies in a name, also in one without quotes.
  func isInKey(_ member: DataMember) -> Bool {
    member.keyRange == member.keyNameRange
      ? member.keyRange.touches(offset) : isInside(member.keyRange, isClosed: member.isKeyClosed)
  }

  /// Whether the place lies between quotes or brackets; behind what is not closed, blanks count too.
  private func isInside(_ range: ByteRange, isClosed: Bool) -> Bool {
    range.start < offset && (offset < range.end || !isClosed && isBlank(from: range.end))
  }

  private func isBlank(from start: Int) -> Bool {
    start <= offset && file.bytes.from(start, to: min(offset, file.bytes.count)).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  func holdsPlace(_ value: DataNode, behind start: Int) -> Bool {
    switch value.kind {
    case .missing: value.range.start > start && isBlank(from: value.range.start)
    case .mapping, .sequence: isInside(value.range, isClosed: value.isClosed)
    case .string where value.isQuoted: isInside(value.range, isClosed: value.isClosed)
    case .null where isGap(value): value.range.start > start && isBlank(from: value.range.start)
    case .string, .number, .boolean, .null: value.range.touches(offset)
    }
  }
}

// The names of properties.
extension DataSlot {
  /// A name that begins with `$`, or could.
  func keySlot(_ member: DataMember, in node: DataNode) -> Slot? {
    // A name whose quotes are not closed reaches over the blanks to the place.
    let range = member.isKeyClosed ? member.keyNameRange : member.keyNameRange.union(ByteRange(at: offset))
    let marks = marks(of: member)
    if isExtensions {
      return Slot(
        kind: .extensionName(present: names(in: node, except: member)), replaced: range,
        prefix: typed(from: range.start), lead: marks.lead, suffix: marks.suffix)
    }
    guard isGroupOrToken else { return memberSlot(member, in: node) }
    guard range.isEmpty || file.bytes.at(range.start) == UInt8(ascii: "$") else { return nil }
    var slot = Slot(
      kind: .property(present: present(in: node, except: member)), replaced: range,
      prefix: typed(from: range.start), lead: marks.lead, suffix: marks.suffix)
    slot.holder = holder(node, except: member)
    return slot
  }

  /// What a name needs before it and behind it: quotes, and a colon unless one stands there.
  func marks(of member: DataMember) -> (lead: String, suffix: String) {
    let isBare = member.keyRange == member.keyNameRange
    let quote = isBare && isYAML ? "" : "\""
    let colon = hasColon(behind: member.keyNameRange.end) ? "" : ": "
    return (isBare ? quote : "", isBare || !member.isKeyClosed ? quote + colon : "")
  }

  /// A place in an object where a member may begin.
  func freeKeySlot(in node: DataNode) -> Slot? {
    guard isInLines(node) || isBehindBraceOrComma else { return nil }
    let (lead, suffix) = isYAML ? ("", ": ") : ("\"", "\": ")
    if isExtensions {
      return Slot(
        kind: .extensionName(present: names(in: node, except: nil)), replaced: ByteRange(at: offset), prefix: "",
        lead: lead, suffix: suffix)
    }
    guard isGroupOrToken else { return memberSlot(nil, in: node) }
    var slot = Slot(
      kind: .property(present: present(in: node, except: nil)), replaced: ByteRange(at: offset), prefix: "", lead: lead,
      suffix: suffix)
    slot.holder = holder(node, except: nil)
    return slot
  }

  /// Whether the members of a mapping stand on lines of their own, without braces.
  func isInLines(_ node: DataNode) -> Bool { isYAML && !node.isBracketed }

  private var isBehindBraceOrComma: Bool {
    var before = offset
    while before > 0, file.bytes[before - 1] <= 0x20 { before -= 1 }
    return before > 0
      && (file.bytes[before - 1] == UInt8(ascii: "{") || file.bytes[before - 1] == UInt8(ascii: ","))
  }

  /// The quote of a name and its colon, unless that stands there.
  func closing(behind end: Int) -> String { hasColon(behind: end) ? "\"" : "\": " }

  func hasColon(behind end: Int) -> Bool {
    var next = end
    while next < file.bytes.count, file.bytes[next] <= 0x20 { next += 1 }
    return next < file.bytes.count && file.bytes[next] == UInt8(ascii: ":")
  }

  var isYAML: Bool { path.first?.node.tree.isYAML ?? false }

  private func present(in node: DataNode, except member: DataMember?) -> [String] {
    names(in: node, except: member).filter { $0.hasPrefix("$") }
  }

  private func names(in node: DataNode, except member: DataMember?) -> [String] {
    node.members.filter { $0.keyRange != member?.keyRange }.map(\.key)
  }

  /// What the object is, as far as its other members tell.
  private func holder(_ node: DataNode, except member: DataMember?) -> Slot.Holder? {
    if path.count == 1 { return .root }
    let names = names(in: node, except: member)
    if names.contains("$value") || names.contains("$ref") { return .token }
    let hasTokens = names.contains { !$0.hasPrefix("$") && !$0.isEmpty || $0 == "$root" || $0 == "$extends" }
    return hasTokens ? .group : nil
  }

  /// Whether the place lies in the `$extensions` of a token or a group.
  private var isExtensions: Bool {
    path.last?.key == "$extensions"
      && path.dropLast().allSatisfy { $0.key.map { !$0.hasPrefix("$") || $0 == "$root" } ?? true }
  }

  /// Whether nothing but names of groups and tokens leads to the place.
  var isGroupOrToken: Bool { path.allSatisfy { $0.key.map { !$0.hasPrefix("$") || $0 == "$root" } ?? true } }

  /// What stands between a place and the cursor.
  func typed(from start: Int) -> String { start <= offset ? file.text(in: ByteRange(start, offset)) : "" }
}
