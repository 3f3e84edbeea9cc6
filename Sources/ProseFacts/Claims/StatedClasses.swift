import DesignTokens
package import Facts
import Lexicon
package import SourceText
package import Syntax

/// Finds classes of a utility framework beside the values that a document says they have: `bg-slate-800 (#1e293b)`,
/// `` `#1e293b` (bg-slate-800) ``, `text-2xl (24px)`.
package struct StatedClasses {
  private let file: SourceFile
  private var found: [StatedClass] = []

  /// The classes of a document, outside of its fences and of what tells of what was.
  package static func classes(in file: SourceFile, _ tree: MarkdownTree) -> [StatedClass] {
    var reader = StatedClasses(file: file)
    let bytes = file.bytes
    var place = 0
    while let open = bytes[place...].firstIndex(of: UInt8(ascii: "(")) {
      reader.read(at: open)
      place = open + 1
    }
    for table in tree.blocks where table.kind == .table { reader.read(table: table, of: tree) }
    guard !reader.found.isEmpty else { return [] }
    let asked = tree.asked(of: file).map { tree.blocks[$0] }
      .filter { [.paragraph, .item, .table].contains($0.kind) }.map(\.range)
    return reader.found.filter { stated in asked.contains { $0.contains(stated.range) } }
  }

  private init(file: SourceFile) { self.file = file }

  /// What stands in parentheses, and the word in front of them.
  private mutating func read(at open: Int) {
    let bytes = file.bytes
    let inner = bytes[(open + 1)...].prefix(Self.longest)
    guard let close = inner.firstIndex(where: { $0 == UInt8(ascii: ")") || $0 == 0x0A }),
      bytes[close] == UInt8(ascii: ")")
    else { return }
    let inside = bare(open + 1, close)
    let before = word(before: open)
    if before.isEmpty { return readSeveral(at: open, inside) }
    if let value = value(inside), isClass(before) {
      add(before, value, inside)
    } else if isClass(inside), let value = value(before) {
      add(inside, value, before)
    }
  }

  /// Rows with a class in one cell and what it gives in another: `| Title | 2.5rem (40px) | text-4xl font-bold |`.
  private mutating func read(table: MarkdownBlock, of tree: MarkdownTree) {
    let rows = tree.rows(of: table).map { Array(tree.cells(of: $0)) }
    guard let header = rows.first, rows.count > 1 else { return }
    let roles = header.map { WrittenName(file, $0).role }
    for (kind, measures) in [("text", [DimensionRole.fontSize, .size]), ("leading", [.lineHeight])] {
      let columns = roles.indices.filter { roles[$0].map(measures.contains) ?? false }
      guard columns.count == 1, let column = columns.first else { continue }
      for row in rows.dropFirst() where column < row.count {
        guard let name = onlyClass(of: kind, in: row), let (value, range) = first(in: row[column], of: kind) else {
          continue
        }
        found.append(StatedClass(name: file.text(in: name), nameRange: name, value: value, range: range))
      }
    }
  }

  /// The only class of a kind among cells that are code and nothing else; none where one holds on some screens alone.
  private func onlyClass(of kind: String, in row: [ByteRange]) -> ByteRange? {
    let codes = row.filter {
      file.bytes.at($0.start) == UInt8(ascii: "`") && file.bytes.at($0.end - 1) == UInt8(ascii: "`")
    }
    let classes = codes.flatMap { parts(of: bare($0.start, $0.end), at: UInt8(ascii: " ")) }
    guard !classes.contains(where: { file.bytes[$0].contains(UInt8(ascii: ":")) }) else { return nil }
    let found = classes.filter { UtilityLength.isOne(file.text(in: $0), of: kind) }
    return found.count == 1 ? found[0] : nil
  }

  /// The value that a cell begins with: a length, or the factor of a line.
  private func first(in cell: ByteRange, of kind: String) -> (TokenValue, ByteRange)? {
    guard let range = parts(of: cell, at: UInt8(ascii: " ")).first else { return nil }
    if kind == "text" { return value(range).map { ($0, range) } }
    return Double(file.text(in: range)).flatMap { (1...3).contains($0) ? (.number($0), range) : nil }
  }

  /// Several classes in one code span, each with its value, in their order: `text-3xl md:text-5xl` (30px/48px).
  private mutating func readSeveral(at open: Int, _ inside: ByteRange) {
    let bytes = file.bytes
    guard let end = bytes[..<open].lastIndex(where: { $0 != UInt8(ascii: " ") }), bytes[end] == UInt8(ascii: "`"),
      let start = bytes[max(0, end - 60)..<end].lastIndex(of: UInt8(ascii: "`"))
    else { return }
    let classes = parts(of: ByteRange(start + 1, end), at: UInt8(ascii: " "))
    let values = parts(of: inside, at: UInt8(ascii: "/"))
    guard classes.count == values.count, classes.count > 1 else { return }
    let pairs = zip(classes, values).map { name, range -> (ByteRange, TokenValue, ByteRange)? in
      // `md:` says on which screens.
      let colon = bytes[name].lastIndex(of: UInt8(ascii: ":"))
      let name = ByteRange(colon.map { $0 + 1 } ?? name.start, name.end)
      return isClass(name) ? value(range).map { (name, $0, range) } : nil
    }
    guard !pairs.contains(where: { $0 == nil }) else { return }
    for case let (name, value, range)? in pairs { add(name, value, range) }
  }

  /// The stretches between signs, without blanks at their ends.
  private func parts(of range: ByteRange, at sign: UInt8) -> [ByteRange] {
    file.bytes[range].split(separator: sign).map { bare($0.startIndex, $0.endIndex) }.filter { !$0.isEmpty }
  }

  /// What has more bytes than this is neither a class nor a value.
  private static let longest = 28

  private mutating func add(_ name: ByteRange, _ value: TokenValue, _ range: ByteRange) {
    let text = file.text(in: name)
    let isPaint = UtilityLength.paints.contains { text.hasPrefix($0) }
    if case .color = value {
      guard isPaint else { return }
    } else if isPaint, !text.hasPrefix("text-") {
      return
    }
    found.append(StatedClass(name: text, nameRange: name, value: value, range: range))
  }

  /// A stretch without blanks and marks of code at its ends.
  private func bare(_ start: Int, _ end: Int) -> ByteRange {
    var (start, end) = (start, end)
    while start < end, Self.marks.contains(file.bytes[start]) { start += 1 }
    while start < end, Self.marks.contains(file.bytes[end - 1]) { end -= 1 }
    return ByteRange(start, end)
  }

  private static let marks = Array(" `*".utf8)

  /// The word right in front of a parenthesis, where it is the only one of its code or of what it is written in.
  private func word(before open: Int) -> ByteRange {
    var end = open
    while end > 0, Self.marks.contains(file.bytes[end - 1]) { end -= 1 }
    var start = end
    while start > 0, end - start <= Self.longest, isWordByte(file.bytes[start - 1]) { start -= 1 }
    // One of several classes in one code span is not worth all of them.
    let isOneOfSeveral = file.bytes.at(start - 1) == UInt8(ascii: " ") && file.bytes.at(end) == UInt8(ascii: "`")
    return isOneOfSeveral ? ByteRange(at: open) : ByteRange(start, end)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    byte.isWordByte || "-#.:/[]%!".utf8.contains(byte)
  }

  /// A color in hex, or a length in px or rem.
  private func value(_ range: ByteRange) -> TokenValue? {
    let bytes = file.bytes
    guard range.count > 2, bytes[range.start] == UInt8(ascii: "#") || bytes[range.start].isASCIIDigit else {
      return nil
    }
    let text = file.text(in: range)
    if text.hasPrefix("#") { return text.count > 6 ? Color(css: text).map { .color($0) } : nil }
    guard let length = Dimension(parsing: text), length.unit == "px" || length.unit == "rem" else { return nil }
    return .dimension(length)
  }

  /// Whether a word is spelled as classes are: a kind, and behind a hyphen a name or a step.
  private func isClass(_ range: ByteRange) -> Bool {
    let bytes = file.bytes
    guard range.count > 2, bytes[range.start].isASCIILetter, let dash = bytes[range].firstIndex(of: UInt8(ascii: "-")),
      bytes[range].allSatisfy({
        $0 &- 0x61 < 26 || $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
      })
    else { return false }
    let kind = file.text(in: ByteRange(range.start, dash + 1))
    return UtilityLength.paints.contains(kind) || UtilityLength.kinds.contains(String(kind.dropLast()))
  }
}
