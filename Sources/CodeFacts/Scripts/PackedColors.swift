package import Facts
package import SourceText

/// Finds packed colors of Flutter and Compose that lack the two digits of their opacity: `Color(0xF57C00)` is
/// transparent.
package enum PackedColors {
  /// A problem for each such color in a stretch of code; `isCertain` where the code is known to be Dart or Kotlin, else
  /// only a `const Color(…)` is one.
  package static func problems(in file: SourceFile, _ range: ByteRange, isCertain: Bool) -> [Problem] {
    var found: [Problem] = []
    var index = range.start
    while let open = file.bytes.from(index, to: range.end).firstIndex(of: UInt8(ascii: "(")) {
      index = open + 1
      guard hasName(before: open, in: file, from: range.start, isCertain: isCertain) else { continue }
      let digits = digits(at: open + 1, in: file, upTo: range.end)
      guard digits.count == 6, file.bytes.at(digits.end) == UInt8(ascii: ")") else { continue }
      let call = ByteRange(open - 5, digits.end + 1)
      let text = "0xFF" + file.text(in: digits)
      found.append(
        Problem(
          .transparentColor,
          "`\(file.text(in: call))` is transparent: its first two digits are the opacity; write `\(text)`.", at: call,
          fixes: [ProblemFix("Write \(text)", [TextEdit(ByteRange(open + 1, digits.end), text)])]))
    }
    return found
  }

  /// Whether `Color` stands in front of a parenthesis as a name of its own.
  private static func hasName(before open: Int, in file: SourceFile, from start: Int, isCertain: Bool) -> Bool {
    guard open - 5 >= start, file.bytes.from(open - 5, to: open).elementsEqual("Color".utf8) else { return false }
    let before = file.bytes.from(max(start, open - 11), to: open - 5)
    guard isCertain else { return before.elementsEqual("const ".utf8) }
    return before.last.map { !$0.isWordByte && $0 != UInt8(ascii: ".") } ?? true
  }

  /// The digits behind `0x`; nothing where other signs stand there.
  private static func digits(at start: Int, in file: SourceFile, upTo end: Int) -> ByteRange {
    guard file.bytes.from(start, to: min(end, start + 2)).elementsEqual("0x".utf8) else { return ByteRange(at: start) }
    let digits = file.bytes.from(start + 2, to: end).prefix(9).prefix(while: \.isHexDigit)
    return ByteRange(start + 2, start + 2 + digits.count)
  }
}
