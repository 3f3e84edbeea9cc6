import DesignTokens
import SourceText
import Syntax

/// A number without a unit behind a name that only code has: `lineHeight.tight // 1.25`, `| `Motion.lift` | 0.07 |`.
///
/// It is given as px, as the constants of code are that have no unit either.
enum BareNumber {
  /// The number that a line ends with whose name is a path of code; `nil` for every other line.
  static func atEnd(of line: ByteRange, in file: SourceFile) -> (value: TokenValue, range: ByteRange)? {
    var end = line.end
    while end > line.start, "`;,'\"".utf8.contains(file.bytes[end - 1]) { end -= 1 }
    var start = end
    while start > line.start, file.bytes[start - 1].isASCIIDigit || file.bytes[start - 1] == UInt8(ascii: ".") {
      start -= 1
    }
    guard start > line.start, " `'\"".utf8.contains(file.bytes[start - 1]),
      let name = StatedConstantLine.name(file.text(in: ByteRange(line.start, start))), isPath(name)
    else { return nil }
    return number(in: ByteRange(start, end), of: file)
  }

  /// The number that is all of a text but for marks of code around it.
  static func whole(_ text: ByteRange, in file: SourceFile) -> (value: TokenValue, range: ByteRange)? {
    var text = MarkdownBytes.trimmed(text, in: file.bytes)
    if text.count > 2, file.bytes[text.start] == UInt8(ascii: "`"), file.bytes[text.end - 1] == UInt8(ascii: "`") {
      text = ByteRange(text.start + 1, text.end - 1)
    }
    return number(in: text, of: file)
  }

  private static func number(in range: ByteRange, of file: SourceFile) -> (value: TokenValue, range: ByteRange)? {
    let bytes = file.bytes[range]
    guard (1...6).contains(range.count), bytes.first.map(\.isASCIIDigit) ?? false,
      bytes.last.map(\.isASCIIDigit) ?? false,
      bytes.allSatisfy({ $0.isASCIIDigit || $0 == UInt8(ascii: ".") }), let number = Double(file.text(in: range))
    else { return nil }
    return (.dimension(Dimension(number, "px")), range)
  }

  /// Whether a name is two words of code or more with a dot between them.
  static func isPath(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
      } && parts[0].first.map(\.isLetter) ?? false
  }
}
