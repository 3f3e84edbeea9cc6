import CodeFacts
import Facts
import SourceText
import Syntax

/// Finds packed colors without their opacity in the fences of a document.
enum FencedColors {
  /// In fences that name no language, only where the code around leaves no doubt.
  static func problems(in file: SourceFile, _ tree: MarkdownTree) -> [Problem] {
    tree.blocks.filter { $0.kind == .fence }.flatMap { block -> [Problem] in
      let language = tree.languageWritten(in: block)
      let isCertain = language == .dart || language == .kotlin
      guard isCertain || language == .unnamed else { return [] }
      return PackedColors.problems(in: file, block.content, isCertain: isCertain)
    }
  }
}
