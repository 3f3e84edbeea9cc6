package import SourceText

/// A stretch inside a text: a code span, a label, a link, or the plain text between them.
package struct MarkdownInline: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    /// Text without any marks. Escapes (`\*`) stay as they are written.
    case text
    /// `` `code` ``; `content` is what stands between the backticks, without one padding blank at both ends.
    case code
    /// `**label**` or `__label__`; the inlines inside it follow it.
    case strong
    case emphasis
    /// `[text](destination)` or `[text][label]`; the inlines of the text follow it. `[text]` alone is text.
    case link
    case image
    /// `<https://…>`, `<a@b.c>` or a bare `https://…`.
    case autolink
    /// `<!-- … -->`; `content` is what stands between the marks.
    case comment
    /// An HTML tag.
    case tag
  }

  package var kind: Kind
  /// All of it, marks included.
  package var range: ByteRange
  /// What the marks enclose; for a text or an autolink all of it.
  package var content: ByteRange
  /// Where a link or an image leads, as written; empty for the other kinds and for links by label.
  package var destination: ByteRange
  /// How many labels and links enclose it.
  package var depth: Int

  init(_ kind: Kind, _ range: ByteRange, content: ByteRange? = nil, destination: ByteRange? = nil) {
    self.kind = kind
    self.range = range
    self.content = content ?? range
    self.destination = destination ?? ByteRange(at: range.end)
    depth = 0
  }
}
