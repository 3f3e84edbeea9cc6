package import SourceText

/// One block of a Markdown document, in a flat pre-order array: the blocks inside a list or an item follow it directly.
///
/// A block is a plain value; what it is made of is asked from its ``MarkdownTree``.
package struct MarkdownBlock: Sendable {
  package enum Kind: UInt8, Sendable {
    /// `## Title` or a title that is underlined.
    case heading
    case paragraph
    /// Carries nothing itself; its items are its children.
    case list
    /// A bullet or a numbered item. Its first paragraph is its own `content`; whatever follows are its children.
    case item
    case table
    /// A fenced block, or an object that needs no marks (`colors: {` … `}`); text indented by four columns is
    /// `indentedCode`.
    case fence
    case indentedCode
    case thematicBreak
    /// A block of HTML, comments included.
    case html
    /// `[label]: destination`.
    case linkDefinition
  }

  package var kind: Kind
  /// From the first visible byte to the end of the last line that belongs to it, children included, ending excluded.
  package var range: ByteRange
  /// The text without its marks; empty where there is none.
  ///
  /// A title, a paragraph, the first paragraph of an item, the lines inside a fence (their endings included), the
  /// destination of a link definition.
  package var content: ByteRange
  /// The `##` or the underline of a heading, the `-` or `1.` of an item, the opening backticks of a fence.
  package var marker: ByteRange
  /// What stands behind the backticks of a fence, or above one without these; the checkbox of an item (`[x]`); the label of a link definition.
  package var info: ByteRange
  /// For a heading its whole section, up to the next heading of its level or above; for any other block its `range`.
  package var extent: ByteRange
  /// The level of a heading (1…6); the depth of an item among items (0 for the outermost).
  package var level: Int
  /// The index of the heading whose section holds the block (or the heading itself); -1 where none does.
  package var heading: Int
  /// The index of the list that holds an item, of the item that holds any other block; -1 at the outermost level.
  package var parent: Int
  /// The index of the first block behind this one and its children.
  package var next: Int
  /// Whether a list or an item is numbered.
  package var isOrdered = false
  /// Whether a fence is an object without marks around it.
  package var isBare = false
  /// Whether the block stands in a block quote.
  package var isQuoted = false
  /// The column (tabs to every fourth) of the first visible byte: how deep an item, a fence or a paragraph is indented.
  package var indent: Int
  /// The lines, or for a table the rows, in the tree's own arrays.
  var parts: Range<Int> = 0..<0

  init(_ kind: Kind, at range: ByteRange, level: Int = 0, heading: Int, parent: Int, next: Int, indent: Int) {
    self.kind = kind
    self.range = range
    self.level = level
    self.heading = heading
    self.parent = parent
    self.next = next
    self.indent = indent
    extent = range
    content = ByteRange(at: range.end)
    marker = ByteRange(at: range.start)
    info = ByteRange(at: range.end)
  }
}

/// One line of a table.
package struct MarkdownRow: Sendable {
  /// The line without its indentation and its ending.
  package var range: ByteRange
  /// Where its cells stand in the tree's own array.
  var cells: Range<Int>
}
