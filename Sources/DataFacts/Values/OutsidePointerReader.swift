import DesignTokens
import Facts
import SourceText

extension OutsidePointer {
  /// The content of a `$ref`, what stands before `#` taken as the file.
  init(_ bytes: [UInt8], at range: ByteRange, content: ByteRange) {
    let end = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
    let isVerbatim = content.count == bytes.count
    let pointer = isVerbatim ? ByteRange(content.start + end, content.end) : ByteRange(at: content.end)
    self.init(
      range: range, file: String(decoding: bytes.from(0, to: end), as: UTF8.self),
      nameRange: ByteRange(at: content.end))
    if case .reference(let name, let alternatives, _, let place) = ReferenceSyntax.pointer(
      Array(bytes.from(end)), at: pointer), !name.bytes.isEmpty
    {
      names = [name] + alternatives
      if isVerbatim { nameRange = place }
    }
  }
}
