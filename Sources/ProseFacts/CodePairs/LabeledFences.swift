import Lexicon
import SourceText
import Syntax

/// Finds the snippets that a line right above says to show what is disabled: *Disabled button:*.
enum LabeledFences {
  /// The content of such fences, in order.
  static func ofDisabled(in tree: MarkdownTree, _ file: SourceFile) -> [ByteRange] {
    zip(tree.blocks, tree.blocks.dropFirst()).compactMap { label, fence in
      guard fence.kind == .fence, label.kind == .paragraph || label.kind == .item || label.kind == .heading,
        label.content.count <= longest, StateNames.isNamedExempt(WrittenName(file, label.content).text)
      else { return nil }
      return fence.content
    }
  }

  /// A label has no more bytes.
  private static let longest = 80
}
