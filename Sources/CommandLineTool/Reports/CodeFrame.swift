import SourceText

/// One source line with a stretch of it underlined, ready for a terminal.
struct CodeFrame {
  /// From 1.
  var line: Int
  /// The line as it is shown: tabs as spaces, control characters as `\u{1B}`, the far ends of a long line cut off.
  var text: String
  /// The columns in front of the underline.
  var indentation: Int
  /// The columns underlined, at least 1.
  var width: Int

  /// How many bytes of a long line are shown in front of a stretch and from its start on.
  private static let shownBytes = (before: 60, after: 120)

  /// Shows the line in which a stretch begins; of a longer stretch the part in that line is underlined.
  init(_ range: ByteRange, of source: SourceFile) {
    let number = source.lines.line(at: range.start)
    let whole = source.range(ofLine: number)
    let start = min(range.start, whole.end)
    let end = min(max(range.end, start), whole.end)
    let shown = CodeFrame.shownPart(of: whole, around: start, in: source)
    let lead = shown.start > max(whole.start, source.contentStart) ? "…" : ""
    let tail = shown.end < whole.end ? "…" : ""
    let before = CodeFrame.printable(source.text(in: ByteRange(shown.start, start)))
    let marked = CodeFrame.printable(source.text(in: ByteRange(start, min(end, shown.end))))
    let after = CodeFrame.printable(source.text(in: ByteRange(min(end, shown.end), shown.end)))
    line = number + 1
    text = lead + before + marked + after + tail
    indentation = DisplayWidth.of(lead + before)
    // Combining marks at the seam belong to the character before it: measure what stands there together.
    width = max(1, DisplayWidth.of(lead + before + marked) - indentation)
  }

  private static func shownPart(of line: ByteRange, around offset: Int, in source: SourceFile) -> ByteRange {
    let first = max(line.start, source.contentStart)
    var start = max(first, offset - shownBytes.before)
    if start - first < 10 { start = first }
    var end = min(line.end, offset + shownBytes.after)
    if line.end - end < 10 { end = line.end }
    while start > first, source.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    while end < line.end, source.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return ByteRange(start, end)
  }

  private static func printable(_ text: String) -> String {
    text.split(separator: "\t", omittingEmptySubsequences: false).map { String($0).visible }.joined(separator: "    ")
  }
}
