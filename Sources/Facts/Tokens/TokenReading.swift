/// What is known of a data file beyond its own text when it is read.
package enum TokenReading: Sendable {
  /// Nothing: it is what it shows.
  case itself
  /// Its neighbors, a manifest or references say that a tree of values is one of tokens.
  case vouchedFor
  /// The settings say that it is written in 2025.10, whatever it looks like.
  case strict
}
