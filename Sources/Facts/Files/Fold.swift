package import SourceText

/// A stretch that a reader may want to fold away.
package struct Fold: Hashable, Sendable {
  package enum Kind: Sendable {
    /// Closed by a bracket, whose line stays in sight.
    case bracketed
    /// Whatever ends with its last line: a section, a block of YAML.
    case block
    case comment
  }

  package var range: ByteRange
  package var kind: Kind

  package init(_ range: ByteRange, _ kind: Kind) {
    self.range = range
    self.kind = kind
  }
}
