package import SourceText

/// What JSON and YAML have in common: mappings, sequences and scalars with their places.
///
/// Immutable.
///
/// Nodes lie flat in the order of the text, so that 100,000 levels of nesting are built, walked and freed without
/// recursion. A mapping's keys are nodes too: key, value, key, value.
package final class DataTree: Sendable {
  /// One node in 16 bytes; its first child stands right behind it, `next` is the index behind its last descendant.
  @usableFromInline struct Node {
    @usableFromInline var start: UInt32
    @usableFromInline var end: UInt32
    @usableFromInline var next: UInt32
    @usableFromInline var meta: UInt32
  }

  /// The text that the nodes point into.
  package let bytes: [UInt8]
  /// The comments of the text, in order.
  package let comments: [ByteRange]
  @usableFromInline let nodes: ContiguousArray<Node>
  let keys: KeyTable
  /// Scalars whose content is not written out in the text as it is (folded YAML), by node.
  let storedContents: [UInt32: [UInt8]]
  /// What YAML has beyond JSON.
  let yaml: YAMLLayer

  init(
    bytes: [UInt8], nodes: ContiguousArray<Node>, keys: KeyTable, comments: [ByteRange],
    storedContents: [UInt32: [UInt8]] = [:], yaml: YAMLLayer = YAMLLayer()
  ) {
    self.bytes = bytes
    self.nodes = nodes
    self.keys = keys
    self.comments = comments
    self.storedContents = storedContents
    self.yaml = yaml
  }

  /// The document's value, of several documents the first one's; `.missing` in an empty document.
  package var root: DataNode { DataNode(tree: self, index: 0) }

  /// Whether the text is YAML, not JSON.
  package var isYAML: Bool { yaml.isPresent }

  /// Whether aliases or merge keys of YAML let the same values stand at several places.
  package var hasSharedValues: Bool { !yaml.aliases.isEmpty }

  /// Where each alias of YAML stands, and the value that it stands for.
  package var aliasTargets: [ByteRange: ByteRange] {
    Dictionary(
      yaml.aliases.map { alias in
        let (node, target) = (nodes[alias.node], nodes[alias.target])
        return (ByteRange(Int(node.start), Int(node.end)), ByteRange(Int(target.start), Int(target.end)))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The values of all documents: one in JSON, any number in YAML.
  package var roots: [DataNode] {
    yaml.documents.isEmpty ? [root] : yaml.documents.map { DataNode(tree: self, index: $0.root) }
  }

  /// The number of nodes, keys included.
  package var count: Int { nodes.count }

  /// The interned number of a key; `nil` if no key of the tree has that name.
  ///
  /// Comparing numbers beats comparing text.
  package func keyID(_ name: String) -> KeyID? {
    var name = name
    return name.withUTF8 { keys.id(of: $0, in: bytes) }
  }
}

// Places: from an offset to what stands there.
extension DataTree {
  /// The values around an offset, outermost first; an offset in a key counts as in its value.
  ///
  /// Ends are not part of a value, so the place behind it, a comma or a colon belongs to the container. Empty if the
  /// offset lies outside of the document's value.
  package func path(to offset: Int) -> [DataNode] { steps(to: offset).map(\.node) }

  /// The RFC 6901 pointer of the innermost value at an offset (see ``path(to:)``); `""` is the document.
  ///
  /// A key or a scalar in a form that the language lacks has none of its own: it counts as its container.
  package func pointer(at offset: Int) -> String {
    var pointer = ""
    for step in steps(to: offset) {
      if isIrregular(step.node, at: offset) { break }
      if let key = step.key { pointer += "/" + DataTree.pointerSegment(key) }
      if let position = step.position { pointer += "/\(position)" }
    }
    return pointer
  }

  private func isIrregular(_ value: DataNode, at offset: Int) -> Bool {
    let isKey = value.range.start > offset && value.place > 0
    return nodes[isKey ? value.place - 1 : value.place].meta & Node.isIrregular != 0
  }

  /// A name as a pointer spells it: `~` as `~0`, `/` as `~1`.
  package static func pointerSegment(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return name }
    return name.reduce(into: "") { $0 += $1 == "~" ? "~0" : $1 == "/" ? "~1" : String($1) }
  }

  /// The values around an offset with the key or the position by which each is reached.
  package func steps(to offset: Int) -> [(node: DataNode, key: String?, position: Int?)] {
    guard let root = roots.first(where: { $0.range.contains(offset) }) else { return [] }
    var steps: [(node: DataNode, key: String?, position: Int?)] = [(root, nil, nil)]
    var current: DataNode? = root
    while let node = current {
      current = nil
      if node.kind == .mapping {
        for member in node.writtenMembers where member.keyRange.contains(offset) || member.value.range.contains(offset)
        {
          steps.append((member.value, member.key, nil))
          current = member.value.range.contains(offset) ? member.value : nil
        }
      } else if node.kind == .sequence {
        for (position, element) in node.writtenElements.enumerated() where element.range.contains(offset) {
          steps.append((element, nil, position))
          current = element
        }
      }
    }
    return steps
  }
}

extension ByteRange {
  /// Whether the byte at `offset` is one of the stretch.
  fileprivate func contains(_ offset: Int) -> Bool { start <= offset && offset < end }
}
