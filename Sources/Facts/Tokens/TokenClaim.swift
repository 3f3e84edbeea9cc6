package import DesignTokens
package import SourceText

/// What a document says of a token's value beside its definition, whether it spells the name or the place tells it.
package struct TokenClaim: Sendable {
  /// The name meant, if there is a token of that name.
  package var name: TokenName
  package var value: TokenValue
  package var range: ByteRange
  /// The part of the token's value that is meant (`fontSize`); `nil` for all of it.
  package var member: String?
  /// The theme for which the text gives the value, in lower case; `nil` where it names none.
  package var theme: String?

  package init(name: TokenName, value: TokenValue, range: ByteRange, member: String? = nil) {
    self.name = name
    self.value = value
    self.range = range
    self.member = member
  }
}
