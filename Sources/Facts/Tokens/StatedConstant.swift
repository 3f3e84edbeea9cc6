package import DesignTokens
package import SourceText

/// A value that a document gives to what may be a constant in code: a line of a list, a row, a line of a snippet.
///
/// Nothing says that there is such a constant; the project does, where it has one.
package struct StatedConstant: Sendable, Hashable {
  /// How the code may call it, each the names around it and its own, outermost first; the likeliest way first.
  package var paths: [[String]]
  package var value: TokenValue
  /// Where the value stands.
  package var range: ByteRange
  /// How many words of a path the code must have, at least.
  package var fewestWords: Int
  /// The code that it stands in, if that has groups: `createTheme({ … })`.
  package var snippet: ByteRange?

  package init(
    paths: [[String]], value: TokenValue, range: ByteRange, fewestWords: Int = 1, snippet: ByteRange? = nil
  ) {
    self.paths = paths
    self.value = value
    self.range = range
    self.fewestWords = fewestWords
    self.snippet = snippet
  }
}
