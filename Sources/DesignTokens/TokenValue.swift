/// The value of a token as it was written, with references left in place.
///
/// No files and no ranges in here.
/// Values are small trees; readers stop at 512 levels, so recursion over a value is safe.
package indirect enum TokenValue: Hashable, Sendable {
  /// `{a.b}`: whatever the named token is worth.
  case alias(TokenName)
  /// `{"$ref": "#/a/b/$value/components/0"}`: the token that the pointer enters, and the way inside its value.
  case pointer(TokenName, path: [String])
  case color(Color)
  case dimension(Dimension)
  case duration(Duration)
  case number(Double)
  case boolean(Bool)
  case string(String)
  case list([TokenValue])
  /// A composite (border, shadow, typography, …): its members in order of writing.
  case composite([TokenMember])
  /// Text around references, arithmetic, a changed color: what dialects write, worked out when it is asked for.
  case expression(TokenExpression)
  /// Nothing that can be used; a problem was reported where it stands.
  case unreadable
}

/// One named part of a composite value.
package struct TokenMember: Hashable, Sendable {
  package var name: String
  package var value: TokenValue

  package init(_ name: String, _ value: TokenValue) {
    self.name = name
    self.value = value
  }
}
