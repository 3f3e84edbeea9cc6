import DesignTokens

/// A token that has another name now.
package struct TokenRenaming: Sendable {
  /// Why it is certain.
  package enum Reason: String, Sendable, CaseIterable {
    /// A whole group has another name, or is in another one, and all that it holds is worth what it was.
    case group
    /// One token of a group went and one came, of the same type and the same values, which no other has that did.
    case value
    /// The name has a level more or less, and of the same type and the same values only one such went and one came.
    case level
    /// The name has the same words with other marks between them, or another word in the place of one, as other names do;
    /// and the same values, unless the word was changed in every name.
    case words
    /// All that named the one name the other, which is worth the same.
    case users
    /// The document that knows it has another path.
    case document
  }

  var old: TokenKey
  var new: TokenKey
  var reason: Reason
  /// The groups, where one was renamed; of no name for the top level.
  var groups: (old: TokenName, new: TokenName)?
  /// The files in which alone it has the new name, because the old one is still there in others, or the new one was.
  var files: [String] = []
  /// Where the old name stood that is not there any more, and where the new one stands that was not there.
  var places: Set<String> = []
  /// Whether the old name is still there in other files.
  var isInPart = false
}
