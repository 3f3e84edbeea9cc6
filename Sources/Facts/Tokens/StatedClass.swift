package import DesignTokens
package import SourceText

/// The class of a utility framework with the value that a text says it has: `bg-slate-800 (#1e293b)`, `24px (text-2xl)`.
///
/// Nothing says which framework it is; the project does, or what else the text says of classes.
package struct StatedClass: Sendable, Hashable {
  /// The class as written, without what makes it one of a state or a device.
  package var name: String
  package var nameRange: ByteRange
  /// A color, a length in px or rem, or the factor of a line.
  package var value: TokenValue
  /// Where the value stands.
  package var range: ByteRange

  package init(name: String, nameRange: ByteRange, value: TokenValue, range: ByteRange) {
    self.name = name
    self.nameRange = nameRange
    self.value = value
    self.range = range
  }

  /// What the class paints, and the name of the color that it takes: `bg` and `slate-800`; `nil` for other classes.
  package var color: (kind: Substring, name: Substring)? {
    guard case .color = value, let dash = name.firstIndex(of: "-") else { return nil }
    return (name[..<dash], name[name.index(after: dash)...])
  }

  /// The custom property that a style sheet for the framework has for the color of the class; `nil` for other classes.
  package var property: TokenName? { color.map { TokenName("--color-\($0.name)") } }
}
