import DesignTokens

/// A token that has another name now.
package struct TokenRenaming: Sendable {
  /// Why it is certain.
  package enum Reason: String, Sendable, CaseIterable {
    /// A whole group has another name, and all that it holds is worth what it was.
    case group
    /// One token of a group went and one came, of the same type and the same values, which no other has that did.
    case value
    /// All that named the one name the other, which is worth the same.
    case users
    /// The document that knows it has another path.
    case document
  }

  var old: TokenKey
  var new: TokenKey
  var reason: Reason
  /// The groups, where one was renamed.
  var groups: (old: TokenName, new: TokenName)?
}
