package import SourceText

/// Swift source as member chains and calls, as far as that can be seen without compiling; reading it never fails.
package struct SwiftTree: Sendable {
  /// The text that holds the source; all ranges are offsets in it.
  package let bytes: [UInt8]
  package internal(set) var tokens: [SwiftToken]
  /// Every comment, marks included, in order.
  package internal(set) var comments: [ByteRange]
  /// Every chain, in order of start.
  package internal(set) var chains: [SwiftChain] = []
  /// Every call, in order of its opening parenthesis.
  package internal(set) var calls: [SwiftCall] = []
  /// The arguments of all calls, in order of start; ``arguments(of:)`` sorts them out.
  package internal(set) var arguments: [SwiftArgument] = []

  /// Whether a bracket or a comment is not closed, or a bracket is closed that was not open, so that names may be hidden.
  package internal(set) var isUnfinished = false

  /// Reads the source in a stretch of a text.
  package init(parsing bytes: [UInt8], in range: ByteRange) {
    self.bytes = bytes
    let lexer = SwiftLexer(bytes, in: range)
    (tokens, comments, isUnfinished) = (lexer.tokens, lexer.comments, lexer.isUnfinished)
    SwiftParser.parse(&self)
  }

  /// The arguments of a call in order.
  package func arguments(of call: SwiftCall) -> [SwiftArgument] {
    var found: [SwiftArgument] = []
    var index = call.firstArgument
    while arguments.indices.contains(index) {
      found.append(arguments[index])
      index = arguments[index].next
    }
    return found
  }

  /// The first argument of a call, which is empty where nothing stands in the parentheses.
  package func firstArgument(of call: SwiftCall) -> SwiftArgument? {
    arguments.indices.contains(call.firstArgument) ? arguments[call.firstArgument] : nil
  }

  /// Whether a call has one argument only.
  package func hasOneArgument(_ call: SwiftCall) -> Bool { firstArgument(of: call)?.next == -1 }

  /// The argument with a label, or for an empty label the first without one.
  package func argument(_ label: String, of call: SwiftCall) -> SwiftArgument? {
    arguments(of: call).first { text(in: $0.label) == label }
  }

  /// The chain whose first token has the given index; `nil` where none begins.
  package func chain(beginningAt token: Int) -> SwiftChain? {
    let index = chains.partitioningIndex { $0.tokens.lowerBound >= token }
    return index < chains.count && chains[index].tokens.lowerBound == token ? chains[index] : nil
  }

  /// The ranges of a chain's names.
  package func names(of chain: SwiftChain) -> [ByteRange] {
    tokens[chain.tokens].filter { $0.kind == .identifier }.map(\.range)
  }

  /// The name that a call calls: the last of its chain.
  package func name(of call: SwiftCall) -> String {
    names(of: chains[call.chain]).last.map(text(in:)) ?? ""
  }

  /// The text of a stretch.
  package func text(in range: ByteRange) -> String {
    String(decoding: bytes[min(range.start, bytes.count)..<min(range.end, bytes.count)], as: UTF8.self)
  }
}

/// Names joined by dots: `Color.black`, `.white`.
package struct SwiftChain: Sendable {
  package enum Base: Sendable {
    /// It begins with a name.
    case name
    /// It begins with a dot where a value could begin, so that its type is left to the compiler.
    case implicit
    /// It begins with a dot behind a value: `)` or `}`.
    case continued
  }

  package var base: Base
  /// Its names and dots among the tree's tokens.
  package var tokens: Range<Int>
  package var range: ByteRange
  /// The index of the call that its last name begins; -1 for none.
  package var call: Int
  /// The index of the argument it stands in, through parentheses and brackets but not through braces; -1 for none.
  package var argument: Int
}

/// A name with arguments in parentheses.
package struct SwiftCall: Sendable {
  /// The index of the chain that it calls.
  package var chain: Int
  /// From the chain's start to the closing parenthesis, or to the end of the source where that is missing.
  package var range: ByteRange
  /// The index of the token behind the closing parenthesis.
  package var nextToken: Int
  /// The index of the argument it stands in; -1 for none.
  package var argument: Int
  var firstArgument: Int
}

/// One argument of a call.
package struct SwiftArgument: Sendable {
  /// The index of its call.
  package var call: Int
  /// The label without its colon; empty for none.
  package var label: ByteRange
  /// The tokens of the value.
  package var tokens: Range<Int>
  /// The value from its first to its last token; empty where none stands.
  package var range: ByteRange
  var next: Int
}
