import DesignTokens
package import Facts
import Lexicon
package import SourceText
package import Syntax

/// Finds the colors that a document gives its own names again as what a property is painted with:
/// `backgroundColor: #676072 (card)`, `Background: Primary (#0D7377)`.
///
/// What stands before the value tells that the word is a name: `#DC2626 (danger)` alone may be the button for that. Names
/// that say as well what is painted, a state, a theme or a plain hue are none.
package struct RestatedPaints {
  private let file: SourceFile
  private let tree: MarkdownTree
  private let definitions: [String: Definition]
  private var scanner: NotationScanner
  private var found: [Statement] = []

  /// How a line begins, and below which heading.
  private struct Opening: Hashable {
    var heading: Int
    var text: String
  }

  /// A color with a name of the palette, and what stands before both in the line.
  private struct Statement {
    var opening: Opening
    var claim: TokenClaim
  }

  /// What has more bytes than this is no line that somebody wrote.
  private static let longest = 600

  /// Adds what is said again of the colors that lists and tables define.
  package static func read(_ file: SourceFile, _ tree: MarkdownTree, into facts: inout FileFacts) {
    let colors = facts.definitions.filter {
      $0.type == .color && !$0.isInPassing && !$0.isBorrowed && $0.context == nil && !$0.name.text.hasPrefix("--")
    }
    guard !colors.isEmpty else { return }
    let named = Dictionary(grouping: colors) { file.text(in: $0.nameRange).lowercased() }
    // What a sentence says of such a name is no other token, of which the first sentence gives the value.
    facts.restatements.removeAll { named[$0.name.text.lowercased()].map { $0.allSatisfy(\.isInWords) } ?? false }
    let definitions = named.filter { $0.value.count == 1 && isName($0.key) }.compactMapValues(\.first)
    guard !definitions.isEmpty else { return }
    var reader = RestatedPaints(file: file, tree: tree, definitions: definitions, scanner: NotationScanner(file.bytes))
    for index in tree.asked(of: file) { reader.read(tree.blocks[index]) }
    let known = Set(facts.restatements.map(\.range))
    facts.restatements += reader.claims.filter { !facts.isRefused($0.range) && !known.contains($0.range) }
  }

  /// Whether a text can be nothing but a name: one of its words says no property, state, theme or hue.
  private static func isName(_ text: String) -> Bool {
    WrittenName.smallWords(of: text).contains { word in
      let senses = Lexicon.senses(of: word)
      return word.count > 2 && senses.term == nil && !StateNames.isPossible(word)
        && (!word.means(.hue) || word.means(.tokenStart))
        && ![.theme, .white, .black, .shade, .status, .condition].contains { word.means($0) }
    }
  }

  /// The claims but those of lines that begin alike and go on with several names: each is for a variant by that name.
  private var claims: [TokenClaim] {
    var names: [Opening: Set<TokenName>] = [:]
    for statement in found { names[statement.opening, default: []].insert(statement.claim.name) }
    return found.filter { names[$0.opening]?.count == 1 }.map(\.claim)
  }

  private mutating func read(_ block: MarkdownBlock) {
    switch block.kind {
    case .item: read(block.content, in: block, of: "")
    case .paragraph: for line in tree.lines(of: block) { read(line, in: block, of: "") }
    case .fence where tree.languageMeant(by: block).isPlain:
      for line in tree.lines(of: block) { read(line, in: block, of: "") }
    case .table:
      let rows = tree.rows(of: block)
      let heads = rows.first.map { Array(tree.cells(of: $0)) } ?? []
      for row in rows.dropFirst() {
        let cells = Array(tree.cells(of: row))
        for (column, cell) in cells.enumerated().dropFirst() {
          let head = column < heads.count ? file.text(in: heads[column]) : ""
          let isOfColumn = WrittenName.slot(ofProperty: head).map { $0 != .color } ?? false
          read(cell, in: block, of: isOfColumn ? head : file.text(in: cells[0]))
        }
      }
    default: break
    }
  }

  /// Reads a line, or a cell of the property that its row or its column is for.
  private mutating func read(_ line: ByteRange, in block: MarkdownBlock, of property: String) {
    let bytes = file.bytes[line]
    guard line.count <= Self.longest, bytes.contains(UInt8(ascii: "#")), bytes.contains(UInt8(ascii: "(")) else {
      return
    }
    var statements: [Statement] = []
    for notation in scanner.notations(in: line) where notation.form == .hex {
      guard case .color(let color, false, _) = notation.value,
        let (before, name) = name(beside: notation.range, in: line)
      else { continue }
      // `Background: #0D7377 (main), #676072 (card)` are those of two things.
      guard Self.isPainted(before.isEmpty ? property : before) else { return }
      guard let definition = definitions[name.lowercased()], !definition.range.contains(notation.range),
        isUnconditional(line, in: block, besides: definition)
      else { continue }
      let claim = TokenClaim(name: definition.name, value: .color(color), range: notation.range)
      let start = file.text(in: ByteRange(line.start, notation.range.start)).filter { $0 != "`" && $0 != "*" }
      let opening = Opening(heading: block.heading, text: property + start)
      statements.append(Statement(opening: opening, claim: claim))
    }
    found += statements
  }

  /// The name in the parentheses behind a color, or in front of those around it, with what stands before both as far as
  /// a comma or the like.
  private func name(beside color: ByteRange, in line: ByteRange) -> (before: String, name: String)? {
    let behind = file.text(in: ByteRange(color.end, line.end)).drop { Self.marks.contains($0) }
    let before = file.text(in: ByteRange(line.start, color.start))
    if behind.first == "(", let close = behind.firstIndex(of: ")") {
      let name = behind[..<close].dropFirst().filter { !"`*".contains($0) }
      return (Self.segment(endingIn: before[...]), name)
    }
    let trimmed = Self.trimmed(before[...])
    guard behind.first == ")", trimmed.last == "(" else { return nil }
    let segment = Self.segment(endingIn: trimmed.dropLast())
    guard let colon = segment.lastIndex(of: ":") else { return ("", String(Self.trimmed(segment[...]))) }
    return (String(segment[..<colon]), String(Self.trimmed(segment[segment.index(after: colon)...])))
  }

  private static let marks = Set("`* ")

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let first = text.first, marks.contains(first) { text.removeFirst() }
    while let last = text.last, marks.contains(last) || last == ":" { text.removeLast() }
    return text
  }

  /// The end of a text behind its last comma, semicolon or bar.
  private static func segment(endingIn text: Substring) -> String {
    let start = text.lastIndex { ",;|/+·，；、".contains($0) }
    return String(trimmed(start.map { text[text.index(after: $0)...] } ?? text))
  }

  /// Whether a text ends in a property that is painted: `Secondary: backgroundColor`, `Border: 1px solid`.
  private static func isPainted(_ text: String) -> Bool {
    text.split { ":：".contains($0) }.suffix(2).contains { part in
      part.utf8.count < 48 && WrittenName.slot(ofProperty: String(part.filter { !"`*-=│├└─".contains($0) })) != nil
    }
  }

  /// Whether a line and the headings above it speak of no device, version or time, and of a theme only where the color has
  /// one for each.
  private func isUnconditional(_ line: ByteRange, in block: MarkdownBlock, besides definition: Definition) -> Bool {
    let own = WrittenName.smallWords(of: file.text(in: definition.nameRange))
    return MentionSetting(of: line, in: block, isList: false, tree).conditions
      .allSatisfy { $0.means(.theme) && !definition.themes.isEmpty || own.contains($0) }
  }
}
