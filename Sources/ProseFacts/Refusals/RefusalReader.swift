import Lexicon
package import SourceText
package import Syntax

/// Finds the stretches of a document in which nothing is asked for: what is not to be done, what was, what others say.
package struct RefusalReader {
  private let file: SourceFile
  private let tree: MarkdownTree
  private var ranges: [ByteRange] = []
  /// The label right above the block at hand, and where it stands.
  private var isUnderRefusal = false

  /// The stretches in order, those included that the text only cites, none overlapping another.
  package static func ranges(of file: SourceFile, _ tree: MarkdownTree, cited: [ByteRange]) -> [ByteRange] {
    var reader = RefusalReader(file: file, tree: tree)
    reader.ranges = cited
    for block in tree.blocks { reader.read(block) }
    return reader.ranges.joined
  }

  private init(file: SourceFile, tree: MarkdownTree) {
    self.file = file
    self.tree = tree
  }

  private mutating func read(_ block: MarkdownBlock) {
    let wasUnderRefusal = isUnderRefusal
    isUnderRefusal = false
    if block.isQuoted { ranges.append(block.range) }
    switch block.kind {
    case .heading:
      if refuses(block.content) { ranges.append(block.extent) }
    case .paragraph:
      let lines = Array(tree.lines(of: block))
      for line in lines { if labelRefuses(line) { ranges.append(line) } else { readMarks(line) } }
      isUnderRefusal = lines.last.map(isLabelOfRefusal) ?? false
    case .item:
      // What stands below an item that refuses is refused with it.
      if isLabelOfRefusal(block.content) || labelRefuses(block.content) {
        ranges.append(block.range)
      } else {
        readMarks(block.content)
      }
    case .list:
      if wasUnderRefusal { ranges.append(block.range) }
    case .table:
      if wasUnderRefusal { ranges.append(block.range) } else { readTable(block) }
    case .html:
      if let folded = foldedAway(behind: block) { ranges.append(folded) }
    case .fence:
      if wasUnderRefusal { ranges.append(block.range) } else { readCode(block) }
    default: isUnderRefusal = wasUnderRefusal
    }
  }

  /// What is folded away under words that it was, to its end: `<summary>Historical snapshot</summary>`.
  private func foldedAway(behind block: MarkdownBlock) -> ByteRange? {
    let text = tree.text(in: block.range)
    guard text.utf8.count <= 2_000, text.holds("<summary"),
      let summary = text.split(separator: "<").first(where: { $0.hasPrefix("summary") }),
      let label = summary.split(separator: ">", maxSplits: 1).last,
      case let words = WrittenName.smallWords(of: String(label.prefix { $0 != "(" })), isPast(words)
    else { return nil }
    let closing = tree.blocks.first {
      $0.kind == .html && $0.range.start > block.range.start && tree.text(in: $0.range).holds("</details")
    }
    return ByteRange(block.range.start, closing?.range.end ?? block.range.end)
  }

  /// The columns and the rows of a table that show what is not to be done: *Don't*, ❌.
  private mutating func readTable(_ block: MarkdownBlock) {
    let rows = tree.rows(of: block)
    let heads = rows.first.map { Array(tree.cells(of: $0)) } ?? []
    let refused = heads.indices.filter { refuses(heads[$0]) }
    let isOfPairs = [.background, .text].allSatisfy { slot in heads.contains { WrittenName(file, $0).says(slot) } }
    for row in rows.dropFirst() {
      let cells = Array(tree.cells(of: row))
      let isRefused = cells.count > 1 && (refusesPlainly(cells[0], what: cells[1]) || isPast(cell: cells[0]))
      if isRefused || cells.dropFirst().contains(where: saysThatItFails)
        || isOfPairs && cells.dropFirst().contains(where: endsInRefusal(cell:))
      {
        ranges.append(row.range)
      } else {
        readMarks(of: row, cells)
        ranges += refused.filter { $0 < cells.count }.map { cells[$0] }
      }
    }
  }

  /// A row with marks of both kinds judges cell by cell: `| 20pt ❌ | 16pt ✅ |`.
  private mutating func readMarks(of row: MarkdownRow, _ cells: [ByteRange]) {
    let judged = cells.filter { hasMeasure(beforeMarkOf: $0) }
    guard judged.contains(where: { RefusalMarks.first(in: tree.slice($0)) == .good }) else {
      return readMarks(row.range, isRow: true)
    }
    ranges += judged.filter { RefusalMarks.first(in: tree.slice($0), warningsToo: true) == .bad }
  }

  /// Whether a number stands before the first mark of a cell, and nothing behind it.
  private func hasMeasure(beforeMarkOf cell: ByteRange) -> Bool {
    let bytes = tree.slice(cell)
    guard let mark = RefusalMarks.all(in: bytes, warningsToo: true).first else { return false }
    return bytes.prefix(mark.offset).contains(where: \.isASCIIDigit)
      && !bytes.dropFirst(mark.offset).contains { $0 < 0x80 && $0 != UInt8(ascii: " ") }
  }

  /// Whether a heading or a label says that what follows is not to be done, or was.
  private func refuses(_ range: ByteRange) -> Bool {
    let bytes = tree.slice(range)
    if RefusalMarks.first(in: bytes) == .bad { return true }
    let words = WrittenName.smallWords(file, range)
    return RefusalLabels.isLabel(words) || isPast(words) || endsInPast(range) || isElsewhere(words, range)
      || isOfFaults(words, range)
  }

  /// `Accessibility issues`, `color-contrast (2 violations)`: what is known to be wrong.
  private func isOfFaults(_ words: [String], _ range: ByteRange) -> Bool {
    guard words.count <= 6 else { return false }
    let remark = tree.slice(range).last == UInt8(ascii: ")") ? WrittenName(file, range).qualifier : nil
    let last = [words.last, remark.flatMap { WrittenName.smallWords(of: $0).last }]
    return last.contains { word in word.map { $0.means(.pastColumn) && !$0.means(.past) } ?? false }
  }

  /// `CSS variables (future implementation)`, `Competitive spacing audit`: what may be one day, or what others have.
  private func isElsewhere(_ words: [String], _ range: ByteRange) -> Bool {
    guard words.count <= 8 else { return false }
    if words.contains(where: { $0.means(.elsewhere) }) { return true }
    guard tree.slice(range).contains(UInt8(ascii: "(")) else { return false }
    let remark = tree.text(in: range).split(separator: "(").dropFirst().joined(separator: " ")
    return WrittenName.smallWords(of: remark).contains { $0.means(.elsewhere) }
  }

  /// `Before`, `Old version`, `AVANT`: what was.
  private func isPast(_ words: [String]) -> Bool {
    words.count <= 2 && (words.first?.means(.past) ?? false || Lexicon.means(.past, words))
  }

  /// `The problem (before)`.
  private func endsInPast(_ range: ByteRange) -> Bool {
    guard tree.slice(range).last == UInt8(ascii: ")") else { return false }
    let text = tree.text(in: range)
    guard text.hasSuffix(")"), let start = text.lastIndex(of: "(") else { return false }
    return text[text.index(after: start)...].dropLast().lowercased().means(.past)
  }

  /// `**Don't:**`, `❌ Bad:`; a sentence that goes on speaks of itself alone.
  private func isLabelOfRefusal(_ line: ByteRange) -> Bool {
    guard line.count <= 96 else { return false }
    let bytes = tree.slice(line)
    let last = bytes.last { !" *_`".utf8.contains($0) }
    let isLabel = last == UInt8(ascii: ":") || bytes.suffix(3).elementsEqual("：".utf8) || bytes.starts(with: "**".utf8)
    return isLabel && refuses(line)
  }

  /// `Bad: padding: 13px`: a label of a word or two, and behind it what it refuses.
  ///
  /// A color by itself may be one for errors, and so may what some languages call as they call an error.
  private func refusesPlainly(_ label: ByteRange, what value: ByteRange) -> Bool {
    guard (1...Self.longestPlainLabel).contains(label.count), !value.isEmpty,
      let first = tree.slice(value).first(where: { !" `*".utf8.contains($0) }), first != UInt8(ascii: "#")
    else { return false }
    let words = WrittenName.smallWords(file, label)
    return words.count < 3 && RefusalLabels.isLabel(words) && !words.contains { $0.means(.signalState) }
  }

  /// Whether a cell says in one word that its row was: *Old*.
  private func isPast(cell: ByteRange) -> Bool {
    guard (1...Self.longestPlainLabel).contains(cell.count) else { return false }
    let words = WrittenName.smallWords(file, cell)
    return words.count == 1 && words[0].means(.past)
  }

  /// Whether a cell of a table of pairs ends in words against one: *No contrast — avoid*, *For shapes — not small text*.
  private func endsInRefusal(cell: ByteRange) -> Bool {
    let text = tree.text(in: cell)
    guard text.utf8.count <= 200, let dash = text.lastIndex(where: { "—–-,;".contains($0) }) else { return false }
    let words = WrittenName.smallWords(of: String(text[text.index(after: dash)...]))
    guard let first = words.first, words.count <= 4 else { return false }
    return words.count <= 2 && RefusalLabels.isLabel(words)
      || first.means(.denial) && words.dropFirst().contains { Lexicon.term(of: $0)?.slot == .text }
  }

  /// In bytes.
  private static let longestPlainLabel = 32

  /// `**Forbidden spacing**: 7px, 10px`: one bold label, and behind it on the line what it refuses.
  private func labelRefuses(_ line: ByteRange) -> Bool {
    let bytes = tree.slice(line)
    if let colon = bytes.prefix(Self.longestPlainLabel).firstIndex(of: UInt8(ascii: ":")), colon > bytes.startIndex,
      refusesPlainly(ByteRange(line.start, colon), what: ByteRange(colon + 1, line.end))
    {
      return true
    }
    guard let bold = NameSeparator.endOfBold(file, line), file.bytes.at(line.start) != UInt8(ascii: "`"),
      let split = NameSeparator.split(file, line, isList: true), split.name.end >= bold - 3, split.name.end <= bold + 1,
      !tree.text(in: split.value).holds("**")
    else { return false }
    return RefusalLabels.isLabel(WrittenName.smallWords(file, split.name))
  }

  /// `FAIL`, `Fails — needs 4.5:1`: the verdict of a table, which knows what is wrong.
  private func saysThatItFails(_ cell: ByteRange) -> Bool {
    if saysFailure(cell) { return true }
    let bytes = tree.slice(cell)
    guard bytes.holds(small: "fail") || GridText.speaks(bytes, of: Self.failure) else { return false }
    let words = WrittenName.smallWords(file, cell)
    return words.first.map { ["fail", "fails"].contains($0) } ?? false
      || words.contains { $0.means(.failure) }
        && words.allSatisfy { $0.means(.failure) || ["aa", "aaa", "wcag", "contrast"].contains($0) }
  }

  /// From a mark of refusal to the next mark of approval, or to the end; a line that begins without a mark and ends with
  /// one is refused as a whole.
  private mutating func readMarks(_ line: ByteRange, isRow: Bool = false) {
    ranges += ReplacedCode.ranges(in: line, of: file)
    // A cell may describe what fails; of a contrast the row tells that it does.
    if !isRow || StatedRatio.mayStand(in: tree.slice(line)), saysFailure(line) { return ranges.append(line) }
    let marks = RefusalMarks.all(in: tree.slice(line))
    guard marks.contains(where: { $0.mark == .bad }) else { return }
    guard marks.contains(where: { $0.mark == .good }) else { return ranges.append(line) }
    if let first = marks.first, hasMeasure(before: first.offset, of: line) {
      // `10px ❌, 12px ✅`: each mark stands behind what it judges.
      for (index, found) in marks.enumerated() where found.mark == .bad {
        ranges.append(ByteRange(line.start + (index > 0 ? marks[index - 1].offset : 0), line.start + found.offset))
      }
      return
    }
    for (index, found) in marks.enumerated() where found.mark == .bad {
      let end = index + 1 < marks.count ? marks[index + 1].offset : line.count
      ranges.append(ByteRange(line.start + found.offset, line.start + end))
    }
  }

  /// Whether a number stands before the first mark of a line that ends with a mark.
  private func hasMeasure(before offset: Int, of line: ByteRange) -> Bool {
    let bytes = tree.slice(line)
    return bytes.prefix(offset).contains(where: \.isASCIIDigit) && bytes.last.map { $0 >= 0x80 } ?? false
  }

  /// `#6b7280 on #efefed fails`: the text knows itself what is wrong.
  private func saysFailure(_ line: ByteRange) -> Bool {
    let bytes = tree.slice(line)
    guard line.count <= 400, bytes.contains(UInt8(ascii: "#")) || bytes.contains(where: \.isASCIIDigit) else {
      return false
    }
    return GridText.speaks(bytes, of: Self.failure)
  }

  private static let failure = Senses([.failure])

  /// In code a comment with a mark or a word of refusal holds up to the next comment that begins a line.
  private mutating func readCode(_ block: MarkdownBlock) {
    var start: Int?
    for line in tree.lines(of: block) {
      let bytes = tree.slice(line).drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if Self.comments.contains(where: { bytes.starts(with: $0) }) {
        if let start { ranges.append(ByteRange(start, line.start)) }
        start = refusesComment(ByteRange(bytes.startIndex, bytes.endIndex)) ? line.start : nil
      } else if RefusalMarks.first(in: bytes) == .bad || endsInRefusal(line) {
        ranges.append(line)
      }
    }
    if let start { ranges.append(ByteRange(start, block.content.end)) }
  }

  /// `padding: 46px; /* Bad */`: a comment of a word or two behind a line.
  private func endsInRefusal(_ line: ByteRange) -> Bool {
    guard let comment = tree.comment(in: line), comment.count <= 40 else { return false }
    let words = WrittenName.smallWords(of: tree.text(in: comment))
    return words.count <= 2 && RefusalLabels.isLabel(words)
  }

  private func refusesComment(_ range: ByteRange) -> Bool {
    if let mark = RefusalMarks.first(in: tree.slice(range)) { return mark == .bad }
    let words = WrittenName.smallWords(of: tree.text(in: range))
    return words.first.map { RefusalLabels.isLabel([$0]) } ?? false || isPast(words) || opensWithPast(range)
      || words.contains { $0.means(.failure) || $0 == "fail" }
  }

  /// `/* Before: 2.9:1 */`: a word for what was, and a colon.
  private func opensWithPast(_ comment: ByteRange) -> Bool {
    let text = tree.text(in: comment)
    guard let colon = text.firstIndex(of: ":") else { return false }
    return isPast(WrittenName.smallWords(of: String(text[..<colon])))
  }

  private static let comments = ["//", "/*", "<!--", "# ", "{/*", "-- "].map { Array($0.utf8) }
}
