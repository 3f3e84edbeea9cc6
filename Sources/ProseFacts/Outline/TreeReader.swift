import SourceText

/// Reads the lines of a fence as a tree: branches of box characters or ASCII, bullets, numbers, or indentation alone.
///
/// An item stands under the nearest earlier one that begins further left; a root line with a value holds nothing, for
/// what is drawn under it belongs to the component.
enum TreeReader {
  /// The items of the lines, in order; lines without text are left out.
  static func items(of lines: some Sequence<ByteRange>, in file: SourceFile) -> [DocumentItem] {
    var items: [DocumentItem] = []
    var open: [(rank: Int, index: Int)] = []
    var wasBlank = true
    for line in lines {
      let branch = TreeLine(file, line)
      guard !branch.text.isEmpty else {
        wasBlank = wasBlank || branch.isBlank
        continue
      }
      var item = DocumentItem(file, branch.text, isList: branch.isBullet)
      if branch.isDrawn, !item.isMeasure(in: file) { item = DocumentItem(drawn: branch.text) }
      item.isRoot = branch.rank == 0
      item.isNumbered = branch.isNumbered
      item.isApart = wasBlank
      while let last = open.last, last.rank >= branch.rank { open.removeLast() }
      item.parent = open.last?.index ?? -1
      // A line at the margin that states a value, or is plain text, closes the group before it and opens none.
      if branch.rank > 0 || item.isHeader || SameAsReference.isInheritance(file, item.range) {
        open.append((branch.rank, items.count))
      } else {
        open.removeAll()
      }
      items.append(item)
      wasBlank = false
    }
    return items
  }
}

/// The start of a line: how far right it begins, and what is drawn in front of its text.
struct TreeLine {
  /// Twice the column, and one more behind a branch or a bullet.
  private(set) var rank = 0
  private(set) var isBullet = false
  private(set) var isNumbered = false
  /// Whether there is nothing on the line, not even a branch.
  private(set) var isBlank = true
  /// Whether it stands between the sides of a drawn box, so that it is what somebody sees, or part of a drawing.
  private(set) var isDrawn = false
  private(set) var text: ByteRange

  private var column = 0
  private var hasBar = false
  private var offset: Int
  private let end: Int
  private let bytes: [UInt8]

  init(_ file: SourceFile, _ line: ByteRange) {
    bytes = file.bytes
    offset = line.start
    end = min(line.end, file.bytes.count)
    text = ByteRange(at: end)
    var hasMark = false
    while offset < end {
      if skipBlank() { continue }
      isBlank = false
      let mark = column
      if skipBar() { continue }
      guard skipBranch() || (!hasMark && skipBullet()) else { break }
      if !hasMark { rank = mark * 2 + 1 }
      hasMark = true
    }
    if !hasMark { rank = column * 2 }
    var last = end
    while last > offset, bytes[last - 1] <= UInt8(ascii: " ") { last -= 1 }
    text = ByteRange(offset, last)
    readRemark()
  }

  /// What stands behind the right side of a drawn box (`│ SEND │  Padding: 8px`) is a line of its own beside it.
  private mutating func readRemark() {
    guard bytes[text.start..<text.end].contains(0xE2) else { return cutPlainSides() }
    offset = text.start
    var start = text.start
    // Where the sides begin that stand behind one another, with nothing but blanks between them.
    var sides: Int?
    while offset < text.end {
      let isSide = boxKind == .bar || boxKind == .corner
      if isSide { sides = sides ?? offset } else if bytes[offset] != UInt8(ascii: " ") { sides = nil }
      offset += isSide ? boxLength : 1
      if isSide { start = offset }
    }
    while start < text.end, bytes[start] == UInt8(ascii: " ") { start += 1 }
    if let sides, start >= text.end { return close(at: sides) }
    // An arrow (`← outer: 9pt`) points at a part of what is drawn.
    guard start > text.start, start < text.end, bytes[start] != 0xE2,
      bytes[start..<text.end].contains(UInt8(ascii: ":"))
    else { return }
    text = ByteRange(start, text.end)
    rank = 0
  }

  /// `| SEND |   |`: a box drawn with the bars of a keyboard.
  private mutating func cutPlainSides() {
    var sides = text.end
    while sides > text.start, "| ".utf8.contains(bytes[sides - 1]) { sides -= 1 }
    if sides < text.end, hasBar { close(at: sides) }
  }

  /// Ends the text in front of the right sides of the boxes around it.
  private mutating func close(at sides: Int) {
    isDrawn = true
    var last = sides
    while last > text.start, bytes[last - 1] == UInt8(ascii: " ") { last -= 1 }
    text = ByteRange(text.start, last)
  }

  private func byte(_ offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  private mutating func skipBlank() -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: " "): column += 1
    case UInt8(ascii: "\t"): column += 4 - column % 4
    case 0xC2 where byte(offset + 1) == 0xA0:
      offset += 1
      column += 1
    default: return false
    }
    offset += 1
    return true
  }

  /// A vertical bar that only carries an outer branch on: `│   ` or `|   `.
  private mutating func skipBar() -> Bool {
    let length = bytes[offset] == UInt8(ascii: "|") ? 1 : boxKind == .bar ? boxLength : 0
    guard length > 0 else { return false }
    // A heavy bar is the side of what is drawn.
    if boxCode == 0x03 { isDrawn = true }
    let next = byte(offset + length)
    guard next == 0 || next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") || next == 0xC2 else { return false }
    offset += length
    column += 1
    hasBar = true
    return true
  }

  private enum Box { case bar, corner, line, none }

  /// The length in bytes of the sign at hand, also where a wrong decoding made three characters of it.
  private var boxLength: Int {
    bytes[offset] == 0xE2 && byte(offset + 1) != 0x80 ? 3 : GarbledBox(bytes, offset)?.length ?? 3
  }

  /// The place of a sign in U+2500 to U+257F; `nil` for any other character.
  private var boxCode: Int? {
    guard offset + 2 < end else { return nil }
    if bytes[offset] == 0xE2, bytes[offset + 1] == 0x94 || bytes[offset + 1] == 0x95 {
      return (Int(bytes[offset + 1]) - 0x94) * 64 + Int(bytes[offset + 2]) - 0x80
    }
    return GarbledBox(bytes, offset)?.code
  }

  /// U+2500 to U+257F and the block of dashes, by what they draw.
  private var boxKind: Box {
    guard let code = boxCode else { return .none }
    switch code {
    case 0x00, 0x01, 0x04, 0x05, 0x08, 0x09, 0x50, 0x74, 0x76, 0x78, 0x7A: return .line
    case 0x02, 0x03, 0x06, 0x07, 0x0A, 0x0B, 0x51, 0x75, 0x77: return .bar
    default: return .corner
    }
  }

  /// `├─ `, `└── `, `|-- `, `+-- `, `` `-- ``, `\-- `: a corner and at least one dash.
  private mutating func skipBranch() -> Bool {
    let saved = (offset, column)
    if boxKind == .corner || boxKind == .bar {
      offset += boxLength
    } else if "|+`\\".utf8.contains(bytes[offset]), byte(offset + 1) == UInt8(ascii: "-") || byte(offset + 1) == 0x5F {
      offset += 1
    } else {
      return false
    }
    column += 1
    var dashes = 0
    while offset < end {
      if boxKind == .line {
        offset += boxLength
      } else if bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "_") {
        offset += 1
      } else {
        break
      }
      column += 1
      dashes += 1
    }
    guard dashes > 0 else {
      (offset, column) = saved
      return false
    }
    if offset < end, bytes[offset] == UInt8(ascii: ">") { offset += 1 }
    return true
  }

  private mutating func skipBullet() -> Bool {
    var length = 0
    switch bytes[offset] {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): length = 1
    case 0xE2 where byte(offset + 1) == 0x80 && byte(offset + 2) == 0xA2: length = 3
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      var index = offset
      while byte(index).isASCIIDigit { index += 1 }
      guard byte(index) == UInt8(ascii: ".") || byte(index) == UInt8(ascii: ")"), index - offset < 4 else {
        return false
      }
      length = index + 1 - offset
      isNumbered = byte(offset + length) == UInt8(ascii: " ")
    default: return false
    }
    guard byte(offset + length) == UInt8(ascii: " ") else { return false }
    isBullet = !isNumbered
    offset += length
    column += length
    return true
  }
}
