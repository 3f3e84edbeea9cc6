import Syntax

/// The numbers that the names of the dialects have in one tree, and how a token looks there.
struct DialectForm {
  let value: KeyID?
  let plainValue: KeyID?
  let type: KeyID?
  let plainType: KeyID?

  init(_ tree: DataTree) {
    value = tree.keyID("$value")
    plainValue = tree.keyID("value")
    type = tree.keyID("$type")
    plainType = tree.keyID("type")
  }

  /// The member that gives an object its value; `nil` for a group.
  func value(of node: DataNode) -> DataMember? {
    if let member = node.member(value) { return member }
    guard let member = node.member(plainValue), member.value.kind != .missing else { return nil }
    // A group may be called `value`, too.
    guard member.value.kind == .mapping else { return member }
    return holdsToken(member.value) || holdsStandardToken(member.value, levels: 8) ? nil : member
  }

  /// The name of the type that an object states.
  func typeName(of node: DataNode) -> DataNode? {
    let statement = node[type] ?? node[plainType]
    return statement?.kind == .string ? statement : nil
  }

  /// Whether one of the members of an object is a token.
  func holdsToken(_ node: DataNode) -> Bool {
    node.members.contains { member in
      member.value.kind == .mapping && member.firstByte != UInt8(ascii: "$")
        && (member.value.member(value) != nil || member.value.member(plainValue) != nil)
    }
  }

  /// Whether a token with `$value` stands somewhere in an object, so many levels deep.
  private func holdsStandardToken(_ node: DataNode, levels: Int) -> Bool {
    guard value != nil, levels > 0 else { return false }
    return node.members.contains { member in
      member.value.kind == .mapping && member.firstByte != UInt8(ascii: "$")
        && (member.value.member(value) != nil || holdsStandardToken(member.value, levels: levels - 1))
    }
  }

  /// Whether a member belongs to a token or a group itself and is none of its children.
  static func isProperty(_ member: DataMember) -> Bool {
    if member.firstByte == UInt8(ascii: "$") { return true }
    guard member.value.kind != .mapping else {
      return member.isNamed("attributes") || member.isNamed("extensions") || member.isNamed("original")
    }
    return properties.contains(member.key)
  }

  /// Scalar members that tools write beside the value.
  private static let properties: Set<String> = [
    "value", "type", "comment", "description", "name", "path", "filePath", "isSource", "themeable", "deprecated",
    "deprecated_comment", "deprecatedComment", "category", "key", "id", "private", "public", "inheritTypeLevel",
    "parent", "rawValue", "exportKey",
  ]
}

/// One token met on the way through a tree.
struct DialectToken {
  /// The keys down to the token, joined by dots.
  var name: [UInt8]
  /// Where the part behind the first key begins in `name`; its end for a token at the top.
  var innerStart: Int
  var node: DataNode
  var value: DataMember
  /// The type that the nearest group states, if the token itself states none.
  var typeName: String?
}

/// Goes through the tokens of a tree in their order, without recursion.
struct DialectTokens: Sequence, IteratorProtocol {
  private struct Frame {
    var members: DataMembers
    var name: [UInt8]
    var innerStart: Int
    var typeName: String?
  }

  let form: DialectForm
  /// How many members of groups were neither tokens nor groups nor known properties.
  private(set) var strangers = 0
  private var frames: [Frame]

  init(_ root: DataNode, _ form: DialectForm) {
    self.form = form
    frames = [Frame(members: root.members, name: [], innerStart: 0, typeName: form.typeName(of: root)?.string)]
  }

  mutating func next() -> DialectToken? {
    while let last = frames.indices.last {
      guard let member = frames[last].members.next() else {
        frames.removeLast()
        continue
      }
      guard member.value.kind == .mapping, member.firstByte != UInt8(ascii: "$") else {
        if !DialectForm.isProperty(member), !(last == 0 && member.value.kind != .sequence) { strangers += 1 }
        continue
      }
      let frame = frames[last]
      let name = last == 0 ? member.keyBytes : frame.name + [UInt8(ascii: ".")] + member.keyBytes
      let innerStart = last == 0 ? name.count + 1 : frame.innerStart
      let typeName = form.typeName(of: member.value)?.string ?? frame.typeName
      if let value = form.value(of: member.value) {
        return DialectToken(
          name: name, innerStart: Swift.min(innerStart, name.count), node: member.value, value: value,
          typeName: typeName)
      }
      guard frames.count < TokenTreeReader.depthLimit else { continue }
      // What stands beside the sets of a token belongs to it.
      let group = ValueSets(of: member.value, form) == nil ? member.value : member.value["sets"] ?? member.value
      frames.append(Frame(members: group.members, name: name, innerStart: innerStart, typeName: typeName))
    }
    return nil
  }
}
