import DesignTokens
import Syntax

/// The groups of a tree by their names, for references from one group to another.
struct GroupPaths {
  /// The node of each object that has no value of its own, tokens that are a `$ref` included.
  private var nodes: [TokenName: DataNode] = [:]

  /// Looks at a tree once, and only if something in it refers to a group.
  init(_ root: DataNode, _ keys: TokenKeys) {
    guard keys.extends != nil || keys.reference != nil, root.kind == .mapping else { return }
    nodes[TokenName("")] = root
    var open = [(members: root.members, name: [UInt8]())]
    while !open.isEmpty {
      guard let member = open[open.count - 1].members.next() else {
        open.removeLast()
        continue
      }
      let isName = member.firstByte != UInt8(ascii: "$") || member.keyID == keys.root
      guard isName, member.value.kind == .mapping, open.count < TokenTreeReader.depthLimit,
        member.value[keys.value] == nil
      else { continue }
      let name = TokenTreeReader.name(of: member, in: open[open.count - 1].name)
      nodes[TokenName(bytes: name)] = member.value
      open.append((member.value.members, name))
    }
  }

  /// The group of a name; `nil` if there is none of that name, or a token with a value.
  subscript(_ name: TokenName) -> DataNode? { nodes[name] }
}
