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

  /// The content of a `$ref`, what stands before `#` taken as the file.
  init(_ bytes: [UInt8], at range: ByteRange, content: ByteRange) {
    let end = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
    self.range = range
    file = String(decoding: bytes.from(0, to: end), as: UTF8.self)
    let isVerbatim = content.count == bytes.count
    let pointer = isVerbatim ? ByteRange(content.start + end, content.end) : ByteRange(at: content.end)
    names = []
    nameRange = ByteRange(at: content.end)
    if case .reference(let name, let alternatives, _, let place) = ReferenceSyntax.pointer(
      Array(bytes.from(end)), at: pointer), !name.bytes.isEmpty
    {
      names = [name] + alternatives
      if isVerbatim { nameRange = place }
    }
  }
}
