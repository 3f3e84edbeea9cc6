package import SourceText

/// One word, number, string or sign of Swift source.
package struct SwiftToken: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// A name or a keyword, with a leading `#`, `$` or the backticks if it has them.
    case identifier
    case number
    /// A string of any form, delimiters included; what it interpolates is part of it.
    case string
    /// One byte that is none of the others.
    case sign(UInt8)
  }

  package var kind: Kind
  package var range: ByteRange
}
