/// A replacement: the stretch that goes, and the text that stands there afterwards.
package struct TextEdit: Hashable, Sendable {
  package var range: ByteRange
  package var newText: String

  package init(_ range: ByteRange, _ newText: String) {
    self.range = range
    self.newText = newText
  }
}
