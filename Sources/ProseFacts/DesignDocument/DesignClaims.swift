import CodeFacts
import DesignTokens
import Facts
import Lexicon
import SourceText
import Syntax
import TextFacts

// Values that the text gives to tokens under their names in plain words.
extension DesignReader {
  /// `**Primary (#0d7377)**`, `**Primary** (#0d7377)`, `**Primary:** #0d7377` where a color is named `primary`.
  func readLabel(of block: MarkdownBlock, _ inlines: [MarkdownInline]) {
    guard let label = inlines.first, label.kind == .strong,
      label.range.start == block.content.start
    else { return }
    var words = label.content
    var place = label.range.end
    if let open = tree.slice(words).firstIndex(of: UInt8(ascii: "(")) {
      words = ByteRange(words.start, open)
      place = open
    }
    let end = MarkdownBytes.line(from: place, in: tree.bytes).end
    let parts = tree.text(in: words).split(separator: "/").map { Self.dashed(String($0)) }
    guard let first = parts.first, parts.count < 5 else { return }
    // `**Outline / Variant** (#6F7A6D / #BFCABA)`: as many colors as names, each the next one's.
    let colors = StatedValueReader(bytes: tree.bytes).colors(in: tree.bytes, from: place, to: end, atMost: parts.count)
    guard colors.count == parts.count, isUnconditional(end, block.content), !isUnderCondition(block) else { return }
    for (part, color) in zip(parts, colors) {
      let names = [parts.count > 1 && part != first ? "\(first)-\(part)" : part, part].map { TokenName("colors." + $0) }
      guard let name = names.first(where: { tokens[$0] != nil }) else { continue }
      facts.claims.append(TokenClaim(name: name, value: .color(color.value), range: color.range))
    }
  }

  /// `` `rounded-lg` (12px) `` and `` `12px` (rounded-lg) ``: names as they are spelled in code.
  func readSpans(_ inlines: [MarkdownInline], besides mentioned: Set<Int>) {
    for span in inlines where span.kind == .code && !span.content.isEmpty {
      if let name = token(spelled: span.content) {
        guard !mentioned.contains(span.content.start) else { continue }
        facts.references.append(
          TokenReference(
            name: name, form: .mention, range: span.content, nameRange: span.content,
            statedValue: statedValue(beside: span.content)))
        continue
      }
      let line = MarkdownBytes.line(from: span.range.end, in: tree.bytes)
      let rest = tree.slice(line)
      guard rest.starts(with: " (".utf8), let end = rest.firstIndex(of: UInt8(ascii: ")")),
        let name = token(spelled: ByteRange(line.start + 2, end)),
        let value = StatedValueReader(bytes: tree.bytes).value(filling: span.content),
        isUnconditional(line.end, span.range)
      else { continue }
      facts.claims.append(TokenClaim(name: name, value: value.value, range: value.range))
    }
  }

  /// The token of a section that a word names with a dash for the dot.
  private func token(spelled range: ByteRange) -> TokenName? {
    var bytes = Array(tree.slice(range))
    guard let dash = bytes.firstIndex(of: UInt8(ascii: "-")) else { return nil }
    bytes[dash] = UInt8(ascii: ".")
    let name = TokenName(bytes: bytes)
    return tokens[name] == nil ? nil : name
  }

  private static func dashed(_ label: String) -> String {
    WrittenName.words(of: label).joined(separator: "-").lowercased()
  }

  /// Whether the headings above speak of a theme or a device.
  private func isUnderCondition(_ block: MarkdownBlock) -> Bool {
    guard tree.blocks.indices.contains(block.heading) else { return false }
    let words = WrittenName.smallWords(of: tree.text(in: tree.blocks[block.heading].content))
    return words.contains { $0.means(.themeHeading) }
  }

  /// The columns of a table of text styles.
  func readTable(_ block: MarkdownBlock) {
    let rows = tree.rows(of: block)
    guard let header = rows.first, !isUnderCondition(block) else { return }
    let members = tree.cells(of: header).map { Self.member(of: tree.text(in: $0).lowercased()) }
    guard members.contains(where: { $0 != nil }) else { return }
    for row in rows.dropFirst() {
      let cells = Array(tree.cells(of: row))
      guard let first = cells.first, let name = style(in: first), isUnconditional(row.range.end, first) else {
        continue
      }
      for (cell, member) in zip(cells, members).dropFirst() {
        guard let member, let value = value(of: cell) else { continue }
        facts.claims.append(TokenClaim(name: name, value: value, range: cell, member: member))
      }
    }
  }

  private static func member(of head: String) -> String? {
    switch head {
    case "size", "font size": "fontSize"
    case "weight", "font weight": "fontWeight"
    case "line height", "line-height", "leading": "lineHeight"
    case "letter spacing", "letter-spacing", "tracking": "letterSpacing"
    default: nil
    }
  }

  /// The text style that a cell names: `{typography.body}`, `body`.
  private func style(in cell: ByteRange) -> TokenName? {
    var text = tree.text(in: cell).filter { $0 != "`" && $0 != "{" && $0 != "}" && $0 != "*" }
    if !text.hasPrefix("typography.") { text = "typography." + text }
    let name = TokenName(text)
    return tokens[name] == nil ? nil : name
  }

  /// A number or a length that is all of a cell.
  private func value(of cell: ByteRange) -> TokenValue? {
    let text = tree.text(in: cell).filter { $0 != "`" }
    if let number = Double(text) { return .number(number) }
    guard let length = Dimension(parsing: text), !length.unit.isEmpty else { return nil }
    return .dimension(length)
  }
}

extension StatedValueReader {
  /// The colors behind a label with nothing but signs in front and slashes between.
  fileprivate func colors(
    in bytes: [UInt8], from start: Int, to end: Int, atMost most: Int
  ) -> [(value: Color, range: ByteRange)] {
    var place = start
    var found: [(value: Color, range: ByteRange)] = []
    var signs = " :(*`—–"
    while found.count < most {
      while place < end, signs.utf8.contains(bytes[place]) { place += 1 }
      guard let color = color(at: place, end: end) else { break }
      found.append((color.color, color.range))
      place = color.range.end
      signs = " /`"
    }
    return found
  }
}
