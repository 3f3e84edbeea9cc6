package import DesignTokens
package import SourceText

/// A custom property or a variable that a style sheet declares for a part of itself alone, such as one component.
package struct LocalDeclaration: Sendable {
  /// The name with its sign: `--card-padding`, `$gap`.
  package var name: TokenName
  package var nameRange: ByteRange
  /// The whole declaration.
  package var range: ByteRange
  /// The value as written.
  package var valueRange: ByteRange
  /// What is written there.
  package var value: TokenValue

  package init(name: TokenName, nameRange: ByteRange, range: ByteRange, valueRange: ByteRange, value: TokenValue) {
    self.name = name
    self.nameRange = nameRange
    self.range = range
    self.valueRange = valueRange
    self.value = value
  }
}
