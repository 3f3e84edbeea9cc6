import SourceText

/// Finds the rows of a table, or the pairs of a description list, that a document writes in HTML.
enum HTMLCellReader {
  /// The cells of each `<tr>`, tags inside them left out, and each `<dt>` with its `<dd>` as a row of two.
  ///
  /// Only text counts that stands directly in a cell; anything in a comment is passed over.
  static func rows(of bytes: [UInt8], in range: ByteRange) -> [[ByteRange]] {
    var rows: [[ByteRange]] = []
    var cell: Int?
    var index = range.start
    while index < range.end {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      if bytes.from(index, to: range.end).starts(with: "<!--".utf8) {
        index += 4
        while index < range.end, !bytes.from(index, to: range.end).starts(with: "-->".utf8) { index += 1 }
        continue
      }
      let start = index
      while index < range.end, bytes[index] != UInt8(ascii: ">") { index += 1 }
      let name = String(decoding: bytes.from(start + 1, to: min(index, start + 4)), as: UTF8.self).lowercased()
      index = min(index + 1, range.end)
      let isClosing = name.hasPrefix("/")
      if name == "tr" || name == "tr " || name == "dt" || name == "dt " { rows.append([]) }
      switch name.dropFirst(isClosing ? 1 : 0).prefix(2) {
      case "td", "th", "dt", "dd":
        if isClosing, let first = cell, !rows.isEmpty { rows[rows.count - 1].append(trimmed(bytes, first, start)) }
        cell = isClosing ? nil : index
      default: continue
      }
    }
    return rows.filter { !$0.isEmpty }
  }

  /// The content of a cell without blanks and without one tag around all of it (`<code>8px</code>`).
  private static func trimmed(_ bytes: [UInt8], _ start: Int, _ end: Int) -> ByteRange {
    var start = start
    var end = end
    for _ in 0..<3 {
      while start < end, bytes[start] <= UInt8(ascii: " ") { start += 1 }
      while end > start, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
      guard start < end, bytes[start] == UInt8(ascii: "<"), bytes[end - 1] == UInt8(ascii: ">"),
        let close = bytes.from(start, to: end).firstIndex(of: UInt8(ascii: ">")),
        let open = bytes.from(start, to: end).lastIndex(of: UInt8(ascii: "<")), close < open
      else { break }
      start = close + 1
      end = open
    }
    return ByteRange(start, end)
  }
}
