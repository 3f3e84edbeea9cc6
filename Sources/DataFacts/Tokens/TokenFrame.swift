import Facts
import Syntax

/// A group, or a token with members of its own, on the way down.
struct TokenFrame {
  var members: DataMembers
  /// The names down to here, joined by dots.
  var name: [UInt8]
  var type: TypeStatement
  var deprecation: Deprecation?
  /// The groups of this tree that it takes in.
  var mirrors: [DataNode] = []
  /// Whether it is a token, whose other members were judged already.
  var isToken = false
  /// The names so far by their lower-case spelling; `nil` where capitals make no difference.
  var folded: [String: String]?
  /// The object itself.
  var node: DataNode?
  /// Whether most of what it holds beside groups are tokens; `nil` until somebody asks.
  var isOfTokens: Bool?
  /// How many of its members begin with each word in front of a dot; `nil` until somebody asks.
  var heads: [String: Int]?
}
