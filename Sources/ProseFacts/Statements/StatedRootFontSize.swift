import CodeFacts
import Facts
import SourceText
import Syntax

/// Tells how large a document says that the writing of the whole page is, which is what a rem is.
enum StatedRootFontSize {
  /// The size in px that the fences of a document state, also those that name no language; `nil` where they state none or
  /// several.
  static func size(in file: SourceFile, _ facts: FileFacts, _ sheets: [CSSTree]) -> Double? {
    let plain = facts.fences.map(\.range).filter { fence in
      guard fence.count < 2_000 else { return false }
      // Both stand in the order of the text.
      let next = facts.embeddedCode.partitioningIndex { $0.range.end > fence.start }
      let isKnown = next < facts.embeddedCode.count && facts.embeddedCode[next].range.overlaps(fence)
      return !isKnown && file.text(in: fence).holds("font-size")
    }
    let sizes =
      sheets.compactMap(CSSRootFontSize.size)
      + plain.compactMap { CSSRootFontSize.size(in: CSSTree(parsing: file.bytes, in: $0, as: .css)) }
    return Set(sizes).count == 1 ? sizes.first : nil
  }
}
