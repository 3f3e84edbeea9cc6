import DesignTokens

/// What a token is known by in another revision: its name, and for a name that only a document knows that document.
struct TokenKey: Hashable, Comparable, Sendable {
  /// The folder of its project, from the root of the tree.
  var project: String
  /// The document that alone knows the name, from the root of the tree; empty for what the project knows.
  var document: String
  var name: TokenName

  static func < (left: TokenKey, right: TokenKey) -> Bool {
    if left.project != right.project { return left.project < right.project }
    if left.document != right.document { return left.document < right.document }
    return left.name < right.name
  }

  /// The same place with another name.
  func named(_ name: TokenName) -> TokenKey { TokenKey(project: project, document: document, name: name) }
}
