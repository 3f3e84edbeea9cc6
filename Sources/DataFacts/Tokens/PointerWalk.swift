import DesignTokens
import Facts
import SourceText
import Syntax

/// Follows pointers through one document (RFC 6901, section 4).
struct PointerWalk {
  private let root: DataNode
  private let keys: TokenKeys
  /// The members of large objects by key, so that many pointers take no longer than the document is long.
  private var tables: [Int: [KeyID: DataNode]] = [:]

  init(_ root: DataNode, _ keys: TokenKeys) {
    self.root = root
    self.keys = keys
  }

  /// What stands at the end of a pointer that itself stands at `place`; `nil` for a text that is no pointer.
  mutating func target(of text: [UInt8], at place: ByteRange) -> (target: PointerTarget, node: DataNode?)? {
    guard var segments = ReferenceSyntax.segments(of: text) else { return nil }
    // The text of the format writes `#/` for the document, unless a member has no name.
    if segments.count == 1, segments[0].raw.isEmpty, child(of: root, segments[0]) == nil { segments = [] }
    var node = root
    var property: [UInt8]?
    for segment in segments {
      guard let next = child(of: node, segment) else { return (.nothing, nil) }
      let isProperty = segment.raw.first == UInt8(ascii: "$") && !segment.raw.elementsEqual("$root".utf8)
      if property == nil, isProperty { property = segment.raw }
      node = next
    }
    if node.range.contains(place), node.kind == .mapping || node.kind == .sequence { return (.enclosing, node) }
    if let property { return (property.elementsEqual("$value".utf8) ? .inValue : .elsewhere(.unreadable), node) }
    guard node.kind == .mapping else { return (.elsewhere(.unreadable), node) }
    let plain = node.member(keys.plainValue).map { $0.value.kind != .mapping } ?? false
    return (node[keys.value] != nil || node[keys.reference] != nil || plain ? .token : .group, node)
  }

  /// A member by its decoded name, else by its raw one, or an element by its number without leading zeros.
  private mutating func child(of node: DataNode, _ segment: (raw: [UInt8], decoded: [UInt8])) -> DataNode? {
    switch node.kind {
    case .mapping:
      return member(of: node, segment.decoded)
        ?? (segment.raw == segment.decoded ? nil : member(of: node, segment.raw))
    case .sequence:
      let text = String(decoding: segment.decoded, as: UTF8.self)
      guard let position = Int(text), position >= 0, String(position) == text else { return nil }
      for (index, element) in node.elements.enumerated() where index == position { return element }
      return nil
    default: return nil
    }
  }

  private mutating func member(of node: DataNode, _ name: [UInt8]) -> DataNode? {
    guard let key = node.tree.keyID(String(decoding: name, as: UTF8.self)) else { return nil }
    if let table = tables[node.index] { return table[key] }
    var count = 0
    for _ in node.members where count <= 32 { count += 1 }
    guard count > 32 else { return node[key] }
    var table: [KeyID: DataNode] = [:]
    for member in node.members { table[member.keyID] = member.value }
    tables[node.index] = table
    return table[key]
  }
}
