import Syntax

/// Members beside a value by which projects tell their own builds to make another value of it.
package struct BuildChange {
  /// As builds on top of Style Dictionary call them; the format and the tools themselves have none of these names.
  private static let names = ["modify", "modifier", "modifiers", "alpha", "mix"]

  private let keys: [KeyID]

  init(_ tree: DataTree) { keys = BuildChange.names.compactMap(tree.keyID) }

  /// Whether a token has such a member, so that what it is worth cannot be known; one that holds a value is a token.
  func stands(in node: DataNode) -> Bool {
    keys.contains { key in
      guard let value = node[key] else { return false }
      return value.kind == .mapping ? value["value"] == nil && value["$value"] == nil : value.kind != .missing
    }
  }
}
