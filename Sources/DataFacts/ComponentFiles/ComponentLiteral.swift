package import DesignTokens
package import Syntax

/// Tells objects of the token format from blocks of a component file.
package enum ComponentLiteral {
  /// The members by which an object of the format is known for its type; a dimension and a duration differ by the unit.
  package static let marks: [(type: TokenType, members: [String])] = [
    (.color, ["colorSpace"]),
    (.dimension, ["value", "unit"]),
    (.typography, ["fontFamily", "fontSize"]),
    (.shadow, ["offsetX", "offsetY"]),
    (.transition, ["timingFunction"]),
    (.strokeStyle, ["dashArray"]),
    (.border, ["color", "width", "style"]),
  ]

  /// The type of an object of the token format; `nil` for an object that is none.
  package static func type(of node: DataNode) -> TokenType? {
    guard node.kind == .mapping,
      let type = marks.first(where: { $0.members.allSatisfy { node[$0] != nil } })?.type
    else { return nil }
    let isDuration = type == .dimension && node["unit"]?.string.map(Duration.units.contains) ?? false
    return isDuration ? .duration : type
  }

  /// Whether a value is an object of the token format.
  package static func isLiteral(_ node: DataNode) -> Bool { type(of: node) != nil }
}
