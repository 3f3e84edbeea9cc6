import DesignTokens
import Lexicon
import SourceText
import Syntax

/// The color that a ratio of contrast is about, by the line that names it: `- **Primary**: #1565C0`.
struct ClaimedColor {
  let name: String
  let color: Color

  /// The color of the nearest item around a block whose line has one; `nil` where it has several.
  init?(above block: MarkdownBlock, in tree: MarkdownTree, _ file: SourceFile) {
    var parent = block.parent
    while parent >= 0 {
      if tree.blocks[parent].kind == .item, Self.holdsHex(tree.blocks[parent], in: tree) {
        self.init(of: tree.blocks[parent], in: tree, file)
        return
      }
      parent = tree.blocks[parent].parent
    }
    return nil
  }

  /// The color of an item with a name and one color.
  init?(of block: MarkdownBlock, in tree: MarkdownTree, _ file: SourceFile) {
    guard block.kind == .item, block.content.count < 400,
      let split = NameSeparator.split(file, block.content, isList: true)
    else { return nil }
    var scanner = NotationScanner(file.bytes)
    func colors(in range: ByteRange) -> [Color] {
      scanner.notations(in: range).compactMap { notation -> Color? in
        if case .color(let color, _, _) = notation.value { color } else { nil }
      }
    }
    // `White text (#FFFFFF): 12.5:1`
    let inValue = colors(in: split.value)
    let colors = inValue.isEmpty ? colors(in: split.name) : inValue
    guard let color = colors.first, color.alpha == 1, colors.allSatisfy({ $0.hexRGBA == color.hexRGBA }) else {
      return nil
    }
    name = WrittenName(file, split.name).text
    self.color = color
  }

  private static func holdsHex(_ block: MarkdownBlock, in tree: MarkdownTree) -> Bool {
    tree.slice(block.content).contains(UInt8(ascii: "#"))
  }
}
