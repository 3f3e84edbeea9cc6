package import DesignTokens

/// What a token is worth once every alias is followed.
package struct ResolvedValue: Sendable {
  package enum Outcome: Sendable, Hashable {
    /// A literal value stands at the end; references inside composites are replaced by what they are worth.
    case value(TokenValue)
    /// The chain ends at a name that nothing defines.
    case missing(TokenName)
    /// The chain leads back into itself.
    case circular
    /// The value at the end could not be read; a problem says why.
    case unreadable
  }

  package var outcome: Outcome
  /// The type at the end of the chain, or the first one stated on the way.
  package var type: TokenType?
  /// The definitions passed through, the token itself first.
  package var chain: [DefinitionSite]

  package init(outcome: Outcome, type: TokenType?, chain: [DefinitionSite]) {
    self.outcome = outcome
    self.type = type
    self.chain = chain
  }

  /// The literal at the end, if there is one.
  package var value: TokenValue? { if case .value(let value) = outcome { value } else { nil } }
}

extension Workspace {
  /// What the token at a site is worth, in the given theme (`nil`: each name by its first definition).
  package func resolved(_ site: DefinitionSite, in theme: String? = nil) -> ResolvedValue {
    ResolvedValue(outcome: .unreadable, type: nil, chain: [site])
  }

  /// What the tokens of a name are worth to a reader of `path`: one entry for each theme or, without themes, for each
  /// file that defines it, named by the theme or the file; equal values are given once.
  package func values(of name: TokenName, visibleFrom path: String) -> [(theme: String, value: ResolvedValue)] { [] }
}
