import CodeFacts
import DataFacts
import DesignTokens
package import Facts
import Lexicon
import SourceText
package import Syntax

/// Finds the place where a token's name can be written in a document, also while a code span or a brace is open.
package struct MarkdownSlots {
  private let tree: MarkdownTree
  private var bytes: [UInt8] { tree.bytes }

  package init(_ tree: MarkdownTree) { self.tree = tree }

  /// The slot at an offset; `nil` where no token's name is expected.
  package func slot(at offset: Int) -> Slot? {
    guard offset <= bytes.count else { return nil }
    if let front = tree.frontMatter, front.range.touches(offset) {
      guard front.content.touches(offset) else { return nil }
      let file = SourceFile(path: "front.md", bytes: bytes)
      return DataSlot.slot(in: file, at: offset, DataTree.reading(yaml: bytes, in: front.content).tree)
        ?? aliasSlot(at: offset, in: line(at: offset, from: front.content.start), nil, propertyType(before: offset))
    }
    guard let index = tree.block(at: offset) else { return nil }
    let block = tree.blocks[index]
    switch block.kind {
    case .fence: return fenceSlot(at: offset, block)
    case .table: return tableSlot(at: offset, block)
    case .heading, .paragraph, .item:
      let inlines = tree.inlines(in: block.content)
      let label = MentionKey.label(of: block.content, inlines, in: tree)
      let key = label.flatMap { $0.end <= offset ? MentionKey(tree.text(in: $0)) : nil }
      return textSlot(at: offset, in: line(at: offset, from: block.content.start), inlines, key)
    case .list, .indentedCode, .thematicBreak, .html, .linkDefinition: return nil
    }
  }

  /// The type that fits the property of a `DESIGN.md` whose value stands at an offset.
  private func propertyType(before offset: Int) -> TokenType? {
    let line = bytes.from(
      (bytes.from(0, to: offset).lastIndex(where: MarkdownBytes.isLineEnding) ?? -1) + 1, to: offset)
    guard let colon = line.lastIndex(of: UInt8(ascii: ":")) else { return nil }
    let key = line[..<colon].reversed().prefix(while: \.isLetterByte).reversed()
    return DesignSchema.type(ofProperty: String(decoding: key, as: UTF8.self))
  }

  /// The line that holds an offset, from where its block's text begins.
  private func line(at offset: Int, from first: Int) -> ByteRange {
    var start = offset
    while start > first, !MarkdownBytes.isLineEnding(bytes[start - 1]) { start -= 1 }
    return ByteRange(start, MarkdownBytes.line(from: offset, in: bytes).end)
  }

  private func fenceSlot(at offset: Int, _ block: MarkdownBlock) -> Slot? {
    guard block.content.touches(offset) else { return nil }
    let kind = FenceKind(of: block, in: tree)
    if kind.isProse { return aliasSlot(at: offset, in: line(at: offset, from: block.content.start), nil) }
    if let code = EmbeddedCode.fences(in: tree).first(where: { $0.language == .css && $0.range == block.content }) {
      return CSSSlots(CSSTree(parsing: bytes, in: code.range, as: code.dialect, isShown: true)).slot(at: offset)
    }
    return tree.languageWritten(in: block) == .swift ? SwiftSlots(bytes: bytes).slot(at: offset) : nil
  }

  private func tableSlot(at offset: Int, _ block: MarkdownBlock) -> Slot? {
    let rows = tree.rows(of: block)
    guard let row = rows.dropFirst().first(where: { $0.range.touches(offset) }) else { return nil }
    let cells = Array(tree.cells(of: row))
    guard let column = cells.firstIndex(where: { span(of: $0, in: row.range).touches(offset) }) else { return nil }
    let heads = rows.first.map { Array(tree.cells(of: $0)) } ?? []
    let head = column < heads.count ? tree.text(in: heads[column]) : ""
    let cell = cells[column]
    if let slot = textSlot(at: offset, in: span(of: cell, in: row.range), tree.inlines(in: cell), MentionKey(head)) {
      return slot
    }
    // An empty cell in a column for tokens takes a name with its backticks.
    guard cell.isEmpty, head.lowercased().holds("token") || MentionKey(head).namespace != nil else { return nil }
    return Slot(
      kind: .tokenName(.mention, type: type(MentionKey(head))), replaced: ByteRange(at: offset), prefix: "", lead: "`",
      suffix: "`")
  }

  /// A cell with the blanks around it.
  private func span(of cell: ByteRange, in row: ByteRange) -> ByteRange {
    var (start, end) = (cell.start, cell.end)
    while start > row.start, MarkdownBytes.isBlank(bytes[start - 1]) { start -= 1 }
    while end < row.end, MarkdownBytes.isBlank(bytes[end]) { end += 1 }
    return ByteRange(start, end)
  }

  private func textSlot(
    at offset: Int, in line: ByteRange, _ inlines: [MarkdownInline], _ key: MentionKey?
  ) -> Slot? {
    if let slot = aliasSlot(at: offset, in: line, key) { return slot }
    let span = inlines.first { $0.kind == .code && $0.content.touches(offset) }
    if let span { return nameSlot(at: offset, in: span.content, key, isClosed: true) }
    guard let tick = openBacktick(before: offset, in: line, inlines) else { return nil }
    return nameSlot(at: offset, in: ByteRange(tick + 1, line.end), key, isClosed: false)
  }

  /// The single backtick before an offset that belongs to no code span.
  private func openBacktick(before offset: Int, in line: ByteRange, _ inlines: [MarkdownInline]) -> Int? {
    guard let tick = bytes.from(line.start, to: max(line.start, offset)).lastIndex(of: UInt8(ascii: "`")) else {
      return nil
    }
    let isInSpan = inlines.contains { $0.kind == .code && $0.range.start <= tick && tick < $0.range.end }
    return isInSpan ? nil : tick
  }

  /// Inside `{…}`, closed or not.
  private func aliasSlot(
    at offset: Int, in line: ByteRange, _ key: MentionKey?, _ type: TokenType? = nil
  ) -> Slot? {
    let start = startOfName(before: offset, line.start)
    guard start > line.start, bytes[start - 1] == UInt8(ascii: "{") else { return nil }
    let end = endOfName(from: offset, line.end)
    let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "}")
    return Slot(
      kind: .tokenName(.alias, type: type ?? self.type(key)), replaced: ByteRange(start, end),
      prefix: tree.text(in: ByteRange(start, offset)), suffix: isClosed ? "" : "}")
  }

  private func nameSlot(at offset: Int, in content: ByteRange, _ key: MentionKey?, isClosed: Bool) -> Slot? {
    let start = startOfName(before: offset, content.start)
    // A call or a path is no place for a token's name.
    if start > content.start, [UInt8(ascii: "/"), UInt8(ascii: "("), UInt8(ascii: ".")].contains(bytes[start - 1]) {
      guard content.start + 4 <= start, tree.slice(content).starts(with: Array("var(".utf8)) else { return nil }
    }
    let end = endOfName(from: offset, content.end)
    let isProperty = bytes.from(start, to: end).starts(with: [0x2D, 0x2D])
    return Slot(
      kind: .tokenName(isProperty ? .customProperty : .mention, type: type(key)), replaced: ByteRange(start, end),
      prefix: tree.text(in: ByteRange(start, offset)), suffix: isClosed ? "" : "`")
  }

  private func startOfName(before offset: Int, _ first: Int) -> Int {
    var start = offset
    while start > first, bytes[start - 1].isDottedNameByte { start -= 1 }
    return start
  }

  private func endOfName(from offset: Int, _ last: Int) -> Int {
    var end = offset
    while end < last, bytes[end].isDottedNameByte { end += 1 }
    return end
  }

  private func type(_ key: MentionKey?) -> TokenType? { key?.namespace.flatMap(TokenNamespace.type(of:)) }
}
