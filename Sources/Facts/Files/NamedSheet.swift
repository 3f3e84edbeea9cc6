package import SourceText

/// A fence of a document that says which style sheet it shows: `css title="app/globals.css"`, `/* app.css */`.
package struct NamedSheet: Sendable, Hashable {
  /// The lines between the marks.
  package var range: ByteRange
  /// The path of the style sheet as the document writes it.
  package var name: String
  /// Whether the words above say that what it shows stands there: *All colors are defined in `app.css`:*.
  package var isToldToHoldIt: Bool

  package init(range: ByteRange, name: String, isToldToHoldIt: Bool = false) {
    self.range = range
    self.name = name
    self.isToldToHoldIt = isToldToHoldIt
  }
}
