package import Facts
package import Syntax

extension EmbeddedCode {
  /// The fences of a document that are read as code; of JSON and YAML ``NamedValueCode`` reads the names with values.
  package static func fences(in tree: MarkdownTree) -> [EmbeddedCode] {
    tree.blocks.compactMap { block in
      guard block.kind == .fence else { return nil }
      let written = tree.languageMeant(by: block)
      guard let language = language(of: written) else { return nil }
      let kind = FenceKind(of: block, in: tree)
      guard kind == .code || kind == .hybrid else { return nil }
      return EmbeddedCode(language: language, range: block.content, dialect: dialect(of: written))
    }
  }

  /// Whether a fence is in a language that is read as code.
  static func isCode(_ fence: MarkdownBlock, in tree: MarkdownTree) -> Bool {
    language(of: tree.languageMeant(by: fence)) != nil
  }

  private static func language(of written: FenceLanguage) -> Language? {
    switch written {
    case .swift: .swift
    case .css, .scss, .less: .css
    default: nil
    }
  }

  private static func dialect(of written: FenceLanguage) -> CSSDialect {
    switch written {
    case .scss: .scss
    case .less: .less
    default: .css
    }
  }
}
