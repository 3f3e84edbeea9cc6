package import SourceText

/// A text that says how many items the list or the table right below it has.
package struct ListCount: Sendable {
  package var stated: Int
  package var actual: Int
  /// The number and what it counts: `five sizes`.
  package var range: ByteRange
  /// The list or the table.
  package var listRange: ByteRange

  package init(stated: Int, actual: Int, at range: ByteRange, of listRange: ByteRange) {
    self.stated = stated
    self.actual = actual
    self.range = range
    self.listRange = listRange
  }
}
