import SourceText

/// A JSON value at hand: a message, a setting, a report.
///
/// Absent and `null` are the same to whoever asks for a member.
package struct JSONNode: Sendable {
  /// The value with its places.
  package let node: DataNode

  /// Reads a text; `nil` if it is not JSON.
  ///
  /// Comments and trailing commas are passed over.
  package init?(parsing bytes: [UInt8]) {
    let parsed = DataTree.reading(json: bytes, dialect: .extended)
    guard !parsed.problems.contains(where: { $0.kind == JSONReports.syntax }) else { return nil }
    node = parsed.tree.root
  }

  /// Takes a value of a tree.
  package init(_ node: DataNode) { self.node = node }

  /// The member of that name; `nil` if it is absent or `null`, or if this is no object.
  package subscript(key: String) -> JSONNode? {
    guard let value = node[key], value.kind != .null, value.kind != .missing else { return nil }
    return JSONNode(value)
  }

  package var string: String? { node.string }
  package var boolean: Bool? { node.boolean }
  package var double: Double? { node.number }
  package var isNull: Bool { node.isNull }

  /// A number without a fraction; `nil` for every other value.
  package var integer: Int? { node.number.flatMap { Int(exactly: $0) } }

  /// The elements of an array; `nil` for every other value.
  package var elements: [JSONNode]? { node.kind == .sequence ? node.elements.map { JSONNode($0) } : nil }

  /// The members of an object in order; `nil` for every other value.
  package var members: [(key: String, value: JSONNode)]? {
    node.kind == .mapping ? node.members.map { ($0.key, JSONNode($0.value)) } : nil
  }

  /// The value as it was written.
  package var text: [UInt8] { Array(node.tree.bytes[node.range.start..<node.range.end]) }
}
