package import SourceText

/// One word, number, string or sign of a style sheet.
package struct CSSToken: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    /// A name, also one that begins with two hyphens or that a parenthesis follows.
    case identifier
    /// `@media`; in Less also a variable.
    case atKeyword
    /// `$name`.
    case variable
    /// `#` with what follows: a color or an id.
    case hash
    /// A number with its unit.
    case number
    /// A string with its quotes; one that is not closed ends with its line.
    case string
    /// `url(…)` without quotes inside.
    case url
    /// `#{` in SCSS, `@{` in Less; a sign `}` closes it.
    case interpolation
    /// One byte that is none of the others.
    case sign
  }

  package var kind: Kind
  package var range: ByteRange
}
