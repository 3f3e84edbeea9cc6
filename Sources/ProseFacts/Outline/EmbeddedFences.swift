package import Facts
package import Syntax

extension EmbeddedCode {
  /// The fences of a document that are read as code; of JSON and YAML ``NamedValueCode`` reads the names with values.
  package static func fences(in tree: MarkdownTree) -> [EmbeddedCode] {
    tree.blocks.compactMap { block in
      guard block.kind == .fence else { return nil }
      let word = tree.languageMeant(by: block).lowercased()
      guard let language = languages[word] else { return nil }
      let kind = FenceKind(of: block, in: tree)
      guard kind == .code || kind == .hybrid else { return nil }
      return EmbeddedCode(language: language, range: block.content, dialect: dialects[word] ?? .css)
    }
  }

  /// Whether a fence is in a language that is read as code.
  static func isCode(_ fence: MarkdownBlock, in tree: MarkdownTree) -> Bool {
    languages[tree.languageMeant(by: fence).lowercased()] != nil
  }

  private static let languages: [String: Language] = [
    "swift": .swift, "swiftui": .swift, "css": .css, "scss": .css, "less": .css, "postcss": .css,
    "wxss": .css, "acss": .css, "ttss": .css,
  ]

  private static let dialects: [String: CSSDialect] = ["scss": .scss, "less": .less]
}
