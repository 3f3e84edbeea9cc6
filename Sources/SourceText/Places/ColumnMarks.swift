/// Columns at some places of very long lines that are not ASCII, so that no question about a column reads a whole line.
///
/// Texts without such lines, which are nearly all, have no marks and cost nothing.
struct ColumnMarks: Sendable {
  /// The start of a character, and its column in its line.
  struct Mark: Sendable {
    var offset: Int
    var utf16: Int
    var utf32: Int
  }

  private var marks: [Mark] = []
  private static let longLine = 4096
  private static let distance = 1024

  init(_ bytes: [UInt8], _ lines: LineTable) {
    guard !lines.isASCII else { return }
    for line in 0..<lines.count {
      let start = lines.start(of: line)
      let end = line + 1 < lines.count ? lines.start(of: line + 1) : bytes.count
      if end - start > ColumnMarks.longLine { mark(bytes, from: start, to: end) }
    }
  }

  private mutating func mark(_ bytes: [UInt8], from start: Int, to end: Int) {
    var place = Mark(offset: start, utf16: 0, utf32: 0)
    var next = start + ColumnMarks.distance
    while place.offset < end {
      if place.offset >= next {
        marks.append(place)
        next = place.offset + ColumnMarks.distance
      }
      place.step(over: SourceFile.characterLength(in: bytes, at: place.offset))
    }
  }

  /// The last mark at or before an offset, in the line that begins at `start`; the line's start where there is none.
  func mark(before offset: Int, inLineAt start: Int) -> Mark {
    mark(inLineAt: start) { $0.offset <= offset }
  }

  /// The last mark at or before a column, in the line that begins at `start` and ends at `end`.
  func mark(beforeColumn column: Int, in encoding: PositionEncoding, inLineAt start: Int, endingAt end: Int) -> Mark {
    mark(inLineAt: start) {
      $0.offset < start || $0.offset <= end && $0.column(in: encoding, lineStart: start) <= column
    }
  }

  private func mark(inLineAt start: Int, where isBefore: (Mark) -> Bool) -> Mark {
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(marks[middle]) { low = middle + 1 } else { high = middle }
    }
    guard low > 0, marks[low - 1].offset >= start else { return Mark(offset: start, utf16: 0, utf32: 0) }
    return marks[low - 1]
  }
}

extension ColumnMarks.Mark {
  /// The column in a unit, for a mark of the line that begins at `lineStart`.
  func column(in encoding: PositionEncoding, lineStart: Int) -> Int {
    switch encoding {
    case .utf8: offset - lineStart
    case .utf16: utf16
    case .utf32: utf32
    }
  }

  /// Goes on by a character of so many bytes.
  mutating func step(over length: Int) {
    offset += length
    utf16 += length == 4 ? 2 : 1
    utf32 += 1
  }
}
