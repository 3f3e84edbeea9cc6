import Facts
import Lexicon
import SourceText
import Syntax

/// Lays a document out as sections with the blocks that specifications are written in.
struct SectionReader {
  private let file: SourceFile
  private let tree: MarkdownTree
  private var sections: [DocumentSection]
  /// The section at hand: the last one, but behind a fence with headings of its own.
  private var current = 0
  /// The section of each heading, by the heading's index among the blocks.
  private var sectionOfHeading: [Int: Int] = [:]
  /// The items of the outermost list at hand, and the item of each list item's block.
  private var items: [DocumentItem] = []
  private var itemOfBlock: [Int: Int] = [:]
  private var listEnd = 0

  /// The sections of a document in order; the first is what stands above the first heading.
  static func sections(of file: SourceFile, _ tree: MarkdownTree) -> [DocumentSection] {
    var reader = SectionReader(file, tree)
    for index in tree.blocks.indices { reader.read(index) }
    reader.endList()
    return reader.sections
  }

  private init(_ file: SourceFile, _ tree: MarkdownTree) {
    self.file = file
    self.tree = tree
    sections = [DocumentSection(level: 0, name: ByteRange(at: 0), range: file.wholeRange)]
  }

  /// Three lines or so may state something; more bytes than that tell of it.
  private static let story = 280

  private mutating func add(_ block: SectionBlock) { sections[current].blocks.append(block) }

  private mutating func read(_ index: Int) {
    let block = tree.blocks[index]
    if index >= listEnd { endList() }
    switch block.kind {
    case .heading:
      // One may stand inside a list, which goes on in its section.
      endList()
      sectionOfHeading[index] = sections.count
      var section = DocumentSection(level: block.level, name: withoutAttributes(block.content), range: block.extent)
      section.parent = sectionOfHeading[block.heading] ?? 0
      current = sections.count
      sections.append(section)
    case .list where block.parent < 0: listEnd = block.next
    case .item: readItem(block, at: index)
    case .paragraph where block.parent < 0:
      let isAboveFence = index + 1 < tree.blocks.count && tree.blocks[index + 1].kind == .fence
      if isAboveFence, let name = labelAlone(block) { return add(.label(name: name, value: ByteRange(at: name.end))) }
      readParagraph(block)
    case .paragraph: readInner(block.content, under: block.parent)
    case .table: readTable(block)
    case .fence: readFence(block)
    case .html: readHTML(block)
    default: break
    }
  }

  /// Closes the list at hand, so that whatever follows it comes behind it.
  private mutating func endList() {
    guard !items.isEmpty else { return }
    add(.items(items, isFence: false))
    items = []
    itemOfBlock = [:]
  }

  private mutating func readItem(_ block: MarkdownBlock, at index: Int) {
    var item = DocumentItem(file, block.content, isList: true)
    item.isNumbered = block.isOrdered && item.name == nil
    let list = block.parent
    let outer = tree.blocks.indices.contains(list) ? tree.blocks[list].parent : -1
    item.parent = itemOfBlock[outer] ?? -1
    itemOfBlock[index] = items.count
    items.append(item)
  }

  /// A further paragraph of an item is an item of its own under it.
  private mutating func readInner(_ text: ByteRange, under parent: Int) {
    var item = DocumentItem(file, text, isList: true)
    item.parent = itemOfBlock[parent] ?? -1
    items.append(item)
  }

  /// `Primary button:` right above a fence that is its description.
  private func labelAlone(_ block: MarkdownBlock) -> ByteRange? {
    let lines = tree.lines(of: block).filter { !$0.isEmpty }
    guard lines.count == 1, let line = lines.first, line.count <= 48, file.bytes.at(line.start) != UInt8(ascii: "*"),
      let split = NameSeparator.split(file, line, isList: true), split.value.isEmpty
    else { return nil }
    return split.name
  }

  private mutating func readParagraph(_ block: MarkdownBlock) {
    for written in tree.lines(of: block) where !written.isEmpty {
      let line = withoutSign(written)
      if let item = described(line) {
        add(.items([item], isFence: false))
        continue
      }
      if let bold = NameSeparator.endOfBold(file, line), let label = label(in: line, bold: bold) {
        add(label)
      } else if let split = NameSeparator.split(file, line, isList: true), isPlainLabel(split.name) {
        add(.label(name: split.name, value: split.value))
      } else if let item = plainProperty(line) {
        add(.items([item], isFence: false))
      } else {
        add(.text(line, isStory: block.content.count > Self.story))
      }
    }
  }

  /// A line without the one sign that stands before its bold label: `✅ **Total card:**`.
  private func withoutSign(_ line: ByteRange) -> ByteRange {
    guard line.count > 4, file.bytes[line.start] >= 0xE2,
      let first = file.text(in: ByteRange(line.start, min(line.end, line.start + 4))).unicodeScalars.first,
      (0x2190...0x2BFF).contains(first.value) || first.value >= 0x1F000,
      let blank = file.bytes.from(line.start, to: min(line.end, line.start + 8)).firstIndex(of: UInt8(ascii: " ")),
      file.bytes.from(blank + 1, to: line.end).starts(with: "**".utf8)
    else { return line }
    return ByteRange(blank + 1, line.end)
  }

  /// `: Height: 44px`, the description of a term above it.
  private func described(_ line: ByteRange) -> DocumentItem? {
    guard line.count > 2, file.bytes.at(line.start) == UInt8(ascii: ":"),
      file.bytes.at(line.start + 1) == UInt8(ascii: " ")
    else { return nil }
    return DocumentItem(file, ByteRange(line.start + 2, line.end), isList: true)
  }

  /// A heading without the `{#anchor}` that some renderers take behind it.
  private func withoutAttributes(_ range: ByteRange) -> ByteRange {
    guard range.count > 3, file.bytes.at(range.end - 1) == UInt8(ascii: "}"),
      let open = file.bytes[range].lastIndex(of: UInt8(ascii: "{")), open > range.start,
      [UInt8(ascii: "#"), UInt8(ascii: "."), UInt8(ascii: ":")].contains(file.bytes[open + 1])
    else { return range }
    return ByteRange(range.start, open)
  }

  /// A line such as `Width: 480px` in a paragraph: a known property, and a value that begins with a measure or color.
  private func plainProperty(_ line: ByteRange) -> DocumentItem? {
    let item = DocumentItem(file, line, isList: true)
    guard let name = item.name, !item.value.isEmpty, item.value.count <= 96, WrittenName(file, name).term != nil else {
      return nil
    }
    let first = PieceLexer.pieces(of: file, in: item.value, expectsColor: true).first
    let isNamed = first.map { ColorWords.named($0.word, isInCode: false) != nil } ?? false
    return first?.length != nil || first?.color != nil || isNamed ? item : nil
  }

  /// `States:`, `Variants: Small, Large` and the like are labels also where they are not bold.
  private func isPlainLabel(_ name: ByteRange) -> Bool {
    switch ItemGroup(WrittenName(file, name)) {
    case .states, .variants, .properties, .description: true
    default: false
    }
  }

  /// `**Label:** text`, `**Label**: text`, `**Label** — text`, or a bold line alone, also with a note in parentheses.
  private func label(in line: ByteRange, bold: Int) -> SectionBlock? {
    if let split = NameSeparator.split(file, line, isList: true), split.name.end >= bold - 3, split.name.end <= bold + 1
    {
      return .label(name: split.name, value: split.value)
    }
    let rest = NameSeparator.skipBlanks(file, bold, line.end)
    if rest == line.end { return .label(name: ByteRange(line.start, bold), value: ByteRange(at: line.end)) }
    return endOfNote(ByteRange(rest, line.end)).map {
      .label(name: ByteRange(line.start, $0), value: ByteRange(at: line.end))
    }
  }

  /// Where a note in parentheses ends that is all that stands in a stretch but for a colon behind it: `(on a phone):`.
  private func endOfNote(_ range: ByteRange) -> Int? {
    let text = file.text(in: range)
    let note = text.reversed().drop { ":： ".contains($0) }
    let isNote = text.hasPrefix("(") && note.first == ")" || text.hasPrefix("（") && note.first == "）"
    return isNote ? range.start + String(note.reversed()).utf8.count : nil
  }

  private mutating func readTable(_ block: MarkdownBlock) {
    var rows = tree.rows(of: block).map { Array(tree.cells(of: $0)) }
    guard rows.count > 1 else { return }
    // A doubled bar at the start of every line leaves an empty first cell.
    if rows.allSatisfy({ $0.first?.isEmpty ?? true }) { rows = rows.map { Array($0.dropFirst()) } }
    endList()
    add(.table(header: rows[0], rows: Array(rows.dropFirst())))
  }

  /// A table of HTML; one whose rows are pairs without a head states properties.
  private mutating func readHTML(_ block: MarkdownBlock) {
    let rows = HTMLCellReader.rows(of: file.bytes, in: block.range)
    guard let first = rows.first else { return }
    endList()
    let isList = rows.allSatisfy { $0.count == 2 } && WrittenName(file, first[0]).term != nil
    guard isList else {
      if rows.count > 1 { add(.table(header: first, rows: Array(rows.dropFirst()))) }
      return
    }
    add(.items(rows.map { DocumentItem(name: $0[0], value: $0[1]) }, isFence: false))
  }

  private mutating func readFence(_ block: MarkdownBlock) {
    let lines = Array(tree.lines(of: block))
    endList()
    if PropertyFence.isSpecification(block, in: tree, file) { return readOutline(lines) }
    switch FenceKind(of: block, in: tree) {
    case .code: add(.code(lines: lines))
    case .declarations: add(.declarations(lines: lines))
    default: break
    }
  }

  /// The lines of an outline; headings of Markdown among them begin sections as they do outside.
  private mutating func readOutline(_ lines: [ByteRange]) {
    let (outer, first) = (current, sections.count)
    defer { current = outer }
    var rest = lines[...]
    while true {
      let next = rest.firstIndex { level(of: $0) > 1 } ?? rest.endIndex
      add(.items(TreeReader.items(of: rest[..<next], in: file), isFence: true))
      guard next < rest.endIndex, let last = rest.last else { return }
      let (heading, marks) = (rest[next], level(of: rest[next]))
      rest = rest[(next + 1)...]
      let end = rest.first { (2...marks).contains(level(of: $0)) }?.start ?? last.end
      let name = ByteRange(NameSeparator.skipBlanks(file, heading.start + marks, heading.end), heading.end)
      let depth = sections[outer].level + marks
      var section = DocumentSection(level: depth, name: name, range: ByteRange(heading.start, end))
      section.parent = sections[first...].lastIndex { $0.level < depth } ?? outer
      current = sections.count
      sections.append(section)
    }
  }

  /// How many marks a line begins with, as a heading does; 0 where it is none.
  private func level(of line: ByteRange) -> Int {
    let marks = file.bytes[line].prefix { $0 == UInt8(ascii: "#") }.count
    return marks < 7 && file.bytes.at(line.start + marks) == UInt8(ascii: " ") ? marks : 0
  }
}

/// Which fences state properties of components.
enum PropertyFence {
  /// Whether a fence is an outline, or plain text in which two lines or more state a known property.
  static func isSpecification(_ block: MarkdownBlock, in tree: MarkdownTree, _ file: SourceFile) -> Bool {
    switch FenceKind(of: block, in: tree) {
    case .outline: return true
    case .code, .tree, .declarations: break
    default: return false
    }
    guard tree.languageMeant(by: block).isPlain else { return false }
    let isStyle = tree.isStyleList(block)
    // Rules of a style sheet state nothing of one component, whatever the fence is called.
    if tree.lines(of: block).contains(where: { isStyleSheet(tree.slice($0)) }) { return false }
    var stated = 0
    for line in tree.lines(of: block) {
      let branch = TreeLine(file, line)
      guard !branch.text.isEmpty else { continue }
      if branch.isDrawn, !DocumentItem(file, branch.text, isList: branch.isBullet).isMeasure(in: file) { continue }
      guard let split = NameSeparator.split(file, branch.text, isList: false) else { continue }
      let name = WrittenName(file, split.name)
      // `cardPadding: 16pt` and `--ink: #101010` give a name to a value; `Card Padding: 16pt` states a property.
      let isTokenName =
        branch.rank == 0 && name.text.first.map { !isStyle && $0.isLowercase || "-$@".contains($0) } ?? !isStyle
      let isState = branch.rank > 0 && StateNames.isState(name, certainly: false)
      let isKnown = split.value.isEmpty ? ItemGroup(name) == .states : name.term != nil || isState
      if isKnown, !isTokenName { stated += 1 }
    }
    return stated >= 2
  }

  /// `.card {` and `--primary: #222222;`.
  private static func isStyleSheet(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 <= UInt8(ascii: " ") }
    let last = text.last { $0 > UInt8(ascii: " ") }
    return last == UInt8(ascii: "{") || last == UInt8(ascii: ";") && text.starts(with: "--".utf8)
  }
}
