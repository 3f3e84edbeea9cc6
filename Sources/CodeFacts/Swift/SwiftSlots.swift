import DesignTokens
package import Facts
import Lexicon
import SourceText
import Syntax

/// Finds the place where a token's name can be written in Swift source, also while the line is broken.
///
/// Only the line up to the offset is looked at, so that an unfinished string does no harm.
package struct SwiftSlots {
  let bytes: [UInt8]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The slot at an offset; `nil` where no token's name can stand.
  package func slot(at offset: Int) -> Slot? {
    guard offset <= bytes.count else { return nil }
    var lineStart = offset
    while lineStart > 0, !MarkdownBytes.isLineEnding(bytes[lineStart - 1]) { lineStart -= 1 }
    return stringSlot(at: offset, lineStart) ?? memberSlot(at: offset, lineStart)
  }

  /// Inside `Color("…")`.
  private func stringSlot(at offset: Int, _ lineStart: Int) -> Slot? {
    var start = offset
    while start > lineStart, bytes[start - 1] != UInt8(ascii: "\"") {
      guard bytes[start - 1].isDottedNameByte || bytes[start - 1] == UInt8(ascii: "/") else { return nil }
      start -= 1
    }
    guard start > lineStart else { return nil }
    let call = word(endingAt: start - 1, lineStart)
    guard call.hasSuffix("Color(") || call.hasSuffix("Color(named:"), !call.hasSuffix("foregroundColor(") else {
      return nil
    }
    let end = endOfName(from: offset)
    let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "\"")
    return Slot(
      kind: .tokenName(.string, type: .color), replaced: ByteRange(start, end),
      prefix: text(ByteRange(start, offset)), suffix: isClosed ? "" : "\")", namespace: "color")
  }

  /// The bytes of a call before an offset as text, blanks left out.
  private func word(endingAt end: Int, _ lineStart: Int) -> String {
    let start = max(lineStart, end - 24)
    return text(ByteRange(start, end)).filter { $0 != " " }
  }

  /// Behind `Space.` or `Color.`.
  private func memberSlot(at offset: Int, _ lineStart: Int) -> Slot? {
    var start = offset
    while start > lineStart, bytes[start - 1].isWordByte { start -= 1 }
    guard start > lineStart, bytes[start - 1] == UInt8(ascii: ".") else { return nil }
    var typeStart = start - 1
    while typeStart > lineStart, bytes[typeStart - 1].isWordByte { typeStart -= 1 }
    let type = text(ByteRange(typeStart, start - 1))
    guard type.first?.isUppercase == true, let namespace = SwiftTypeNames.namespace(of: type) else { return nil }
    return Slot(
      kind: .tokenName(.member, type: TokenNamespace.type(of: namespace)),
      replaced: ByteRange(start, endOfWord(from: offset)),
      prefix: text(ByteRange(start, offset)), namespace: namespace)
  }

  private func endOfWord(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end].isWordByte { end += 1 }
    return end
  }

  private func endOfName(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end].isDottedNameByte || bytes[end] == UInt8(ascii: "/") { end += 1 }
    return end
  }

  private func text(_ range: ByteRange) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
