package import DesignTokens
package import SourceText

/// A constant of a theme in code: `primary: '#0d7377'` in `theme.ts`, `static const primary = Color(0xFF0D7377)` in Dart.
///
/// It is nobody's token; documents of the project are held against it.
package struct CodeConstant: Sendable, Hashable {
  /// The names around it and its own, outermost first: `colors`, `primary`.
  package var path: [String]
  /// A color, or a length in px (a number without a unit, `dp`, `sp`) or in its own unit; `unreadable` where the name is
  /// worth what nobody can read here (`var(--brand)`, a call).
  package var value: TokenValue
  /// The own name, as it stands in the file.
  package var nameRange: ByteRange
  /// What gives it its value, with the quotes and the call around that.
  package var valueRange: ByteRange

  package init(path: [String], value: TokenValue, nameRange: ByteRange, valueRange: ByteRange) {
    self.path = path
    self.value = value
    self.nameRange = nameRange
    self.valueRange = valueRange
  }
}
