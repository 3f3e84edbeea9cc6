import Facts
import SourceText
import Syntax

/// Finds the pairs of colors that snippets state of one view, by its modifiers in Swift, or by its attributes in layouts
/// of Android and XAML.
enum ViewPairs {
  /// The pairs in the order of the text; none of what is refused.
  static func pairs(of file: SourceFile, _ tree: MarkdownTree, naming names: ColorNames, _ facts: FileFacts)
    -> [ColorPair]
  {
    let colors = SnippetColors(file: file, names: names)
    let modifiers = ModifierPairs(file: file, tree: tree, color: colors.color(ofSwift:))
    let attributes = AttributePairs(file: file, tree: tree, color: colors.color(ofAttribute:))
    let found = tree.blocks.filter { $0.kind == .fence }.flatMap { fence -> [ColorPair] in
      if AttributePairs.isLayout(fence, in: tree) { return attributes.pairs(in: fence) }
      return tree.languageWritten(in: fence) == .swift ? modifiers.pairs(in: fence) : []
    }
    return found.filter { !facts.isRefused($0.range) && !facts.isRefused($0.background.range) }.map { pair in
      var pair = pair
      pair.component = facts.components.owner(of: pair.range)?.name
      return pair
    }
  }
}
