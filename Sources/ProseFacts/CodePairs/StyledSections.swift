import CodeFacts
import Facts
import SourceText
import Syntax

/// The sections of a document whose fences style what their headings name.
///
/// Declarations without a rule, and a rule whose selector holds a word of the heading (`.chip` below *Chip*), specify the
/// section's thing, whatever else the document says; other rules may be samples.
struct StyledSections {
  private let tree: MarkdownTree
  private let headings: [MarkdownBlock]
  private let components: [ComponentSpec]

  init(_ tree: MarkdownTree, _ components: [ComponentSpec]) {
    self.tree = tree
    self.components = components
    headings = tree.blocks.filter { $0.kind == .heading }
  }

  /// The pairs of style sheets that stand in the document's order, and whether each specifies the thing of its section.
  func pairs(of sheets: [CSSTree]) -> [(pair: ColorPair, isOfSection: Bool)] {
    var next = 0
    return sheets.flatMap { sheet in
      let pairs = CSSPairs.pairs(of: sheet)
      guard let start = pairs.map(\.range.start).min() else { return [(pair: ColorPair, isOfSection: Bool)]() }
      while next < headings.count, headings[next].range.start < start { next += 1 }
      let title = next > 0 ? words(of: tree.text(in: headings[next - 1].content)) : []
      let owner = components.owner(of: ByteRange(at: start))?.name
      return pairs.map { pair in
        var pair = pair
        let isOfSection = pair.component.map { words(of: $0).contains(where: title.contains) } ?? true
        pair.component = pair.component ?? owner
        return (pair, isOfSection)
      }
    }
  }

  private func words(of text: String) -> Set<String> {
    Set(text.lowercased().lettersOnly.map { String($0.hasSuffix("s") ? $0.dropLast() : $0) })
  }
}
