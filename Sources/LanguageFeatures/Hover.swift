package import SourceText
package import WorkspaceIndex

/// What is known of the thing under the cursor.
package struct Hover: Sendable {
  package var markdown: String
  /// The same without markup, for clients that show plain text.
  package var plainText: String
  package var range: ByteRange

  package init(markdown: String, plainText: String, range: ByteRange) {
    self.markdown = markdown
    self.plainText = plainText
    self.range = range
  }
}

extension Workspace {
  /// Explains the token, value, rule name or property at an offset; with pictures where the client shows images.
  package func hover(at offset: Int, in path: String, images: Bool = false) -> Hover? { nil }
}
