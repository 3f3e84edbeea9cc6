package import SourceText

/// A place that names another file or a page of the web.
package struct FileLink: Hashable, Sendable {
  /// As written, escapes read: a path relative to the file that holds it (`../base.tokens.json`), or a URI.
  ///
  /// What points inside the file (`#/color`) is left out.
  package var target: String
  /// The part of the text that spells the target.
  package var range: ByteRange

  package init(target: String, range: ByteRange) {
    self.target = target
    self.range = range
  }
}
