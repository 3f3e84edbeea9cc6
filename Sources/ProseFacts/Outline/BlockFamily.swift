import Lexicon
import Syntax

extension TokenFamily {
  /// The family of the tokens that a block lists: its label's, else that of the nearest heading that names one.
  static func of(_ index: Int, in tree: MarkdownTree) -> String? {
    if index > 0, tree.blocks[index - 1].kind == .paragraph,
      tree.blocks[index - 1].heading == tree.blocks[index].heading,
      let family = named(tree.text(in: tree.blocks[index - 1].content).prefixOfLine)
    {
      return family
    }
    var heading = tree.blocks[index].heading
    while tree.blocks.indices.contains(heading) {
      if let family = named(tree.text(in: tree.blocks[heading].content)) { return family }
      let outer = tree.blocks[heading].heading
      guard outer < heading else { return nil }
      heading = outer
    }
    return nil
  }
}

extension String {
  /// The first line without marks of emphasis.
  fileprivate var prefixOfLine: String { prefix { $0 != "\n" && $0 != "\r\n" }.filter { $0 != "*" } }
}
