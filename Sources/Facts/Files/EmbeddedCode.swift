package import SourceText
package import Syntax

/// A fence that holds code of a language of ours.
package struct EmbeddedCode: Sendable {
  package var language: Language
  /// The lines of the fence; all offsets are those of the document.
  package var range: ByteRange
  /// Which language of style sheets it is, if it is one.
  package var dialect = CSSDialect.css

  package init(language: Language, range: ByteRange, dialect: CSSDialect = .css) {
    self.language = language
    self.range = range
    self.dialect = dialect
  }
}
