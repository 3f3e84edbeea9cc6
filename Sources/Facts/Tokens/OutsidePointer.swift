package import DesignTokens
package import SourceText

/// A pointer of a token file into another file, which the format does not know (Format Module 2025.10, section 7.3).
package struct OutsidePointer: Sendable {
  /// The pointer with its quotes.
  package var range: ByteRange
  /// The file as written, relative to the one that the pointer stands in.
  package var file: String
  /// The token or group that is meant there, in several readings of the text; empty for the file as a whole.
  package var names: [TokenName]
  /// The part that spells the name, behind `#/`; empty where none does, or where the text has escapes.
  package var nameRange: ByteRange

  package init(range: ByteRange, file: String, names: [TokenName] = [], nameRange: ByteRange) {
    self.range = range
    self.file = file
    self.names = names
    self.nameRange = nameRange
  }
}
