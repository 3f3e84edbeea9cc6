package import SourceText
package import Syntax

/// A fence that holds code of a language of ours.
package struct EmbeddedCode: Sendable {
  package var language: Language
  /// The lines of the fence; all offsets are those of the document.
  package var range: ByteRange

  /// The fences of a document that are code; JSON and YAML in a document are examples and define nothing.
  package static func fences(in tree: MarkdownTree) -> [EmbeddedCode] {
    tree.blocks.compactMap { block in
      guard block.kind == .fence, let language = languages[tree.language(of: block).lowercased()] else { return nil }
      let kind = FenceKind(of: block, in: tree)
      return kind == .code || kind == .hybrid ? EmbeddedCode(language: language, range: block.content) : nil
    }
  }

  private static let languages: [String: Language] = ["swift": .swift, "swiftui": .swift]
}
