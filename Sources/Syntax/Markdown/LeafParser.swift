import SourceText

// What stands inside the containers of a line: titles, texts, tables, fences, HTML.
extension BlockParser {
  /// Goes on with a fence, a block of HTML or indented code; `false` where the line is no longer part of one.
  mutating func continueVerbatim() -> Bool {
    switch leaf {
    case .fence(let index, let mark, let length, let indent):
      return continueFence(index, mark: mark, length: length, indent: indent)
    case .html(let index, let ending):
      if ending == .blankLine, isRestBlank {
        leaf = .none
        return false
      }
      appendHTMLLine(to: index, ending)
      return true
    case .indentedCode(let index):
      let first = visible
      if first.position == lineEnd { return true }
      guard first.column - column >= 4 else {
        leaf = .none
        return false
      }
      step(toColumn: column + 4)
      appendLine(ByteRange(position, lineEnd), to: index)
      return true
    case .bareObject(let index, let end):
      appendLine(ByteRange(position, lineEnd), to: index)
      if lineEnd >= end { leaf = .none }
      return true
    case .none, .text, .table: return false
    }
  }

  /// Reads the rest of a line behind all its containers.
  mutating func readLeaf() {
    let first = visible
    if first.position == lineEnd {
      leaf = .none
      return
    }
    if readTableLine(first) || readUnderline(first) { return }
    if first.column - column >= 4 {
      if case .text = leaf { return appendText() }
      return beginIndentedCode()
    }
    if let heading = headingLevel() { return beginHeading(heading.level, titleFrom: heading.end, first) }
    if let fence = fenceOpening() { return beginFence(fence, first) }
    if isThematicBreak() {
      leaf = .none
      _ = append(.thematicBreak, at: first)
      lastEnd = lineEnd
      return
    }
    if let ending = htmlOpening() {
      let index = append(.html, at: first)
      tree.blocks[index].content = ByteRange(first.position, lineEnd)
      return appendHTMLLine(to: index, ending)
    }
    if leaf == .none, readLinkDefinition(first) { return }
    if beginBareObject(first) { return }
    appendText()
  }

  /// Adds the line to the open text, to an item that has none yet, or to a new paragraph.
  mutating func appendText() {
    let first = visible
    let line = MarkdownBytes.trimmed(ByteRange(first.position, lineEnd), in: bytes)
    var index: Int
    if case .text(let open) = leaf {
      index = open
    } else if let item = containers.last?.item, item >= 0, item == tree.blocks.count - 1,
      tree.blocks[item].content.isEmpty
    {
      index = item
      tree.blocks[item].parts = tree.lineRanges.count..<tree.lineRanges.count
    } else {
      index = append(.paragraph, at: first)
    }
    leaf = .text(index)
    let isFirst = tree.blocks[index].parts.isEmpty
    tree.blocks[index].content = isFirst ? line : ByteRange(tree.blocks[index].content.start, line.end)
    appendLine(line, to: index)
  }

  /// Adds a line to a block and stretches the block to its end.
  mutating func appendLine(_ line: ByteRange, to index: Int) {
    tree.lineRanges.append(line)
    tree.blocks[index].parts = tree.blocks[index].parts.lowerBound..<tree.lineRanges.count
    let range = ByteRange(tree.blocks[index].range.start, line.end)
    tree.blocks[index].range = range
    tree.blocks[index].extent = range
    lastEnd = max(lastEnd, line.end)
  }

  /// Begins a section, and ends those of its level and below.
  mutating func beginSection(_ index: Int, level: Int) {
    while let open = sections.last, tree.blocks[open].level >= level {
      let start = tree.blocks[open].range.start
      tree.blocks[open].extent = ByteRange(start, max(start, tree.blocks[index].range.start))
      sections.removeLast()
    }
    tree.blocks[index].level = level
    tree.blocks[index].heading = sections.last ?? -1
    sections.append(index)
  }

  private mutating func beginHeading(_ level: Int, titleFrom start: Int, _ first: (position: Int, column: Int)) {
    leaf = .none
    let index = append(.heading, at: first)
    var title = MarkdownBytes.trimmed(ByteRange(start, lineEnd), in: bytes)
    var end = title.end
    while end > title.start, bytes[end - 1] == UInt8(ascii: "#") { end -= 1 }
    if end == title.start || MarkdownBytes.isBlank(bytes[end - 1]) {
      title = MarkdownBytes.trimmed(ByteRange(title.start, end), in: bytes)
    }
    tree.blocks[index].content = title
    tree.blocks[index].marker = ByteRange(first.position, first.position + level)
    tree.blocks[index].range = MarkdownBytes.trimmed(ByteRange(first.position, lineEnd), in: bytes)
    lastEnd = lineEnd
    beginSection(index, level: level)
  }

  /// Turns the paragraph above into a heading if the line underlines it.
  private mutating func readUnderline(_ first: (position: Int, column: Int)) -> Bool {
    guard case .text(let index) = leaf, tree.blocks[index].kind == .paragraph, let level = underlineLevel() else {
      return false
    }
    leaf = .none
    tree.blocks[index].kind = .heading
    tree.blocks[index].marker = MarkdownBytes.trimmed(ByteRange(first.position, lineEnd), in: bytes)
    tree.blocks[index].range = ByteRange(tree.blocks[index].range.start, tree.blocks[index].marker.end)
    lastEnd = lineEnd
    beginSection(index, level: level)
    return true
  }

  private mutating func beginFence(
    _ fence: (mark: UInt8, length: Int, end: Int), _ first: (position: Int, column: Int)
  ) {
    let index = append(.fence, at: first)
    tree.blocks[index].marker = ByteRange(first.position, fence.end)
    tree.blocks[index].info = MarkdownBytes.trimmed(ByteRange(fence.end, lineEnd), in: bytes)
    tree.blocks[index].content = ByteRange(at: MarkdownBytes.nextLine(after: lineEnd, in: bytes))
    leaf = .fence(index, mark: fence.mark, length: fence.length, indent: first.column - column)
    lastEnd = lineEnd
  }

  private mutating func continueFence(_ index: Int, mark: UInt8, length: Int, indent: Int) -> Bool {
    let closing = fenceOpening().flatMap { $0.mark == mark && $0.length >= length ? $0 : nil }
    if let closing {
      // A fence that opens inside of another shows that one was not closed.
      if !bytes[closing.end..<lineEnd].allSatisfy(MarkdownBytes.isBlank) { tree.isUnfinished = true }
    }
    if let closing, bytes[closing.end..<lineEnd].allSatisfy(MarkdownBytes.isBlank) {
      leaf = .none
      let range = ByteRange(tree.blocks[index].range.start, closing.end)
      tree.blocks[index].range = range
      tree.blocks[index].extent = range
      lastEnd = closing.end
      return true
    }
    step(toColumn: column + indent)
    let start = tree.blocks[index].content.start
    tree.blocks[index].content = ByteRange(start, MarkdownBytes.nextLine(after: lineEnd, in: bytes))
    appendLine(ByteRange(position, lineEnd), to: index)
    return true
  }

  private mutating func beginIndentedCode() {
    step(toColumn: column + 4)
    let index = append(.indentedCode, at: visible)
    tree.blocks[index].content = tree.blocks[index].range
    leaf = .indentedCode(index)
    appendLine(ByteRange(position, lineEnd), to: index)
  }

  private mutating func appendHTMLLine(to index: Int, _ ending: HTMLEnding) {
    let line = ByteRange(position, lineEnd)
    tree.blocks[index].content = ByteRange(tree.blocks[index].content.start, lineEnd)
    appendLine(line, to: index)
    let isLast: Bool
    switch ending {
    case .comment: isLast = contains("-->", in: line)
    case .closingTag: isLast = contains("</", in: line)
    case .blankLine: isLast = false
    }
    leaf = isLast ? .none : .html(index, ending)
  }

  private func contains(_ word: StaticString, in range: ByteRange) -> Bool {
    let count = word.utf8CodeUnitCount
    guard range.count >= count else { return false }
    return word.withUTF8Buffer { wanted in
      (range.start...(range.end - count)).contains { bytes[$0..<($0 + count)].elementsEqual(wanted) }
    }
  }

  /// Reads `[label]: destination`; footnotes (`[^1]:`) are text.
  private mutating func readLinkDefinition(_ first: (position: Int, column: Int)) -> Bool {
    guard bytes[first.position] == UInt8(ascii: "[") else { return false }
    var end = first.position + 1
    while end < lineEnd, bytes[end] != UInt8(ascii: "]"), bytes[end] != UInt8(ascii: "[") { end += 1 }
    guard end + 1 < lineEnd, bytes[end] == UInt8(ascii: "]"), bytes[end + 1] == UInt8(ascii: ":"),
      end > first.position + 1, bytes[first.position + 1] != UInt8(ascii: "^")
    else { return false }
    let destination = MarkdownBytes.trimmed(ByteRange(end + 2, lineEnd), in: bytes)
    guard !destination.isEmpty else { return false }
    let index = append(.linkDefinition, at: first)
    tree.blocks[index].info = ByteRange(first.position + 1, end)
    tree.blocks[index].content = destination
    lastEnd = lineEnd
    return true
  }
}
