import SourceText

/// Reads a document line by line into blocks: first what a line continues, then what it begins.
///
/// It follows CommonMark 0.31 and the tables of GFM, and is kinder where people are: an item may be nested by two
/// columns under any marker, and a line of a table may begin with two pipes. Depth is limited, so that time is too.
struct BlockParser {
  /// A list item or a block quote that is open at the present line.
  struct Container {
    /// -1 for a quote.
    var item: Int
    var list: Int
    var markerColumn: Int
    var contentColumn: Int
    /// The bullet, or the byte behind the number.
    var mark: UInt8
  }

  /// The block that takes the next line as it stands or as more text.
  enum Leaf: Equatable {
    case none
    case text(Int)
    case table(Int)
    case fence(Int, mark: UInt8, length: Int, indent: Int)
    case html(Int, HTMLEnding)
    case indentedCode(Int)
    case bareObject(Int, end: Int)
  }

  /// Markers deeper than this are read as text.
  static let deepest = 64

  var tree = MarkdownDraft()
  let bytes: [UInt8]
  var containers: [Container] = []
  var leaf = Leaf.none
  /// The open headings by level, outermost first.
  var sections: [Int] = []
  /// Where the last visible line ended.
  var lastEnd = 0
  // The present line: the place reached, its column, and the line's end.
  var position = 0
  var column = 0
  /// The first byte from there on that is neither space nor tab, and its column.
  var visible = (position: 0, column: 0)
  var lineEnd = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func parse() {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if let matter = FrontMatter(at: start, in: bytes) {
      tree.frontMatter = matter
      start = MarkdownBytes.nextLine(after: matter.range.end, in: bytes)
    } else {
      tree.isUnfinished = FrontMatter.opens(at: start, in: bytes)
    }
    while start < bytes.count {
      lineEnd = MarkdownBytes.line(from: start, in: bytes).end
      go(to: (start, 0))
      readLine()
      start = MarkdownBytes.nextLine(after: lineEnd, in: bytes)
    }
    noteOpenEnd()
    close(to: 0)
    for section in sections { tree.blocks[section].extent = ByteRange(tree.blocks[section].range.start, bytes.count) }
  }

  /// Notes that the document ends inside a fence or a comment.
  private mutating func noteOpenEnd() {
    switch leaf {
    case .fence: tree.isUnfinished = true
    case .html(_, let ending): if ending != .blankLine { tree.isUnfinished = true }
    default: break
    }
  }

  private mutating func readLine() {
    let matched = matchContainers()
    if matched == containers.count, continueVerbatim() { return }
    let opened = openContainers(from: matched)
    if opened < containers.count {
      if isLazyContinuation { return appendText() }
      close(to: opened)
    }
    readLeaf()
  }

  /// Whether the line goes on with a paragraph although it lacks the indentation or the `>` of its container.
  private var isLazyContinuation: Bool {
    guard case .text = leaf, !isRestBlank else { return false }
    return headingLevel() == nil && fenceOpening() == nil && !isThematicBreak() && htmlOpening() == nil
  }

  /// Counts the open containers that the line continues, and steps over their marks.
  private mutating func matchContainers() -> Int {
    for (depth, container) in containers.enumerated() {
      let first = visible
      if container.item < 0 {
        guard first.column - column < 4, first.position < lineEnd, bytes[first.position] == UInt8(ascii: ">") else {
          return depth
        }
        stepOverQuoteMark(at: first)
      } else if first.position == lineEnd {
        // An item that begins with a blank line ends at the next one.
        if tree.blocks[container.item].content.isEmpty, container.item == tree.blocks.count - 1 { return depth }
      } else if first.column >= container.contentColumn {
        step(toColumn: container.contentColumn)
      } else if first.column < container.markerColumn + 2 || listMarker(at: first) == nil {
        return depth
      }
    }
    return containers.count
  }

  /// Opens every quote and item that begins on the line behind the matched ones; returns the depth reached.
  private mutating func openContainers(from matched: Int) -> Int {
    var depth = matched
    if case .fence = leaf, depth < containers.count { leaf = .none }
    while depth < Self.deepest {
      let first = visible
      guard first.position < lineEnd else { break }
      let isInItem = depth > 0 && containers[depth - 1].item >= 0
      guard first.column - column < 4 || isInItem else { break }
      if bytes[first.position] == UInt8(ascii: ">"), first.column - column < 4 {
        close(to: depth)
        stepOverQuoteMark(at: first)
        containers.append(Container(item: -1, list: -1, markerColumn: 0, contentColumn: 0, mark: 0))
      } else if let marker = listMarker(at: first), mayBeginItem(marker, at: depth) {
        beginItem(marker, at: first, depth: depth)
      } else {
        break
      }
      depth = containers.count
    }
    return depth
  }

  private mutating func stepOverQuoteMark(at first: (position: Int, column: Int)) {
    go(to: (first.position + 1, first.column + 1))
    if position < lineEnd, MarkdownBytes.isBlank(bytes[position]) { step(toColumn: column + 1) }
  }

  private mutating func beginItem(_ marker: ListMarker, at first: (position: Int, column: Int), depth: Int) {
    let sibling = depth < containers.count && containers[depth].mark == marker.mark ? containers[depth].list : -1
    close(to: depth, keeping: sibling)
    let list = sibling >= 0 ? sibling : append(.list, at: first, marker.isOrdered)
    let item = append(.item, at: first, marker.isOrdered)
    tree.blocks[item].parent = list
    tree.blocks[item].level = containers.reduce(0) { $0 + ($1.item >= 0 ? 1 : 0) }
    tree.blocks[item].marker = ByteRange(first.position, marker.end)
    go(to: (marker.end, first.column + marker.end - first.position))
    let text = visible
    // Text that stands five or more columns behind the marker is indented code inside the item.
    let padding = text.position == lineEnd || text.column - column > 4 ? 1 : text.column - column
    containers.append(
      Container(
        item: item, list: list, markerColumn: first.column, contentColumn: column + padding, mark: marker.mark))
    step(toColumn: column + padding)
    readCheckbox(of: item)
    lastEnd = max(lastEnd, position)
  }

  private mutating func readCheckbox(of item: Int) {
    guard position + 3 < lineEnd, bytes[position] == UInt8(ascii: "["), bytes[position + 2] == UInt8(ascii: "]"),
      bytes[position + 1] == UInt8(ascii: " ") || bytes[position + 1] | 0x20 == UInt8(ascii: "x"),
      MarkdownBytes.isBlank(bytes[position + 3])
    else { return }
    tree.blocks[item].info = ByteRange(position, position + 3)
    go(to: (position + 3, column + 3))
  }
}

// Opening and closing.
extension BlockParser {
  /// Adds a block that begins at a place of the present line, under the containers that are open.
  mutating func append(
    _ kind: MarkdownBlock.Kind, at first: (position: Int, column: Int), _ isOrdered: Bool = false
  ) -> Int {
    let index = tree.blocks.count
    var block = MarkdownBlock(
      kind, at: ByteRange(first.position, lineEnd), heading: sections.last ?? -1,
      parent: containers.last { $0.item >= 0 }?.item ?? -1, next: index + 1, indent: first.column)
    block.isOrdered = isOrdered
    block.isQuoted = containers.contains { $0.item < 0 }
    block.parts = tree.lineRanges.count..<tree.lineRanges.count
    tree.blocks.append(block)
    return index
  }

  /// Closes the open block of text, and the containers deeper than `depth`; the list `keeping` stays open.
  mutating func close(to depth: Int, keeping list: Int = -1) {
    leaf = .none
    while containers.count > depth {
      let container = containers.removeLast()
      guard container.item >= 0 else { continue }
      end(container.item)
      end(container.list)
    }
    if list >= 0 { tree.blocks[list].next = tree.blocks.count }
  }

  private mutating func end(_ index: Int) {
    tree.blocks[index].next = tree.blocks.count
    let start = tree.blocks[index].range.start
    tree.blocks[index].range = ByteRange(start, max(start, lastEnd))
    tree.blocks[index].extent = tree.blocks[index].range
  }
}
