package import DesignTokens
package import Facts
import Lexicon
package import SourceText
package import Syntax

/// Finds the pairs of colors that the utility classes of one code span, of one element in a snippet, or of one object
/// state: `bg-primary-500 text-white`.
///
/// A class names the custom property that gives its color (`--color-primary-500`, as Tailwind 4 does), a color in
/// brackets (`bg-[#0D7377]`), one of a configuration in the same document, white or black; what the project does not
/// define is no color. Classes for another state than hover, for a width or a theme, and those with an opacity say what
/// holds only sometimes, or over something else.
package enum UtilityPairs {
  /// The pairs in the order of the text; none of what is refused, or disabled by the line or the heading it stands in.
  package static func pairs(
    of file: SourceFile, _ tree: MarkdownTree, _ facts: FileFacts, on grounds: [Color]
  ) -> [ColorPair] {
    let palette = UtilityClasses.palette(of: file, in: facts.fences.map(\.range), facts.definitions)
    let nested = NestedPairs.snippets(of: tree).flatMap { ranges in
      NestedPairs(ranges, of: file, palette).pairs { facts.components.owner(of: $0)?.name }
    }
    return classPairs(of: file, tree, facts, palette, on: grounds)
      + nested.filter { !facts.isRefused($0.range) && !isExempt($0.range.start, file, tree) }
  }

  private static func classPairs(
    of file: SourceFile, _ tree: MarkdownTree, _ facts: FileFacts, _ palette: UtilityClasses.Palette,
    on grounds: [Color]
  ) -> [ColorPair] {
    let spans = spans(of: file).filter { facts.fence(around: $0) == nil }
    let snippets = facts.fences.flatMap { UtilitySnippets.attributes(in: $0.range, of: file) }
    let objects = tree.blocks.filter { $0.kind == .fence }.flatMap { UtilityObjects.stretches(in: $0, of: file, tree) }
    let rows = tree.blocks.filter { $0.kind == .table }.flatMap { Self.rows(of: $0, file, tree) }
    let all = (spans + snippets).map { [$0] } + objects + rows
    return all.sorted { $0[0] < $1[0] }.flatMap { stretches -> [ColorPair] in
      let span = stretches[0]
      guard !facts.isRefused(span), !isExempt(span.start, file, tree) else { return [] }
      let classes = UtilityClasses(stretches, in: file, palette)
      let isBare = UtilitySnippets.isBare(span, of: file)
      if isBare, onlyLists(span, of: file) { return [] }
      let isSymbol =
        isBare
        ? classes.size == nil && !classes.isBold
        : snippets.contains(span)
          ? UtilitySnippets.holdsSymbolAlone(span, in: file) : isLabeledIcon(span, in: file)
      let owner = facts.components.owner(of: span)?.name
      let pairs = classes.pairs.map { state, text, ground in
        var pair = ColorPair(
          component: owner, state: state, foreground: text, background: ground,
          use: isSymbol ? .graphic : classes.use, range: state == nil ? text.range : changed(text, ground, in: file))
        if ground.source.isTint { pair.possibleBackdrops = grounds }
        return pair
      }
      let hints = classes.hint.map { text, ground in
        var pair = ColorPair(
          component: owner, state: nil, foreground: text, background: ground, use: classes.use, range: text.range)
        pair.part = "placeholder"
        return pair
      }
      return pairs + (hints.map { [$0] } ?? [])
    }
  }

  /// Whether the classes of no element are of a color each that has nothing to do with the others, as where a text lists
  /// which ones there are: `bg-primary-500 text-danger-700 border-neutral-300`.
  private static func onlyLists(_ span: ByteRange, of file: SourceFile) -> Bool {
    let classes = file.text(in: span).split { $0.isWhitespace || "\"'`".contains($0) }
    let families = UtilityLength.paints.compactMap { kind in
      classes.first { $0.hasPrefix(kind) }.map { $0.dropFirst(kind.count).prefix { $0 != "-" && $0 != "/" } }
    }
    return families.count > 2 && Set(families).count == families.count
  }

  /// Whether the words before a code span say that it is of an icon, and of no writing: ``Icon container: `bg-tint text-ink` ``.
  private static func isLabeledIcon(_ span: ByteRange, in file: SourceFile) -> Bool {
    let label = ByteRange(file.line(around: span.start).start, span.start)
    guard label.count <= 80 else { return false }
    let slots = WrittenName.smallWords(of: file.text(in: label)).compactMap { Lexicon.term(of: $0)?.slot }
    return slots.contains(.icon) && !slots.contains(.text)
  }

  /// Which of two colors a class for a state gives.
  private static func changed(_ text: PairColor, _ ground: PairColor, in file: SourceFile) -> ByteRange {
    file.text(in: ground.range).hasPrefix("hover:") ? ground.range : text.range
  }

  /// What stands between two backticks of a line and speaks of a ground.
  private static func spans(of file: SourceFile) -> [ByteRange] {
    var found: [ByteRange] = []
    var open: Int?
    var speaks = false
    for (index, byte) in file.bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "`"):
        if let start = open, speaks, index - start <= longest { found.append(ByteRange(start, index)) }
        open = open == nil ? index + 1 : nil
        speaks = false
      case 0x0A: open = nil
      case UInt8(ascii: "b"): speaks = speaks || open != nil && file.bytes[index...].starts(with: "bg-".utf8)
      default: break
      }
    }
    return found
  }

  /// The classes of each row of a table that has a column for the ground and one for the text.
  private static func rows(of table: MarkdownBlock, _ file: SourceFile, _ tree: MarkdownTree) -> [[ByteRange]] {
    let rows = tree.rows(of: table).map { Array(tree.cells(of: $0)) }
    let slots = rows.first?.map { WrittenName(file, $0).slot } ?? []
    guard let ground = slots.firstIndex(of: .background), let text = slots.firstIndex(of: .text) else { return [] }
    return rows.dropFirst().compactMap { row in
      guard max(ground, text) < row.count, let below = span(row[ground], of: "bg-", in: file),
        let above = span(row[text], of: "text-", in: file)
      else { return nil }
      return [below, above]
    }
  }

  /// What a cell says that is nothing but a code span of classes.
  private static func span(_ cell: ByteRange, of kind: String, in file: SourceFile) -> ByteRange? {
    let text = file.text(in: cell)
    guard text.hasPrefix("`\(kind)"), text.hasSuffix("`"), text.count(where: { $0 == "`" }) == 2 else { return nil }
    return ByteRange(cell.start + 1, cell.end - 1)
  }

  /// Longer spans are no list of classes.
  static let longest = 400

  private static func isExempt(_ place: Int, _ file: SourceFile, _ tree: MarkdownTree) -> Bool {
    let around = file.line(around: place)
    let line = around.count <= longest * 2 ? file.text(in: around) : ""
    let block = tree.block(at: place).map { tree.blocks[$0].heading } ?? -1
    let heading = tree.blocks.indices.contains(block) ? tree.text(in: tree.blocks[block].content) : ""
    return [line, heading].contains { text in
      text.utf8.count <= longest * 2
        && WrittenName.words(of: plain(text)).contains { $0.lowercased().means(.disabledState) }
    }
  }

  /// A line without the classes that say how something would look if it were disabled: `disabled:opacity-50`.
  private static func plain(_ text: String) -> String {
    guard text.holds("disabled:") else { return text }
    return text.split(separator: " ").filter { !$0.holds("disabled:") || $0.hasSuffix("disabled:") }
      .joined(separator: " ")
  }
}

extension PairColor.Source {
  /// Whether what lies below shines through.
  fileprivate var isTint: Bool {
    switch self {
    case .literal(let color): color.alpha < 1 && color.alpha > 0
    case .token(_, let opacity): opacity < 1
    }
  }
}
