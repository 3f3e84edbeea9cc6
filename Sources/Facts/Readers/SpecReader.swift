import SourceText
import Syntax

/// Reads the components that a document describes, with their properties, colors, lengths and pairs.
enum SpecReader {
  /// Adds what the prose, trees, lists and tables of a document state.
  static func read(_ file: SourceFile, _ tree: MarkdownTree, into facts: inout FileFacts) {}
}
