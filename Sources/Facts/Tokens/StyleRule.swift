package import DesignTokens
package import SourceText

/// A rule of a style sheet for one class or one element with an id (`.card`), as far as it can be compared with another.
///
/// Documents copy such rules, and the copies are held against the style sheets of the project.
package struct StyleRule: Sendable, Hashable {
  /// The selector with single blanks.
  package var selector: String
  /// In the order of the text.
  package var declarations: [StyleDeclaration]

  package init(selector: String, declarations: [StyleDeclaration]) {
    self.selector = selector
    self.declarations = declarations
  }
}

/// A declaration of such a rule.
package struct StyleDeclaration: Sendable, Hashable {
  /// In lower case; the last of that name in its rule.
  package var property: String
  /// Colors, lengths and keywords in order; a single text in lower case where there is anything else, such as a call.
  package var parts: [TokenValue]
  /// The value as written.
  package var range: ByteRange

  package init(property: String, parts: [TokenValue], range: ByteRange) {
    self.property = property
    self.parts = parts
    self.range = range
  }
}
